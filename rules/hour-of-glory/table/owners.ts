import type { Action } from "./action-schema.ts";
import { defender, seatOf } from "./agents.ts";
import type { State } from "./state.ts";

/** The seat whose piece acts: a player's own Intruder, or one of the Defender's. */
export function ownerOf(state: State, action: Action): string | null {
  if (action.do === "end-phase") return defender;
  return ownerOfPiece(state, action.agent);
}

/** The agent who acts; null for the end of a phase. */
export const pieceOf = (_state: State, action: Action): string | null => ("agent" in action ? action.agent : null);

/** The seat an agent belongs to; null for any other piece. */
export function ownerOfPiece(state: State, piece: string): string | null {
  const intruder = state.intruders.find(({ id }) => id === piece);
  if (intruder !== undefined) return seatOf(intruder);
  const defends = [state.commander, ...state.sentries, ...state.guards].some((agent) => agent?.id === piece);
  return defends ? defender : null;
}
