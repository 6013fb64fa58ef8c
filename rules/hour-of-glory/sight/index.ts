export { joinedOpen, noiseField, pursuitField, stepField, UNREACHABLE } from "./distances.ts";
export { canSee, lookAlong, squaresSeen, traceSight } from "./lines.ts";
export { entersOccupied, isInOccupiedRoom } from "./occupation.ts";
export { isProneTarget, targetsInSight } from "./targets.ts";
export { hasZone, watching, zoneOf } from "./watch-zones.ts";
