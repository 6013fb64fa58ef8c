import { lengthOf, modelOf, tokenSquares } from "./vehicle-token.ts";
import type { Grid } from "../../geometry/index.ts";
import { plainOperator } from "./new-operator.ts";
import type { Operator, OperatorVehicle, State } from "./state.ts";

/** The seats of the Support Willys that its own crew fills, and the one that an Operator can take. */
const crewSeats = ["driver", "front", "rear"] as const;
export const PASSENGER_SEAT = 3;

/** The ids of the crew of a Support Willys: its driver and its two gunners. rr.dare.swillys-own-crew */
export const crewIds = (vehicle: string): readonly string[] => crewSeats.map((seat) => `${vehicle}-${seat}`);

/** Whether a vehicle is the Operators' Willys or the Support Willys. rr.dare.swillys-as-willys */
export const isWillys = ({ kind }: Pick<OperatorVehicle, "kind">): boolean =>
  kind === "willys" || kind === "support-willys";

/** Whether somebody is of the crew of the Support Willys. rr.dare.swillys-crew-stays */
export const isCrew = ({ crew }: Pick<Operator, "crew">): boolean => crew !== null;

/** What people call whom the Axis goes for: an Operator, or the vehicle that his crew stands for. */
export const targetName = ({ id, crew, aboard }: Pick<Operator, "id" | "crew" | "aboard">): string =>
  crew === null ? id : (aboard ?? id);

/**
 * One of the crew: a support unit that is always spotted, takes no turn of its own and never leaves.
 * rr.dare.swillys-own-crew, rr.dare.swillys-always-spotted
 */
const crewMember = (id: string, seat: number, vehicle: string, at: number | null): Operator => ({
  ...plainOperator(id, { health: 1, ap: 0 }),
  at,
  turn: "finished",
  spotted: true,
  support: true,
  crew: seat === 0 ? "driver" : "gunner",
  aboard: vehicle,
});

/**
 * The Operators of a set-up with the crews of its Support Willys in their seats, behind everyone else; crews whose
 * vehicle is not there are gone. Spotted as its crew is, it draws the Axis and is attacked whoever else rides in it.
 * rr.dare.swillys-own-crew, rr.dare.swillys-draws-axis, rr.dare.swillys-attacked-empty
 */
export function withCrews<S extends Pick<State, "operators" | "vehicles">>(state: S, grid: Grid): S {
  const others = state.operators.filter((operator) => !isCrew(operator));
  const crews = state.vehicles.flatMap((vehicle) => {
    if (vehicle.kind !== "support-willys") return [];
    const length = lengthOf({ readings: {}, numbers: {} }, modelOf(vehicle));
    const [at = null] = tokenSquares(grid, { ...vehicle.token, facing: vehicle.facing }, length);
    return crewIds(vehicle.id).map((id, seat) => crewMember(id, seat, vehicle.id, at));
  });
  return { ...state, operators: [...others, ...crews] };
}
