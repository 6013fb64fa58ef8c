export { alertSentry, renewZone, returnToReady, stepAhead } from "./alerting.ts";
export { endAlarmWithoutGuards } from "./indicator.ts";
export { alertAttacked, canBeAlerted, earshotOf, makeNoise, sentriesHearing, sentriesToSneakPast } from "./noise.ts";
