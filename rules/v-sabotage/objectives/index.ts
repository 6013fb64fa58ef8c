export { checkChallenges, heldBack, unlockedBy } from "./medals.ts";
export { completeObjective, escortsAppear, recordFailure, isBlockedByProtection } from "./objectives.ts";
