import { canLand, isLoaded } from "../alarm/index.ts";
import type { Citation } from "../book/citation.ts";
import { vehicleTraits } from "../book/vehicle-kinds.ts";
import {
  type Ctx,
  distanceToOperator,
  grid,
  number,
  type Placed,
  reading,
  spottedOperators,
  squaresOf,
} from "../table/context.ts";
import type { Operator } from "../table/state.ts";
import { type AxisVehicle, lengthOf, isWholeOnBoard } from "../table/vehicle-token.ts";
import { freeFor, type VehiclePlan } from "./vehicle-plan.ts";

/** What the advance of a carrier shows that drives its troops to the Operators. */
export function approachRules(vehicle: AxisVehicle): readonly Citation[] {
  if (vehicle.kind === "kettenkrad") return ["rr.jager.kettenkrad-advances"];
  if (vehicle.kind !== "sturmboot") return [];
  return [
    "rr.jager.sturmboot-advance",
    "rr.jager.sturmboot-water",
    "rr.jager.sturmboot-roles",
    "rr.open.jager-sturmboot-footprint",
  ];
}

/**
 * Whether a loaded Kettenkrad, wholly on the board and where it can stop, is as near to any spotted Operator as it has
 * to be: counted from its nearest square, terrain ignored. rr.jager.kettenkrad-deploys,
 * rr.jager.kettenkrad-any-spotted, rr.open.jager-kettenkrad-distance, rr.square.one-unit
 */
export const isNearOperator = (ctx: Ctx, vehicle: AxisVehicle): boolean =>
  isLoaded(vehicle) &&
  vehicleTraits(vehicle.kind).troops?.leave === "near-operators" &&
  isWholeOnBoard(grid(ctx), { ...vehicle.token, facing: vehicle.facing }, lengthOf(ctx.settings, vehicle.kind)) &&
  spottedOperators(ctx).some(
    (operator) => distanceToOperator(ctx, vehicle, operator) <= number(ctx, "rr.number.kettenkrad-deploys-at"),
  ) &&
  freeFor(ctx, vehicle, squaresOf(ctx, vehicle));

/** Whether a Kettenkrad that is near enough already lets its troops out without moving. rr.open.jager-kettenkrad-start */
export const deploysWhereItStands = (ctx: Ctx, vehicle: AxisVehicle): boolean =>
  reading(ctx, "rr.open.jager-kettenkrad-start") === "deploys-at-once" && isNearOperator(ctx, vehicle);

/**
 * Whether a boat with a mechanical failure may let its troops ashore where it lies, which is no movement.
 * rr.open.metal-failure-turning, rr.jager.sturmboot-deploys
 */
export const landsAlthoughStalled = (vehicle: AxisVehicle): boolean =>
  vehicle.alert && isLoaded(vehicle) && vehicleTraits(vehicle.kind).troops?.leave === "on-the-bank";

/**
 * Whether a boat has come as close as the water allows, so that its troops go ashore. rr.jager.sturmboot-deploys,
 * rr.open.jager-sturmboot-when, rr.open.jager-sturmboot-guard
 */
export function isAsCloseAsPossible(
  ctx: Ctx,
  vehicle: AxisVehicle,
  plan: VehiclePlan,
  { moved }: { readonly moved: boolean },
  target: Placed<Operator>,
): boolean {
  if (!isLoaded(vehicle) || vehicleTraits(vehicle.kind).troops?.leave !== "on-the-bank" || vehicle.at === null)
    return false;
  if (!moved && vehicle.post.kind === "guard" && reading(ctx, "rr.open.jager-sturmboot-guard") === "stays")
    return false;
  if (!canLand(ctx, vehicle)) return false;
  // a stalled boat makes no advance, first or last
  if (reading(ctx, "rr.open.jager-sturmboot-when") === "first-advance" && !vehicle.stalled) return true;
  return plan.best.every(({ distance }) => distanceToOperator(ctx, vehicle, target) <= distance);
}
