export { bringCaptive, burdenOf, burdenRows, captiveStops } from "./captives.ts";
export { escapePlaceRule, placeEscapes } from "./escapes.ts";
export { gunIsManned, gunRests } from "./gun.ts";
export { keepTime, loseTime } from "./hunted.ts";
export { judge, termsOf } from "./judging.ts";
export { afterChargeSet, afterExplosion, afterLeaving, afterTakenOut } from "./moments.ts";
export { hasPrimary, objectivesOf } from "./objectives.ts";
export { breaksFree, isInside, runHome, searchBuildings, watchCaptive } from "./officer.ts";
export { destroyObjective } from "./targets.ts";
