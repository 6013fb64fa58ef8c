import * as z from "zod";
import { gameId } from "../schema/game-id.ts";
import { noticeKinds } from "../schema/notice-kinds.ts";

const time = z.iso.datetime();

/**
 * A notice as it travels: on the queue, and to the receiver. It holds nothing that the seat may not know, and no
 * secret.
 */
export const noticeSchema = z.strictObject({
  id: z
    .string()
    .min(1)
    .max(200)
    .meta({ description: "The same for every delivery of this notice, so that a receiver can drop a double." }),
  kind: z.enum(noticeKinds),
  game: gameId,
  title: z.string().max(200),
  to: z
    .string()
    .regex(/^[0-9a-f]{16}$/)
    .optional()
    .meta({ description: "The browser that it goes to; left out where it goes to the seat's webhook." }),
  seat: z.string().min(1).max(64),
  alike: z
    .array(z.string().min(1).max(64))
    .max(64)
    .optional()
    .meta({ description: "The seats that are told the same at one address, in the order of which the first is told." }),
  names: z
    .array(z.strictObject({ seat: z.string().min(1).max(64), name: z.string().min(1).max(200) }))
    .max(64)
    .optional()
    .meta({ description: "How those are called who are told it, where they have names." }),
  replaced: z
    .string()
    .min(1)
    .max(64)
    .optional()
    .meta({ description: "Of `renewed`: the seat whose invitation was replaced." }),
  version: z.int().min(0).max(1_000_000),
  text: z.string().max(4000).meta({ description: "What is asked, or what happened, in plain words." }),
  said: z
    .strictObject({ by: z.string().min(1).max(64), words: z.string().max(400) })
    .optional()
    .meta({ description: "What was said with the latest move, and by whom: the name of the seat, if it has one." }),
  since: time.meta({ description: "Since when it has been so." }),
  deadline: time.nullable(),
  link: z
    .url({ protocol: /^https?$/ })
    .max(500)
    .optional(),
});

/** What one seat is told about one version of its game. */
export type Notice = z.infer<typeof noticeSchema>;

/** A notice with its id: game, version, seat and kind, so that telling the same thing again makes the same id. */
export const notice = (told: Omit<Notice, "id">): Notice => ({
  id: `${told.game}/${told.version}/${told.seat}/${told.kind}`,
  ...told,
});
