// The Axis: what units plan, how infantry and vehicles move, marked attacks.

export { type AdvancePlan, closestSpotted, couldAttack, planAdvance, viewsSpotted } from "./advance-plan.ts";
export { advanceVehicle, convoyMoves, inConvoy, patrolVehicles, placeConvoy, planVehicle } from "./axis-vehicles.ts";
export { follow, noticeOnTheWay, travelFacing } from "./marching.ts";
export { markedAttackWindow } from "./marked-attacks.ts";
export { advanceMortar, mortarAttack, mortarTargets } from "./mortar-team.ts";
export { shownCandidates, weigh } from "./weighing.ts";
