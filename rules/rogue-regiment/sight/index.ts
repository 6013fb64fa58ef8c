// What a line meets, fields of view, cover.

export { coverAgainst, type Modifier } from "./cover.ts";
export {
  STOPS_ALL,
  type Blockers,
  type LineObstacle,
  nobody,
  onTheLine,
  onTheLineWithin,
  STOPS_NOTHING,
} from "./stops.ts";
export { stopOf } from "./sight-line.ts";
export { axisBlockers, type Eyes, sceneOf, squaresUnder, templateSquares } from "./blockers.ts";
export {
  isInFieldOf,
  pointsOfField,
  concealmentOf,
  eyesSee,
  eyesSeeFar,
  fieldOf,
  fieldRules,
  newlySighted,
  noticesCorpses,
  operatorLine,
  rangeTo,
  isSeenThrough,
  shownOn,
  type Shown,
  seesCorpse,
  seesOperator,
  sighted,
  type Sighted,
  unitsWithinSightOf,
  watchers,
} from "./sight.ts";
export { isInField } from "./terrain-field.ts";
export { lineTo, isSeenAt, visibility, canLook } from "./terrain-field.ts";
export {
  isInVehicleArc,
  isInVehicleCone,
  isInVehicleField,
  isFarFromEnd,
  vehicleField,
  lookoutAt,
  lookoutsOf,
  looksAsVehicle,
  vehicleLine,
  type VehicleLookout,
} from "./vehicle-sight.ts";
export { pointsOfSight, pointsOfWindows, withinDepth } from "./sight-readings.ts";
export { BESIDE, besideLine } from "./beside-line.ts";
