export { allot, type Spreading } from "./allocate.ts";
export {
  type Advantages,
  bonusDice,
  isUnseenAttack,
  facingTo,
  hadClearView,
  covertPoints,
  isCovertNow,
  pairRules,
} from "./bonuses.ts";
export { canUseNest, requireTouch } from "./gun-nest.ts";
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
export {
  requireAlarm,
  requireAmmunition,
  mayAttack,
  offerShotEvent,
  resolveHits,
  termsOf,
  pathOf,
  requireWeapon,
} from "./shooting.ts";
export { isAutomatic, mayHitMore, shotEffects, specialsOf, spreadDice } from "./shot-effects.ts";
export {
  requireAim,
  canAimAt,
  detectedEnemies,
  nearestSuch,
  requireReach,
  settleTarget,
  requireTarget,
  tieRules,
  away,
  tooFar,
} from "./targets.ts";
export {
  fightReach,
  counterWeapon,
  handWeapon,
  hasGrenades,
  hasSpecial,
  isRanged,
  rangeOf,
  strengthOf,
  weaponDice,
  weaponById,
  weaponWithin,
  weaponRules,
} from "./weapons.ts";
