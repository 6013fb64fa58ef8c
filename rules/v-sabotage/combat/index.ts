export { blowUp, clearGas, destroyBarrel, gasOnEntry } from "./explosions.ts";
export { eliminate, heal, hitPerson, injure, relieve } from "./health.ts";
export {
  aimsAtNest,
  charactersAsTakers,
  isPerson,
  neededOn,
  nestNumber,
  nestRules,
  oneOfEach,
  shareHits,
  takersOf,
} from "./hits.ts";
export { closeCombatReward, eliminateUnit, flee, leavesToken } from "./rewards.ts";
export { hitsAmong, sharingMatters } from "./sharing.ts";
