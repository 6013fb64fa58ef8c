export { canInterrupt, triggerAlarm, watchAlarm } from "./alarm.ts";
export {
  checkDice,
  dogsReveal,
  entryDice,
  hide,
  plainCheckDice,
  putOnUniform,
  reveal,
  someoneSeenOn,
  stealthCheck,
  unitsEntered,
  watchersOn,
} from "./stealth.ts";
