import { randomBytes } from "node:crypto";
import { Fault, unreadableAt } from "../schema/faults.ts";
import { closed } from "./advance.ts";
import { allow, type Caller, enter, type Entry } from "./entry.ts";
import type { GameState } from "./game-state.ts";
import { atVersion, type GameServices, timeAt } from "./games.ts";
import { commitOrConflict } from "./committing.ts";
import { gameOfInvitation, hashOfInvitation, mayBeRandom, newInvitation, seatOpenedBy } from "./invitations.ts";
import { isBrowserKey } from "../notices/index.ts";
import { withBrowser, withoutBrowser } from "./browsers.ts";
import type { Browser, Renewal, Webhook, KeptSeat, Seats } from "../storage/seats.ts";
import { bodyOf } from "./move.ts";
import { isByMaster, unrecorded, withRenewal } from "./renewals.ts";

/** One seat changed, the others as they are. Throws a Fault when somebody else changed seats at the same moment. */
async function change(
  desk: GameServices,
  { meta, seats, latest }: Entry,
  name: string,
  to: (kept: KeptSeat) => KeptSeat,
  renewal: Renewal | null = null,
): Promise<void> {
  // a name like "constructor" is on every object
  const kept = Object.hasOwn(seats.seats, name) ? seats.seats[name] : undefined;
  if (kept === undefined)
    throw new Fault("not-found", `The game has no seat "${name}".`, [
      { code: "unknown-seat", path: "/seat", message: `The seats are: ${Object.keys(seats.seats).join(", ")}.` },
    ]);
  const generation = seats.generation + 1;
  const waiting = unrecorded(seats, latest);
  const next: Seats = {
    ...seats,
    generation,
    seats: { ...seats.seats, [name]: to(kept) },
    renewals: renewal === null ? waiting : withRenewal(waiting, { ...renewal, generation }),
  };
  if (!(await desk.store.changeSeats(meta.id, next)))
    throw new Fault("conflict", "The seats were changed at the same moment: try again.");
}

/**
 * Replaces the invitation of a seat: the old secret opens nothing any more, and its notices end with that of the
 * renewal, which the other seats are told, too. The next move carries it into the record; until then the game tells it.
 * Returns the new one, the only time it is told. Whoever fears to lose that answer makes the new secret himself (`wanted`): then he has it
 * in any case, and asking again changes nothing.
 */
export async function renewInvitation(
  desk: GameServices,
  id: string,
  name: string,
  caller: Caller,
  wanted?: string,
): Promise<{ readonly seat: string; readonly secret: string }> {
  const entry = await enter(desk, id, caller);
  allow(entry, entry.seat === name ? "renew own invitation" : "renew any invitation");
  if (wanted !== undefined && gameOfInvitation(wanted) !== id)
    throw unreadableAt(
      "/secret",
      `An invitation to this game is "umpire-${id}-" and 43 random letters, digits, - or _.`,
    );
  if (wanted !== undefined && !mayBeRandom(wanted))
    throw unreadableAt("/secret", "The 43 characters are 256 random bits: these repeat themselves.", "not-random");
  const secret = wanted ?? newInvitation(id);
  const opened = seatOpenedBy(entry.seats, secret);
  if (opened === name) return { seat: name, secret };
  if (opened !== null) throw unreadableAt("/secret", "This secret is in use.");
  const renewal: Renewal = { seat: name, by: entry.seat ?? "", at: timeAt(desk) };
  const again = unrecorded(entry.seats, entry.latest).some((waiting) => waiting.seat === name);
  const renewed = ({ webhook, former, browsers, formerBrowsers, replaced }: KeptSeat): KeptSeat => ({
    hash: hashOfInvitation(secret),
    since: renewal.at,
    webhook: null,
    former: again ? former : webhook,
    browsers: [],
    formerBrowsers: again ? formerBrowsers : browsers,
    // whoever replaced it may renew it again as its owner: that takes nothing back
    replaced: isByMaster(renewal) ? renewal.at : replaced,
  });
  await change(desk, entry, name, renewed, renewal);
  desk.afterCommit(id);
  return { seat: name, secret };
}

/** What is to become of the notices of a seat; what is left out stays. */
export interface NoticesWish {
  /** The address of the webhook; null for none any more. */
  readonly url?: string | null | undefined;
  /** A browser that is told by push messages from now on, or not any more (keys null); null for none any more. */
  readonly browser?:
    | { readonly endpoint: string; readonly keys: { readonly p256dh: string; readonly auth: string } | null }
    | null
    | undefined;
}

/** The browsers of a seat as they are wished for. */
function browsersBy({ browser }: NoticesWish, browsers: readonly Browser[]): readonly Browser[] {
  if (browser === undefined) return browsers;
  if (browser === null) return [];
  const { endpoint, keys } = browser;
  return keys === null ? withoutBrowser(browsers, endpoint) : withBrowser(browsers, { url: endpoint, ...keys });
}

/**
 * Has the notices of the caller's seat sent to an address or to browsers, or nowhere any more. Returns the key that those
 * of a new address are signed with, the only time it is told, and how many browsers are told.
 * `check` says what is wrong with an address, which stands in the request at a path.
 */
export async function sendNotices(
  desk: GameServices,
  id: string,
  wish: NoticesWish,
  check: (url: string, path: string) => Promise<void>,
  caller: Caller,
): Promise<{ readonly seat: string; readonly key: string | null; readonly browsers: number }> {
  const entry = await enter(desk, id, caller);
  allow(entry, "notices");
  const seat = entry.seat ?? "";
  const { url, browser } = wish;
  if (url !== undefined && url !== null) await check(url, "/url");
  const begins = browser !== undefined && browser !== null && browser.keys !== null;
  if (begins) {
    if (!isBrowserKey(browser.keys.p256dh))
      throw unreadableAt("/browser/keys/p256dh", "This is not a public key of a browser: no point of the curve P-256.");
    await check(browser.endpoint, "/browser/endpoint");
  }
  const webhook: Webhook | null =
    url === undefined || url === null ? null : { url, key: randomBytes(32).toString("base64url") };
  if (webhook !== null || begins) await desk.store.watch(id);
  const next = (kept: KeptSeat): KeptSeat => ({
    ...kept,
    webhook: url === undefined ? kept.webhook : webhook,
    browsers: browsersBy(wish, kept.browsers),
  });
  let browsers = 0;
  await change(desk, entry, seat, (kept) => {
    const changed = next(kept);
    browsers = changed.browsers.length;
    return changed;
  });
  // from now on somebody reads reminders
  if ((webhook !== null || begins) && entry.meta.deadline !== null) desk.afterCommit(id);
  return { seat, key: webhook?.key ?? null, browsers };
}

/** Ends a game before its end; the secret of its dice is told from then on. */
export async function closeGame(
  desk: GameServices,
  id: string,
  expectedVersion: number,
  caller: Caller,
): Promise<GameState> {
  const entry = await enter(desk, id, caller);
  allow(entry, "close");
  atVersion(entry, expectedVersion);
  return commitOrConflict(desk, {
    entry,
    body: closed(bodyOf(entry.latest), { at: timeAt(desk), by: entry.seat ?? "" }),
  });
}
