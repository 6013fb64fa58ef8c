// The phases of a turn, set-up and the end of a game.

export { partOf, waitingForMortars } from "./advance-phase.ts";
export { gunsOf, rankTargets, targetsOf } from "./attack-phase.ts";
export { eventPhase } from "./event-phase.ts";
export { boardObjectives, boardTracks } from "./objectives.ts";
export { facingAlong, patrolPhase, placeOnLine } from "./patrol-phase.ts";
export { play } from "./play.ts";
