/*
 * Who sees whom, what blocks the line, and what gives cover.
 */
export { withReading } from "./alike.ts";
export { arcRule, bearings, isInArc, partInArc, isPlaceInArc } from "./arcs.ts";
export { type End, planeAt } from "./areas.ts";
export { hullsBetween } from "./blockers.ts";
export { coverFrom } from "./cover.ts";
export { elevationOf } from "./elevation.ts";
export { type Piece, stretchesIn } from "./lines.ts";
export type { SightAsk } from "./blockers.ts";
export { type Sight, sees, sightOf } from "./seeing.ts";
