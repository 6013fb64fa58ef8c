export { assist, hearsParadeVoice } from "./assist.ts";
export {
  hasOneSuccess,
  relevantResults,
  type MedalEffect,
  extraDiceEffect,
  medalEffect,
  quietEffect,
  rerollEffect,
  medalPoints,
  useMedals,
} from "./medals.ts";
export {
  alertsOf,
  type Die,
  extraDice,
  type ExtraName,
  isChevron,
  makeRoll,
  pointDice,
  pointForeseen,
  type Pool,
  poolOf,
  rerollDie,
  type Roll,
  scoreOf,
  shown,
  stealthsOf,
  successesOf,
  sumOf,
  throwDice,
} from "./roll.ts";
export { basicTest } from "./tests.ts";
