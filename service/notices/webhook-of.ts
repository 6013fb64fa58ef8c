import * as z from "zod";
import { gameKey, SEATS } from "../storage/game-items.ts";
import { PUSH_KEY, STORE } from "../storage/server-kept.ts";
import type { Browser } from "../storage/seats.ts";
import { type Table, text } from "../storage/table.ts";
import type { Webhook } from "./deliver.ts";
import type { Notice } from "./notice.ts";
import { browserId } from "./browser-id.ts";
import type { PushReceiver } from "./push.ts";

/** Where a notice goes: a webhook, or a browser by its push service. */
export type Receiver = Webhook | PushReceiver;

/** Another seat is told the same at the same address, and this one with it. */
export interface ToldWith {
  readonly toldWith: string;
}

/**
 * Finds where the notices of a seat go at the moment, or null: its webhook, or the browser that `to` names. Of the seats
 * that are told alike (`alike`), the first at an address is told there for all of them. A receiver's keys are in no
 * message and in no queue: they are read when they are needed.
 */
export type WebhookOf = (notice: Addressed) => Promise<Receiver | ToldWith | null>;

/** What of a notice says where it goes. */
export type Addressed = Pick<Notice, "game" | "seat" | "kind" | "to" | "alike" | "replaced">;

const webhook = z.object({ url: z.string(), key: z.string() }).nullish();
const browsers = z.array(z.object({ url: z.string(), p256dh: z.string(), auth: z.string() })).default([]);
const keptSchema = z.object({ webhook, former: webhook, browsers, formerBrowsers: browsers });
const seatsSchema = z.record(z.string(), keptSchema);
type Kept = z.infer<typeof keptSchema>;

/** The browser of a seat that a notice goes to. */
const browserOf = (kept: Kept | undefined, isReplaced: boolean, to: string): Browser | undefined =>
  [...(kept?.browsers ?? []), ...(isReplaced ? (kept?.formerBrowsers ?? []) : [])].find(
    ({ url }) => browserId(url) === to,
  );

/** The webhook of a seat that a notice goes to. */
function ofSeat(kept: Kept | undefined, isReplaced: boolean): Webhook | null {
  const former = isReplaced ? kept?.former : null;
  if (former !== null && former !== undefined) return { ...former, isFormer: true };
  return kept?.webhook ?? null;
}

/**
 * Reads webhooks from the table: the seats of a game. That its own invitation was replaced a seat is told where its notices
 * went before, for there its owner reads them; of all else whoever lost it is told nothing more.
 */
export function webhooksIn(table: Pick<Table, "get">): WebhookOf {
  const pushTo = async (browser: Browser | undefined): Promise<PushReceiver | null> => {
    const key = browser && (await table.get(STORE, PUSH_KEY));
    return browser === undefined || key === null || key === undefined
      ? null
      : { ...browser, pushKey: text(key, "key") };
  };
  // a notice that waits since before it named the seat is of the seat that it goes to
  return async ({ game, seat, kind, to, alike = [], replaced = seat }) => {
    const isReplaced = (name: string): boolean => kind === "renewed" && name === replaced;
    const item = await table.get(gameKey(game), SEATS);
    if (item === null) return null;
    const seats = new Map(Object.entries(seatsSchema.parse(JSON.parse(text(item, "seats")))));
    const kept = seats.get(seat);
    if (to !== undefined) {
      const first = alike.find((name) => browserOf(seats.get(name), isReplaced(name), to) !== undefined) ?? seat;
      const browser = browserOf(kept, isReplaced(seat), to);
      return browser !== undefined && first !== seat ? { toldWith: first } : pushTo(browser);
    }
    const own = ofSeat(kept, isReplaced(seat));
    if (own === null || alike.length === 0) return own;
    const there = alike.flatMap((name) => {
      const webhookThere = ofSeat(seats.get(name), isReplaced(name));
      return webhookThere?.url === own.url ? [{ seat: name, key: webhookThere.key }] : [];
    });
    const [first = { seat }, ...others] = there;
    if (first.seat !== seat && there.some((told) => told.seat === seat)) return { toldWith: first.seat };
    return others.length === 0 ? own : { ...own, others };
  };
}
