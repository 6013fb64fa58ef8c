export { bodiesPassed, hidingPlace, leaveBody, removeBody } from "./bodies.ts";
export { foundUnderWatch, tellDiscovered } from "./found.ts";
export { alarmAtTurnEnd, isRaised, isSpared, isSuspicious, markerGone, moveAlarm, settleAlarm } from "./track.ts";
