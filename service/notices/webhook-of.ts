import * as z from "zod";
import { SEATS, gameKey } from "../store.ts";
import { type Table, text } from "../table.ts";
import type { Webhook } from "./deliver.ts";

/**
 * Finds where the notices of a seat go at the moment, or null. A webhook's key is in no message and in no queue: it is
 * read when it is needed.
 */
export type WebhookOf = (game: string, seat: string) => Promise<Webhook | null>;

const seatsSchema = z.record(
  z.string(),
  z.object({ webhook: z.object({ url: z.string(), key: z.string() }).nullish() }),
);

/** Reads webhooks from the table: the seats of a game. */
export function webhooksIn(table: Pick<Table, "get">): WebhookOf {
  return async (game, seat) => {
    const item = await table.get(gameKey(game), SEATS);
    if (item === null) return null;
    return new Map(Object.entries(seatsSchema.parse(JSON.parse(text(item, "seats"))))).get(seat)?.webhook ?? null;
  };
}
