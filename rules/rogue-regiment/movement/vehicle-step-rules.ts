import { citeIf } from "../../kernel/index.ts";
import type { Citation } from "../book/citation.ts";
import { type Ctx, grid, operatorAt } from "../table/context.ts";
import { edge, ground } from "../table/terrain.ts";
import { lengthOf, tokenSquares, type VehicleModel, type VehiclePlace } from "../table/vehicle-token.ts";
import { edgeBetween } from "../../geometry/index.ts";

/** A step that a vehicle has taken: its name, what it cost, and whether it began in a forest. */
interface StepTaken {
  readonly step: string;
  readonly points: number;
  readonly fromForest: boolean;
}

/**
 * The rules a step of a vehicle shows, of either side. rr.veh.forward, rr.veh.reverse, rr.veh.turn,
 * rr.veh.reverse-turn, rr.veh.pass-units, rr.veh.forest-hedge, rr.veh.leaving-forest, rr.veh.one-forest-enough,
 * rr.veh.off-board
 */
export function stepRules(
  ctx: Ctx,
  model: VehicleModel,
  place: VehiclePlace,
  { step, points, fromForest }: StepTaken,
): readonly Citation[] {
  const reverse = step.startsWith("reverse");
  const turn = step.includes("turn");
  const length = lengthOf(ctx.settings, model);
  const squares = tokenSquares(grid(ctx), place, length);
  const rough = squares.some(
    (square) => grid(ctx).squares[square] === ground.forest || grid(ctx).squares[square] === ground.hedge,
  );
  const passes =
    ctx.state.units.some(({ at, token }) => token === null && at !== null && squares.includes(at)) ||
    squares.some((square) => operatorAt(ctx, square) !== undefined);
  return [
    reverse ? (turn ? "rr.veh.reverse-turn" : "rr.veh.reverse") : turn ? "rr.veh.turn" : "rr.veh.forward",
    ...citeIf(rough, "rr.veh.forest-hedge", "rr.veh.one-forest-enough", "rr.open.vehicle-diagonal-cost"),
    ...citeIf(fromForest || (rough && points === 1), "rr.veh.leaving-forest"),
    ...citeIf(squares.length < 2 * length, "rr.veh.off-board"),
    ...citeIf(passes, "rr.veh.pass-units"),
    ...citeIf(turn && model === "troop-truck", "rr.metal.transport-turns"),
    ...citeIf(turn && model === "aa-truck", "rr.open.kick-aa-truck-turn"),
    ...(model === "panzer-iii" ? panzerRules(ctx, squares, reverse) : []),
    "rr.open.vehicle-turn",
  ];
}

/** What a step of a Panzer III shows. rr.dare.panzer-forest, rr.dare.panzer-walls-crates */
function panzerRules(ctx: Ctx, squares: readonly number[], reverse: boolean): readonly Citation[] {
  const grounds = squares.map((square) => grid(ctx).squares[square]);
  const overWall = squares.some((square) =>
    [square + 1, square + grid(ctx).width].some(
      (other) => squares.includes(other) && edgeBetween(grid(ctx), square, other) === edge.lowWall,
    ),
  );
  return [
    "rr.dare.panzer-still-blocked",
    ...citeIf(grounds.includes(ground.forest), "rr.dare.panzer-forest"),
    ...citeIf(grounds.includes(ground.forest) && reverse, "rr.open.dare-panzer-reverse-forest"),
    ...citeIf(grounds.includes(ground.hedge), "rr.open.dare-panzer-hedge"),
    ...citeIf(grounds.includes(ground.crates) || overWall, "rr.dare.panzer-walls-crates", "rr.open.dare-panzer-crush"),
  ];
}
