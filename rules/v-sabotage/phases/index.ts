export { groupDice, rankTargets, shootersOf, victimsOn } from "./enemy-shooting.ts";
export { play } from "./play.ts";
export { dueAt } from "./reinforcements.ts";
