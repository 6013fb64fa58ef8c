import { createHmac, randomBytes } from "node:crypto";
import { Fault, unreadableAt } from "../schema/faults.ts";
import { canonicalJson } from "../../rules/kernel/index.ts";
import { sha256 } from "../adjudication/sha256.ts";
import { commitmentTo, newSecret, sealedDice } from "../adjudication/sealed-dice.ts";
import type { Beginner } from "../limits/new-games.ts";
import type { GameMeta, StoredMove } from "../storage/store.ts";
import { withFreshBudget } from "../adjudication/budget.ts";
import { opening } from "./advance.ts";
import { putAway } from "./buried.ts";
import { announcementOf, type GameState, playersOf, stateOf } from "./game-state.ts";
import { type Agreement, type GameServices, timeAt } from "./game-services.ts";
import { lengthWith } from "./game-length.ts";
import { invite, MASTER, newInvitation, SPECTATOR } from "./invitations.ts";
import { type Seats } from "../storage/seats.ts";
import { reused } from "./keys.ts";
import { type Beginning, salted, storedMove } from "./move.ts";
import { type Claim, type Origin, type SeatName } from "../storage/seats.ts";
import { readBack } from "./read-back.ts";
import { rulesOf } from "./rules-used.ts";

/** A new game with the invitations to its seats: the only time their secrets are told, but for a retry. */
export interface CreatedGame extends GameState {
  readonly invitations: readonly { readonly seat: string; readonly secret: string }[];
}

/** How a game begins. */
export interface Start {
  readonly ruleset: string;
  readonly position: unknown;
  readonly seats: readonly string[];
  readonly agreed: Agreement;
  readonly origin: Origin | null;
  /** The pieces that seats have claimed in the game it comes from; left out where none were. */
  readonly claims?: readonly Claim[];
  /** Who begins it, where that is counted. */
  readonly beginner: Beginner | undefined;
  /** The idempotency key of the request, and what was asked for by it. */
  readonly key?: string | undefined;
  readonly asked?: unknown;
}

/** The names of a new game: fresh ones, or those that follow from a key, so that a retry finds and tells them again. */
interface Names {
  readonly id: string;
  readonly requestHash: string | null;
  secretOf(seat: string): string;
}

function namesOf({ key, asked }: Start): Names {
  const root = key ?? randomBytes(32);
  const id = key === undefined ? randomBytes(10).toString("hex") : sha256(`game/${key}`).slice(0, 20);
  return {
    id,
    requestHash: key === undefined ? null : sha256(canonicalJson(asked)),
    secretOf: (seat) => newInvitation(id, createHmac("sha256", root).update(`${id}/${seat}`, "utf8").digest()),
  };
}

const answer = (
  { adjudicator }: GameServices,
  meta: GameMeta,
  seats: Seats,
  first: StoredMove,
  { secretOf }: Names,
): CreatedGame => ({
  ...stateOf(adjudicator, { meta, seats, latest: first, seat: MASTER, proposal: null }),
  invitations: [...playersOf(seats), MASTER, SPECTATOR].map((seat) => ({ seat, secret: secretOf(seat) })),
});

/** The answer to a request that was answered before; null when it is new. Throws a Fault when its key is that of another. */
async function answeredBefore(desk: GameServices, key: string, names: Names): Promise<CreatedGame | null> {
  const there = await desk.store.game(names.id);
  if (there === null) {
    const buried = await desk.store.buried(names.id);
    if (buried?.meta.requestHash === names.requestHash && buried !== null) throw putAway(buried.tombstone);
    return null;
  }
  if (there.meta.requestHash !== names.requestHash) throw reused(key);
  const first = there.latest.version === 0 ? there.latest : await desk.store.move(names.id, 0);
  return first && answer(desk, there.meta, there.seats, first, names);
}

/** What a new game is announced with. */
function metaOf(
  desk: GameServices,
  { ruleset, agreed, origin, position }: Start,
  { id, requestHash }: Names,
  network: string | null,
): GameMeta {
  const { title, names, dice, visibility, deadline, keep, analysis = "off" } = agreed;
  const game = desk.adjudicator.game(ruleset);
  const hides = game.isHiddenGame(position);
  // what is hidden needs a secret for its salt, whoever rolls the dice
  const secret = dice === "sealed" || hides ? newSecret() : null;
  return {
    id,
    ruleset,
    title: title ?? game.title,
    ...(names !== undefined && names.length > 0 && { names }),
    createdAt: timeAt(desk),
    dice,
    secret,
    commitment: secret === null ? null : commitmentTo(secret),
    visibility,
    deadline: deadline ?? null,
    keep,
    ...(analysis !== "off" && { analysis }),
    origin,
    requestHash,
    ...(network !== null && { network }),
  };
}

/** The first move of an announced game. */
function firstOf(desk: GameServices, meta: GameMeta, { position, seats }: Start): StoredMove {
  const { adjudicator } = desk;
  const { id, ruleset, title, names, dice, commitment, secret, origin } = meta;
  const named = names && { names };
  const beginning: Beginning = { game: id, title, ruleset, dice, commitment, seats, ...named, origin, position };
  const chance = secret === null || dice === "table" ? undefined : sealedDice(secret, id, 0);
  const body = opening(adjudicator, beginning, meta.createdAt, rulesOf(adjudicator, ruleset), chance);
  const first = storedMove(0, "", salted(body, adjudicator.game(ruleset).isHiddenGame(position), secret, id, 0));
  readBack(desk, meta, first);
  return { ...first, length: lengthWith(null, first, body) };
}

/** The names that a game takes over from the one it comes from: those of seats that both have. */
export const namesAt = (seats: readonly string[], names: readonly SeatName[] = []): SeatName[] =>
  names.filter(({ seat }) => seats.includes(seat));

/** Refuses a name for a seat that the game has not. */
function checkNames({ seats, agreed: { names = [] } }: Start): void {
  const wrong = names.findIndex(({ seat }) => !seats.includes(seat));
  const seat = names[wrong]?.seat;
  if (seat !== undefined)
    throw unreadableAt(`/names/${wrong}/seat`, `This game has no seat "${seat}", only ${seats.join(", ")}.`);
}

/**
 * Starts a game from a beginning: its first move, its seats, and the secrets to hand out. With an idempotency key a
 * retry finds the game, finishes what a crash has left half done, and gives the first answer.
 */
export async function begin(desk: GameServices, start: Start): Promise<CreatedGame> {
  const { store } = desk;
  const { deadline, dice } = start.agreed;
  if (deadline?.consequence === "policy" && dice === "table")
    throw unreadableAt(
      "/deadline/consequence",
      "With table dice nobody can act for a player: nobody would roll for him. Choose sealed dice, or a reminder.",
      "policy-needs-sealed-dice",
    );
  checkNames(start);
  const names = namesOf(start);
  const before = start.key === undefined ? null : await answeredBefore(desk, start.key, names);
  if (before !== null) return before;
  let meta = metaOf(desk, start, names, (await start.beginner?.mark()) ?? null);
  let first = firstOf(desk, meta, start);
  // a retry is answered before, and what cannot be begun is not counted
  await start.beginner?.count();
  // an end that is never reached is noticed, too: what is abandoned expires
  await store.remember({
    at: announcementOf(meta, first),
    kind: "expiry",
    game: meta.id,
    version: 0,
    network: meta.network,
  });
  if (meta.deadline !== null) await store.watch(meta.id);
  if (!(await store.announceGame(meta))) {
    const announced = await store.announced(meta.id);
    if (announced === null || start.key === undefined) throw new Fault("conflict", "Send this again.");
    if (announced.requestHash !== names.requestHash) throw reused(start.key);
    // another request of this key was faster, or a crash came in between: it goes on with what was announced
    if (canonicalJson(announced.origin) !== canonicalJson(start.origin))
      throw new Fault("conflict", "The game has moved on since this was first sent: send it with a new key.");
    meta = announced;
    first = firstOf(desk, meta, start);
  }
  const seats = invite([...start.seats, MASTER, SPECTATOR], meta.createdAt, names.secretOf, start.claims);
  await store.createGame(meta.id, seats, first);
  if (meta.deadline !== null) desk.afterCommit(meta.id);
  // the game is there: its invitations are told whatever the request has left
  return withFreshBudget(() => answer(desk, meta, seats, first, names));
}
