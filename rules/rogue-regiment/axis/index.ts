// The Axis: what units plan, how infantry and vehicles move, marked attacks.

export { type AdvancePlan, attackable, closestSpotted, couldAttack, planAdvance } from "./advance-plan.ts";
export { spottedInView, burns, routesToward, startsOf, takenByOthers, type Vacating } from "./advance-routes.ts";
export { advanceVehicle, driveAlong, failureStops } from "./axis-vehicles.ts";
export { convoyMoves, isInConvoy, placeConvoy } from "./convoys.ts";
export { alertPatrols, keepsToRoute, patrolVehicles } from "./vehicle-patrols.ts";
export { planVehicle, freeFor } from "./vehicle-plan.ts";
export { follow, noticeOnTheWay, stopHere } from "./marching.ts";
export { distinctRoutes } from "./route-choice.ts";
export { barredRoom, roomTargets } from "./room-attacks.ts";
export { markedAttackWindow } from "./marked-attacks.ts";
export { carriersEnter, enteringCarriers, entryPlace } from "./carriers-enter.ts";
export { advanceMortar, holdersBefore } from "./mortar-team.ts";
export { holdsItsPlace, shellTargets, shellWeaponOf, tooNear } from "./shell-weapons.ts";
export { fireShell } from "./shells.ts";
export { shownCandidates, recordChoice } from "./weighing.ts";
export { deploysWhereItStands, isNearOperator, landsAlthoughStalled } from "./landing.ts";
