// Noise, sight and shouts: the alert, turning, what one action sets off.

export {
  advanceMeter,
  alarmAtZero,
  type AlarmCause,
  isAlarmDue,
  canBeRoused,
  flip,
  keepOneSpotted,
  nominateOne,
  nobodyIsSpotted,
  shout,
  spot,
} from "./alert.ts";
export { canLand, counts, deployTroops, isLoaded, leaveCarrier, leavesWhenAlerted, whileLoaded } from "./carriers.ts";
export { stopInteracting } from "./held.ts";
export { releaseEnsnared, releaseFromBehind } from "./releases.ts";
export { entered, type Incident, newIncident, type Trace } from "./incident.ts";
export { aslantRule, facingToward, quartersTo, setFacing, turnTo, turnToward } from "./turning.ts";
