import type { BoardModel, Border, Notation } from "../api/answers.ts";
import { sameWay } from "./area-drawing.ts";
import { rowBehind, signAt, type Side, type SquareDrawing, spotOfSquare } from "./square-drawing.ts";

// Borders between squares that lines say by name, as in "door D1 2,2|2,3, inner".

/** The squares on both sides of a side as a way. */
export const wayOf = ({ x, y, side }: Side): string =>
  side === "N" ? `${x},${y - 1}|${x},${y}` : `${x - 1},${y}|${x},${y}`;

/** A border as a line of the text says it. */
export interface NamedLine {
  readonly row: number;
  readonly border: Border;
  readonly id: string;
  readonly way: string;
}

const clauses = (line: string): readonly string[] =>
  line
    .trim()
    .split(/,\s+/)
    .map((clause) => clause.split(/\s+/).join(" "));

/** What stands in the blanks of a line; null where it is another line. */
function readLine(form: string, line: string): { readonly id: string; readonly way: string } | null {
  const [head = "", ...said] = clauses(form);
  const [words = "", ...attributes] = clauses(line);
  if (said.length !== attributes.length || !said.every((word) => attributes.includes(word))) return null;
  const blanks = head.split(" ");
  const filled = words.split(" ");
  if (blanks.length !== filled.length) return null;
  const reading = { id: "", way: "" };
  for (const [i, blank] of blanks.entries()) {
    const word = filled[i] ?? "";
    if (blank === "{id}") reading.id = word;
    else if (blank === "{way}") reading.way = word;
    else if (blank !== word) return null;
  }
  return /^\d+,\d+\|\d+,\d+$/.test(reading.way) ? reading : null;
}

/** All borders that lines of a text say by name. */
export const namedLines = ({ borders }: Notation, rows: readonly string[]): readonly NamedLine[] =>
  rows.flatMap((line, row) => {
    for (const border of borders) {
      const reading = border.line === null || border.named === null ? null : readLine(border.line, line);
      if (reading !== null) return [{ row, border, ...reading }];
    }
    return [];
  });

/** What a line says of the side between two squares. */
export const namedBetween = (notation: Notation, rows: readonly string[], side: Side): NamedLine | undefined =>
  namedLines(notation, rows).find(({ way }) => sameWay(way, wayOf(side)));

const turnedWay = (way: string): string => way.split("|").toReversed().join("|");

/**
 * What lies on a side where signs alone are drawn: what a line names, as it was last seen on the board; else the first
 * border, between different signs.
 */
export function terrainBetween(
  notation: Notation,
  rows: readonly string[],
  drawing: SquareDrawing,
  seen: BoardModel["edges"],
): (side: Side) => string | null {
  const named = new Map<string, string | null>();
  for (const { way, border } of namedLines(notation, rows))
    for (const direction of [way, turnedWay(way)]) named.set(direction, border.terrain);
  const plain = notation.borders[0]?.terrain ?? null;
  const sign = (x: number, y: number): string => signAt(rows, spotOfSquare(drawing, x, y));
  return (side) => {
    const { x, y, side: of } = side;
    const isInside = of === "N" ? y > 0 && y < drawing.height : x > 0 && x < drawing.width;
    if (!isInside) return null;
    const terrain = named.get(wayOf(side));
    if (terrain !== undefined) {
      const before = seen.find((edge) => edge.x === x && edge.y === y && edge.side === of)?.terrain;
      return before === undefined || before === plain ? terrain : before;
    }
    return sign(x, y) === (of === "N" ? sign(x, y - 1) : sign(x - 1, y)) ? null : plain;
  };
}

/** A name that no border has yet. */
function freeId(stem: string, lines: readonly NamedLine[]): string {
  const taken = new Set(lines.map(({ id }) => id));
  for (let n = 1; ; n++) if (!taken.has(`${stem}${n}`)) return `${stem}${n}`;
}

/** The way with that place first whose ground the border wants there; as it is where neither or both would do. */
function inOrder(
  { grounds }: Notation,
  rows: readonly string[],
  drawing: SquareDrawing,
  border: Border,
  side: Side,
): string {
  const way = wayOf(side);
  const { x, y } = side;
  const fits = (ax: number, ay: number): boolean => {
    const sign = signAt(rows, spotOfSquare(drawing, ax, ay));
    const ground = grounds.find((candidate) => candidate.sign === sign);
    return ground !== undefined && border.named?.first.includes(ground.name) === true;
  };
  const [before, after] = [side.side === "N" ? fits(x, y - 1) : fits(x - 1, y), fits(x, y)];
  return after && !before ? turnedWay(way) : way;
}

/** The rows in which a line puts a border on a side, in place of the one that was there; the first border needs none. */
export function withNamed(
  notation: Notation,
  rows: readonly string[],
  drawing: SquareDrawing,
  side: Side,
  border: Border,
): readonly string[] {
  const lines = namedLines(notation, rows);
  const old = lines.find(({ way }) => sameWay(way, wayOf(side)));
  if (border.line === null || border.named === null) return old === undefined ? rows : rows.toSpliced(old.row, 1);
  const others = lines.filter((line) => line !== old);
  const id = old === undefined ? freeId(border.named.stem, others) : old.id;
  const line = border.line.replace("{id}", id).replace("{way}", inOrder(notation, rows, drawing, border, side));
  if (old !== undefined) return rows.with(old.row, line);
  const last = others.at(-1);
  return rows.toSpliced(last === undefined ? rowBehind(drawing) : last.row + 1, 0, line);
}
