import { gunOf } from "../fighting/index.ts";
import { type Ctx, distanceFromUnit, isOnBoard, type Placed, placeOf, squaresOf } from "../table/context.ts";
import { weaponsAtHand } from "../table/nancy.ts";
import type { AxisUnit, Operator } from "../table/state.ts";
import { operatorLine } from "../sight/index.ts";

/** The reach of an Operator's longest gun, in squares. */
export const longestReach = (ctx: Ctx, operator: Operator): number =>
  Math.max(0, ...weaponsAtHand(operator).map((weapon) => gunOf(ctx, weapon)?.long ?? 0));

/** Whether an Operator has a line of sight to a unit. */
export const hasLineTo = (ctx: Ctx, operator: Placed<Operator>, target: AxisUnit): boolean =>
  squaresOf(ctx, target).some((square) =>
    operatorLine(ctx, { square: operator.at, low: operator.crouched || operator.scuba }, square),
  );

/** Whether a unit is within line of sight and range of an Operator's guns. rr.aim.cost, rr.aim.keep-los */
export const canAimAt = (ctx: Ctx, operator: Placed<Operator>, target: AxisUnit): boolean =>
  isOnBoard(target) &&
  distanceFromUnit(ctx, target, placeOf(ctx, operator.at)) <= longestReach(ctx, operator) &&
  hasLineTo(ctx, operator, target);
