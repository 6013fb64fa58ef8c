import type { Dealt } from "../../kernel/index.ts";
import type { Action } from "./action-schema.ts";
import { isInGame, seatOf } from "./context.ts";
import type { State } from "./state.ts";

/** Whose action it is: the player's of the commando who acts; null for what the players do together. */
export function ownerOf(state: State, action: Action): string | null {
  return "commando" in action ? ownerOfPiece(state, action.commando) : null;
}

/** The commando who acts; null for what nobody does by himself. */
export const pieceOf = (_state: State, action: Action): string | null =>
  "commando" in action ? action.commando : null;

/** Whose a commando is: its player's; null for any other piece. */
export function ownerOfPiece({ commandos }: State, piece: string): string | null {
  const commando = commandos.find(({ id }) => id === piece);
  return commando === undefined ? null : seatOf(commando);
}

/** The commandos, each with the seat of his player. */
export const dealt = ({ commandos }: State): readonly Dealt[] =>
  commandos.map((commando) => ({
    piece: commando.id,
    seat: seatOf(commando),
    toAct: isInGame(commando) && commando.turn !== "finished",
  }));
