import { tellingWhatIsAwaited, whatIsAwaitedIn } from "./not-asked-for.ts";
import {
  type Requirement,
  type PlayerView,
  type ShownEvent,
  type OpenPosition,
  canonicalJson,
} from "../../rules/kernel/index.ts";
import type { Quoted } from "../adjudication/shelf.ts";
import { Fault, unreadableAt } from "../schema/faults.ts";
import type { MoveFields, Where } from "../schema/requests.ts";
import { sealedDice } from "../adjudication/sealed-dice.ts";
import { stored } from "../adjudication/own-positions.ts";
import type { StoredMove } from "../storage/store.ts";
import { type Agreement, type GameServices, timeAt } from "./game-services.ts";
import { isEmpty, type Made, play, playBlind, type Played } from "./advance.ts";
import { begin, type CreatedGame } from "./begin.ts";
import { MASTER, SPECTATOR } from "./invitations.ts";
import { allow, type Caller, enter, type Entry, notPossibleNow } from "./entry.ts";
import {
  askedBy,
  decisionFor,
  endOf,
  type GameState,
  type RecordedMove,
  recordedMove,
  stateOf,
  viewOf,
  waitsSince,
} from "./game-state.ts";
import { asked } from "./asked.ts";
import { alreadyDone, keyed, type KeyedRequest } from "./keys.ts";
import { bodyOf, brokenAt, type MoveBody } from "./move.ts";
import type { Origin } from "../storage/seats.ts";
import type { Operation } from "./permissions.ts";
import { waitingProposal } from "./proposals.ts";
import { withFreshBudget, currentBudget } from "../adjudication/budget.ts";
import { readOnlyView } from "./looking.ts";
import { isPresent, namedRules } from "./rules-used.ts";
import { type Next, conflict, commitAnswering, committedBySameRequest } from "./committing.ts";
import { roundedLength } from "./stored-moves.ts";

export { type AfterCommit, type Agreement, type GameServices, timeAt } from "./game-services.ts";

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
  /** A line to the others. */
  readonly words?: string | undefined;
  /** The seat of another player of one's side that this is done for, with a piece that is his to play. */
  readonly for?: string | undefined;
}

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
export function underItsRules({ adjudicator }: GameServices, { meta, latest }: Entry): void {
  const { rules } = bodyOf(latest);
  if (isPresent(adjudicator, meta.ruleset, rules)) return;
  const message = `The game is played by ${namedRules(meta.ruleset, rules)}; this server has ${adjudicator.game(meta.ruleset).version}. It goes on when the game master takes these over, or all players together do: POST /v1/games/${meta.id}/take-over-rules tells (with dryRun) how it goes on and what is different.`;
  throw new Fault("rules-changed", message, [{ code: "rules-changed", path: "/id", message }], latest.version);
}

/** A move of a game by its version. Throws a Fault when there is none. */
export async function moveAt(
  { store }: GameServices,
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

/** Creates a game from a set-up, a position or a scenario. */
export async function createGame(
  desk: GameServices,
  where: Where,
  agreed: Agreement,
  caller: Caller,
  key?: string,
): Promise<CreatedGame> {
  let origin: Origin | null = null;
  const situation = await desk.adjudicator.open(where, async (id, version) => {
    // to play on from a stored game is to branch from it
    const from = await versionOf(desk, id, version, caller, "branch");
    origin = { kind: "branch", game: id, version: from.move.version, hash: from.move.hash };
    return from.situation;
  });
  const position = situation.position();
  if (position === null)
    throw notPossibleNow("hidden", "What you know of that game is not a position: hidden things are missing.");
  const { game: ruleset } = situation;
  const seats = situation.seats();
  if (agreed.names !== undefined) {
    // few games have names, and a start of a function reads nothing that it does not need
    const { refuseAlike } = await import("./seat-names.ts");
    refuseAlike([...seats, MASTER, SPECTATOR], agreed.names);
  }
  return begin(desk, {
    ruleset,
    position,
    seats,
    agreed,
    origin,
    beginner: caller.visit?.beginner,
    key,
    asked: { where, agreed },
  });
}

/** A version of a stored game as a situation that answers the caller's questions from what he may know. */
export const situationOf = async (
  desk: GameServices,
  id: string,
  version: number | undefined,
  caller: Caller,
): Promise<PlayerView> => (await versionOf(desk, id, version, caller, "read")).situation;

/** A version of a stored game for somebody who wants to do something with it: its move, and what he may know of it. */
async function versionOf(
  desk: GameServices,
  id: string,
  version: number | undefined,
  caller: Caller,
  deed: Operation,
): Promise<{ readonly move: StoredMove; readonly situation: PlayerView }> {
  const entry = await enter(desk, id, caller);
  allow(entry, deed);
  const move = await moveAt(desk, entry, version);
  const { meta, seat, seats, latest } = entry;
  const body = bodyOf(move);
  if (deed === "read" && !isPresent(desk.adjudicator, meta.ruleset, body.rules)) {
    const hides = desk.adjudicator.game(meta.ruleset).isHiddenGame(body.position);
    const decision = decisionFor(body.decision, seat, hides, seats);
    const looking = { view: viewOf(seat), decision, version: latest.version };
    return { move, situation: readOnlyView(desk.adjudicator, meta.ruleset, body, looking) };
  }
  underItsRules(desk, { ...entry, latest: move });
  return { move, situation: desk.adjudicator.openOwn(body.position, stored(meta, move)).seenBy(viewOf(seat)) };
}

/** A game at its latest or an earlier version. */
export async function readGame(
  desk: GameServices,
  id: string,
  version: number | undefined,
  caller: Caller,
): Promise<GameState> {
  const entry = await enter(desk, id, caller);
  allow(entry, "read");
  const move = await moveAt(desk, entry, version);
  return stateOf(desk.adjudicator, { ...entry, waiting: waitingProposal(desk.adjudicator, entry) }, move);
}

/** The moves of a game, and whether the chain of those listed is whole. */
export async function listMoves(
  desk: GameServices,
  id: string,
  after: number,
  limit: number,
  caller: Caller,
): Promise<{ readonly moves: readonly RecordedMove[]; readonly chainIntact: boolean; readonly next: number | null }> {
  const entry = await enter(desk, id, caller);
  allow(entry, "read");
  const [moves, before] = await Promise.all([
    desk.store.moves(id, after, limit),
    after < 0 ? null : desk.store.move(id, after),
  ]);
  const last = moves.at(-1);
  for (const move of moves) currentBudget().charge("text", roundedLength(move));
  return {
    moves: moves.map((move) => recordedMove(desk.adjudicator, entry.meta.ruleset, move, entry.seat)),
    chainIntact: brokenAt(before?.hash ?? "", moves) === null,
    next: last !== undefined && moves.length === limit ? last.version : null,
  };
}

/** The answer to a move of the record, as the one who made it may know it. */
function committed(
  { adjudicator }: GameServices,
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

/** In a game that hides something: what an action lacks as far as the seat can know; null when nothing. */
function unmetInView(
  { adjudicator }: GameServices,
  before: MoveBody,
  situation: OpenPosition,
  seat: string | null,
  action: unknown,
): readonly Requirement[] | null {
  if (action === undefined || !adjudicator.game(situation.game).isHiddenGame(before.position)) return null;
  const inView = situation.seenBy(viewOf(seat)).requirements(action);
  const unmet = inView.ok ? inView.value.filter(({ holds }) => !holds) : [];
  return unmet.length > 0 ? unmet : null;
}

/**
 * In a game that hides something: refuses a second answer, for whether it fits behind the first may tell what is
 * hidden, with nothing stored.
 */
function oneAnswer(
  { adjudicator }: GameServices,
  ruleset: string,
  before: MoveBody,
  { action, choose = [] }: MoveFields,
): void {
  if (!adjudicator.game(ruleset).isHiddenGame(before.position) || choose.length + (action === undefined ? 0 : 1) < 2)
    return;
  throw unreadableAt("/choose", "This game hides something, so one answer is sent at a time.", "one-at-a-time");
}

/** What was sent would be a move of the record by which nothing changes. */
async function changesNothing(
  { action, choose = [] }: MoveFields,
  situation: OpenPosition,
  seat: string | null,
): Promise<Fault> {
  const isAnswer = action !== undefined || choose.length > 0;
  if (isAnswer) return unreadableAt("/", "Everything is so already: by this nothing would change.", "changes-nothing");
  const text = `Nothing is answered by this. ${await whatIsAwaitedIn(situation, seat)}`;
  return unreadableAt("/", text, "nothing-answered");
}

/**
 * Since when the decision waits that a move leaves as it was: one by a seat that was not asked, with its own piece. Null
 * for a new one.
 */
function stillWaits({ seats, seat, latest }: Entry, after: MoveBody): string | null {
  const { decision } = bodyOf(latest);
  const wasAsked = seat !== null && askedBy(decision, seats).includes(seat);
  return !wasAsked && canonicalJson(decision) === canonicalJson(after.decision) ? waitsSince(latest) : null;
}

/** The answer to what the rules refuse: nothing is stored. */
function refused(desk: GameServices, entry: Entry, failing: readonly Requirement[]): ActAnswer {
  const { adjudicator } = desk;
  const game = stateOf(adjudicator, { ...entry, waiting: waitingProposal(adjudicator, entry) });
  return { outcome: "refused", game, failing, rules: adjudicator.quote(entry.meta.ruleset, failing) };
}

/** Commits what was played, or tells that the rules refuse it. Throws a Fault where somebody else was faster. */
async function commitPlayed(
  desk: GameServices,
  entry: Entry,
  played: Played,
  { words, for: standsFor, request, ...sent }: Omit<ActRequest, "expectedVersion"> & { request: KeyedRequest | null },
): Promise<ActAnswer> {
  const { latest, seat } = entry;
  if (played.kind === "refused") return refused(desk, entry, played.failing);
  const before = bodyOf(latest);
  if (isEmpty(before, played.body))
    throw await changesNothing(sent, desk.adjudicator.openPosition(before.position), seat);
  const since = stillWaits({ ...entry, seat: standsFor ?? seat }, played.body);
  const next: Next = { entry, body: played.body, ...request, since, words: words ?? null };
  const answer = await commitAnswering(desk, next, (move) =>
    committed(desk, { ...entry, latest: move }, move, { replayed: false }),
  );
  if (answer !== null) return answer;
  const twin = await committedBySameRequest(desk, next);
  return committed(desk, twin.entry, twin.move, { replayed: true });
}

/**
 * Acts on a game for the seat of the caller's invitation: committed by one conditional write, or refused by the rules.
 */
export async function act(
  desk: GameServices,
  id: string,
  { expectedVersion, idempotencyKey, words, for: standsFor, ...sent }: ActRequest,
  caller: Caller,
): Promise<ActAnswer> {
  const { adjudicator, store } = desk;
  const entry = await enter(desk, id, caller);
  allow(entry, "act");
  const { meta, latest, seat } = entry;
  const request = keyed(seat, idempotencyKey, {
    expectedVersion,
    ...sent,
    ...(words !== undefined && { words }),
    ...(standsFor !== undefined && { for: standsFor }),
  });
  const done = request && (await alreadyDone(store, entry, expectedVersion, request));
  if (done !== null) return committed(desk, entry, done, { replayed: true });
  atVersion(entry, expectedVersion);
  underItsRules(desk, entry);
  const before = bodyOf(latest);
  const open = (): OpenPosition => adjudicator.openOwn(before.position, stored(meta, latest));
  const situation = open();
  asked(desk, entry, before, situation, { ...sent, standsFor });
  const made: Made = { at: timeAt(desk), by: seat ?? "" };
  const chance =
    meta.dice === "table" || meta.secret === null ? undefined : sealedDice(meta.secret, id, latest.version + 1);
  const unmet = unmetInView(desk, before, situation, seat, sent.action);
  if (unmet !== null) return refused(desk, entry, unmet);
  oneAnswer(desk, meta.ruleset, before, sent);
  const commit = (played: Played): Promise<ActAnswer> =>
    commitPlayed(desk, entry, played, { ...sent, words, for: standsFor, request });
  return tellingWhatIsAwaited(async () => {
    if (chance === undefined) return commit(play(adjudicator, before, made, sent, { situation }));
    const blind = playBlind(adjudicator, before, made, sent, situation);
    if (blind !== null) return commit(blind);
    // whether the rest of a request's work suffices would tell how the dice fall, with nothing stored
    return withFreshBudget(() => commit(play(adjudicator, before, made, sent, { chance, situation: open() })));
  });
}
