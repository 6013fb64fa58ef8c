import * as z from "zod";
import { gameId } from "./game-id.ts";

/** The most invitations and games of one stream together. */
const MOST_TOLD = 50;
const invitations = z
  .array(z.string().max(200))
  .max(MOST_TOLD)
  .default([])
  .meta({ description: "The secrets of invitations." });
const games = z
  .array(gameId)
  .max(MOST_TOLD)
  .default([])
  .meta({ description: "The ids of public games to look on at, as the public may." });
const place = z.string().max(1800).optional();

const some = (told: { readonly invitations: readonly string[]; readonly games: readonly string[] }): boolean => {
  const count = told.invitations.length + told.games.length;
  return count > 0 && count <= MOST_TOLD;
};
const SOME = "Send invitations, ids of public games, or both: at least 1 and at most 50 together.";

/** What a stream is opened with. */
export const openStreamSchema = z
  .strictObject({ invitations, games })
  .refine(some, SOME)
  .meta({ id: "OpenStreamRequest", description: "At least one invitation or game, at most 50 together." });
export type Followed = z.infer<typeof openStreamSchema>;

/** What is asked of a stream by its address. */
export const streamQuery = z.strictObject({
  of: z.string().max(10_000),
  since: place,
  game: gameId.optional(),
});

/** The same without a stream, by the invitations and games themselves. */
export const newsSchema = z.strictObject({ invitations, games, since: place }).refine(some, SOME);

/** What there is to tell. */
export const newsKinds = ["turn", "move", "over", "proposal", "proposalEnded", "renewed", "claims", "lost"] as const;

const newsItem = z
  .object({
    id: z
      .string()
      .meta({ description: "The place behind this: sent as `since` or Last-Event-ID, what follows comes." }),
    kind: z.enum(newsKinds).meta({
      description:
        "turn: the seat is asked; move: a move was made; over; proposal: an undo or other rules wait for consent; proposalEnded; renewed: an invitation was replaced; claims: a seat took pieces as its own, or gave some up; lost: this invitation opens nothing any more, or the game is no longer open to the public.",
    }),
    game: z.string(),
    seat: z
      .string()
      .meta({ description: "Yours, which is told this; spectator for a public game without an invitation." }),
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
    unknownGames: z
      .array(z.int())
      .meta({ description: "Places in the list of games of those that are not there for the public." }),
  })
  .meta({ id: "OpenStreamAnswer" });
export type OpenStream = z.infer<typeof openStreamAnswer>;
