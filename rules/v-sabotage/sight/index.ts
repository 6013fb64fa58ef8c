export { canInterrupt, triggerAlarm, watchAlarm } from "./alarm.ts";
export {
  checkDice,
  revealByDogs,
  entryCheckUnits,
  hide,
  baseCheckDice,
  putOnUniform,
  reveal,
  someoneSeenOn,
  stealthCheck,
  checksAfterEntry,
  watchersOn,
} from "./stealth.ts";
