import type { BoardModel, Border, Notation } from "../api/answers.ts";

/** Where the squares of a drawn board stand in a text: its first row, its left margin, and its size. */
export interface SquareDrawing {
  /** Whether rows and columns of borders alternate with those of squares, or each sign is a square. */
  readonly bordered: boolean;
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

/** A row of signs alone: without blanks and small letters. */
const signRow = /^[^\sa-z]+$/;

/** Finds squares that are drawn by rows of signs. */
function findSigns(rows: readonly string[], row: number): SquareDrawing | null {
  let behind = row;
  while (signRow.test((rows[behind] ?? "").trim())) behind++;
  const drawn = rows.slice(row, behind);
  if (drawn.length === 0) return null;
  const margin = Math.min(...drawn.map((line) => line.search(/\S/)));
  const width = Math.max(...drawn.map((line) => line.trimEnd().length)) - margin;
  return { bordered: false, row, margin, width, height: drawn.length };
}

/** Finds the drawn squares in the rows of a text; null when nothing there is a drawing. */
export function findSquares(rows: readonly string[], { kind, begins }: Notation["drawing"]): SquareDrawing | null {
  const above = rows.findIndex((row) => row.trim() === begins);
  const row = above + 1;
  const first = rows[row];
  if (above < 0 || first === undefined) return null;
  if (kind === "signs") return findSigns(rows, row);
  const margin = first.indexOf("+");
  const length = first.trimEnd().length - margin;
  if (margin < 0 || length < 3 || length % 2 === 0) return null;
  let height = 0;
  while (rows[row + 2 * height + 2]?.trim().startsWith("+") === true) height++;
  return height === 0 ? null : { bordered: true, row, margin, width: (length - 1) / 2, height };
}

/** A place in the text, both from 0. */
interface Spot {
  readonly row: number;
  readonly column: number;
}

export const spotOfSquare = ({ bordered, row, margin }: SquareDrawing, x: number, y: number): Spot =>
  bordered ? { row: row + 2 * y + 1, column: margin + 2 * x + 1 } : { row: row + y, column: margin + x };

/** The row behind the last one of a drawing. */
export const rowBehind = ({ bordered, row, height }: SquareDrawing): number =>
  row + (bordered ? 2 * height + 1 : height);

/** Where a border is drawn; only bordered drawings draw any. */
export const spotOfSide = (drawing: SquareDrawing, { x, y, side }: Side): Spot => {
  const { row, column } = spotOfSquare(drawing, x, y);
  return side === "N" ? { row: row - 1, column } : { row, column: column - 1 };
};

/** The square at a place in the text, or the one beside which a border stands there; null outside of the drawing. */
export function squareAtSpot({ bordered, row, margin, width, height }: SquareDrawing, spot: Spot): string | null {
  const down = spot.row - row;
  const right = spot.column - margin;
  if (!bordered) return down < 0 || right < 0 || down >= height || right >= width ? null : `${right},${down}`;
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
 * square; `between` tells what lies on a side where the drawing has no borders.
 */
export function drawnParts(
  { grounds, borders }: Notation,
  rows: readonly string[],
  drawing: SquareDrawing,
  under: ReadonlyMap<string, string>,
  between: (side: Side) => string | null,
): Pick<BoardModel, "width" | "height" | "squares" | "edges"> {
  const { width, height, bordered } = drawing;
  const squares: BoardModel["squares"][number][] = [];
  const edges: BoardModel["edges"][number][] = [];
  const edge = (side: Side): void => {
    const terrain = bordered ? borderOf(borders, signAt(rows, spotOfSide(drawing, side)))?.terrain : between(side);
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
export function emptySquares({ kind, begins, blank }: Notation["drawing"], width: number, height: number): string {
  if (kind === "signs") return [begins, ...Array.from({ length: height }, () => blank.repeat(width)), ""].join("\n");
  const corners = `+${" +".repeat(width)}`;
  return [
    begins,
    ...Array.from({ length: height }, () => [corners, ` ${blank}`.repeat(width)]).flat(),
    corners,
    "",
  ].join("\n");
}
