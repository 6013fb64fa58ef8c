/*
 * Special actions: who may take which, at what, and what comes of it.
 */
export { isSpecial, planObstacle } from "./actors.ts";
export { goOnBurying } from "./engineering.ts";
export { performSpecial } from "./performing.ts";
export { requireSpecialAction, specialsFor } from "./requirements.ts";
