// Aircraft: the Typhoon's card, its run over the tiles, its attacks, and fire at it from the ground.

export { arrive, depthFor } from "./call.ts";
export {
  type AircraftAction,
  aircraftForms,
  isAircraftAction,
  performAircraftAction,
  requireAircraftAction,
  requireTyphoonDone,
  typhoonBegins,
  typhoonPrompt,
} from "./flight.ts";
export { attackTyphoon, firesAtAircraftOnly, firingAtTyphoon, groundGunOf, seesTyphoon } from "./ground-fire.ts";
export { flies, isFlying, tileBelow, tileName } from "./run.ts";
