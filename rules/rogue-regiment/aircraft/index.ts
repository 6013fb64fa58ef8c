// Aircraft: the Typhoon's card, its run over the tiles, its attacks, and fire at it from the ground.

export { arrive, call, depthFor, requireCall } from "./call.ts";
export { performFlight, requireFlight, requireTyphoonDone, typhoonBegins, typhoonPrompt } from "./flight.ts";
export { attackTyphoon, firesAtAircraftOnly, firingAtTyphoon, groundGunOf, seesTyphoon } from "./ground-fire.ts";
export { flies, type Flying, isFlying, tileBelow, tileName } from "./run.ts";
export { possibleStrikes, requireStrike } from "./strike.ts";
