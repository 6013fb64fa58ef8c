import * as z from "zod";
import { SEATS, gameKey } from "../storage/store.ts";
import { type Table, text } from "../storage/table.ts";
import type { Webhook } from "./deliver.ts";
import type { Notice } from "./notice.ts";

/**
 * Finds where the notices of a seat go at the moment, or null. A webhook's key is in no message and in no queue: it is
 * read when it is needed.
 */
export type WebhookOf = (game: string, seat: string, kind: Notice["kind"]) => Promise<Webhook | null>;

const webhook = z.object({ url: z.string(), key: z.string() }).nullish();
const seatsSchema = z.record(z.string(), z.object({ webhook, former: webhook }));

/**
 * Reads webhooks from the table: the seats of a game. That its invitation was replaced a seat is told where its notices
 * went before, for there its owner reads them.
 */
export function webhooksIn(table: Pick<Table, "get">): WebhookOf {
  return async (game, seat, kind) => {
    const item = await table.get(gameKey(game), SEATS);
    if (item === null) return null;
    const kept = new Map(Object.entries(seatsSchema.parse(JSON.parse(text(item, "seats"))))).get(seat);
    const former = kind === "renewed" ? kept?.former : null;
    return former ?? kept?.webhook ?? null;
  };
}
