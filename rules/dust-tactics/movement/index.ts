/*
 * Where miniatures may go and stand, and by which way.
 */
export { crowdObstacle, isFlying, obstaclesFor, passingRadius, rearDoor, standObstacle } from "./barriers.ts";
export { moveNow } from "./current-move.ts";
export { enterTable, entering, entryEdges, requireEntry } from "./entering.ts";
export { settledAfter, unsettled } from "./settling.ts";
export { featuresFor, passedAfter, reachedAfter } from "./terrain.ts";
export { movedBy, requireCoherency } from "./ways.ts";
export { type Move, type Moved, type Walk, distanceRules, leftFor, rateOf, walkAlong, wayTo } from "./walks.ts";
export { leaderOf } from "./arranging.ts";
