import {
  adjacent,
  columnOf,
  edgeBetween,
  type Facing,
  type Grid,
  nameOf,
  neighbours,
  rowOf,
  type Square,
} from "../../geometry/index.ts";
import type { Citation } from "../book/citation.ts";
import { edge, edgeKey, edgeName, edgeNames, ground, type Terrain, type Window } from "../table/terrain.ts";
import { STOPS_ALL, STOPS_LOW, STOPS_NOTHING, type Scene, type Stop, type Viewer } from "./stops.ts";
import { least, most, squareStop } from "./square-stops.ts";

interface Crossing {
  readonly stop: Stop;
  readonly window: Window | null;
}

const openCrossing: Crossing = { stop: STOPS_NOTHING, window: null };

const blockedCrossing: Crossing = { stop: STOPS_ALL, window: null };

const lowCrossing: Crossing = { stop: STOPS_LOW, window: null };

/** Edges that block every line, with what is said of them. */
const closedEdges: Readonly<Record<number, { readonly text: string; readonly cites: readonly Citation[] }>> = {
  [edge.door]: { text: "A door blocks the line.", cites: ["rr.building.door-los"] },
  [edge.highWall]: { text: `A ${edgeNames[edge.highWall]} blocks the line.`, cites: ["rr.cover.high-blocks"] },
  [edge.grapplePoint]: { text: `A ${edgeNames[edge.grapplePoint]} blocks the line.`, cites: ["rr.cover.high-blocks"] },
};

/** What an edge with something on it stops, when the line crosses it. */
export function edgeStop(scene: Scene, viewer: Viewer, to: Square, a: Square, b: Square): Crossing {
  const { grid } = scene.terrain;
  const code = edgeBetween(grid, a, b);
  if (code === edge.lowWall) return lowWallStop(scene, viewer, to, a, b);
  if (code === edge.buildingWall || code === edge.window) return buildingWallStop(scene, viewer, to, a, b);
  const closed = closedEdges[code];
  if (closed === undefined) return openCrossing;
  scene.met?.push({ stop: STOPS_ALL, at: edgeName(grid, a, b), ...closed });
  return blockedCrossing;
}

/** A low wall hides what is low, but not from whoever sees over it. */
function lowWallStop(scene: Scene, viewer: Viewer, to: Square, a: Square, b: Square): Crossing {
  const { terrain, met } = scene;
  const over = seesOver(scene, viewer, to, a, b);
  if (over !== null) {
    met?.push({ stop: STOPS_NOTHING, text: over.text, at: edgeName(terrain.grid, a, b), cites: over.cites });
    return openCrossing;
  }
  met?.push({
    stop: STOPS_LOW,
    text: "A low wall hides what is low.",
    at: edgeName(terrain.grid, a, b),
    cites: ["rr.cover.low-hides", "rr.open.low-wall-adjacent", "rr.open.low-wall-length"],
  });
  return lowCrossing;
}

/** A wall of a building blocks the line, but for its windows where an end of the line is on one of their squares. */
function buildingWallStop(scene: Scene, viewer: Viewer, to: Square, a: Square, b: Square): Crossing {
  const { terrain, met } = scene;
  const through = throughWindow(scene, viewer, to, a, b);
  if (through !== null) {
    const { window, stop } = through;
    met?.push(
      stop === STOPS_LOW
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
  const isWindow = edgeBetween(terrain.grid, a, b) === edge.window;
  met?.push({
    stop: STOPS_ALL,
    ...(isWindow
      ? closedWindow(scene, viewer, b)
      : { text: "A building wall blocks the line.", cites: ["rr.building.wall", "rr.open.window-lateral"] }),
    at: edgeName(terrain.grid, a, b),
    wall: true,
  });
  return blockedCrossing;
}

/** What is said of a window that blocks the line onto a square beyond it. rr.vlos.no-window, rr.window.blocks */
function closedWindow(
  { terrain: { grid, windows }, readings }: Scene,
  { side, lookout }: Viewer,
  beyond: Square,
): { readonly text: string; readonly cites: readonly Citation[] } {
  const stands = side === "axis" ? (lookout?.under ?? []) : [];
  if (windows[readings.windowSquares].some((window) => stands.some((square) => isAt(window, square))))
    return {
      text: "A vehicle beside a window sees nothing through it.",
      cites: ["rr.vlos.no-window", "rr.window.blocks"],
    };
  return {
    text: "The window blocks the line: neither end is one of its window squares.",
    cites: [
      "rr.window.blocks",
      grid.squares[beyond] === ground.indoors ? "rr.window.interior-seen" : "rr.window.exterior-seen",
      "rr.window.six-squares",
      "rr.open.window-six-squares",
    ],
  };
}

const windowOpen: readonly Citation[] = [
  "rr.window.six-squares",
  "rr.open.window-six-squares",
  "rr.open.window-lateral",
  "rr.open.window-two",
];

/** Whether a square is one of the squares of a window, on either side of it. */
export const isAt = ({ sides }: Window, square: Square): boolean => sides.some((side) => side.includes(square));

/** Whether the edge between a and b is part of a stretch of wall. */
export const isIn = (stretch: Window["span"], a: Square, b: Square): boolean =>
  stretch.some((ends) => ends.includes(a) && ends.includes(b));

/**
 * A window whose stretch of wall the line crosses between a and b, with an end of the line on one of its squares. A
 * vehicle never looks out of a window square, and one of the Axis that stands beside the window sees nothing through
 * it. rr.vlos.no-window, rr.window.six-squares, rr.window.interior-sees-out, rr.window.interior-seen,
 * rr.window.exterior-sees-in, rr.window.exterior-seen, rr.window.hides, rr.window.adjacent-full
 */
function throughWindow(
  scene: Scene,
  { square, side, lookout }: Viewer,
  to: Square,
  a: Square,
  b: Square,
): { readonly window: Window; readonly stop: Stop } | null {
  const { terrain, readings } = scene;
  const from = lookout === undefined ? square : -1;
  const blind = side === "axis" && lookout !== undefined ? lookout.under : [];
  const isWindow = edgeBetween(terrain.grid, a, b) === edge.window;
  let crossed: { readonly window: Window; readonly stop: Stop } | null = null;
  for (const window of terrain.windows[readings.windowSquares]) {
    const [facing] = window.span;
    const stretch = readings.lateralOpen ? window.span : facing === undefined ? [] : [facing];
    if (!isIn(stretch, a, b)) continue;
    if (isWindow && edgeName(terrain.grid, a, b) !== window.name) continue;
    const [viewerIsAt, targetIsAt] = [isAt(window, from), isAt(window, to)];
    if (viewerIsAt) {
      // full view, unless the window is read to hide everything low beyond its own squares
      const hidden = !readings.innerViewerFull && !targetIsAt && !adjacent(terrain.grid, from, to);
      return { window, stop: hidden ? STOPS_LOW : STOPS_NOTHING };
    }
    if (targetIsAt && !blind.some((under) => isAt(window, under))) crossed = { window, stop: STOPS_LOW };
  }
  return crossed;
}

/** Why an Axis viewer sees over a low wall between a and b, or null when it does not. */
function seesOver(
  scene: Scene,
  viewer: Viewer,
  to: Square,
  a: Square,
  b: Square,
): { readonly text: string; readonly cites: readonly Citation[] } | null {
  if (viewer.side !== "axis") return null;
  const stands = viewer.lookout?.row ?? [viewer.square];
  // rr.cover.low-wall-adjacent-sees
  if (stands.some((square) => adjacentToWall(scene, square, a, b)))
    return {
      text: "A unit at the low wall sees over it.",
      cites: ["rr.cover.low-wall-adjacent-sees", "rr.open.low-wall-adjacent"],
    };
  // rr.cover.low-wall-along-sees
  const along =
    scene.readings.lowWallLength === "under-45-degrees"
      ? runsFlat(scene, viewer, to, a, b)
      : stands.some((square) => alongWall(scene, square, viewer.facing, a, b));
  if (along)
    return {
      text: "A unit looking down the length of the low wall sees over it.",
      cites: ["rr.cover.low-wall-along-sees", "rr.open.low-wall-length"],
    };
  return null;
}

/** Whether a unit is adjacent to a low wall, so that it sees over it. rr.cover.low-wall-adjacent-sees */
function adjacentToWall({ terrain, readings }: Scene, square: Square, a: Square, b: Square): boolean {
  const { grid, runs } = terrain;
  const run = runs[edgeKey(grid, a, b)] ?? 0;
  switch (readings.lowWallAdjacent) {
    case "same-run":
      return neighbours(grid, square).some(
        (other) => isStraight(grid, square, other) && runs[edgeKey(grid, square, other)] === run,
      );
    case "that-edge":
      return square === a || square === b;
    case "corner-touch":
      return touchesRun(terrain, square, run);
    case "any-within-one":
      return adjacent(grid, square, a) || adjacent(grid, square, b);
  }
}

/** Whether a side or a corner of a square lies on a straight, unbroken run of low wall. */
function touchesRun({ grid, runs }: Terrain, square: Square, run: number): boolean {
  // the sides that end at a corner of the square all lie between it and its neighbours
  const around = [square, ...neighbours(grid, square)];
  return around.some((one) =>
    neighbours(grid, one).some(
      (other) => around.includes(other) && isStraight(grid, one, other) && runs[edgeKey(grid, one, other)] === run,
    ),
  );
}

/** Whether two neighbours have a whole side in common. */
const isStraight = (grid: Grid, a: Square, b: Square): boolean =>
  columnOf(grid, a) === columnOf(grid, b) || rowOf(grid, a) === rowOf(grid, b);

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
  return isHorizontal(grid, a, b) ? { x1: x, y1: y, x2: x + 1, y2: y } : { x1: x, y1: y, x2: x, y2: y + 1 };
}

/** Whether the edge between two orthogonal neighbours runs across the board, not down. */
const isHorizontal = (grid: Grid, a: Square, b: Square): boolean => Math.abs(a - b) === grid.width;

/** Whether the line makes less than 45 degrees with a wall. */
function runsFlat(
  { terrain: { grid } }: Scene,
  { square, lookout }: Viewer,
  to: Square,
  a: Square,
  b: Square,
): boolean {
  // doubled, so that corners and centres are both whole numbers
  const from =
    lookout === undefined
      ? { x: 2 * columnOf(grid, square) + 1, y: 2 * rowOf(grid, square) + 1 }
      : { x: 2 * lookout.corner.x, y: 2 * lookout.corner.y };
  const across = Math.abs(2 * columnOf(grid, to) + 1 - from.x);
  const down = Math.abs(2 * rowOf(grid, to) + 1 - from.y);
  return isHorizontal(grid, a, b) ? across > down : down > across;
}

/** Whether a unit looks down the length of a wall: it faces along it, in a lane beside it or right beyond its end. */
function alongWall({ terrain, readings }: Scene, square: Square, facing: Facing, a: Square, b: Square): boolean {
  const { grid, runs } = terrain;
  const { x1, y1 } = edgeEnds(grid, a, b);
  const horizontal = isHorizontal(grid, a, b);
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
export function cornerStop(scene: Scene, viewer: Viewer, to: Square, a: Square, c: Square): Crossing {
  const { terrain, readings, met } = scene;
  const { grid } = terrain;
  const dx = columnOf(grid, c) - columnOf(grid, a);
  const silent: Scene =
    met === undefined
      ? scene
      : { terrain, readings, blockers: scene.blockers, ...(scene.target && { target: scene.target }) };
  const side = (via: Square): Crossing & { readonly walls: number } => {
    if (viewer.lookout?.under.includes(via) === true) return { ...openCrossing, walls: 0 };
    const first = edgeBetween(grid, a, via);
    const second = edgeBetween(grid, via, c);
    const into = first === edge.open ? openCrossing : edgeStop(silent, viewer, to, a, via);
    const outOf = second === edge.open ? openCrossing : edgeStop(silent, viewer, to, via, c);
    const stop = most(most(into.stop, outOf.stop), squareStop(silent, viewer, via, undefined));
    return {
      stop,
      window: into.window ?? outOf.window,
      walls: (first === edge.buildingWall ? 1 : 0) + (second === edge.buildingWall ? 1 : 0),
    };
  };
  const near = side(a + dx);
  const other = side(c - dx);
  const window = near.window ?? other.window;
  const touch = most(near.stop, other.stop);
  if (touch === STOPS_NOTHING) return { stop: STOPS_NOTHING, window };
  const pinch = least(near.stop, other.stop);
  const outerCorner = near.walls === 2 || other.walls === 2;
  const at = `corner of ${nameOf(grid, a)} and ${nameOf(grid, c)}`;
  if (pinch > STOPS_NOTHING) {
    const stop = readings.cornerTouchBlocks ? touch : readings.pinchBlocks ? pinch : STOPS_NOTHING;
    met?.push({
      stop,
      text:
        stop === STOPS_NOTHING
          ? "The line slips through the corner between two blockers."
          : "The line passes exactly through a corner that is closed from both sides.",
      at,
      cites: ["rr.open.los-pinch", "rr.open.los-corner-touch"],
      ...(near.walls > 0 && other.walls > 0 && { wall: true as const }),
    });
    return { stop, window };
  }
  const stop = readings.cornerTouchBlocks || (outerCorner && readings.buildingCornerBlocks) ? touch : STOPS_NOTHING;
  met?.push({
    stop,
    text:
      stop === STOPS_NOTHING
        ? "The line only touches a corner of what stands beside it."
        : "The line touches a corner of what stands beside it.",
    at,
    cites: outerCorner ? ["rr.open.los-building-corner", "rr.open.los-corner-touch"] : ["rr.open.los-corner-touch"],
  });
  return { stop, window };
}
