import type { Action } from "./action-schema.ts";
import { fighterNamed, sideOf } from "./context.ts";
import type { State } from "./state.ts";

/** The side that takes an action: the fighter's, or the one that is asked within a procedure. */
export function ownerOf(state: State, action: Action): string | null {
  if (state.pending !== null) return state.pending.side;
  if (state.offered !== null) return state.offered.side;
  return "fighter" in action ? ownerOfPiece(state, action.fighter) : null;
}

/** The fighter who acts, or whom the question within a procedure is about; null where that is the whole side. */
export function pieceOf({ pending, offered }: State, action: Action): string | null {
  if (pending !== null) return pending.fighter ?? pending.subject ?? null;
  if ("fighter" in action) return action.fighter;
  return offered?.fighters[0] ?? null;
}

/** Whose a piece is: the side of its fighter; null for any other piece. */
export function ownerOfPiece(state: State, piece: string): string | null {
  const fighter = fighterNamed(state, piece);
  return fighter === undefined ? null : sideOf(fighter);
}
