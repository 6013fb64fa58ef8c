import { calledOn, doneInWords } from "../../pictures/index.ts";
import type { BoardModel, Decision } from "../../rules/kernel/index.ts";
import type { Candidate } from "../../rules/search/index.ts";
import { isObject } from "../schema/json.ts";

/** A move as it is told: as it would be sent. */
export interface ToldMove {
  readonly action?: Readonly<Record<string, unknown>>;
  readonly choose?: readonly [string];
}

/** A candidate as it is told. */
export function toldMove(move: Candidate): ToldMove {
  if ("choose" in move) return { choose: move.choose };
  return isObject(move.action) ? { action: move.action } : {};
}

/** Who stands at the table of a moment, and what is asked there. */
export interface Scene {
  readonly board: BoardModel;
  readonly decision: Decision | null;
}

/** A move in words: "Jock: move to 4,5"; of a choice the words of its option. */
export function moveInWords(move: Candidate, { board, decision }: Scene): string {
  if ("choose" in move) {
    const [chosen] = move.choose;
    return decision?.options.find(({ id }) => id === chosen)?.text ?? chosen;
  }
  const { action } = move;
  return isObject(action) ? doneInWords(action, calledOn(board)) : String(action);
}
