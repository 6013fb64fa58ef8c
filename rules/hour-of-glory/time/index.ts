export { allMeans, type Means, tryActivity } from "./activity.ts";
export { endAtZero, endIfDecided } from "./end-of-game.ts";
export { takeMinutes } from "./minutes.ts";
export { pointsNeeded, pointsNeededIn, pointsOf, pointsOut } from "./points.ts";
