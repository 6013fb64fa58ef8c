export { alertSentry, renewZone, returnToReady, stepAhead } from "./alerting.ts";
export { endAlarmWithoutGuards } from "./indicator.ts";
export { alertAttacked, canBeAlerted, makeNoise, cornersFor, sentriesHearing, sentriesToSneakPast } from "./noise.ts";
