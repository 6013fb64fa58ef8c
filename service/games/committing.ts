import { Fault } from "../schema/faults.ts";
import type { StoredMove } from "../storage/store.ts";
import type { GameServices } from "./game-services.ts";
import type { Entry } from "./entry.ts";
import { type GameState, isTold, stateOf } from "./game-state.ts";
import { checkLength, gameLimits, lengthWith } from "./game-length.ts";
import { alreadyDone, keysAfter } from "./keys.ts";
import { carrying, keepPositionText, type MoveBody, salted, storedMove } from "./move.ts";
import { readBack } from "./read-back.ts";
import { toldRenewals, unrecorded } from "./renewals.ts";
import { withFreshBudget } from "../adjudication/budget.ts";

/** A move that is to follow the latest one. */
export interface Next {
  readonly entry: Entry;
  readonly body: MoveBody;
  readonly key?: string | null;
  readonly requestHash?: string;
  /** Since when its decision waits, where that is longer than since this move. */
  readonly since?: string | null;
  /** What is said with it. */
  readonly words?: string | null;
}

export const conflict = (message: string, present: number): Fault =>
  new Fault(
    "conflict",
    message,
    [{ code: "conflict", path: "/expectedVersion", message: `The present version is ${present}.` }],
    present,
  );

/** Works out an answer to a move while that is on its way to the disk or the table. */
async function onItsWay<T>(move: StoredMove, body: MoveBody, answer: (move: StoredMove) => T): Promise<T> {
  // first the move goes out
  await new Promise(setImmediate);
  keepPositionText(move, body);
  // the move stands: it may not be answered by a refusal because the request has nothing left
  return withFreshBudget(() => answer(move));
}

/** Commits the move that follows the latest: one conditional write. Null when another was faster. */
export const commitNext = (desk: GameServices, next: Next): Promise<StoredMove | null> =>
  commitAnswering(desk, next, (move) => move);

/** The same, with the answer to the move in place of it. Nothing is committed that could not be read again. */
export async function commitAnswering<T>(
  desk: GameServices,
  { entry, body, key = null, requestHash = "", since = null, words = null }: Next,
  answer: (move: StoredMove) => T,
): Promise<T | null> {
  const { meta, latest, seats } = entry;
  const version = latest.version + 1;
  // these seats were read before a change that stands in the record already
  if (seats.generation < latest.seatsKnown)
    throw new Fault("conflict", "The seats were changed at the same moment: try again.");
  const whole = carrying(body, toldRenewals(unrecorded(seats, latest)), words);
  const hashed = storedMove(
    version,
    latest.hash,
    salted(whole, desk.adjudicator.game(meta.ruleset).isHiddenGame(body.position), meta.secret, meta.id, version),
    { idempotencyKey: key, requestHash, keys: keysAfter(latest, key), since, seatsKnown: seats.generation },
  );
  const length = lengthWith(latest.length, hashed, whole);
  checkLength(version, length, whole, desk.gameLimits ?? gameLimits);
  const move: StoredMove = { ...hashed, length };
  readBack(desk, meta, move);
  const [done, answered] = await Promise.allSettled([desk.store.commit(meta.id, move), onItsWay(move, whole, answer)]);
  if (done.status === "rejected") throw done.reason;
  if (!done.value) return null;
  if (isTold(entry, body)) desk.afterCommit(meta.id);
  if (answered.status === "rejected") throw answered.reason;
  return answered.value;
}

/** Where a move could not be committed: the one that the same request has led to when it was sent at the same moment. */
export interface CommittedBySameRequest {
  readonly entry: Entry;
  readonly move: StoredMove;
}

/**
 * What stands in the place of a move when somebody was faster, if that is the same request. Throws a Fault when it is
 * not: that the key is another's, or how far the game is by now.
 */
export async function committedBySameRequest(
  { store }: GameServices,
  { entry, key = null, requestHash = "" }: Next,
): Promise<CommittedBySameRequest> {
  const { meta, latest } = entry;
  const present = await store.latest(meta.id);
  if (present !== null && key !== null) {
    const now = { ...entry, latest: present };
    const move = await alreadyDone(store, now, latest.version, { key, requestHash });
    if (move !== null) return { entry: now, move };
  }
  const version = present?.version ?? latest.version + 1;
  throw conflict(`Another move was faster: the game is at version ${version}.`, version);
}

/** Commits and answers by the game as it stands then, or says that somebody was faster. */
export async function commitOrConflict(desk: GameServices, next: Next): Promise<GameState> {
  const { adjudicator } = desk;
  const game = await commitAnswering(desk, next, (move) => stateOf(adjudicator, { ...next.entry, latest: move }));
  if (game !== null) return game;
  const twin = await committedBySameRequest(desk, next);
  return stateOf(adjudicator, twin.entry, twin.move);
}
