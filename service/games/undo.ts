import { Fault } from "../schema/faults.ts";
import { undone } from "./advance.ts";
import { allow, type Caller, enter, type Entry, notPossibleNow } from "./entry.ts";
import { type GameState, stateOf, waitsSince } from "./game-state.ts";
import { atVersion, type GameServices, moveAt, timeAt, underItsRules } from "./games.ts";
import { commitOrConflict } from "./committing.ts";
import { alreadyDone, keyed } from "./keys.ts";
import { besidePosition, type BesidePosition } from "./beside-position.ts";
import { bodyOf } from "./move.ts";
import { propose, toldProposal, type WaitingProposal, withConsent } from "./proposals.ts";
import { movesFrom, roundedLength } from "./stored-moves.ts";

/** What became of a wish to go back. */
export interface UndoAnswer {
  readonly outcome: "undone" | "proposed";
  readonly game: GameState;
  /** While it waits for consent. */
  readonly proposal: WaitingProposal | null;
}

/** A wish to go back. */
export interface UndoRequest {
  readonly expectedVersion: number;
  readonly to: number;
  readonly idempotencyKey?: string | undefined;
}

/** The most moves that a seat takes back by itself at once. */
const MOST_TAKEN_BACK = 100;

/** Whether a seat may take a move back by itself: it made it, and nobody learned anything by it. */
const isOwnAndBlind = ({ by, sent, informed }: BesidePosition, seat: string): boolean =>
  by === seat && !informed && ("move" in sent || "undo" in sent);

/** Whether everything after a version may be undone by a seat without asking anybody. */
async function isFree({ store }: GameServices, { meta, latest }: Entry, seat: string, to: number): Promise<boolean> {
  if (latest.version - to > MOST_TAKEN_BACK) return false;
  for await (const move of movesFrom(store, meta.id, to + 1, latest.version, { length: roundedLength }))
    if (!isOwnAndBlind(besidePosition(move).happened, seat)) return false;
  return true;
}

/**
 * Goes back to an earlier version: at once as long as the seat takes back moves of its own by which nobody learned
 * anything; further when all seats have asked for it. It is a move like any other, appended to the record: nothing is
 * rewritten.
 */
export async function undo(
  desk: GameServices,
  id: string,
  { expectedVersion, to, idempotencyKey }: UndoRequest,
  caller: Caller,
): Promise<UndoAnswer> {
  const { adjudicator, store } = desk;
  const entry = await enter(desk, id, caller);
  allow(entry, "undo");
  const { seat } = entry;
  const asked = keyed(seat, idempotencyKey, { undo: to, expectedVersion });
  const done = asked && (await alreadyDone(store, entry, expectedVersion, asked));
  if (done !== null) return { outcome: "undone", game: stateOf(adjudicator, entry, done), proposal: null };
  atVersion(entry, expectedVersion);
  underItsRules(desk, entry);
  const { latest, seats } = entry;
  if (seat === null) throw notPossibleNow("not-asked", "Only a seat can undo.");
  if (to >= latest.version)
    throw new Fault("unreadable", `Back means to a version before ${latest.version}.`, [
      {
        code: "not-before",
        path: "/to",
        message:
          latest.version === 0
            ? "The game is at version 0: nothing has been done yet that could be undone."
            : `Expected a version from 0 to ${latest.version - 1}.`,
      },
    ]);
  const goal = await moveAt(desk, entry, to);
  const target = bodyOf(goal);
  const before = bodyOf(latest);
  if (target.rules.content !== before.rules.content)
    throw notPossibleNow(
      "other-rules",
      `Version ${to} stands under other rules, and the game does not go back behind their change: every player and the game master can play on from there in a branch.`,
    );
  const commit = async ({ consents, renewed }: Pick<WaitingProposal, "consents" | "renewed">): Promise<UndoAnswer> => {
    const game = await commitOrConflict(desk, {
      entry,
      body: undone(before, target, { at: timeAt(desk), by: seat }, { to, consents, renewed }),
      // who takes back what he did is asked again, for as long as he was before
      since: consents.length === 0 ? waitsSince(goal) : null,
      ...asked,
    });
    return { outcome: "undone", game, proposal: null };
  };
  if (await isFree(desk, entry, seat, to)) return commit({ consents: [], renewed: [] });
  const proposal = withConsent(entry, seat, { to, rules: null });
  const told = toldProposal(proposal, seats);
  const isAgreed = told.missing.length === 0;
  // who plays alone asks nobody
  if (!isAgreed || told.consents.length > 1) await propose(desk, entry, proposal);
  if (isAgreed) return commit(told);
  return { outcome: "proposed", game: stateOf(adjudicator, { ...entry, waiting: told }), proposal: told };
}
