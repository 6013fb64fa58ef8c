/*
 * Who gets into what, out of it, and what becomes of those aboard.
 */
export { type Ends, type Lost, harmful, isBeached, releaseCarried } from "./destroyed.ts";
export {
  requireAbandonedPlan,
  requireAboardPlan,
  requireAway,
  leaveCarrier,
  requireLeave,
  leaveObstacle,
  leaving,
  setOut,
} from "./leaving.ts";
export { mount, requireMount } from "./mounting.ts";
export { pickUp, requirePickUp } from "./picking-up.ts";
export { type Falls, ridersOn, shakeRiders } from "./riders.ts";
export {
  asAboard,
  requireCompany,
  mayAwait,
  requireNoStrongpoint,
  requireStartAboard,
  rootOf,
  startAboard,
} from "./starting.ts";
export { placeAtDoor } from "./survivors.ts";
