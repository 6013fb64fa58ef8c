// Missions, making a game ready, and what makes a position impossible.

export { defectsOf } from "./defects.ts";
export { changesOf, tilesIn } from "./changes.ts";
export { choices } from "./choices.ts";
export { scenarios } from "./scenarios.ts";
export { difficulties, MOST_PLAYERS, setUp } from "./set-up.ts";
