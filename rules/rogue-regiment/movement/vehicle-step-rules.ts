import type { Citation } from "../catalogue/index.ts";
import {
  type G,
  grid,
  ground,
  lengthOf,
  operatorAt,
  tokenSquares,
  type VehicleModel,
  type VehiclePlace,
} from "../board/index.ts";

/** The rules a step of a vehicle shows, of either side. rr.veh.* */
export function stepRules(
  g: G,
  model: VehicleModel,
  place: VehiclePlace,
  step: string,
  points: number,
  fromForest: boolean,
): readonly Citation[] {
  const reverse = step.startsWith("reverse");
  const turn = step.includes("turn");
  const length = lengthOf(g.settings, model);
  const squares = tokenSquares(grid(g), place, length);
  const rough = squares.some(
    (square) => grid(g).squares[square] === ground.forest || grid(g).squares[square] === ground.hedge,
  );
  const passes =
    g.state.units.some(({ at, token }) => token === null && at !== null && squares.includes(at)) ||
    squares.some((square) => operatorAt(g, square) !== undefined);
  return [
    reverse ? (turn ? "rr.veh.reverse-turn" : "rr.veh.reverse") : turn ? "rr.veh.turn" : "rr.veh.forward",
    ...(rough ? (["rr.veh.forest-hedge", "rr.veh.one-forest-enough", "rr.open.vehicle-diagonal-cost"] as const) : []),
    ...(fromForest || (rough && points === 1) ? (["rr.veh.leaving-forest"] as const) : []),
    ...(squares.length < 2 * length ? (["rr.veh.off-board"] as const) : []),
    ...(passes ? (["rr.veh.pass-units"] as const) : []),
    ...(turn && model === "troop-truck" ? (["rr.metal.transport-turns"] as const) : []),
    ...(turn && model === "aa-truck" ? (["rr.open.kick-aa-truck-turn"] as const) : []),
    "rr.open.vehicle-turn",
  ];
}
