export { checkChallenges, heldBack, unlockedBy } from "./medals.ts";
export { completeObjective, escortsAppear, fail, protectionStops } from "./objectives.ts";
