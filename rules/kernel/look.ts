import { isCheckpoint, type Seat } from "./ask.ts";
import type { BoardModel } from "./board-model.ts";
import type { PlainPosition, Ruleset } from "./game.ts";
import { type Decision, decisionOf } from "./decision.ts";
import { run } from "./interpret.ts";
import { BudgetExceeded, type CitedEvent, type Position } from "./position.ts";
import { printed } from "./midway.ts";
import type { Reader } from "./reader.ts";
import { withBudget, charge, type Budget } from "./budget.ts";

/** A stored position as it can be looked at by somebody, whatever rules it was stored by. */
export interface Look {
  readonly game: string;
  /**
   * What is known of it as a position of these rules; null when it waits in the middle of something in a game that hides
   * something.
   */
  position(): PlainPosition | null;
  moment(): string;
  seats(): readonly Seat[];
  board(): BoardModel;
  print(): string;
}

/** Who looks, and what he is told. */
export interface Looking {
  /** Null is the public. */
  readonly seat: Seat | null;
  /** Whether this decision is the one that waits there, as it was stored. */
  readonly waits: (decision: Decision | null) => boolean;
}

/** A moment that is shown, and whether its state says all of it. */
interface Moment<S> {
  readonly state: S;
  readonly complete: boolean;
}

/** Where the answers since a checkpoint lead by these rules; null where they do not come there. */
function exactMoment<S, A, E extends CitedEvent>(
  ruleset: Ruleset<S, A, E>,
  position: Position<S, A>,
  waits: Looking["waits"],
): Moment<S> | null {
  const { outcome, live } = run(ruleset, position, () => null);
  const ask = outcome.kind === "paused" ? outcome.ask : null;
  return waits(ask && decisionOf(ask)) ? { state: live, complete: ask === null || isCheckpoint(ask) } : null;
}

/** The same, where these rules begin phases otherwise: what was answered is answered, and phases go on by themselves. */
function momentOverCheckpoints<S, A, E extends CitedEvent>(
  ruleset: Ruleset<S, A, E>,
  { state, settings, answers }: Position<S, A>,
): Moment<S> | null {
  const left = answers.filter((answer) => !("proceed" in answer));
  const { live } = run(ruleset, { state, settings, answers: [] }, (ask) => {
    if (left.length === 0) return null;
    return isCheckpoint(ask) ? { proceed: true } : (left.shift() ?? null);
  });
  return left.length === 0 ? { state: live, complete: false } : null;
}

/** What comes of an attempt; null where these rules make nothing of answers that were given to others. */
function attempt<T>(come: () => T | null): T | null {
  try {
    return come();
  } catch (error) {
    if (error instanceof BudgetExceeded) throw error;
    return null;
  }
}

/** Where a position waits, or its last checkpoint where these rules do not come there. */
function momentOf<S, A, E extends CitedEvent>(
  ruleset: Ruleset<S, A, E>,
  position: Position<S, A>,
  waits: Looking["waits"],
): Moment<S> {
  const { state, answers } = position;
  if (answers.length === 0) return { state, complete: true };
  return (
    attempt(() => exactMoment(ruleset, position, waits)) ??
    attempt(() => momentOverCheckpoints(ruleset, position)) ?? { state, complete: false }
  );
}

/** Looks at stored positions of a game; null where nothing of one can be read. */
export function lookerOf<S, A, E extends CitedEvent>(
  ruleset: Ruleset<S, A, E>,
  reader: Reader<S, A>,
): (json: unknown, looking: Looking, work: Budget) => Look | null {
  return (json, { seat, waits }, work) =>
    withBudget(work, () => {
      const stored = reader.stored(json);
      if (stored === null) return null;
      const { position, whole: isWhole } = stored;
      const hides = reader.hidesIn(json) || reader.hidesIn({ state: reader.plain(position.state) });
      // where something is hidden nothing is guessed: what was left out could be what hides it
      if (hides && !isWhole) return null;
      const { state: live, complete } = momentOf(ruleset, position, waits);
      const state = hides && ruleset.view !== undefined ? ruleset.view(live, seat) : live;
      return {
        game: ruleset.id,
        position: () => {
          const { settings, answers } = position;
          if (!hides) return { ...position, state: reader.plain(position.state) };
          return complete
            ? { ...reader.whole(settings, state, answers), state: reader.plain(state), answers: [] }
            : null;
        },
        moment: () => withBudget(work, () => ruleset.moment(state)),
        seats: () => withBudget(work, () => ruleset.seats(state)),
        board: () =>
          withBudget(work, () => {
            const board = ruleset.board(state, position.settings);
            charge("text", board.pieces.length * LONG_PIECE + board.width * board.height);
            return board;
          }),
        print: () => withBudget(work, () => printed(ruleset, state, { midway: position.answers.length > 0 })),
      };
    });
}

/** About how long a piece of a drawn board is told, in characters. */
const LONG_PIECE = 200;
