export { joinedOpen, noiseField, noisesOf, pursuitField, stepField, UNREACHABLE } from "./distances.ts";
export { canSee, lookAlong, squaresSeen, traceSight } from "./lines.ts";
export { entersOccupied, isInOccupiedRoom } from "./occupation.ts";
export { isProneTarget, targetsInSight } from "./targets.ts";
export { facing, hasZone, watching, zoneOf } from "./watch-zones.ts";
