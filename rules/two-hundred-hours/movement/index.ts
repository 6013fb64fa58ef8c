export { triesDoor } from "./breaking-in.ts";
export { dragBodies, requireHiding } from "./dragging.ts";
export { requireComingOn, requireEntry, entryPlaces, hasRoom, isOffTable, moveOn, nearestRoom } from "./entering.ts";
export { askFacing, faceFreely, facingRule, turnInPlace } from "./facing.ts";
export { applyAfterMove, applyBeforeMove, applyRoll, bringFollowers, resultsAtOnce } from "./finishing.ts";
export { followerRule } from "./following.ts";
export { fightTerms, goOnOutside, goOnRule, joined, leftOutside, moveFirst, onFrom } from "./going-on.ts";
export { isEnterable } from "./table-ground.ts";
export { recordHalt } from "./halting.ts";
export { leaveByMove } from "./leaving.ts";
export {
  alarmDice,
  chooseCourse,
  detectedNear,
  facesAsMeant,
  namedFighter,
  noDetectedNear,
  onTable,
  skirtsFreely,
  markOffRoute,
  turnsOnWay,
} from "./manoeuvres.ts";
export { lengthSpoken, requirePath, pathTo } from "./path-requirements.ts";
export { askPath, type PathQuestion, pathRule, watchAt } from "./path-question.ts";
export {
  alongRoute,
  backToRoute,
  byMarker,
  legsTouched,
  nearestMarkers,
  nextMarker,
  type RouteLine,
  type RoutePath,
  type Sense,
} from "./routes.ts";
export { type Course, coursesOn } from "./skirting.ts";
export { doorsOn, comesNear, enemiesInWay, enemyGap, groundFor, isClimbable } from "./table-ground.ts";
export { movementOf, travel, type Travelled, type TravelTerms, turnTo } from "./travel.ts";
export { endOf, getsOnto, walk, type Walked } from "./walking.ts";
