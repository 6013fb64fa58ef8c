import type { BoardModel, Border, Notation } from "../api/answers.ts";

/** Where the squares of a drawn board stand in a text: its first row, its left margin, and its size. */
export interface SquareDrawing {
  readonly row: number;
  readonly margin: number;
  readonly width: number;
  readonly height: number;
}

/**
 * A side of a square: its upper one (N) or its left one (W); the board's right and lower border are sides of squares
 * beyond it.
 */
export interface Side {
  readonly x: number;
  readonly y: number;
  readonly side: "N" | "W";
}

/** Finds the drawn squares in the rows of a text; null when nothing there is a drawing. */
export function findSquares(rows: readonly string[], begins: string): SquareDrawing | null {
  const above = rows.findIndex((row) => row.trim() === begins);
  const row = above + 1;
  const first = rows[row];
  if (above < 0 || first === undefined) return null;
  const margin = first.indexOf("+");
  const length = first.trimEnd().length - margin;
  if (margin < 0 || length < 3 || length % 2 === 0) return null;
  let height = 0;
  while (rows[row + 2 * height + 2]?.trim().startsWith("+") === true) height++;
  return height === 0 ? null : { row, margin, width: (length - 1) / 2, height };
}

/** A place in the text, both from 0. */
interface Spot {
  readonly row: number;
  readonly column: number;
}

export const spotOfSquare = ({ row, margin }: SquareDrawing, x: number, y: number): Spot => ({
  row: row + 2 * y + 1,
  column: margin + 2 * x + 1,
});
export const spotOfSide = (drawing: SquareDrawing, { x, y, side }: Side): Spot => {
  const { row, column } = spotOfSquare(drawing, x, y);
  return side === "N" ? { row: row - 1, column } : { row, column: column - 1 };
};

/** The square at a place in the text, or the one beside which a border stands there; null outside of the drawing. */
export function squareAtSpot({ row, margin, width, height }: SquareDrawing, spot: Spot): string | null {
  const down = spot.row - row;
  const right = spot.column - margin;
  if (down < 0 || right < 0 || down > 2 * height || right > 2 * width) return null;
  return `${Math.min(width - 1, right >> 1)},${Math.min(height - 1, down >> 1)}`;
}

export const signAt = (rows: readonly string[], { row, column }: Spot): string => rows[row]?.[column] ?? " ";

/** The rows with another sign at a place. */
export function withSign(rows: readonly string[], { row, column }: Spot, sign: string): readonly string[] {
  const whole = (rows[row] ?? "").padEnd(column);
  return rows.with(row, `${whole.slice(0, column)}${sign}${whole.slice(column + 1)}`.trimEnd());
}

export const isLetter = (sign: string): boolean => /^[A-Z0-9]$/.test(sign);

const borderOf = (borders: readonly Border[], sign: string): Border | undefined =>
  borders.find(({ across, down }) => sign === across || sign === down);

/** The border drawn on a side of a square. */
export const borderAt = (
  notation: Notation,
  rows: readonly string[],
  drawing: SquareDrawing,
  side: Side,
): Border | undefined => borderOf(notation.borders, signAt(rows, spotOfSide(drawing, side)));

/**
 * What the drawing itself says: the ground of its squares and their sides. `under` is the ground below the letters, by
 * square.
 */
export function drawnParts(
  { grounds, borders }: Notation,
  rows: readonly string[],
  drawing: SquareDrawing,
  under: ReadonlyMap<string, string>,
): Pick<BoardModel, "width" | "height" | "squares" | "edges"> {
  const { width, height } = drawing;
  const squares: BoardModel["squares"][number][] = [];
  const edges: BoardModel["edges"][number][] = [];
  const edge = (side: Side): void => {
    const terrain = borderOf(borders, signAt(rows, spotOfSide(drawing, side)))?.terrain;
    if (terrain !== undefined && terrain !== null) edges.push({ ...side, terrain });
  };
  for (let y = 0; y <= height; y++) {
    for (let x = 0; x <= width; x++) {
      if (x < width) edge({ x, y, side: "N" });
      if (y < height) edge({ x, y, side: "W" });
      if (x === width || y === height) continue;
      const sign = signAt(rows, spotOfSquare(drawing, x, y));
      const terrain = under.get(`${x},${y}`) ?? grounds.find((ground) => ground.sign === sign)?.terrain ?? null;
      if (terrain !== null) squares.push({ x, y, terrain });
    }
  }
  return { width, height, squares, edges };
}

/** The text of an empty board. */
export function emptySquares({ begins, blank }: Notation["drawing"], width: number, height: number): string {
  const corners = `+${" +".repeat(width)}`;
  return [
    begins,
    ...Array.from({ length: height }, () => [corners, ` ${blank}`.repeat(width)]).flat(),
    corners,
    "",
  ].join("\n");
}
