// What a line meets, fields of view, cover.

export { coverAgainst, type Modifier } from "./cover.ts";
export { STOPS_ALL, type Blockers, type LineObstacle, nobody, STOPS_NOTHING } from "./stops.ts";
export { stopOf } from "./sight-line.ts";
export { axisBlockers, type Eyes, sceneOf, squaresUnder, templateSquares } from "./blockers.ts";
export {
  inField,
  inFieldOf,
  type Concealment,
  concealmentOf,
  eyesSee,
  eyesSeeFar,
  fieldOf,
  fieldRules,
  newlySighted,
  lineTo,
  noticesCorpses,
  operatorLine,
  rangeTo,
  seenAt,
  seenThrough,
  seesCorpse,
  seesOperator,
  sighted,
  type Sighted,
  unitsWithinSightOf,
  visibility,
  watchers,
  canLook,
} from "./sight.ts";
export {
  inVehicleArc,
  inVehicleCone,
  inVehicleField,
  isFarFromEnd,
  vehicleField,
  lookoutAt,
  lookoutsOf,
  looksAsVehicle,
  vehicleLine,
  type VehicleLookout,
} from "./vehicle-sight.ts";
export { withinDepth } from "./sight-readings.ts";
