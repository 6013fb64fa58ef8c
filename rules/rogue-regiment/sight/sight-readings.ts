import { perSettings } from "../../kernel/index.ts";
import { numberIn, readingIn } from "../book/in-force.ts";
import type { InterpretationId } from "../book/open-points/index.ts";
import type { WindowSquares } from "../table/terrain.ts";

/**
 * The open points by another reading of which somebody may be seen or not, though nothing in the way names them: by the
 * reading in force something else is in the way, or nothing.
 */
export const pointsOfSight: readonly InterpretationId[] = [
  "rr.open.fov-diagonals",
  "rr.open.fov-depth",
  "rr.open.los-corner-touch",
  "rr.open.los-pinch",
  "rr.open.los-building-corner",
  "rr.open.los-end-squares",
  "rr.open.low-wall-adjacent",
  "rr.open.low-wall-length",
  "rr.open.hedge-adjacent-viewer",
  "rr.open.operator-los-alert-axis",
  "rr.open.template-los",
  "rr.open.template-shape",
  "rr.open.dare-alert-units",
  "rr.open.dare-disguise-blocks-los",
  "rr.open.dare-garrotte-seen-later",
  "rr.open.dare-suspicion-ensnared",
];

/** The same where there are windows. */
export const pointsOfWindows: readonly InterpretationId[] = [
  "rr.open.window-six-squares",
  "rr.open.window-inner-viewer",
  "rr.open.window-lateral",
  "rr.open.window-two",
];

/** The readings and numbers that decide how far a unit looks and what a line meets, resolved once per settings. */
export interface SightReadings {
  readonly cornerTouchBlocks: boolean;
  readonly pinchBlocks: boolean;
  readonly buildingCornerBlocks: boolean;
  readonly endSquaresHide: boolean;
  readonly windowSquares: WindowSquares;
  readonly lateralOpen: boolean;
  readonly twoWindows: boolean;
  readonly innerViewerFull: boolean;
  readonly lowWallAdjacent: "same-run" | "that-edge" | "corner-touch" | "any-within-one";
  readonly lowWallLength: "two-lanes" | "beyond-the-end" | "under-45-degrees";
  readonly overHedges: boolean;
  /** The farthest a unit sees in any direction, in squares. */
  readonly farthest: number;
}

export const sightReadings = perSettings((settings): SightReadings => ({
  cornerTouchBlocks: readingIn(settings, "rr.open.los-corner-touch") === "blocked",
  pinchBlocks: readingIn(settings, "rr.open.los-pinch") === "blocked",
  buildingCornerBlocks: readingIn(settings, "rr.open.los-building-corner") === "blocked",
  endSquaresHide: readingIn(settings, "rr.open.los-end-squares") === "hides",
  windowSquares: readingIn(settings, "rr.open.window-six-squares"),
  lateralOpen: readingIn(settings, "rr.open.window-lateral") === "wall-open",
  twoWindows: readingIn(settings, "rr.open.window-two") === "allowed",
  innerViewerFull: readingIn(settings, "rr.open.window-inner-viewer") === "full",
  lowWallAdjacent: readingIn(settings, "rr.open.low-wall-adjacent"),
  lowWallLength: readingIn(settings, "rr.open.low-wall-length"),
  overHedges: readingIn(settings, "rr.open.hedge-adjacent-viewer") === "sees-over",
  farthest: Math.max(numberIn(settings, "rr.number.view-depth"), numberIn(settings, "rr.number.peripheral")),
}));

/** A reading of how far "8 squares" reach: rr.open.fov-depth. */
export type DepthReading = "rows" | "radius" | "orthogonal";

/** Whether so many squares ahead and aside are within the depth of a field of view. rr.los.axis-depth, rr.open.fov-depth */
export function withinDepth(deep: DepthReading, most: number, ahead: number, across: number): boolean {
  switch (deep) {
    case "rows":
      return ahead <= most;
    case "radius":
      return ahead * ahead + across * across <= most * most;
    case "orthogonal":
      return ahead + across <= most;
  }
}
