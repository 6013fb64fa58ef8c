import { createHash } from "node:crypto";
import type { Log } from "../logging/log.ts";
import { type Deliveries, type Delivery, reasonOf } from "../storage/deliveries.ts";
import type { Store } from "../storage/store.ts";
import type { Deliver, Outcome, Webhook } from "./deliver.ts";
import type { Notice } from "./notice.ts";

/** Where the last deliveries of seats are kept. */
export type DeliveryStore = Pick<Store, "deliveries" | "changeDeliveries">;

/** A mark of a webhook that tells nothing of its key. */
export const markOf = ({ key }: Pick<Webhook, "key">): string =>
  createHash("sha256").update(key).digest("hex").slice(0, 16);

/** What is kept of a seat where nothing is. */
export const noDeliveries: Deliveries = { generation: -1, webhook: "", tested: "", last: [] };

/** The deliveries of a webhook among what is kept of its seat: those of one before are none of its own. */
export const deliveriesOfWebhook = (kept: Deliveries | null, webhook: Pick<Webhook, "key">): readonly Delivery[] =>
  kept?.webhook === markOf(webhook) ? kept.last : [];

/** How often it is tried to note a delivery while others are noted at the same moment. */
const MOST_ATTEMPTS = 3;

/** Notes a delivery as the latest of its webhook, unless others are always faster: then it is not told. */
async function note(
  store: DeliveryStore,
  { game, seat, webhook }: { readonly game: string; readonly seat: string; readonly webhook: Pick<Webhook, "key"> },
  delivery: Delivery,
): Promise<void> {
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
    const kept = (await store.deliveries(game, seat)) ?? noDeliveries;
    const last = [delivery, ...deliveriesOfWebhook(kept, webhook)];
    const next = { ...kept, generation: kept.generation + 1, webhook: markOf(webhook), last };
    if (await store.changeDeliveries(game, seat, next)) return;
  }
}

/** What came of sending a notice, and what is noted of it. */
export interface NotedOutcome {
  readonly outcome: Outcome;
  readonly delivery: Delivery;
}

/** Sends a notice once, and takes the time. */
async function timed(
  deliver: Deliver,
  notice: Notice,
  receiver: Parameters<Deliver>[1],
  now: () => number,
): Promise<NotedOutcome> {
  const [at, begun] = [new Date(now()).toISOString(), performance.now()];
  const outcome = await deliver(notice, receiver);
  const { kind, version } = notice;
  const { status = null } = outcome;
  const reason = "reason" in outcome ? outcome.reason : reasonOf(status);
  const ms = Math.round(performance.now() - begun);
  return { outcome, delivery: { at, kind, version, outcome: outcome.kind, status, reason: reason.slice(0, 40), ms } };
}

/** What notes deliveries: where, the time of day in milliseconds, and a log for what cannot be noted. */
export interface Noting {
  readonly store: DeliveryStore;
  readonly now: () => number;
  readonly log: Log;
}

/** Sends a notice once, and says what came of it beside the outcome. */
export type NotedDeliver = (notice: Notice, receiver: Parameters<Deliver>[1]) => Promise<NotedOutcome>;

/**
 * Deliveries of which those to webhooks are noted for their seats, each for all seats that it was for. What cannot be
 * noted is delivered all the same.
 */
export const notedDeliveries =
  (deliver: Deliver, { store, now, log }: Noting): NotedDeliver =>
  async (notice, receiver) => {
    const { outcome, delivery } = await timed(deliver, notice, receiver, now);
    // whoever was told of a replaced invitation where notices went before has no seat to look them up by
    if (!("key" in receiver) || receiver.isFormer === true) return { outcome, delivery };
    const { game, seat } = notice;
    try {
      for (const told of [{ seat, key: receiver.key }, ...(receiver.others ?? [])])
        await note(store, { game, seat: told.seat, webhook: told }, delivery);
    } catch (error) {
      log({
        level: "warn",
        event: "notice",
        id: notice.id,
        message: "the delivery cannot be noted",
        error: error instanceof Error ? error.name : "unknown",
      });
    }
    return { outcome, delivery };
  };

/** The same as a queue sends by it. */
export function notingDeliveries(deliver: Deliver, noting: Noting): Deliver {
  const noted = notedDeliveries(deliver, noting);
  return async (notice, receiver) => (await noted(notice, receiver)).outcome;
}
