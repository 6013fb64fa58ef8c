import { randomBytes } from "node:crypto";
import { Fault, unreadableAt } from "../faults.ts";
import { closed } from "./advance.ts";
import { allow, type Caller, enter, type Entry } from "./entry.ts";
import { type GameState, stateOf, type WaitsFor } from "./game-state.ts";
import { atVersion, commitOrConflict, type Desk, timeAt } from "./games.ts";
import {
  gameOfInvitation,
  hashOfInvitation,
  type KeptSeat,
  newInvitation,
  type Renewal,
  seatOpenedBy,
  type Seats,
  type Webhook,
} from "./invitations.ts";
import { bodyOf } from "./move.ts";
import { isByMaster, unrecorded, withRenewal } from "./renewals.ts";

/** One seat changed, the others as they are. Throws a Fault when somebody else changed seats at the same moment. */
async function change(
  desk: Desk,
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
  desk: Desk,
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
  const secret = wanted ?? newInvitation(id);
  const opened = seatOpenedBy(entry.seats, secret);
  if (opened === name) return { seat: name, secret };
  if (opened !== null) throw unreadableAt("/secret", "This secret is in use.");
  const renewal: Renewal = { seat: name, by: entry.seat ?? "", at: timeAt(desk) };
  const again = unrecorded(entry.seats, entry.latest).some((waiting) => waiting.seat === name);
  const renewed = ({ webhook, former, replaced }: KeptSeat): KeptSeat => ({
    hash: hashOfInvitation(secret),
    since: renewal.at,
    webhook: null,
    former: again ? former : webhook,
    // whoever replaced it may renew it again as its owner: that takes nothing back
    replaced: isByMaster(renewal) ? renewal.at : replaced,
  });
  await change(desk, entry, name, renewed, renewal);
  desk.afterCommit(id);
  return { seat: name, secret };
}

/**
 * Has the notices of the caller's seat sent to an address, or (null) nowhere any more. Returns the key they are signed
 * with, the only time it is told.
 * `check` says what is wrong with an address.
 */
export async function sendNotices(
  desk: Desk,
  id: string,
  url: string | null,
  check: (url: string) => Promise<void>,
  caller: Caller,
): Promise<{ readonly seat: string; readonly key: string | null }> {
  const entry = await enter(desk, id, caller);
  allow(entry, "notices");
  const seat = entry.seat ?? "";
  if (url !== null) await check(url);
  const webhook: Webhook | null = url === null ? null : { url, key: randomBytes(32).toString("base64url") };
  if (webhook !== null) await desk.store.watch(id);
  await change(desk, entry, seat, (kept) => ({ ...kept, webhook }));
  // from now on somebody reads reminders
  if (webhook !== null && entry.meta.deadline !== null) desk.afterCommit(id);
  return { seat, key: webhook?.key ?? null };
}

/** Ends a game before its end; the secret of its dice is told from then on. */
export async function closeGame(desk: Desk, id: string, expectedVersion: number, caller: Caller): Promise<GameState> {
  const entry = await enter(desk, id, caller);
  allow(entry, "close");
  atVersion(entry, expectedVersion);
  const move = await commitOrConflict(desk, {
    entry,
    body: closed(bodyOf(entry.latest), { at: timeAt(desk), by: entry.seat ?? "" }),
  });
  return stateOf(desk.adjudicator, { ...entry, latest: move });
}

/** One of the caller's games. */
export interface MyGame {
  readonly id: string;
  readonly title: string;
  readonly ruleset: string;
  readonly seat: string;
  readonly version: number;
  readonly waitsForYou: boolean;
  readonly waitsFor: WaitsFor | null;
  readonly ended: GameState["ended"];
}

/**
 * The games of some invitations, those that wait for them first and the longest waiting first; and the places in the
 * list of those that open nothing.
 */
export async function myGames(
  desk: Desk,
  secrets: readonly string[],
  { visit }: Caller,
): Promise<{ readonly games: readonly MyGame[]; readonly unknown: readonly number[] }> {
  visit?.admit();
  const found = await Promise.all(
    secrets.map(async (secret): Promise<MyGame | null> => {
      const id = gameOfInvitation(secret);
      if (id === null) return null;
      const entry = await enter(desk, id, { secret }).catch((error: unknown) => {
        if (error instanceof Fault && (error.kind === "not-found" || error.kind === "unauthorized")) return null;
        throw error;
      });
      if (entry === null || entry.seat === null) return null;
      const { title, ruleset, version, waitsFor, ended } = stateOf(desk.adjudicator, entry);
      return {
        id,
        title,
        ruleset,
        seat: entry.seat,
        version,
        waitsForYou: waitsFor?.seats.includes(entry.seat) ?? false,
        waitsFor,
        ended,
      };
    }),
  );
  if (found.includes(null)) visit?.wrong();
  // an invitation that is sent twice is one game
  const isFirst = secrets.map((secret, at) => secrets.indexOf(secret) === at);
  const games = found.flatMap((game, at) => (game !== null && isFirst[at] ? [game] : []));
  const rank = ({ waitsForYou, waitsFor }: MyGame): string => `${waitsForYou ? 0 : 1}${waitsFor?.since ?? "~"}`;
  return {
    games: games.sort((a, b) => (rank(a) < rank(b) ? -1 : 1)),
    unknown: found.flatMap((game, at) => (game === null ? [at] : [])),
  };
}
