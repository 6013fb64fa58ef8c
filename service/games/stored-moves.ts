import { Fault } from "../schema/faults.ts";
import type { Store, StoredMove } from "../storage/store.ts";
import { currentBudget } from "../adjudication/budget.ts";

/** Moves read at once: of the largest ones some seven megabytes. */
const PAGE = 25;
/** So many characters of a stored move are read and looked through for one unit of work. */
const CHARACTERS_A_UNIT = 16;
/** The characters by which the length of a move is reckoned: more than those of nearly every move of a game that hides something. */
const STEP = 20_000;

/** How long a move is. */
type LengthOf = (move: StoredMove) => number;

const lengthOf: LengthOf = ({ body }) => body.length;

/**
 * How long a move is reckoned where it is read for somebody who may not know all of it: in long steps. He is told what
 * his questions took, and a card that was drawn in secret could be known by the length of its name.
 */
export const roundedLength: LengthOf = ({ body }) => Math.ceil(body.length / STEP) * STEP;

/** How long the moves of a game are reckoned, by whether it hides something. */
export const lengthIn = ({ hides }: { readonly hides: boolean }): LengthOf => (hides ? roundedLength : lengthOf);

/**
 * The moves of a game from a version up to another, read page by page at the expense of whoever asks, by their length;
 * it ends early with the first by which so many characters were read. Between two pages others are answered. Throws a Fault when the game
 * is gone meanwhile, and BeyondLimits.
 */
export async function* movesFrom(
  store: Store,
  id: string,
  from: number,
  to: number,
  { most = Infinity, length = lengthOf }: { readonly most?: number; readonly length?: LengthOf } = {},
): AsyncGenerator<StoredMove> {
  let read = 0;
  for (let next = from; next <= to && read < most;) {
    if (next > from) await new Promise(setImmediate);
    const page = await store.moves(id, next - 1, Math.min(PAGE, to + 1 - next));
    if (page.length === 0) throw new Fault("not-found", `There is no game "${id}" any more.`);
    for (const move of page) {
      currentBudget().charge("stored", Math.ceil(length(move) / CHARACTERS_A_UNIT));
      read += move.body.length;
      yield move;
      if (read >= most) return;
    }
    next += page.length;
  }
}
