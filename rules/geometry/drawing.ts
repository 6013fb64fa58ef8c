import { emptyGrid, type Grid } from "./grid.ts";

/** What the characters of a drawn board mean: codes for squares and for edges. */
export interface Glyphs {
  readonly squares: Readonly<Record<string, number>>;
  /** The same for horizontal and vertical edges; several glyphs may share a code. */
  readonly edges: Readonly<Record<string, number>>;
}

/** A fault in a drawing: 0-based row within the drawing and column within the row. */
export interface DrawingFault {
  readonly row: number;
  readonly column: number;
  readonly message: string;
}

/** A character drawn on a square that is no terrain: a piece of the legend. */
export interface DrawnGlyph {
  readonly glyph: string;
  readonly square: number;
  readonly row: number;
  readonly column: number;
}

export type Drawing =
  | { readonly ok: true; readonly grid: Grid; readonly glyphs: readonly DrawnGlyph[] }
  | { readonly ok: false; readonly faults: readonly DrawingFault[] };

const isPieceGlyph = (glyph: string): boolean => /^[A-Z0-9]$/.test(glyph);

/**
 * Reads a drawn board. Rows alternate: a row of corners and horizontal edges ("+ +-+ +"), then a row of vertical edges
 * and squares (" . .|. "), and so on; the last row is one of corners. The first "+" gives the left margin; blanks at
 * the end of a row may be missing. Capital letters and digits on squares are pieces of the legend.
 */
export function readDrawing(rows: readonly string[], glyphs: Glyphs, most: number): Drawing {
  const faults: DrawingFault[] = [];
  const fault = (row: number, column: number, message: string): Drawing => ({
    ok: false,
    faults: [{ row, column, message }],
  });
  const first = rows[0];
  if (first === undefined) return fault(0, 0, "The board has no rows.");
  const margin = first.indexOf("+");
  if (margin < 0 || first.slice(0, margin).trim() !== "")
    return fault(0, 0, 'The first row of a board begins with a corner "+".');
  const length = first.trimEnd().length - margin;
  if (length < 3 || length % 2 === 0)
    return fault(0, margin + length, "The first row of a board is corners with one character between each: + + +.");
  if (rows.length < 3 || rows.length % 2 === 0)
    return fault(rows.length - 1, 0, "A board has a row of corners above and below each row of squares.");
  const width = (length - 1) / 2;
  const height = (rows.length - 1) / 2;
  if (width > most || height > most)
    return fault(0, 0, `A board is at most ${most} by ${most} squares; this one is ${width} by ${height}.`);
  const grid = emptyGrid(width, height);
  const drawn: DrawnGlyph[] = [];
  rows.forEach((row, at) => {
    if (row.slice(0, margin).trim() !== "")
      faults.push({ row: at, column: 0, message: "Something stands left of the board." });
    const extra = row.slice(margin + length).search(/\S/);
    if (extra >= 0)
      faults.push({
        row: at,
        column: margin + length + extra,
        message: `This row is longer than the first one (${width} squares).`,
      });
    const y = Math.floor(at / 2);
    for (let c = 0; c < length; c++) {
      const glyph = row[margin + c] ?? " ";
      const x = Math.floor(c / 2);
      const unknown = (what: string): void => {
        faults.push({ row: at, column: margin + c, message: `"${glyph}" is not ${what}.` });
      };
      if (at % 2 === 0) {
        if (c % 2 === 0) {
          if (glyph !== "+" && glyph !== " ") unknown('a corner "+"');
          continue;
        }
        const code = glyph === " " ? 0 : Object.hasOwn(glyphs.edges, glyph) ? glyphs.edges[glyph] : undefined;
        if (code === undefined) unknown("an edge");
        else grid.north[y * width + x] = code;
      } else if (c % 2 === 0) {
        const code = glyph === " " ? 0 : Object.hasOwn(glyphs.edges, glyph) ? glyphs.edges[glyph] : undefined;
        if (code === undefined) unknown("an edge");
        else grid.west[y * (width + 1) + x] = code;
      } else if (isPieceGlyph(glyph)) {
        drawn.push({ glyph, square: y * width + x, row: at, column: margin + c });
      } else {
        const code = Object.hasOwn(glyphs.squares, glyph) ? glyphs.squares[glyph] : undefined;
        if (code === undefined) unknown("a kind of square");
        else grid.squares[y * width + x] = code;
      }
    }
  });
  return faults.length > 0 ? { ok: false, faults: faults.slice(0, 20) } : { ok: true, grid, glyphs: drawn };
}

/** Glyphs by code, for printing; edges may differ by direction. */
export interface Pens {
  square(code: number): string;
  horizontal(code: number): string;
  vertical(code: number): string;
}

/** A drawn board with glyphs on squares in place of their terrain. */
export function withPieces(
  { width }: Grid,
  rows: readonly string[],
  pieces: ReadonlyMap<number, string>,
): readonly string[] {
  const changed = [...rows];
  for (const [square, glyph] of pieces) {
    const row = 2 * Math.floor(square / width) + 1;
    const column = 2 * (square % width) + 1;
    const drawn = changed[row] ?? "";
    changed[row] = drawn.slice(0, column) + glyph + drawn.slice(column + 1);
  }
  return changed;
}

/** Draws a board; `pieces` puts a glyph on a square in place of its terrain. */
export function drawGrid(grid: Grid, pens: Pens, pieces: ReadonlyMap<number, string>): readonly string[] {
  const { width, height } = grid;
  const rows: string[] = [];
  for (let y = 0; y <= height; y++) {
    let corners = "+";
    for (let x = 0; x < width; x++) corners += `${pens.horizontal(grid.north[y * width + x] ?? 0)}+`;
    rows.push(corners);
    if (y === height) break;
    let squares = "";
    for (let x = 0; x < width; x++) {
      const square = y * width + x;
      squares +=
        pens.vertical(grid.west[y * (width + 1) + x] ?? 0) +
        (pieces.get(square) ?? pens.square(grid.squares[square] ?? 0));
    }
    rows.push((squares + pens.vertical(grid.west[y * (width + 1) + width] ?? 0)).trimEnd());
  }
  return rows;
}
