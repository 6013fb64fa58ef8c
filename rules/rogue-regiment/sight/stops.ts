import type { Corner, Facing, Grid, Square } from "../../geometry/index.ts";
import type { Citation } from "../book/citation.ts";
import type { Terrain } from "../table/terrain.ts";
import type { SightReadings } from "./sight-readings.ts";

/** How much of a line is stopped: nothing, what is low behind low cover, or everything. */
export type Stop = 0 | 1 | 2;

export const STOPS_NOTHING = 0;

export const STOPS_LOW = 1;

export const STOPS_ALL = 2;

/** The end of a vehicle from which it looks: a corner of squares, and what lies under and before it. rr.vlos.origin */
export interface Lookout {
  readonly corner: Corner;
  /** All squares of the vehicle on the board: what is under it blocks nothing. rr.vlos.underneath */
  readonly under: readonly Square[];
  /** Its front (or rear) row. */
  readonly row: readonly Square[];
}

/** Who looks along a line. Only Axis units see over low walls they stand at. */
export interface Viewer {
  readonly square: Square;
  readonly side: "axis" | "operator";
  readonly facing: Facing;
  /** For a vehicle: where its lines begin. */
  readonly lookout?: Lookout;
}

/** Something met on a line, for rulings: how much it stops, what it is, where, and the rules behind it. */
export interface LineObstacle {
  readonly stop: Stop;
  readonly text: string;
  readonly at: string;
  readonly cites: readonly Citation[];
  /** Whether it is the wall of a building that stops the line, and nothing else. rr.vattack.through-wall-limits */
  readonly wall?: true;
}

/** What is met on a line, with where: "A forest square between the ends blocks the line, on 2,20." */
export const onTheLine = ({ text, at }: Pick<LineObstacle, "text" | "at">): string =>
  `${text.replace(/\.$/, "")}, ${at.startsWith("corner ") ? "at the" : "on"} ${at}.`;

/** The same behind a colon. */
export const onTheLineWithin = (obstacle: Pick<LineObstacle, "text" | "at">): string =>
  onTheLine(obstacle).replace(/^./, (letter) => letter.toLowerCase());

/**
 * The squares of what stands on the board and blocks sight: wholly (units, vehicles), for what is low (fuel barrels),
 * or by its smoke (blast templates).
 */
export interface Blockers {
  readonly whole: readonly Square[];
  readonly low: readonly Square[];
  readonly smoke: readonly Square[];
}

/** Whether a blocker stands in the rectangle between two squares, ends excluded, so that it may touch the line. */
export const hasBlockerBetween = (grid: Grid, from: Square, to: Square, { whole, low, smoke }: Blockers): boolean =>
  anyBetween(grid, from, to, whole) || anyBetween(grid, from, to, low) || anyBetween(grid, from, to, smoke);

function anyBetween({ width }: Grid, from: Square, to: Square, squares: readonly Square[]): boolean {
  if (squares.length === 0) return false;
  const fromX = from % width;
  const toX = to % width;
  const fromY = (from - fromX) / width;
  const toY = (to - toX) / width;
  for (const square of squares) {
    if (square === from || square === to) continue;
    const x = square % width;
    const y = (square - x) / width;
    if ((x < fromX && x < toX) || (x > fromX && x > toX) || (y < fromY && y < toY) || (y > fromY && y > toY)) continue;
    return true;
  }
  return false;
}

/** Nothing in the way but terrain. */
export const nobody: Blockers = { whole: [], low: [], smoke: [] };

/** What a line is examined against; `met` collects what is met, in order. */
export interface Scene {
  readonly terrain: Terrain;
  readonly readings: SightReadings;
  readonly blockers: Blockers;
  /** Squares of the target itself, a vehicle: they do not hide it. */
  readonly target?: readonly Square[] | undefined;
  readonly met?: LineObstacle[] | undefined;
}
