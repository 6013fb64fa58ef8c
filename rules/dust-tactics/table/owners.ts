import type { Action } from "./action-schema.ts";
import type { State } from "./state.ts";
import { unitNamed, unitOfMiniature } from "./units.ts";

/** Whose a piece is: the side of its unit; null for any other piece. */
export function ownerOfPiece(state: State, piece: string): string | null {
  if (piece === "north" || piece === "south") return piece;
  return (unitNamed(state, piece) ?? unitOfMiniature(state, piece))?.side ?? null;
}

/** Who takes an action: a unit, or a side for what no unit does. */
export const pieceOf = (_state: State, action: Action): string => ("side" in action ? action.side : action.unit);

/** Whose piece an action is made with. */
export const ownerOf = (state: State, action: Action): string | null => ownerOfPiece(state, pieceOf(state, action));
