/*
 * Special actions: who may take which, at what, and what comes of it.
 */
export { isSpecial } from "./actors.ts";
export { goOnBurying } from "./engineering.ts";
export { performSpecial, planObstacle, requireSpecialAction, specialsFor } from "./requirements.ts";
