import {
  adjacent,
  columnOf,
  type Corner,
  edgeBetween,
  type Facing,
  type Grid,
  nameOf,
  newLine,
  rowOf,
  type Square,
  traceFromCorner,
  traceLine,
} from "../../geometry/index.ts";
import type { Settings } from "../../kernel/index.ts";
import type { Citation } from "../catalogue/index.ts";
import {
  edge,
  edgeKey,
  edgeName,
  edgeNames,
  ground,
  groundNamed,
  numberIn,
  readingIn,
  type Terrain,
  type Window,
  type WindowSquares,
} from "../board/index.ts";

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

const resolved = new WeakMap<Settings, SightReadings>();
// most questions in a row are under the same settings
let lastSettings: Settings | null = null;
let lastReadings: SightReadings | null = null;

export function sightReadings(settings: Settings): SightReadings {
  if (settings === lastSettings && lastReadings !== null) return lastReadings;
  const readings = resolved.get(settings) ?? resolveReadings(settings);
  lastSettings = settings;
  lastReadings = readings;
  return readings;
}

function resolveReadings(settings: Settings): SightReadings {
  const readings: SightReadings = {
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
  };
  resolved.set(settings, readings);
  return readings;
}

/** How much of a line is stopped: nothing, what is low behind low cover, or everything. */
export type Stop = 0 | 1 | 2;
export const NOTHING = 0;
export const LOW = 1;
export const ALL = 2;

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
export interface Met {
  readonly stop: Stop;
  readonly text: string;
  readonly at: string;
  readonly cites: readonly Citation[];
  /** Whether it is the wall of a building that stops the line, and nothing else. rr.vattack.through-wall-limits */
  readonly wall?: true;
}

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
export const standsBetween = (grid: Grid, from: Square, to: Square, { whole, low, smoke }: Blockers): boolean =>
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
  readonly met?: Met[] | undefined;
}

const line = newLine();
const most = (a: Stop, b: Stop): Stop => (a > b ? a : b);
const least = (a: Stop, b: Stop): Stop => (a < b ? a : b);

/**
 * How much of the line from a viewer to a square is stopped by what lies strictly between them and by the edges it
 * crosses. Implements the blockers of rr.los.*, rr.square.*, rr.cover.*, rr.building.* and rr.window.* under the
 * readings in force.
 */
export function stopOf(whole: Scene, viewer: Viewer, to: Square): Stop {
  const { lookout } = viewer;
  if (viewer.square === to || lookout?.under.includes(to) === true) return NOTHING;
  // figures elsewhere need not be looked for on every square of the line
  const elsewhere =
    lookout === undefined &&
    whole.blockers !== nobody &&
    !standsBetween(whole.terrain.grid, viewer.square, to, whole.blockers);
  const scene = elsewhere ? { ...whole, blockers: nobody } : whole;
  const { terrain, met } = scene;
  const { grid } = terrain;
  if (lookout === undefined) traceLine(grid, viewer.square, to, line);
  else traceFromCorner(grid, lookout.corner, to, line);
  const { squares, length } = line;
  let stop: Stop = NOTHING;
  let windows: Window | null = null;
  for (let i = 1; i < length; i++) {
    const before = squares[i - 1] ?? 0;
    const square = squares[i] ?? 0;
    if (lookout?.under.includes(square) === true) continue;
    const step = square - before;
    if (step === 1 || step === -1 || step === grid.width || step === -grid.width) {
      const code = edgeBetween(grid, before, square);
      if (code !== edge.open) {
        const crossed = edgeStop(scene, viewer, to, before, square, code);
        stop = most(stop, crossed.stop);
        if (crossed.window !== null && windows !== null && crossed.window !== windows && !scene.readings.twoWindows) {
          met?.push({
            stop: ALL,
            text: "A second window on the line blocks it.",
            at: crossed.window.name,
            cites: ["rr.window.blocks", "rr.open.window-two"],
          });
          stop = ALL;
        }
        windows = crossed.window ?? windows;
      }
    } else {
      stop = most(stop, cornerStop(scene, viewer, to, before, square));
    }
    if (i < length - 1) stop = most(stop, squareStop(scene, viewer, square, true));
    if (stop === ALL && met === undefined) return ALL;
  }
  if (scene.readings.endSquaresHide) stop = most(stop, endStop(scene, viewer, to));
  return stop;
}

/** A corpse or crouching Operator on a hedge or crate square, and the view out of rocks: rr.open.los-end-squares. */
function endStop({ terrain: { grid }, met }: Scene, viewer: Viewer, to: Square): Stop {
  if (grid.squares[viewer.square] === ground.rock) {
    met?.push({
      stop: ALL,
      text: "Nobody sees out of a rock square.",
      at: nameOf(grid, viewer.square),
      cites: ["rr.square.rock-into", "rr.open.los-end-squares"],
    });
    return ALL;
  }
  const code = grid.squares[to];
  if (code !== ground.hedge && code !== ground.crates) return NOTHING;
  met?.push({
    stop: LOW,
    text: `The ${groundNamed(code)} on the target's own square hide what is low.`,
    at: nameOf(grid, to),
    cites: ["rr.cover.low-hides", "rr.open.los-end-squares"],
  });
  return LOW;
}

/** What a square between the ends stops. */
function squareStop(scene: Scene, viewer: Viewer, square: Square, note: boolean): Stop {
  const { grid } = scene.terrain;
  const met = note ? scene.met : undefined;
  const at = (): string => nameOf(grid, square);
  if (scene.blockers.smoke.includes(square) && viewer.lookout?.under.includes(square) !== true) {
    met?.push({
      stop: ALL,
      text: "A blast template blocks the line.",
      at: at(),
      cites: ["rr.barrel.template-stays", "rr.lewes.template-stays", "rr.open.template-los"],
    });
    return ALL;
  }
  const mayStand =
    scene.blockers !== nobody &&
    scene.target?.includes(square) !== true &&
    viewer.lookout?.under.includes(square) !== true;
  if (mayStand && scene.blockers.whole.includes(square)) {
    met?.push({
      stop: ALL,
      text:
        viewer.side === "axis"
          ? "A unit that is not alert, or a vehicle, blocks the line."
          : "Another Axis unit, or a vehicle, blocks the line.",
      at: at(),
      cites:
        viewer.side === "axis"
          ? ["rr.los.nonalert-blocks", "rr.vlos.blocks"]
          : ["rr.los.operator-blockers", "rr.open.operator-los-alert-axis", "rr.vlos.blocks"],
    });
    return ALL;
  }
  const barrel = mayStand && scene.blockers.low.includes(square);
  if (barrel)
    met?.push({
      stop: LOW,
      text: "A fuel barrel hides what is low.",
      at: at(),
      cites: ["rr.barrel.hides", "rr.crouch.los-both-ways"],
    });
  const own = groundStop(scene, viewer, square, met);
  return barrel ? most(LOW, own) : own;
}

/** What the ground of a square between the ends stops. */
function groundStop(scene: Scene, viewer: Viewer, square: Square, met: Met[] | undefined): Stop {
  const { grid } = scene.terrain;
  const at = (): string => nameOf(grid, square);
  switch (grid.squares[square]) {
    case ground.forest:
      met?.push({
        stop: ALL,
        text: "A forest square between the ends blocks the line.",
        at: at(),
        cites: ["rr.square.forest-through"],
      });
      return ALL;
    case ground.rock:
      met?.push({
        stop: ALL,
        text: "A rock square between the ends blocks the line.",
        at: at(),
        cites: ["rr.square.rock-through"],
      });
      return ALL;
    case ground.dump:
      met?.push({
        stop: ALL,
        text: "A supply dump blocks the line.",
        at: at(),
        cites: ["rr.cover.supply-dump", "rr.cover.high-blocks"],
      });
      return ALL;
    case ground.hedge:
    case ground.crates: {
      if (viewer.side === "axis" && scene.readings.overHedges && adjacent(grid, viewer.square, square)) return NOTHING;
      const what = groundNamed(grid.squares[square] ?? 0);
      met?.push({
        stop: LOW,
        text: what === "hedge" ? "A hedge hides what is low." : "Crates hide what is low.",
        at: at(),
        cites: adjacent(grid, viewer.square, square)
          ? ["rr.cover.low-hides", "rr.open.hedge-adjacent-viewer"]
          : ["rr.cover.low-hides"],
      });
      return LOW;
    }
    default:
      return NOTHING;
  }
}

interface Crossing {
  readonly stop: Stop;
  readonly window: Window | null;
}

const openCrossing: Crossing = { stop: NOTHING, window: null };
const blockedCrossing: Crossing = { stop: ALL, window: null };
const lowCrossing: Crossing = { stop: LOW, window: null };

/** What an edge with something on it stops, when the line crosses it. */
function edgeStop(scene: Scene, viewer: Viewer, to: Square, a: Square, b: Square, code: number): Crossing {
  const { terrain, met } = scene;
  const { grid } = terrain;
  switch (code) {
    case edge.lowWall: {
      const over = seesOver(scene, viewer, a, b);
      if (over !== null) {
        met?.push({ stop: NOTHING, text: over.text, at: edgeName(grid, a, b), cites: over.cites });
        return openCrossing;
      }
      met?.push({
        stop: LOW,
        text: "A low wall hides what is low.",
        at: edgeName(grid, a, b),
        cites: ["rr.cover.low-hides", "rr.open.low-wall-adjacent", "rr.open.low-wall-length"],
      });
      return lowCrossing;
    }
    case edge.buildingWall:
    case edge.window: {
      // a vehicle never looks out of a window square: rr.vlos.no-window
      const through = throughWindow(scene, viewer.lookout === undefined ? viewer.square : -1, to, a, b, code);
      if (through !== null) {
        const { window, stop } = through;
        met?.push(
          stop === LOW
            ? {
                stop,
                text: "The window hides what is low on its window squares.",
                at: window.name,
                cites: ["rr.window.hides", "rr.window.interior-seen", "rr.window.exterior-seen", ...windowOpen],
              }
            : {
                stop,
                text: "From a window square the line passes through the window.",
                at: window.name,
                cites: [
                  "rr.window.interior-sees-out",
                  "rr.window.exterior-sees-in",
                  "rr.window.adjacent-full",
                  "rr.open.window-inner-viewer",
                  ...windowOpen,
                ],
              },
        );
        return through;
      }
      met?.push({
        stop: ALL,
        text:
          code === edge.window
            ? "The window blocks the line: neither end is one of its window squares."
            : "A building wall blocks the line.",
        at: edgeName(grid, a, b),
        cites:
          code === edge.window
            ? ["rr.window.blocks", "rr.window.six-squares", "rr.open.window-six-squares"]
            : ["rr.building.wall", "rr.open.window-lateral"],
        wall: true,
      });
      return blockedCrossing;
    }
    case edge.door:
      met?.push({
        stop: ALL,
        text: "A door blocks the line.",
        at: edgeName(grid, a, b),
        cites: ["rr.building.door-los"],
      });
      return blockedCrossing;
    case edge.highWall:
    case edge.grapplePoint:
      met?.push({
        stop: ALL,
        text: `A ${edgeNames[code]} blocks the line.`,
        at: edgeName(grid, a, b),
        cites: ["rr.cover.high-blocks"],
      });
      return blockedCrossing;
    default:
      return openCrossing;
  }
}

const windowOpen: readonly Citation[] = [
  "rr.window.six-squares",
  "rr.open.window-six-squares",
  "rr.open.window-lateral",
  "rr.open.window-two",
];

const holds = (squares: readonly Square[], square: Square): boolean => squares.includes(square);

/** A window whose stretch of wall the line crosses between a and b, with an end of the line on one of its squares. */
function throughWindow(
  scene: Scene,
  from: Square,
  to: Square,
  a: Square,
  b: Square,
  code: number,
): { readonly window: Window; readonly stop: Stop } | null {
  const { terrain, readings } = scene;
  let found: { readonly window: Window; readonly stop: Stop } | null = null;
  for (const window of terrain.windows[readings.windowSquares]) {
    const [facing] = window.span;
    const stretch = readings.lateralOpen ? window.span : facing === undefined ? [] : [facing];
    if (!stretch.some(([p, q]) => (p === a && q === b) || (p === b && q === a))) continue;
    if (code === edge.window && edgeName(terrain.grid, a, b) !== window.name) continue;
    const [near, far] = window.sides;
    if (holds(near, from) || holds(far, from)) {
      // full view, unless the window is read to hide everything low beyond its own squares
      const target = holds(near, to) || holds(far, to);
      const hidden = !readings.innerViewerFull && !target && !adjacent(terrain.grid, from, to);
      return { window, stop: hidden ? LOW : NOTHING };
    }
    if (holds(near, to) || holds(far, to)) found = { window, stop: LOW };
  }
  return found;
}

/** Why an Axis viewer sees over a low wall between a and b, or null when it does not. */
function seesOver(
  scene: Scene,
  viewer: Viewer,
  a: Square,
  b: Square,
): { readonly text: string; readonly cites: readonly Citation[] } | null {
  if (viewer.side !== "axis") return null;
  const stands = viewer.lookout?.row ?? [viewer.square];
  if (stands.some((square) => adjacentToWall(scene, square, a, b)))
    return {
      text: "A unit at the low wall sees over it.",
      cites: ["rr.cover.low-wall-adjacent-sees", "rr.open.low-wall-adjacent"],
    };
  if (stands.some((square) => alongWall(scene, square, viewer.facing, a, b)))
    return {
      text: "A unit looking down the length of the low wall sees over it.",
      cites: ["rr.cover.low-wall-along-sees", "rr.open.low-wall-length"],
    };
  return null;
}

function adjacentToWall({ terrain, readings }: Scene, square: Square, a: Square, b: Square): boolean {
  const { grid, runs } = terrain;
  const run = runs[edgeKey(grid, a, b)] ?? 0;
  switch (readings.lowWallAdjacent) {
    case "same-run":
      return sidesOf(grid, square).some((other) => runs[edgeKey(grid, square, other)] === run);
    case "that-edge":
      return square === a || square === b;
    case "corner-touch":
      return square === a || square === b || touchesCorner(grid, square, a, b);
    case "any-within-one":
      return square === a || square === b || adjacent(grid, square, a) || adjacent(grid, square, b);
  }
}

/** Orthogonal neighbours on the board. */
function sidesOf(grid: Grid, square: Square): readonly Square[] {
  const x = columnOf(grid, square);
  const sides: Square[] = [];
  if (square >= grid.width) sides.push(square - grid.width);
  if (square + grid.width < grid.squares.length) sides.push(square + grid.width);
  if (x > 0) sides.push(square - 1);
  if (x < grid.width - 1) sides.push(square + 1);
  return sides;
}

/** Whether a square has a corner at one of the two ends of the edge between a and b. */
export function touchesCorner(grid: Grid, square: Square, a: Square, b: Square): boolean {
  const { x1, y1, x2, y2 } = edgeEnds(grid, a, b);
  const x = columnOf(grid, square);
  const y = rowOf(grid, square);
  const corner = (cx: number, cy: number): boolean => (cx === x || cx === x + 1) && (cy === y || cy === y + 1);
  return corner(x1, y1) || corner(x2, y2);
}

/** The two ends of the edge between two orthogonal neighbours, as corner coordinates. */
function edgeEnds(grid: Grid, a: Square, b: Square): { x1: number; y1: number; x2: number; y2: number } {
  const lower = Math.max(a, b);
  const x = columnOf(grid, lower);
  const y = rowOf(grid, lower);
  return Math.abs(a - b) === grid.width ? { x1: x, y1: y, x2: x + 1, y2: y } : { x1: x, y1: y, x2: x, y2: y + 1 };
}

function alongWall({ terrain, readings }: Scene, square: Square, facing: Facing, a: Square, b: Square): boolean {
  const { grid, runs } = terrain;
  const { x1, y1, x2 } = edgeEnds(grid, a, b);
  const horizontal = x1 !== x2;
  if (readings.lowWallLength === "under-45-degrees") {
    const dx = Math.abs(columnOf(grid, a) + columnOf(grid, b) - 2 * columnOf(grid, square));
    const dy = Math.abs(rowOf(grid, a) + rowOf(grid, b) - 2 * rowOf(grid, square));
    return horizontal ? dx > dy : dy > dx;
  }
  const lane = horizontal ? rowOf(grid, square) - y1 : columnOf(grid, square) - x1;
  const faces = horizontal ? facing === "E" || facing === "W" : facing === "N" || facing === "S";
  if (!faces || (lane !== 0 && lane !== -1)) return false;
  if (readings.lowWallLength === "two-lanes") return true;
  // beyond the end: the square is not beside the wall itself, but right where its run ends
  const run = runs[edgeKey(grid, a, b)];
  const across = horizontal ? grid.width : 1;
  const isBeside = (beside: Square): boolean => {
    const other = lane === 0 ? beside - across : beside + across;
    return (
      beside >= 0 &&
      other >= 0 &&
      beside < grid.squares.length &&
      other < grid.squares.length &&
      runs[edgeKey(grid, beside, other)] === run
    );
  };
  const along = horizontal ? 1 : grid.width;
  return !isBeside(square) && (isBeside(square - along) || isBeside(square + along));
}

/** What a corner stops when the line passes exactly through it, from square a diagonally to square c. */
function cornerStop(scene: Scene, viewer: Viewer, to: Square, a: Square, c: Square): Stop {
  const { terrain, readings, met } = scene;
  const { grid } = terrain;
  const dx = columnOf(grid, c) - columnOf(grid, a);
  const silent: Scene =
    met === undefined
      ? scene
      : { terrain, readings, blockers: scene.blockers, ...(scene.target && { target: scene.target }) };
  const side = (via: Square): { readonly stop: Stop; readonly walls: number } => {
    if (viewer.lookout?.under.includes(via) === true) return { stop: NOTHING, walls: 0 };
    const first = edgeBetween(grid, a, via);
    const second = edgeBetween(grid, via, c);
    let stop = squareStop(silent, viewer, via, false);
    if (first !== edge.open) stop = most(stop, edgeStop(silent, viewer, to, a, via, first).stop);
    if (second !== edge.open) stop = most(stop, edgeStop(silent, viewer, to, via, c, second).stop);
    return { stop, walls: (first === edge.buildingWall ? 1 : 0) + (second === edge.buildingWall ? 1 : 0) };
  };
  const one = side(a + dx);
  const other = side(c - dx);
  const touch = most(one.stop, other.stop);
  if (touch === NOTHING) return NOTHING;
  const pinch = least(one.stop, other.stop);
  const outerCorner = one.walls === 2 || other.walls === 2;
  const at = `corner of ${nameOf(grid, a)} and ${nameOf(grid, c)}`;
  if (pinch > NOTHING) {
    const stop = readings.cornerTouchBlocks ? touch : readings.pinchBlocks ? pinch : NOTHING;
    met?.push({
      stop,
      text:
        stop === NOTHING
          ? "The line slips through the corner between two blockers."
          : "The line passes exactly through a corner that is closed from both sides.",
      at,
      cites: ["rr.open.los-pinch", "rr.open.los-corner-touch"],
      ...(one.walls > 0 && other.walls > 0 && { wall: true as const }),
    });
    return stop;
  }
  const stop = readings.cornerTouchBlocks || (outerCorner && readings.buildingCornerBlocks) ? touch : NOTHING;
  met?.push({
    stop,
    text:
      stop === NOTHING
        ? "The line only touches a corner of what stands beside it."
        : "The line touches a corner of what stands beside it.",
    at,
    cites: outerCorner ? ["rr.open.los-building-corner", "rr.open.los-corner-touch"] : ["rr.open.los-corner-touch"],
  });
  return stop;
}
