import type { BoardModel, Form } from "../api/answers.ts";
import { pieceNamed } from "../board/places.ts";
import { pieceName, withNames } from "../page/names.ts";
import { withinReach } from "./aim.ts";

/** What somebody who has to act has before them. */
export interface ToAct {
  readonly board: BoardModel;
  /** What is asked. */
  readonly asked: string;
  readonly asks: string | null;
  /** Everything that can be done, and what cannot. */
  readonly forms: readonly Form[];
  /** Who is selected. */
  readonly piece: string | null;
  /** Whether a place on the board is pressed already. */
  readonly isAimed: boolean;
  /** Whether one whole action stands ready. */
  readonly isReady: boolean;
  /** Whether the ground is tinted that the other side watches. */
  readonly isTinted: boolean;
  /** Who acts next when the turn of whoever acts is over. */
  readonly next: string | null;
}

/** More than so many are not named one by one. */
const MOST_NAMED = 3;

/** Those who can do something, each once. */
const ableOf = (forms: readonly Form[]): readonly string[] => [
  ...new Set(forms.flatMap(({ piece, actions }) => (actions.length > 0 ? [piece] : []))),
];

/** Whose choices are laid out: whoever is selected, else the only one who can do anything. */
export function actsFirst({ board, forms, piece }: Pick<ToAct, "board" | "forms" | "piece">): string | null {
  const able = ableOf(forms);
  const [only = null] = able.length === 1 ? able : [];
  return [piece, only].find((id) => id !== null && able.includes(id) && pieceNamed(board, id) !== undefined) ?? null;
}

/** What is done by whom the board shows no choices yet. */
function toSelect({ board, asked, asks, forms }: ToAct): string {
  const able = ableOf(forms);
  const onBoard = able.filter((id) => pieceNamed(board, id) !== undefined);
  if (onBoard.length === 0) {
    const isMarked = able.some((id) => withinReach(board, forms, id).places.length > 0);
    const how = isMarked ? "Press a mark on the board, or choose beside it." : "Choose it beside the board.";
    return `${withNames(asked, [asks])} ${how}`;
  }
  const whom = onBoard.length > MOST_NAMED ? "one of your pieces" : onBoard.map(pieceName).join(" or ");
  const besides = able.length > onBoard.length ? ", or choose somebody beside the board" : "";
  return `It is your turn. Press ${whom} on the board to see the choices${besides}.`;
}

/** What is done when a piece can reach nothing any more: whoever has still to act is next. */
function spent({ forms, next }: ToAct, piece: string): string {
  const can = `${pieceName(piece)} can go nowhere any more.`;
  if (next !== null) return `${can} Press ${pieceName(next)} on the board to go on.`;
  const ends = (wanted: string): boolean =>
    forms.some(
      ({ name, actions, piece: whose }) =>
        name === wanted && actions.length > 0 && (wanted === "end-phase" || whose === piece),
    );
  if (ends("end-phase")) return `${can} Press “End phase” when everybody is done, and watch what the enemy does.`;
  if (ends("end-turn")) return `${can} Press “End turn” to go on.`;
  return `Choose beside the board what ${pieceName(piece)} does.`;
}

/** What somebody who has to act does next, in one sentence: nothing that is not there to be pressed. */
export function adviceTo(act: ToAct): string {
  const { board, forms, isAimed, isReady, isTinted } = act;
  if (isAimed)
    return "The card says what it costs and who would see it. Press the same place again to do it, or press another.";
  if (isReady) return "The card says what it does and what it costs. Press “Do it”, or “Cancel” to do something else.";
  const piece = actsFirst(act);
  if (piece === null) return toSelect(act);
  const { places, targets } = withinReach(board, forms, piece);
  if (places.length === 0 && targets.length === 0) return spent(act, piece);
  const foe = "an enemy marked in red to attack";
  if (places.length === 0) return `Press ${foe}, or choose beside the board.`;
  const tint = isTinted ? "; the tinted ground is watched by the enemy" : "";
  return `Blue places are where ${pieceName(piece)} can go${tint}. Press a place${targets.length > 0 ? `, or ${foe}` : ""}.`;
}
