import type { Chance } from "../../rules/kernel/index.ts";
import { oneIn, pick } from "../soak/against-oracle.ts";
import type { DrawnBoard, Point, Side } from "./sight-oracle.ts";

/**
 * A small random board: loose cover and low walls, and on every third one a house with windows, doors and indoor
 * squares.
 */
export function randomBoard(chance: Chance, width: number, height: number): DrawnBoard {
  const often = 3 + chance.index(10);
  const squares = Array.from({ length: height }, () =>
    Array.from({ length: width }, () => (oneIn(chance, often) ? pick(chance, [..."fffhhhccr~"]) : ".")),
  );
  const edge = (glyph: string): string => (oneIn(chance, often) ? pick(chance, [glyph, glyph, glyph, "="]) : " ");
  const upper = Array.from({ length: height + 1 }, () => Array.from({ length: width }, () => edge("-")));
  const left = Array.from({ length: height }, () => Array.from({ length: width + 1 }, () => edge("|")));
  if (oneIn(chance, 3) && width > 3 && height > 3) {
    const x1 = chance.index(width - 2);
    const y1 = chance.index(height - 2);
    const x2 = Math.min(width, x1 + 2 + chance.index(3));
    const y2 = Math.min(height, y1 + 2 + chance.index(3));
    const wall = (): string => pick(chance, [..."##WWD"]);
    for (let y = y1; y < y2; y++)
      for (let x = x1; x < x2; x++) {
        const [row, above, below, beside] = [squares[y], upper[y], upper[y + 1], left[y]];
        if (row === undefined || above === undefined || below === undefined || beside === undefined) continue;
        row[x] = ":";
        above[x] = y === y1 ? wall() : " ";
        below[x] = y === y2 - 1 ? wall() : " ";
        beside[x] = x === x1 ? wall() : " ";
        beside[x + 1] = x === x2 - 1 ? wall() : " ";
      }
  }
  return { width, height, squares, upper, left };
}

/** The board with forest under somebody, or a hedge or crates beside them towards another. */
export function withCover(chance: Chance, board: DrawnBoard, under: Point, other: Point): DrawnBoard {
  const step = (from: number, to: number): number => from + Math.sign(to - from);
  const beside = { x: step(under.x, other.x), y: step(under.y, other.y) };
  const isForest = oneIn(chance, 2) || (beside.x === other.x && beside.y === other.y);
  const at = isForest ? under : beside;
  const glyph = isForest ? "f" : pick(chance, ["h", "h", "c"]);
  return {
    ...board,
    squares: board.squares.map((row, y) => row.map((old, x) => (x === at.x && y === at.y ? glyph : old))),
  };
}

/** The facing from one square to another. */
export function towards(from: Point, to: Point): Side {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  return Math.abs(dx) > Math.abs(dy) ? (dx > 0 ? "E" : "W") : dy > 0 ? "S" : "N";
}

/** The board in the notation of positions. */
export function drawn({ height, squares, upper, left }: DrawnBoard): string {
  const rows: string[] = [];
  for (let y = 0; y <= height; y++) {
    rows.push(`+${(upper[y] ?? []).map((glyph) => `${glyph}+`).join("")}`);
    if (y < height) rows.push((left[y] ?? []).map((glyph, x) => glyph + (squares[y]?.[x] ?? "")).join(""));
  }
  return ["board", ...rows].join("\n");
}

/** A square on which an Operator can stand, other than those that are taken; a unit stands on no crates, either. */
export function freeSquare(
  chance: Chance,
  { width, height, squares }: DrawnBoard,
  taken: readonly Point[],
  barred = "~rs",
): Point {
  for (;;) {
    const at = { x: chance.index(width), y: chance.index(height) };
    const isTaken = taken.some(({ x, y }) => x === at.x && y === at.y);
    if (!isTaken && !barred.includes(squares[at.y]?.[at.x] ?? "~")) return at;
  }
}

/** A square on which a unit can stand. */
export const unitSquare = (chance: Chance, board: DrawnBoard, taken: readonly Point[]): Point =>
  freeSquare(chance, board, taken, "~rsc");
