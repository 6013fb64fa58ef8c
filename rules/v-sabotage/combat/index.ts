export { blowUp, clearGas, destroyBarrel, gasOnEntry } from "./explosions.ts";
export { beginHealthy, eliminate, heal, hitPerson, injure, relieve } from "./health.ts";
export {
  isNestTarget,
  charactersAsTargets,
  isPerson,
  hitNumbersOn,
  nestNumber,
  nestCitations,
  distinctUnits,
  shareHits,
  shotTargets,
} from "./hits.ts";
export { closeCombatReward, eliminateUnit, resolveFlee, leavesToken } from "./rewards.ts";
export { countHits, hitsOn, sharingMatters } from "./sharing.ts";
