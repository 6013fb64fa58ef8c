import { randomBytes } from "node:crypto";
import type { Requirement, Seen, ShownEvent, Situation } from "../../rules/kernel/index.ts";
import type { Adjudicator, Quoted } from "../adjudicator.ts";
import { Fault, unreadableAt } from "../faults.ts";
import { canonicalJson, sha256 } from "../json.ts";
import type { CreateGame, MoveFields, Where } from "../requests.ts";
import { commitmentTo, newSecret, sealedDice } from "../sealed-dice.ts";
import type { GameMeta, Store, StoredMove } from "../store.ts";
import { type Made, opening, play, playSealed } from "./advance.ts";
import { allow, type Caller, enter, type Entry, notNow } from "./entry.ts";
import {
  announcementOf,
  askedBy,
  endOf,
  type GameState,
  isCurrent,
  isTold,
  type RecordedMove,
  recordedMove,
  stateOf,
  viewOf,
} from "./game-state.ts";
import { invite, MASTER, SPECTATOR } from "./invitations.ts";
import { type Beginning, bodyOf, brokenAt, type MoveBody, type Origin, salted, storedMove } from "./move.ts";
import { waitingProposal } from "./proposals.ts";
import { workNow } from "../work.ts";

/** A new game with the invitations to its seats: the only time their secrets are told. */
export interface CreatedGame extends GameState {
  readonly invitations: readonly { readonly seat: string; readonly secret: string }[];
}

/** The answer to an action on a stored game: it is committed, or the rules refuse it and nothing is stored. */
export type ActAnswer =
  | {
      readonly outcome: "paused" | "over";
      readonly game: GameState;
      readonly events: readonly ShownEvent[];
      readonly rules: readonly Quoted[];
      readonly replayed: boolean;
    }
  | {
      readonly outcome: "refused";
      readonly game: GameState;
      readonly failing: readonly Requirement[];
      readonly rules: readonly Quoted[];
    };

export interface ActRequest extends MoveFields {
  readonly expectedVersion: number;
  readonly idempotencyKey?: string | undefined;
}

/** What is agreed on when a game is created. */
export type Agreement = Omit<CreateGame, keyof Where>;

/** A move that is to follow the latest one. */
interface Next {
  readonly entry: Entry;
  readonly body: MoveBody;
  readonly key?: string | null;
  readonly requestHash?: string;
}

/** Called after a commit of which somebody is to be told; it may fail without harm: what was not told is told later. */
export type AfterCommit = (game: string) => void;

/** What games are made of; the parts that deal with undo, branches, seats and so on share it. */
export interface Desk {
  readonly adjudicator: Adjudicator;
  readonly store: Store;
  /** The time of day in milliseconds. */
  readonly now: () => number;
  readonly afterCommit: AfterCommit;
  /** The work that a record may take to be played again, where it is not the usual. */
  readonly mostRecordWork?: number;
}

export const timeAt = ({ now }: Desk): string => new Date(now()).toISOString();

const conflict = (message: string, present: number): Fault =>
  new Fault(
    "conflict",
    message,
    [{ code: "conflict", path: "/expectedVersion", message: `The present version is ${present}.` }],
    present,
  );

/** Refuses what is meant for another version than the present one, and whatever comes after the end. */
export function atVersion({ latest }: Entry, expected: number): void {
  if (latest.version !== expected)
    throw conflict(`You act on version ${expected}, but the game is at version ${latest.version}.`, latest.version);
  const body = bodyOf(latest);
  if (endOf(body) !== null)
    throw new Fault(
      "game-over",
      "The game is over.",
      [{ code: "game-over", path: "/id", message: body.result?.text ?? "The game was closed." }],
      latest.version,
    );
}

/** Refuses to play on under other rules than those the game is pinned to. */
export function underItsRules({ adjudicator }: Desk, { meta, latest }: Entry): void {
  const { rules } = bodyOf(latest);
  if (isCurrent(adjudicator, meta.ruleset, rules)) return;
  const here = adjudicator.rulesOf(meta.ruleset);
  const message = `The game is played by ${meta.ruleset} ${rules.version} (${rules.content.slice(0, 12)}); this server has ${here.version} (${here.content.slice(0, 12)}). The game master can have it take over the newer rules.`;
  throw new Fault("rules-changed", message, [{ code: "rules-changed", path: "/id", message }], latest.version);
}

/** Commits the move that follows the latest: one conditional write. Null when another was faster. */
export async function commitNext(
  desk: Desk,
  { entry, body, key = null, requestHash = "" }: Next,
): Promise<StoredMove | null> {
  const { meta, latest } = entry;
  const version = latest.version + 1;
  const move = storedMove(
    version,
    latest.hash,
    salted(body, desk.adjudicator.game(meta.ruleset).hides, meta.secret, meta.id, version),
    key,
    requestHash,
  );
  if (!(await desk.store.commit(meta.id, move))) return null;
  if (isTold(entry, body)) desk.afterCommit(meta.id);
  return move;
}

/** Says that somebody was faster, and how far the game is by now. */
async function overtaken({ store }: Desk, { meta, latest }: Entry): Promise<Fault> {
  const present = (await store.latest(meta.id))?.version ?? latest.version + 1;
  return conflict(`Another move was faster: the game is at version ${present}.`, present);
}

/** Commits, or says that somebody was faster. */
export async function commitOrConflict(desk: Desk, next: Next): Promise<StoredMove> {
  const move = await commitNext(desk, next);
  if (move === null) throw await overtaken(desk, next.entry);
  return move;
}

/** A move of a game by its version. Throws a Fault when there is none. */
export async function moveAt(
  { store }: Desk,
  { meta, latest }: Entry,
  version: number | undefined,
): Promise<StoredMove> {
  if (version === undefined || version === latest.version) return latest;
  const move = await store.move(meta.id, version);
  if (move === null)
    throw new Fault("not-found", `Game ${meta.id} has no version ${version}.`, [
      { code: "unknown-version", path: "/version", message: `Game ${meta.id} has no version ${version}.` },
    ]);
  return move;
}

/** Starts a game from a beginning: its first move, its seats, and the secrets to hand out. */
export async function begin(
  desk: Desk,
  {
    ruleset,
    position,
    seats: players,
  }: { readonly ruleset: string; readonly position: unknown; readonly seats: readonly string[] },
  agreed: Agreement,
  origin: Origin | null,
): Promise<CreatedGame> {
  const { adjudicator, store } = desk;
  const { title, dice, visibility, deadline, keep } = agreed;
  if (deadline?.consequence === "policy" && dice === "table")
    throw unreadableAt(
      "/deadline/consequence",
      "With table dice nobody can act for a player: nobody would roll for him. Choose sealed dice, or a reminder.",
      "policy-needs-sealed-dice",
    );
  const id = randomBytes(10).toString("hex");
  const at = timeAt(desk);
  const { hides, title: itsTitle } = adjudicator.game(ruleset);
  // what is hidden needs a secret for its salt, whoever rolls the dice
  const secret = dice === "sealed" || hides ? newSecret() : null;
  const commitment = secret === null ? null : commitmentTo(secret);
  const { invitations, seats } = invite(id, [...players, MASTER, SPECTATOR], at);
  const meta: GameMeta = {
    id,
    ruleset,
    title: title ?? itsTitle,
    createdAt: at,
    dice,
    secret,
    commitment,
    visibility,
    deadline: deadline ?? null,
    keep,
    origin,
  };
  const beginning: Beginning = {
    game: id,
    title: meta.title,
    ruleset,
    dice,
    commitment,
    seats: players,
    origin,
    position,
  };
  const body = opening(
    adjudicator,
    beginning,
    at,
    adjudicator.rulesOf(ruleset),
    secret === null || dice === "table" ? undefined : sealedDice(secret, id, 0),
  );
  const first = storedMove(0, "", salted(body, hides, secret, id, 0));
  // an end that is never reached is noticed, too: what is abandoned expires
  await store.remember({ at: announcementOf(meta, body), kind: "expiry", game: id, version: 0 });
  if (meta.deadline !== null) await store.watch(id);
  await store.createGame(meta, seats, first);
  if (meta.deadline !== null) desk.afterCommit(id);
  return {
    ...stateOf(adjudicator, { meta, seats, latest: first, seat: MASTER }),
    invitations: Object.entries(invitations).map(([seat, secretOfSeat]) => ({ seat, secret: secretOfSeat })),
  };
}

/** Creates a game from a set-up, a position or a scenario. */
export async function createGame(desk: Desk, where: Where, agreed: Agreement, caller: Caller): Promise<CreatedGame> {
  const situation = await desk.adjudicator.open(where, (id, version) => situationOf(desk, id, version, caller));
  const position = situation.position();
  if (position === null)
    throw notNow("hidden", "What you know of that game is no position: hidden things are missing.");
  return begin(desk, { ruleset: situation.game, position, seats: situation.seats() }, agreed, null);
}

/** A version of a stored game as a situation that answers the caller's questions from what he may know. */
export async function situationOf(desk: Desk, id: string, version: number | undefined, caller: Caller): Promise<Seen> {
  const entry = await enter(desk, id, caller);
  allow(entry, "read");
  const move = await moveAt(desk, entry, version);
  underItsRules(desk, { ...entry, latest: move });
  return desk.adjudicator.openPosition(bodyOf(move).position).seenBy(viewOf(entry.seat));
}

/** A game at its latest or an earlier version. */
export async function readGame(
  desk: Desk,
  id: string,
  version: number | undefined,
  caller: Caller,
): Promise<GameState> {
  const entry = await enter(desk, id, caller);
  allow(entry, "read");
  const [move, proposal] = await Promise.all([moveAt(desk, entry, version), waitingProposal(desk.store, entry)]);
  return stateOf(desk.adjudicator, { ...entry, proposal }, move);
}

/** The moves of a game, and whether the chain of those listed is whole. */
export async function listMoves(
  desk: Desk,
  id: string,
  after: number,
  limit: number,
  caller: Caller,
): Promise<{ readonly moves: readonly RecordedMove[]; readonly chainIntact: boolean; readonly next: number | null }> {
  const entry = await enter(desk, id, caller);
  allow(entry, "read");
  const [found, before] = await Promise.all([
    desk.store.moves(id, after, limit),
    after < 0 ? null : desk.store.move(id, after),
  ]);
  const last = found.at(-1);
  for (const { body } of found) workNow().spend("text", body.length);
  return {
    moves: found.map((move) => recordedMove(desk.adjudicator, entry.meta.ruleset, move, entry.seat)),
    chainIntact: brokenAt(before?.hash ?? "", found) === null,
    next: last !== undefined && found.length === limit ? last.version : null,
  };
}

/** The answer to a move of the record, as the one who made it may know it. */
function committed(
  { adjudicator }: Desk,
  entry: Entry,
  move: StoredMove,
  { replayed }: { readonly replayed: boolean },
): ActAnswer {
  const { outcome, events } = bodyOf(move);
  const { ruleset } = entry.meta;
  const game = stateOf(adjudicator, entry, move);
  const shown = adjudicator.game(ruleset).witness(events, viewOf(entry.seat));
  return {
    outcome: outcome === "over" ? "over" : "paused",
    game,
    events: shown,
    rules: adjudicator.quote(ruleset, [shown, game.decision]),
    replayed,
  };
}

const reused = (key: string): Fault =>
  new Fault("key-reused", `The idempotency key "${key.slice(key.indexOf("/") + 1)}" was used for another request.`, [
    { code: "key-reused", path: "/idempotencyKey", message: "A key belongs to one request." },
  ]);

/**
 * The move that a request with this key has led to; null when it is new. Throws when the key was used for something
 * else.
 */
async function alreadyDone(
  { store }: Desk,
  { meta, latest }: Entry,
  expectedVersion: number,
  key: string,
  requestHash: string,
): Promise<StoredMove | null> {
  const use = await store.keyUse(meta.id, key);
  if (use !== null) {
    if (use.requestHash !== requestHash) throw reused(key);
    return store.move(meta.id, use.version);
  }
  // the key item may be missing when the process died right after the commit: the move itself knows its key
  const there = latest.version > expectedVersion ? await store.move(meta.id, expectedVersion + 1) : null;
  if (there === null || there.idempotencyKey !== key) return null;
  if (there.requestHash !== requestHash) throw reused(key);
  await store.rememberKey(meta.id, key, { version: there.version, requestHash });
  return there;
}

/**
 * Refuses a seat that is not asked, and an action with somebody else's piece. An action with one's own piece may be
 * possible between those of others.
 */
function asked(
  { adjudicator }: Desk,
  { meta, seat, seats }: Entry,
  before: MoveBody,
  situation: Situation,
  { action }: MoveFields,
): void {
  const waiting = askedBy(before.decision, seats);
  const notAsked = (): Fault =>
    notNow("not-asked", `The game waits for ${waiting.join(", ")}, not for ${seat ?? "you"}.`);
  const isAsked = seat !== null && waiting.includes(seat);
  if (action === undefined) {
    if (!isAsked) throw notAsked();
    return;
  }
  const owner = situation.ownerOf(action);
  // what cannot be read is said where it is played
  if (owner.ok && owner.value !== null && owner.value !== seat)
    throw isAsked ? notNow("not-yours", `That is for ${owner.value} to do, not for ${seat}.`) : notAsked();
  if (isAsked) return;
  const requirements =
    owner.ok && owner.value === seat && !adjudicator.game(meta.ruleset).hides ? situation.requirements(action) : null;
  if (requirements?.ok !== true || requirements.value.some(({ holds }) => !holds)) throw notAsked();
}

/** In a game that hides something: what an action lacks as far as the seat can know; null when nothing. */
function unmetInView(
  { adjudicator }: Desk,
  situation: Situation,
  seat: string | null,
  action: unknown,
): readonly Requirement[] | null {
  if (action === undefined || !adjudicator.game(situation.game).hides) return null;
  const found = situation.seenBy(viewOf(seat)).requirements(action);
  const unmet = found.ok ? found.value.filter(({ holds }) => !holds) : [];
  return unmet.length > 0 ? unmet : null;
}

/**
 * In a game that hides something: refuses a second answer, for whether it fits behind the first may tell what is
 * hidden, with nothing stored.
 */
function oneAnswer({ adjudicator }: Desk, ruleset: string, { action, choose = [] }: MoveFields): void {
  if (!adjudicator.game(ruleset).hides || choose.length + (action === undefined ? 0 : 1) < 2) return;
  throw unreadableAt("/choose", "This game hides something, so one answer is sent at a time.", "one-at-a-time");
}

/**
 * Acts on a game for the seat of the caller's invitation: committed by one conditional write, or refused by the rules.
 */
export async function act(
  desk: Desk,
  id: string,
  { expectedVersion, idempotencyKey, ...sent }: ActRequest,
  caller: Caller,
): Promise<ActAnswer> {
  const { adjudicator, store } = desk;
  const entry = await enter(desk, id, caller);
  allow(entry, "act");
  const { meta, latest, seat } = entry;
  // each seat has keys of its own: what others call their requests is none of its business
  const key = idempotencyKey === undefined ? null : `${seat ?? ""}/${idempotencyKey}`;
  const requestHash = sha256(canonicalJson({ seat, expectedVersion, ...sent }));
  if (key !== null) {
    const done = await alreadyDone(desk, entry, expectedVersion, key, requestHash);
    if (done !== null) return committed(desk, entry, done, { replayed: true });
  }
  atVersion(entry, expectedVersion);
  underItsRules(desk, entry);
  const before = bodyOf(latest);
  const situation = adjudicator.openPosition(before.position);
  asked(desk, entry, before, situation, sent);
  const made: Made = { at: timeAt(desk), by: seat ?? "" };
  const chance =
    meta.dice === "table" || meta.secret === null ? undefined : sealedDice(meta.secret, id, latest.version + 1);
  const unmet = unmetInView(desk, situation, seat, sent.action);
  const refused = async (failing: readonly Requirement[]): Promise<ActAnswer> => {
    const game = stateOf(adjudicator, { ...entry, proposal: await waitingProposal(store, entry) });
    return { outcome: "refused", game, failing, rules: adjudicator.quote(meta.ruleset, failing) };
  };
  if (unmet !== null) return refused(unmet);
  oneAnswer(desk, meta.ruleset, sent);
  const played =
    chance === undefined
      ? play(adjudicator, before, made, sent, undefined, situation)
      : playSealed(adjudicator, before, made, sent, chance, situation);
  if (played.kind === "refused") return refused(played.failing);
  const move = await commitNext(desk, { entry, body: played.body, key, requestHash });
  if (move === null) {
    const there = await store.move(id, latest.version + 1);
    if (there !== null && key !== null && there.idempotencyKey === key && there.requestHash === requestHash)
      return committed(desk, entry, there, { replayed: true });
    throw await overtaken(desk, entry);
  }
  if (key !== null) await store.rememberKey(id, key, { version: move.version, requestHash });
  return committed(desk, { ...entry, latest: move }, move, { replayed: false });
}
