import { columnOf, type Facing, rowOf, type Square, squareAt } from "../../geometry/index.ts";
import { type Ctx, grid, number, reading, squaresOf, terrain, vehicleSquares } from "../table/context.ts";
import { isUndercover } from "../table/nancy.ts";
import type { Operator, Token, UnitKind } from "../table/state.ts";
import { type Blockers, type LineObstacle, nobody, type Scene, STOPS_ALL } from "./stops.ts";
import { sightReadings } from "./sight-readings.ts";

/**
 * A unit's eyes: where it stands and which way it faces, as it is or as it might be. A vehicle looks from the ends of
 * its token.
 */
export interface Eyes {
  readonly id: string;
  readonly at: Square;
  readonly facing: Facing;
  readonly kind?: UnitKind;
  readonly token?: Token | null;
}

/**
 * What stands on the board and blocks everybody's sight: vehicles alert or not (never the boat), blast templates; and
 * fuel barrels for what is low.
 */
function thingsInTheWay(ctx: Ctx, whole: Square[]): Blockers {
  const { vehicles, templates, laid, operators } = ctx.state;
  for (const vehicle of vehicles) if (vehicle.kind !== "boat") whole.push(...vehicleSquares(ctx, vehicle));
  for (const operator of operators)
    if (operator.outfit !== null && operator.at !== null && blocksAsAxisUnit(ctx, operator)) whole.push(operator.at);
  const low = laid.length === 0 ? [] : laid.flatMap(({ kind, at }) => (kind === "barrel" ? [at] : []));
  const smoke = templates.length === 0 ? [] : templateSquares(ctx);
  return whole.length === 0 && low.length === 0 && smoke.length === 0 ? nobody : { whole, low, smoke };
}

/** Whether Nancy in disguise stands in the way as a unit that is not alert. rr.open.dare-disguise-blocks-los */
const blocksAsAxisUnit = (ctx: Ctx, operator: Operator): boolean =>
  isUndercover(ctx, operator) && reading(ctx, "rr.open.dare-disguise-blocks-los") === "blocks";

/**
 * What blocks Axis sight: units that are not alert, vehicles, templates, barrels. rr.los.nonalert-blocks,
 * rr.los.alert-transparent, rr.los.operators-transparent, rr.vlos.blocks, rr.boat.silent
 */
export function axisBlockers(ctx: Ctx): Blockers {
  const squares: Square[] = [];
  for (const unit of ctx.state.units) {
    if (unit.at === null) continue;
    if (unit.token !== null) squares.push(...squaresOf(ctx, unit));
    else if (!unit.alert) squares.push(unit.at);
  }
  return thingsInTheWay(ctx, squares);
}

/** What blocks an Operator's line of attack. rr.los.operator-blockers, rr.open.operator-los-alert-axis */
export function operatorBlockers(ctx: Ctx): Blockers {
  if (reading(ctx, "rr.open.operator-los-alert-axis") === "transparent") return axisBlockers(ctx);
  return thingsInTheWay(
    ctx,
    ctx.state.units.flatMap((unit) => squaresOf(ctx, unit)),
  );
}

/** The squares under a blast template with this centre: rr.open.template-shape. */
export function squaresUnder(ctx: Ctx, at: Square): readonly Square[] {
  const board = grid(ctx);
  const shape = reading(ctx, "rr.open.template-shape");
  const reach = shape === "larger" ? 2 : (number(ctx, "rr.number.template-size") - 1) >> 1;
  const squares: Square[] = [];
  for (let dy = -reach; dy <= reach; dy++) {
    for (let dx = -reach; dx <= reach; dx++) {
      if (shape === "cross" && dx !== 0 && dy !== 0) continue;
      const square = squareAt(board, columnOf(board, at) + dx, rowOf(board, at) + dy);
      if (square !== null) squares.push(square);
    }
  }
  return squares;
}

/** All squares under the templates that stay until the End Phase. rr.barrel.template-stays, rr.lewes.template-stays */
export const templateSquares = (ctx: Ctx): readonly Square[] =>
  ctx.state.templates.flatMap(({ at }) => squaresUnder(ctx, at));

/** Whether a template hides its own square, which is noted among the obstacles that are met. rr.open.template-los */
export function hiddenByTemplate(ctx: Ctx, square: Square, met?: LineObstacle[]): boolean {
  const isHidden =
    ctx.state.templates.length > 0 &&
    reading(ctx, "rr.open.template-los") === "through-and-into" &&
    templateSquares(ctx).includes(square);
  if (isHidden)
    met?.push({
      stop: STOPS_ALL,
      text: "A blast template hides what is under it.",
      at: grid(ctx).names[square] ?? "",
      cites: ["rr.barrel.template-stays", "rr.open.template-los"],
    });
  return isHidden;
}

/** What is noted of a line: where obstacles are written down, and the squares of a target larger than the one looked at. */
export interface Noted {
  readonly met?: LineObstacle[];
  readonly target?: readonly Square[] | undefined;
}

export const sceneOf = (ctx: Ctx, blockers: Blockers, met?: LineObstacle[], target?: readonly Square[]): Scene => ({
  terrain: terrain(ctx),
  readings: sightReadings(ctx.settings),
  blockers,
  met,
  target,
});
