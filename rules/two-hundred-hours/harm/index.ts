export { clearSmoke, countDown, explode, lateCountDown, placeSmoke } from "./explosions.ts";
export { repositionRule } from "./reposition.ts";
export { beginCause } from "./trauma.ts";
export { everyFighter, wound, woundAll } from "./wound.ts";
