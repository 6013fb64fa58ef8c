import type { BoardModel, Border, Defect, Ground, Notation } from "../api/answers.ts";
import { type AreaMap, areaAtSpot, findMaps, isListed } from "./area-drawing.ts";
import {
  rowBehind,
  borderAt,
  drawnParts,
  findSquares,
  isLetter,
  signAt,
  spotOfSquare,
  type Side,
  type SquareDrawing,
  squareAtSpot,
} from "./square-drawing.ts";
import { namedBetween, namedLines, terrainBetween } from "./named-borders.ts";
import { isWithin as liesWithin, spotNamed, spotsApart } from "../board/spots.ts";
import { drawnTable, placesOnTable, sizeOf, spotOf } from "./table-drawing.ts";
import { outlineOf } from "./on-table.ts";
import { attributeSaying, labelOf, readStatement, saidOf, type Statement } from "./statement.ts";

/** Something a line of the text puts on the board, or names without a place. */
export interface Entry {
  /** The row of its line, from 0. */
  readonly row: number;
  /** The letter it is drawn by. */
  readonly letter: string | null;
  readonly statement: Statement;
  /** Where it is: everything it covers, or every place it is drawn at. */
  readonly places: readonly string[];
  readonly label: string;
}

/** A text as far as it can be read without the server: its drawing, and the lines of forms that its game offers. */
export interface TextBoard {
  readonly notation: Notation;
  readonly rows: readonly string[];
  readonly squares: SquareDrawing | null;
  readonly maps: readonly AreaMap[];
  readonly entries: readonly Entry[];
}

const pair = /^(-?\d{1,3}),(-?\d{1,3})$/;

/** Column and row of a square by its name. */
export function squareOf(place: string): { readonly x: number; readonly y: number } | null {
  const [, x, y] = pair.exec(place) ?? [];
  return x === undefined || y === undefined ? null : { x: Number(x), y: Number(y) };
}

/** The squares a piece covers from its upper left one. */
function covered({ form, ...statement }: Statement, place: string): readonly string[] {
  const from = squareOf(place);
  if (form.covers === null || from === null) return [place];
  const facing = saidOf({ form, ...statement }, attributeSaying(form, "facing")?.word ?? "") ?? "N";
  const lies = facing === "E" || facing === "W";
  const { across, along } = form.covers;
  const [width, height] = lies ? [along, across] : [across, along];
  return Array.from({ length: width * height }, (_, i) => `${from.x + (i % width)},${from.y + Math.floor(i / width)}`);
}

function lettered(
  rows: readonly string[],
  { width, height, ...drawing }: SquareDrawing,
): ReadonlyMap<string, readonly string[]> {
  const placesByLetter = new Map<string, string[]>();
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const sign = signAt(rows, spotOfSquare({ ...drawing, width, height }, x, y));
      if (isLetter(sign)) placesByLetter.set(sign, [...(placesByLetter.get(sign) ?? []), `${x},${y}`]);
    }
  }
  return placesByLetter;
}

const isWithin = (row: number, squares: SquareDrawing | null, maps: readonly AreaMap[]): boolean =>
  (squares !== null && row >= squares.row && row < rowBehind(squares)) ||
  maps.some(({ begins, behind }) => row >= begins && row < behind);

/** Reads a text as far as its game's notation is known. */
export function readText(text: string, notation: Notation): TextBoard {
  const rows = text.split(/\r\n?|\n/);
  const { drawing, lines } = notation;
  const squares = drawing.kind === "squares" || drawing.kind === "signs" ? findSquares(rows, drawing) : null;
  const maps = drawing.kind === "areas" ? findMaps(rows, drawing) : [];
  const letters =
    squares === null || !squares.bordered ? new Map<string, readonly string[]>() : lettered(rows, squares);
  const entries = rows.flatMap((line, row): Entry[] => {
    if (isWithin(row, squares, maps) || line.trim() === "" || line.trimStart().startsWith("//")) return [];
    const reading = readStatement(lines, line, drawing.kind !== "table");
    if (reading === null) return [];
    const { letter, statement } = reading;
    if (drawing.kind === "table")
      return [{ row, letter, statement, places: placesOnTable(statement), label: labelOf(statement) }];
    const place = statement.filled["place"];
    const named = place?.split(" ") ?? [];
    const places = letter !== null ? (letters.get(letter) ?? []) : named.flatMap((name) => covered(statement, name));
    return [{ row, letter, statement, places, label: labelOf(statement) }];
  });
  return { notation, rows, squares, maps, entries };
}

export const textOf = (rows: readonly string[]): string => rows.join("\n");

/** Whether a text draws its own board. */
export const isDrawn = ({ notation: { drawing }, rows, squares, maps }: TextBoard): boolean =>
  drawing.kind === "table" ? sizeOf(rows, drawing) !== null : squares !== null || maps.length > 0;

/** The board with its drawing written out, where the text only names it, or says nothing of it. */
export function writtenOut(board: TextBoard): TextBoard {
  const { notation, rows, squares } = board;
  const { named } = notation.drawing;
  const [usual] = named;
  if (squares !== null || usual === undefined || isDrawn(board)) return board;
  const said = rows.findIndex((row) => named.some(({ line }) => line === row.trim().split(/\s+/).join(" ")));
  const meant = named.find(({ line }) => line === rows[said]?.trim().split(/\s+/).join(" ")) ?? usual;
  const drawn = meant.text.split("\n");
  if (said >= 0) return readText(textOf(rows.toSpliced(said, 1, ...drawn)), notation);
  const first = rows.findIndex((row) => row.trim() !== "" && !row.trimStart().startsWith("umpire"));
  return readText(textOf(rows.toSpliced(Math.max(0, first), 0, ...drawn)), notation);
}

/** What the text puts on a place; on a measured table shapes that lie there before pieces that stand there. */
export function entriesAt({ notation, entries }: TextBoard, place: string): readonly Entry[] {
  if (notation.drawing.kind !== "table") return entries.filter(({ places }) => places.includes(place));
  const spot = spotNamed(place);
  if (spot === null) return [];
  const shapes = entries.filter(({ statement }) => liesWithin(outlineOf(statement) ?? [], spot));
  const pieces = entries.filter(({ statement }) => {
    const at = outlineOf(statement) === null ? spotOf(statement) : null;
    return at !== null && spotsApart(at, spot) < 0.02;
  });
  return [...shapes, ...pieces];
}

/** The ground below the letters, by square: what the legend says. */
function groundUnder({ entries }: TextBoard): ReadonlyMap<string, string> {
  const under = new Map<string, string>();
  for (const { statement, places } of entries) {
    const said = saidOf(statement, attributeSaying(statement.form, "ground")?.word ?? "");
    if (said !== null) for (const place of places) under.set(place, said);
  }
  return under;
}

/** What is under a place: a kind of ground that the notation offers. */
export function groundAt(board: TextBoard, place: string): Ground | undefined {
  const { notation, rows, squares } = writtenOut(board);
  const { grounds } = notation;
  if (squares === null) return grounds.find(({ line }) => line !== null && isListed(rows, line, place)) ?? grounds[0];
  const at = squareOf(place);
  if (at === null) return undefined;
  const said = groundUnder(board).get(place);
  const sign = signAt(rows, spotOfSquare(squares, at.x, at.y));
  return grounds.find((ground) => (said === undefined ? ground.sign === sign : ground.terrain === said)) ?? grounds[0];
}

/** What lies on a side of a square, or between two areas "A|B". */
export function borderBetween(board: TextBoard, between: Side | string): Border | undefined {
  const { notation, rows, squares } = writtenOut(board);
  const { borders } = notation;
  if (typeof between === "string")
    return borders.find(({ line }) => line !== null && isListed(rows, line, between)) ?? borders[0];
  if (squares === null) return undefined;
  if (!squares.bordered) return namedBetween(notation, rows, between)?.border ?? borders[0];
  return borderAt(notation, rows, squares, between);
}

/** The model that is shown: what the text draws counts at once, everything else is as the server last saw it. */
export function modelOf(board: TextBoard, seen: BoardModel | null): BoardModel | null {
  const { notation, rows, squares } = board;
  if (notation.drawing.kind === "table") return drawnTable(notation, rows, board.entries, seen);
  if (squares === null) return seen;
  const drawn = drawnParts(
    notation,
    rows,
    squares,
    groundUnder(board),
    terrainBetween(notation, rows, squares, seen?.edges ?? []),
  );
  const { pieces = [], marks = [], ...rest } = seen ?? {};
  return { ...rest, kind: "squares", areas: [], ways: [], pieces, marks, ...drawn };
}

/** Where a defect lies on the board, as far as that can be told. */
export function placesOf(
  { notation, rows, squares, maps, entries }: TextBoard,
  { line, column, path }: Defect,
  isPlace: (name: string) => boolean,
): readonly string[] {
  if (line !== undefined) {
    const row = line - 1;
    const drawn =
      squares === null
        ? areaAtSpot(maps, row, (column ?? 1) - 1)
        : squareAtSpot(squares, { row, column: (column ?? 1) - 1 });
    if (drawn !== null) return isPlace(drawn) ? [drawn] : [];
    return entries.find((entry) => entry.row === row)?.places.filter(isPlace) ?? [];
  }
  const between = namedLines(notation, rows).find(({ id }) => id === path);
  if (between !== undefined) return between.way.split("|").filter(isPlace);
  const named = entries.find(({ label }) => label === path);
  if (named !== undefined) return named.places.filter(isPlace);
  const words = [path, ...path.split("/")];
  return [...new Set(words.filter(isPlace))];
}

/** The row of the line a defect is about; null when it is about no line of its own. */
export function rowOf({ notation, rows, entries }: TextBoard, { line, path }: Defect): number | null {
  if (line !== undefined) return line - 1;
  const named = entries.find(({ label }) => label === path) ?? namedLines(notation, rows).find(({ id }) => id === path);
  return named?.row ?? null;
}
