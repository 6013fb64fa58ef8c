import * as z from "zod";

const invitations = z
  .array(z.string().max(200))
  .min(1)
  .max(50)
  .meta({ description: "The secrets of invitations, at most 50." });
const place = z.string().max(1800).optional();

/** What a stream is opened with. */
export const openStreamSchema = z.strictObject({ invitations }).meta({ id: "OpenStreamRequest" });

/** What is asked of a stream by its address. */
export const streamQuery = z.strictObject({
  of: z.string().max(10_000),
  since: place,
  game: z
    .string()
    .regex(/^[a-z0-9]{1,40}$/)
    .optional(),
});

/** The same without a stream, by the invitations themselves. */
export const newsSchema = z.strictObject({ invitations, since: place });

/** What there is to tell. */
export const newsKinds = ["turn", "move", "over", "proposal", "proposalEnded", "renewed", "claims", "lost"] as const;

const newsItem = z
  .object({
    id: z
      .string()
      .meta({ description: "The place behind this: sent as `since` or Last-Event-ID, what follows comes." }),
    kind: z.enum(newsKinds).meta({
      description:
        "turn: the seat is asked; move: a move was made; over; proposal: an undo or other rules wait for consent; proposalEnded; renewed: an invitation was replaced; claims: a seat took pieces as its own, or gave some up; lost: this invitation opens nothing any more.",
    }),
    game: z.string(),
    seat: z.string().meta({ description: "Yours, which is told this." }),
    title: z.string(),
    version: z.int(),
    text: z.string().meta({ description: "What is asked, or what happened, in plain words." }),
    at: z.string().nullable().meta({ description: "Since when it has been so (ISO); null where that is not kept." }),
    by: z.string().nullable().meta({ description: "The seat that did it; null where nobody did." }),
    deadline: z.string().nullable().meta({ description: "Of a turn, when its time is over; null without a deadline." }),
    words: z.string().nullable().meta({ description: "What was said with a move." }),
  })
  .meta({ id: "NewsItem" });
export type NewsItem = z.infer<typeof newsItem>;

export const newsAnswer = z
  .object({
    news: z.array(newsItem),
    since: z.string().meta({ description: "The place behind all of it, also the ETag: send it the next time." }),
    more: z.boolean().meta({ description: "Whether there is more already: ask again at once." }),
    again: z.int().meta({ description: "The seconds after which it is worth to ask again." }),
  })
  .meta({ id: "News" });
export type News = z.infer<typeof newsAnswer>;

export const openStreamAnswer = z
  .object({
    url: z.string().meta({ description: "Where the news are; whoever has it can read them until it runs out." }),
    expiresAt: z.string().meta({ description: "ISO time until which the address is good: then open another." }),
    seats: z.array(z.object({ game: z.string(), seat: z.string() }).meta({ id: "StreamSeat" })),
    unknown: z.array(z.int()).meta({ description: "Places in the list (from 0) of invitations that open nothing." }),
  })
  .meta({ id: "OpenStreamAnswer" });
export type OpenStream = z.infer<typeof openStreamAnswer>;
