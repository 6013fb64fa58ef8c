import type { Due, KeptGame } from "../storage/store.ts";
import { LONG_BURIED } from "./buried.ts";
import type { Entry } from "./entry.ts";
import { noticeOf, receiversOf, type Send } from "./game-notices.ts";
import { announcementOf, expiryOf } from "./game-state.ts";
import { type GameServices, timeAt } from "./games.ts";
import { bodyOf } from "./move.ts";

/** What became of a game whose time is over. */
export type Ended = "buried" | "removed" | null;

const expiryDue = ({ meta, latest }: KeptGame, at: string): Due => ({
  at,
  kind: "expiry",
  game: meta.id,
  version: latest.version,
  network: meta.network,
});

const after = (desk: GameServices, milliseconds: number): string => new Date(desk.now() + milliseconds).toISOString();
const later = (one: string, other: string): string => (one > other ? one : other);

/**
 * The end of a game's keeping: announced first, then carried out when the time between the two has passed by a clock
 * that was seen to run for it (`ran`); put off when something has happened since. `dues` is all that was due of it.
 */
export async function settleExpiry(
  desk: GameServices,
  entry: Entry,
  dues: readonly Due[],
  ran: number,
  send: Send,
): Promise<Ended> {
  const { store } = desk;
  const { meta, seats, latest } = entry;
  const expiry = expiryOf(meta, bodyOf(latest));
  const announcement = announcementOf(meta, latest);
  const now = timeAt(desk);
  if (now < announcement) {
    await store.remember(expiryDue(entry, announcement));
    return null;
  }
  const notice = Date.parse(expiry) - Date.parse(announcement);
  const announced = dues.flatMap((due) =>
    due.version === latest.version && due.announced !== undefined ? [due.announced] : [],
  );
  if (announced.length === 0) {
    const end = later(expiry, after(desk, notice));
    const text = `The game is removed on ${end.slice(0, 10)} if nothing happens any more. Export its record before.`;
    for (const receiver of receiversOf(seats, Object.keys(seats.seats)))
      await send(noticeOf("expiry", meta, { ...receiver, version: latest.version, text, since: now, deadline: end }));
    await store.remember({ ...expiryDue(entry, end), announced: ran });
    return null;
  }
  const since = Math.min(...announced);
  const left = notice - (ran - since);
  if (now < expiry || left > 0) {
    await store.remember({ ...expiryDue(entry, later(expiry, after(desk, Math.max(left, 1)))), announced: since });
    return null;
  }
  await store.bury(meta.id, { at: now, ran, version: latest.version });
  await store.remember(expiryDue(entry, after(desk, LONG_BURIED)));
  // a move that was made at the same moment stands
  const last = await store.latest(meta.id);
  if (last === null || last.version === latest.version) return "buried";
  await store.takeBack(meta.id);
  return null;
}

/** Milliseconds after which the clock looks again at the deadline of a game that was put away. */
const LOOKED_AT = 24 * 3_600_000;

/**
 * What is due for a game that was put away: it is removed for good when it has been that for long enough by a clock that
 * was seen to run. One that was moved in at the moment it was put away is taken back. Null where the game was not put
 * away.
 */
export async function settleBuried(
  desk: GameServices,
  id: string,
  kind: Due["kind"],
  ran: number,
): Promise<{ readonly ended: Ended } | null> {
  const { store } = desk;
  const game = await store.buried(id);
  if (game === null) return null;
  if (kind === "deadline") {
    // it waits among what is tried again, for when the game is taken back
    await store.remember({ ...expiryDue(game, after(desk, LOOKED_AT)), kind, tries: 1 });
    return { ended: null };
  }
  const { tombstone, latest } = game;
  const left = LONG_BURIED - (ran - tombstone.ran);
  if (latest.version !== tombstone.version && tombstone.isTakenDown !== true) {
    await store.remember(expiryDue(game, after(desk, 1)));
    await store.takeBack(id);
    return { ended: null };
  }
  if (left > 0) {
    await store.remember(expiryDue(game, after(desk, left)));
    return { ended: null };
  }
  await store.removeGame(id);
  return { ended: "removed" };
}
