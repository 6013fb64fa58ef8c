import type { Crew, Dealt } from "../../kernel/index.ts";
import { type Action, isJagerAction } from "./action-schema.ts";
import { seatOf } from "./context.ts";
import type { State } from "./state.ts";
import { jagerSeat } from "./view.ts";

/**
 * Whose action it is: the player's of the Operator who acts, or of everyone aboard the vehicle that does. Null for the
 * players together: when a phase is ended, and for a vehicle with Operators of several players, or none.
 */
export function ownerOf(state: State, action: Action): string | null {
  if (isJagerAction(action)) return jagerSeat;
  if (action.do === "end-phase" || "aircraft" in action) return null;
  return ownerOfPiece(state, "operator" in action ? action.operator : action.vehicle);
}

/** The piece that an action is made with: an Operator, a vehicle, the unit of a command, or the Jäger player's side. */
export function pieceOf(_state: State, action: Action): string | null {
  if ("operator" in action) return action.operator;
  if ("vehicle" in action) return action.vehicle;
  return isJagerAction(action) ? jagerSeat : null;
}

/** Whose an Operator is, or a vehicle: its player's, or that of everyone aboard; null for any other piece. */
export function ownerOfPiece({ operators, vehicles }: State, piece: string): string | null {
  if (piece === jagerSeat) return jagerSeat;
  const acting = vehicles.find(({ id }) => id === piece)?.seats ?? [piece];
  // the Support Willys is everybody's: its crew has no player
  if (operators.some(({ id, crew }) => crew !== null && acting.includes(id))) return null;
  const [owner, ...others] = new Set(operators.filter(({ id }) => acting.includes(id)).map(seatOf));
  return others.length > 0 ? null : (owner ?? null);
}

/** The vehicles with Operators of players aboard, but for those in which somebody sits who has no player. */
export const crews = ({ operators, vehicles }: State): readonly Crew[] =>
  vehicles.flatMap(({ id, seats }) => {
    const inside = operators.filter((operator) => seats.includes(operator.id));
    return inside.length === 0 || inside.some(({ crew }) => crew !== null)
      ? []
      : [{ piece: id, aboard: inside.map((operator) => operator.id) }];
  });

/** The Operators in play, each with the seat of his player: rr.turn.operator-split; the crew of a Support Willys has none. */
export const dealt = ({ operators }: State): readonly Dealt[] =>
  operators
    .filter(({ fate, crew }) => fate === "in-play" && crew === null)
    .map((operator) => ({
      piece: operator.id,
      seat: seatOf(operator),
      toAct: operator.turn !== "finished",
    }));
