// What a line meets, fields of view, cover.

export { coverAgainst, type Modifier } from "./cover.ts";
export { ALL, type Blockers, type Met, nobody, NOTHING } from "./stops.ts";
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
  gained,
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
  watches,
} from "./sight.ts";
export {
  inVehicleArc,
  inVehicleCone,
  inVehicleField,
  vehicleField,
  lookoutAt,
  lookoutsOf,
  looksAsVehicle,
  vehicleLine,
  type VehicleLookout,
} from "./vehicle-sight.ts";
