import {
  columnOf,
  drawGrid,
  withPieces,
  type DrawingFault,
  edgeBetween,
  type Glyphs,
  type Grid,
  neighbour,
  type Pens,
  readDrawing,
  rowOf,
  type Square,
} from "../../geometry/index.ts";
import { presentRequest } from "../../kernel/index.ts";

/** What fills a square. The codes index the grid. */
export const ground = { regular: 0, water: 1, forest: 2, rock: 3, hedge: 4, crates: 5, dump: 6, indoors: 7 } as const;
export type Ground = keyof typeof ground;
const grounds: readonly Ground[] = ["regular", "water", "forest", "rock", "hedge", "crates", "dump", "indoors"];

/** What lies on an edge. */
export const edge = { open: 0, lowWall: 1, highWall: 2, grapplePoint: 3, buildingWall: 4, door: 5, window: 6 } as const;

/** Names for people, by edge code. */
export const edgeNames = [
  "open edge",
  "low wall",
  "high wall",
  "high wall",
  "building wall",
  "door",
  "window",
] as const;

const squareGlyphs: Readonly<Record<string, number>> = { ".": 0, "~": 1, f: 2, r: 3, h: 4, c: 5, s: 6, ":": 7 };
const glyphs: Glyphs = {
  squares: squareGlyphs,
  edges: { "-": 1, "|": 1, "=": 2, g: 3, "#": 4, D: 5, W: 6 },
};

const pens: Pens = {
  square: (code) => ".~frhcs:"[code] ?? ".",
  horizontal: (code) => " -=g#DW"[code] ?? " ",
  vertical: (code) => " |=g#DW"[code] ?? " ",
};

/** The largest board, in squares a side. */
export const MOST_SQUARES_A_SIDE = 64;

/** A window: the edge it lies on, the squares on both its sides, and the edges along them. */
export interface Window {
  /** The edge between the two squares that face the window. */
  readonly name: string;
  readonly facing: readonly [Square, Square];
  /** Up to three squares on each side: the facing one first, then those along the wall. */
  readonly sides: readonly [readonly Square[], readonly Square[]];
  /** Pairs of squares whose shared edge belongs to the window's stretch of wall. */
  readonly span: readonly (readonly [Square, Square])[];
}

/** How the six window squares are counted: rr.open.window-six-squares. */
export type WindowSquares = "along-wall" | "always-six" | "facing-two";

/** A board read once: its grid and what can be worked out from it alone. */
export interface Terrain {
  readonly grid: Grid;
  readonly windows: Readonly<Record<WindowSquares, readonly Window[]>>;
  /** The straight unbroken run of low wall each edge belongs to, by edge key; 0 for none. */
  readonly runs: Uint16Array;
}

/** The board as it stands in a state: the drawing, row by row, without pieces. */
export interface Board {
  readonly rows: readonly string[];
}

/** A key for the edge between two orthogonal neighbours: horizontal edges first, then vertical ones. */
export function edgeKey(grid: Grid, a: Square, b: Square): number {
  const lower = Math.max(a, b);
  if (Math.abs(a - b) === grid.width) return lower;
  return grid.width * (grid.height + 1) + rowOf(grid, lower) * (grid.width + 1) + columnOf(grid, lower);
}

/** The name of the edge between two orthogonal neighbours: "N(x,y)" is an upper side, "W(x,y)" a left side. */
export function edgeName(grid: Grid, a: Square, b: Square): string {
  const lower = Math.max(a, b);
  return `${Math.abs(a - b) === grid.width ? "N" : "W"}(${columnOf(grid, lower)},${rowOf(grid, lower)})`;
}

function lowWallRuns(grid: Grid): Uint16Array {
  const { width, height } = grid;
  const runs = new Uint16Array(width * (height + 1) + (width + 1) * height);
  let run = 0;
  for (let y = 0; y <= height; y++) {
    for (let x = 0; x < width; x++) {
      if (grid.north[y * width + x] !== edge.lowWall) continue;
      if (x === 0 || grid.north[y * width + x - 1] !== edge.lowWall) run++;
      runs[y * width + x] = run;
    }
  }
  const base = width * (height + 1);
  for (let x = 0; x <= width; x++) {
    for (let y = 0; y < height; y++) {
      if (grid.west[y * (width + 1) + x] !== edge.lowWall) continue;
      if (y === 0 || grid.west[(y - 1) * (width + 1) + x] !== edge.lowWall) run++;
      runs[base + y * (width + 1) + x] = run;
    }
  }
  return runs;
}

/** Whether an edge is part of a wall (a door or window in it included). */
const isWall = (code: number): boolean => code >= edge.highWall;

function windowsOf(grid: Grid, counted: WindowSquares): readonly Window[] {
  const windows: Window[] = [];
  const add = (a: Square, b: Square, along: readonly [number, number]): void => {
    const side = (square: Square): readonly Square[] => {
      const squares = [square];
      if (counted === "facing-two") return squares;
      for (const direction of along) {
        const next = neighbour(grid, square, direction);
        if (next !== null && (counted === "always-six" || !isWall(edgeBetween(grid, square, next)))) squares.push(next);
      }
      return squares;
    };
    const sides = [side(a), side(b)] as const;
    const span: (readonly [Square, Square])[] = [[a, b]];
    for (const direction of along) {
      const nextA = neighbour(grid, a, direction);
      const nextB = neighbour(grid, b, direction);
      // the wall beside the window opens only into the window's own room: both its squares are window squares
      const both = nextA !== null && nextB !== null && sides[0].includes(nextA) && sides[1].includes(nextB);
      if (both && edgeBetween(grid, nextA, nextB) === edge.buildingWall) span.push([nextA, nextB]);
    }
    windows.push({ name: edgeName(grid, a, b), facing: [a, b], sides, span });
  };
  for (let square = 0; square < grid.squares.length; square++) {
    const south = neighbour(grid, square, 4);
    if (south !== null && edgeBetween(grid, square, south) === edge.window) add(square, south, [2, 6]);
    const east = neighbour(grid, square, 2);
    if (east !== null && edgeBetween(grid, square, east) === edge.window) add(square, east, [0, 4]);
  }
  return windows;
}

/**
 * Boards are kept by their drawing: the same mission comes with every request. So many squares of all together, and those
 * of the request that asks now: what is kept by a board is paid for once in a request.
 */
const drawn = new Map<string, { readonly terrain: Terrain; request: number | null }>();
const MOST_KEPT_SQUARES = 32_768;
let keptSquares = 0;

function keepBoard(key: string, terrain: Terrain): void {
  keptSquares += terrain.grid.squares.length;
  const request = presentRequest();
  for (const [oldest, kept] of drawn) {
    if (keptSquares <= MOST_KEPT_SQUARES) break;
    if (request !== null && kept.request === request) continue;
    drawn.delete(oldest);
    keptSquares -= kept.terrain.grid.squares.length;
  }
  drawn.set(key, { terrain, request });
}

const read = new WeakMap<Board, Terrain>();
// most questions in a row are about the same board
let lastBoard: Board | null = null;
let lastTerrain: Terrain | null = null;

/** A state's drawing with the regular squares at the end of its rows that may be left out. */
function wholeRows(rows: readonly string[]): readonly string[] {
  const [first = ""] = rows;
  const margin = first.indexOf("+");
  const width = (first.trimEnd().length - margin - 1) >> 1;
  if (margin < 0 || width > MOST_SQUARES_A_SIDE) return rows;
  const regular = " ".repeat(margin) + " .".repeat(width);
  return rows.map((row, i) => (i % 2 === 1 ? row + regular.slice(row.length) : row));
}

/** Reads a state's drawing (without pieces) into terrain, or says what is wrong with it. */
function readTerrain(
  rows: readonly string[],
): { readonly ok: true; readonly terrain: Terrain } | { readonly ok: false; readonly faults: readonly DrawingFault[] } {
  const key = rows.join("\n");
  const kept = drawn.get(key);
  if (kept !== undefined) {
    kept.request = presentRequest();
    return { ok: true, terrain: kept.terrain };
  }
  const drawing = readDrawing(wholeRows(rows), glyphs, MOST_SQUARES_A_SIDE);
  if (!drawing.ok) return drawing;
  const [piece] = drawing.glyphs;
  if (piece !== undefined)
    return {
      ok: false,
      faults: [
        {
          row: piece.row,
          column: piece.column,
          message: `"${piece.glyph}" is a piece; the board of a state is drawn without pieces.`,
        },
      ],
    };
  const terrain = terrainOfGrid(drawing.grid);
  keepBoard(key, terrain);
  return { ok: true, terrain };
}

const terrainOfGrid = (grid: Grid): Terrain => ({
  grid,
  windows: {
    "along-wall": windowsOf(grid, "along-wall"),
    "always-six": windowsOf(grid, "always-six"),
    "facing-two": windowsOf(grid, "facing-two"),
  },
  runs: lowWallRuns(grid),
});

/** Reads a drawing that may hold pieces. */
export const readBoard = (rows: readonly string[]): ReturnType<typeof readDrawing> =>
  readDrawing(rows, glyphs, MOST_SQUARES_A_SIDE);

/** The drawing of a grid, with pieces in place of the ground they stand on. */
export function drawBoard(grid: Grid, pieces: ReadonlyMap<Square, string>): readonly string[] {
  let rows = drawnRows.get(grid);
  if (rows === undefined) drawnRows.set(grid, (rows = drawGrid(grid, pens, new Map())));
  return withPieces(grid, rows, pieces);
}

/** Boards without pieces as they are drawn: nothing of them changes. */
const drawnRows = new WeakMap<Grid, readonly string[]>();

/** A row without all of one sign at its end. */
function withoutEnd(row: string, sign: string): string {
  let end = row.length;
  while (row.endsWith(sign, end)) end -= sign.length;
  return row.slice(0, end);
}

/** The drawing of a grid as a state keeps it: open corners and regular squares at the end of a row are left out. */
export const boardRows = (grid: Grid): string[] =>
  drawBoard(grid, new Map()).map((row, i) => (i === 0 ? row : withoutEnd(row, i % 2 === 0 ? " +" : " .")));

/** The terrain of a state's board, worked out once per board, or what is wrong with its drawing. */
export function terrainIn(board: Board): ReturnType<typeof readTerrain> {
  const terrain = read.get(board);
  if (terrain !== undefined) return { ok: true, terrain };
  const result = readTerrain(board.rows);
  if (result.ok) read.set(board, result.terrain);
  return result;
}

/** The terrain of a state's board, worked out once per board. Throws when the drawing is unreadable: check it first. */
export function terrainOf(board: Board): Terrain {
  if (board === lastBoard && lastTerrain !== null) return lastTerrain;
  const result = terrainIn(board);
  if (!result.ok) throw new Error(`Unreadable board: ${result.faults[0]?.message ?? "no reason"}`);
  lastBoard = board;
  lastTerrain = result.terrain;
  return result.terrain;
}

/** The sign of a ground on a drawn board. */
export const groundSign = (kind: Ground): string => pens.square(ground[kind]);

/** The signs of an edge on a drawn board, across and down. */
export const edgeSigns = (kind: keyof typeof edge): { readonly across: string; readonly down: string } => ({
  across: pens.horizontal(edge[kind]),
  down: pens.vertical(edge[kind]),
});

/** The name of what fills a square. */
export const groundOf = (code: number): Ground => grounds[code] ?? "regular";
