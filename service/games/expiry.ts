import type { Due } from "../store.ts";
import type { Entry } from "./entry.ts";
import { noticeOf, type Send, withWebhook } from "./game-notices.ts";
import { announcementOf, expiryOf } from "./game-state.ts";
import { type Desk, timeAt } from "./games.ts";
import { bodyOf } from "./move.ts";

/**
 * The end of a game's keeping: announced first, then carried out; put off when something has happened since. True when
 * the game was removed.
 */
export async function settleExpiry(desk: Desk, { meta, seats, latest }: Entry, send: Send): Promise<boolean> {
  const body = bodyOf(latest);
  const expiry = expiryOf(meta, body);
  const now = timeAt(desk);
  if (now >= expiry) {
    await desk.store.removeGame(meta.id);
    return true;
  }
  const at = (time: string): Due => ({
    at: time,
    kind: "expiry",
    game: meta.id,
    version: latest.version,
    network: meta.network,
  });
  const announced = announcementOf(meta, latest);
  if (now >= announced) {
    const text = `The game is removed on ${expiry.slice(0, 10)} if nothing happens any more. Export its record before.`;
    for (const seat of withWebhook(seats, Object.keys(seats.seats)))
      await send(noticeOf("expiry", meta, seat, latest.version, text, now, expiry));
    await desk.store.remember(at(expiry));
  } else await desk.store.remember(at(announced));
  return false;
}
