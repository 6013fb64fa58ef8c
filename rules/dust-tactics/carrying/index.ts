/*
 * Who gets into what, out of it, and what becomes of those aboard.
 */
export { type Ends, type Lost, harmful, isBeached, releaseCarried } from "./destroyed.ts";
export {
  abandonedDeclares,
  aboardDeclares,
  awayNeeds,
  leaveCarrier,
  leaveNeeds,
  leaveObstacle,
  leaving,
  setOut,
} from "./leaving.ts";
export { mount, mountNeeds } from "./mounting.ts";
export { pickUp, pickUpNeeds } from "./picking-up.ts";
export { type Falls, ridersOn, shakeRiders } from "./riders.ts";
export { asAboard, companyNeeds, mayAwait, needUntied, requiresStartAboard, rootOf, startAboard } from "./starting.ts";
export { placeAtDoor } from "./survivors.ts";
