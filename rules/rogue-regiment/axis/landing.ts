import { canLand, isLoaded } from "../alarm/index.ts";
import {
  apartFrom,
  type AxisVehicle,
  type G,
  grid,
  lengthOf,
  number,
  type Operator,
  type Placed,
  reading,
  spottedOperators,
  squaresOf,
  vehicleTraits,
  wholeOnBoard,
} from "../board/index.ts";
import type { Citation } from "../catalogue/index.ts";
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
export const isNearOperator = (g: G, vehicle: AxisVehicle): boolean =>
  isLoaded(vehicle) &&
  vehicleTraits(vehicle.kind).troops?.leave === "near-operators" &&
  wholeOnBoard(grid(g), { ...vehicle.token, facing: vehicle.facing }, lengthOf(g.settings, vehicle.kind)) &&
  spottedOperators(g).some(
    (operator) => apartFrom(g, vehicle, operator) <= number(g, "rr.number.kettenkrad-deploys-at"),
  ) &&
  freeFor(g, vehicle, squaresOf(g, vehicle));

/** Whether a Kettenkrad that is near enough already lets its troops out without moving. rr.open.jager-kettenkrad-start */
export const deploysWhereItStands = (g: G, vehicle: AxisVehicle): boolean =>
  reading(g, "rr.open.jager-kettenkrad-start") === "deploys-at-once" && isNearOperator(g, vehicle);

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
export function comesNoCloser(
  g: G,
  vehicle: AxisVehicle,
  plan: VehiclePlan,
  moved: boolean,
  target: Placed<Operator>,
): boolean {
  if (!isLoaded(vehicle) || vehicleTraits(vehicle.kind).troops?.leave !== "on-the-bank" || vehicle.at === null)
    return false;
  if (!moved && vehicle.post.kind === "guard" && reading(g, "rr.open.jager-sturmboot-guard") === "stays") return false;
  if (!canLand(g, vehicle)) return false;
  // a stalled boat makes no advance, first or last
  if (reading(g, "rr.open.jager-sturmboot-when") === "first-advance" && !vehicle.stalled) return true;
  return plan.best.every(({ distance }) => apartFrom(g, vehicle, target) <= distance);
}
