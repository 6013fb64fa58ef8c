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

/** What a sign on a square is expected to be. */
const A_SQUARE = "a kind of square";

const isPieceGlyph = (glyph: string): boolean => /^[A-Z0-9]$/.test(glyph);

/** Where a drawn board stands: the blanks left of it, the characters of each row, and its squares each way. */
interface Frame {
  readonly margin: number;
  readonly length: number;
  readonly width: number;
  readonly height: number;
}

/** The frame of a drawing, told by its first row and how many there are; or what is wrong with it. */
function frameOf(rows: readonly string[], most: number): Frame | DrawingFault {
  const fault = (row: number, column: number, message: string): DrawingFault => ({ row, column, message });
  const [first] = rows;
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
  return { margin, length, width, height };
}

/** How many squares a row of a drawing reaches over. */
const reach = (text: string, margin: number): number => Math.floor((text.trimEnd().length - margin) / 2);

/** That a row reaches over other squares than the corners of the first one: whoever counts a sign for each has one too few. */
const otherwiseLong = (squares: number, width: number): string =>
  `This row reaches over ${squares} ${squares === 1 ? "square" : "squares"}, the first row of the board over ${width}: between each two corners "+" lies one square.`;

/** What stands beside the board in a row of its drawing. */
function besideBoard(text: string, row: number, { margin, length, width }: Frame): readonly DrawingFault[] {
  const left = text.slice(0, margin).trim() !== "";
  const extra = text.slice(margin + length).search(/\S/);
  const column = margin + length + extra;
  return [
    ...(left ? [{ row, column: 0, message: "Something stands left of the board." }] : []),
    ...(extra >= 0 ? [{ row, column, message: otherwiseLong(Math.max(width + 1, reach(text, margin)), width) }] : []),
  ];
}

/**
 * Reads a drawn board. Rows alternate: a row of corners and horizontal edges ("+ +-+ +"), then a row of vertical edges
 * and squares (" . .|. "), and so on; the last row is one of corners. The first "+" gives the left margin; blanks at
 * the end of a row may be missing. Capital letters and digits on squares are pieces of the legend.
 */
export function readDrawing(rows: readonly string[], glyphs: Glyphs, most: number): Drawing {
  const frame = frameOf(rows, most);
  if ("message" in frame) return { ok: false, faults: [frame] };
  const { margin, length, width, height } = frame;
  const grid = emptyGrid(width, height);
  const edges = { ...glyphs.edges, " ": 0 };
  const [usual = "."] = Object.keys(glyphs.squares);
  const drawn: DrawnGlyph[] = [];
  const faults: DrawingFault[] = [];
  for (const [row, text] of rows.entries()) {
    faults.push(...besideBoard(text, row, frame));
    const y = Math.floor(row / 2);
    const reached = reach(text, margin);
    const isShort = row % 2 === 1 && reached < width;
    if (isShort) faults.push({ row, column: margin + 2 * reached + 1, message: otherwiseLong(reached, width) });
    for (let c = 0; c < (isShort ? Math.max(0, text.trimEnd().length - margin) : length); c++) {
      const x = Math.floor(c / 2);
      const column = margin + c;
      const glyph = text[column] ?? " ";
      const unknown = (what: string): void => {
        const blank = glyph === " " && what === A_SQUARE ? ` A square is never blank: "${usual}" is a usual one.` : "";
        faults.push({ row, column, message: `"${glyph}" is not ${what}.${blank}` });
      };
      const put = (codes: Uint8Array, at: number, known: Glyphs["squares"], what: string): void => {
        if (Object.hasOwn(known, glyph)) codes[at] = known[glyph] ?? 0;
        else unknown(what);
      };
      if (row % 2 === 0 && c % 2 === 0) {
        if (glyph !== "+" && glyph !== " ") unknown('a corner "+"');
      } else if (row % 2 === 0) put(grid.north, y * width + x, edges, "an edge");
      else if (c % 2 === 0) put(grid.west, y * (width + 1) + x, edges, "an edge");
      else if (isPieceGlyph(glyph)) drawn.push({ glyph, square: y * width + x, row, column });
      else put(grid.squares, y * width + x, glyphs.squares, A_SQUARE);
    }
  }
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
