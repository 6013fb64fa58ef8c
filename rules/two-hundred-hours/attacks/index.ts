export { allot, type Spreading } from "./allocate.ts";
export { type Advantages, bonusDice, comesUnseen, facingTo, hadClearView, isCovertNow, pairRules } from "./bonuses.ts";
export { canUseNest, touchNeeds } from "./gun-nest.ts";
export {
  beginDefend,
  beginDuck,
  type BegunDefend,
  type BegunDuck,
  defend,
  isCovered,
  resultsAtTheEnd,
  rollsBeforeMedals,
} from "./respond.ts";
export { alarmNeeds, ammunitionNeeds, mayAttack, mishap, resolve, termsOf, wayOf, weaponNeeds } from "./shooting.ts";
export { shotEffects, specialsOf, spreadDice, worksByItself } from "./shot-effects.ts";
export {
  aimNeeds,
  canAimAt,
  detectedEnemies,
  nearestSuch,
  reachNeeds,
  settleTarget,
  targetNeeds,
  tieRules,
  tooFar,
} from "./targets.ts";
export {
  fightReach,
  handWeapon,
  hasGrenades,
  hasSpecial,
  isRanged,
  rangeOf,
  strengthOf,
  weaponDice,
  weaponNamed,
  weaponRules,
} from "./weapons.ts";
