/*
 * Who gets into what, out of it, and what becomes of those aboard.
 */
export { type Ends, type Lost, harmful, isBeached, releaseCarried } from "./destroyed.ts";
export {
  requiresAbandonedPlan,
  requiresAboardPlan,
  requiresAway,
  leaveCarrier,
  requiresLeave,
  leaveObstacle,
  leaving,
  setOut,
} from "./leaving.ts";
export { mount, requiresMount } from "./mounting.ts";
export { pickUp, requiresPickUp } from "./picking-up.ts";
export { type Falls, ridersOn, shakeRiders } from "./riders.ts";
export {
  asAboard,
  requiresCompany,
  mayAwait,
  requiresNoStrongpoint,
  requiresStartAboard,
  rootOf,
  startAboard,
} from "./starting.ts";
export { placeAtDoor } from "./survivors.ts";
