import { Fault, unreadableAt } from "../schema/faults.ts";
import type { Delivery } from "../storage/deliveries.ts";
import { deliveriesOfWebhook, noDeliveries, type NotedDeliver } from "../notices/deliveries.ts";
import { allow, type Caller, enter } from "./entry.ts";
import { noticeOf } from "./game-notices.ts";
import { type GameServices, timeAt } from "./games.ts";

/** Milliseconds between two tests of a seat's webhook. */
export const TEST_PAUSE = 10_000;

/** Where the notices of a seat go, without any address, and what became of the last of them. */
export interface OwnNotices {
  readonly seat: string;
  readonly webhook: boolean;
  readonly browsers: number;
  readonly deliveries: readonly Delivery[];
}

/** What the caller's own seat may know of its notices. */
export async function ownNotices(desk: GameServices, id: string, caller: Caller): Promise<OwnNotices> {
  const entry = await enter(desk, id, caller);
  allow(entry, "notices");
  const seat = entry.seat ?? "";
  const { webhook = null, browsers = [] } = entry.seats.seats[seat] ?? {};
  const deliveries = webhook === null ? [] : deliveriesOfWebhook(await desk.store.deliveries(id, seat), webhook);
  return { seat, webhook: webhook !== null, browsers: browsers.length, deliveries };
}

const tooSoon = (seconds: number): Fault => {
  const message = `The webhook of a seat is tested every ${TEST_PAUSE / 1000} seconds at most: go on in ${seconds} s.`;
  return new Fault("too-many", message, [{ code: "too-many", path: "", message }], null, seconds);
};

/**
 * Sends a sample notice to the webhook of the caller's seat, signed as every other and under the same checks, and tells
 * what came back. The turn to test is taken before anything is sent, so that no crowd of requests sends more.
 */
export async function testNotice(
  desk: GameServices,
  id: string,
  deliver: NotedDeliver,
  caller: Caller,
): Promise<Delivery> {
  const entry = await enter(desk, id, caller);
  allow(entry, "notices");
  const { meta, seats, latest } = entry;
  const seat = entry.seat ?? "";
  const webhook = seats.seats[seat]?.webhook ?? null;
  if (webhook === null)
    throw unreadableAt("", "This seat has no webhook: say its address first (POST notices, url).", "no-webhook");
  const kept = (await desk.store.deliveries(id, seat)) ?? noDeliveries;
  const now = timeAt(desk);
  const waits = kept.tested === "" ? 0 : Date.parse(kept.tested) + TEST_PAUSE - desk.now();
  // a clock that was put back lets nobody wait longer than the pause
  if (waits > 0) throw tooSoon(Math.ceil(Math.min(waits, TEST_PAUSE) / 1000));
  const generation = kept.generation + 1;
  if (!(await desk.store.changeDeliveries(id, seat, { ...kept, generation, tested: now }))) throw tooSoon(1);
  const text = "This is a test: the notices of this seat arrive here.";
  const mark = `/${generation}`;
  const sample = noticeOf("test", meta, { seat, version: latest.version, text, since: now, mark });
  return (await deliver(sample, webhook)).delivery;
}
