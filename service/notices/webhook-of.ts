import * as z from "zod";
import { gameKey, PUSH_KEY, SEATS, STORE } from "../storage/store.ts";
import type { Browser } from "../storage/seats.ts";
import { type Table, text } from "../storage/table.ts";
import type { Webhook } from "./deliver.ts";
import type { Notice } from "./notice.ts";
import { browserId, type PushReceiver } from "./push.ts";

/** Where a notice goes: a webhook, or a browser by its push service. */
export type Receiver = Webhook | PushReceiver;

/**
 * Finds where the notices of a seat go at the moment, or null: its webhook, or the browser that `to` names. A receiver's
 * keys are in no message and in no queue: they are read when they are needed.
 */
export type WebhookOf = (
  game: string,
  seat: string,
  kind: Notice["kind"],
  to?: string | undefined,
) => Promise<Receiver | null>;

const webhook = z.object({ url: z.string(), key: z.string() }).nullish();
const browsers = z.array(z.object({ url: z.string(), p256dh: z.string(), auth: z.string() })).default([]);
const seatsSchema = z.record(z.string(), z.object({ webhook, former: webhook, browsers, formerBrowsers: browsers }));

/**
 * Reads webhooks from the table: the seats of a game. That its invitation was replaced a seat is told where its notices
 * went before, for there its owner reads them.
 */
export function webhooksIn(table: Pick<Table, "get">): WebhookOf {
  const pushTo = async (browser: Browser | undefined): Promise<PushReceiver | null> => {
    const key = browser && (await table.get(STORE, PUSH_KEY));
    return browser === undefined || key === null || key === undefined
      ? null
      : { ...browser, pushKey: text(key, "key") };
  };
  return async (game, seat, kind, to) => {
    const item = await table.get(gameKey(game), SEATS);
    if (item === null) return null;
    const kept = new Map(Object.entries(seatsSchema.parse(JSON.parse(text(item, "seats"))))).get(seat);
    if (to !== undefined) {
      const told = [...(kept?.browsers ?? []), ...(kind === "renewed" ? (kept?.formerBrowsers ?? []) : [])];
      return pushTo(told.find(({ url }) => browserId(url) === to));
    }
    const former = kind === "renewed" ? kept?.former : null;
    return former ?? kept?.webhook ?? null;
  };
}
