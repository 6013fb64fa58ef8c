import type { Attribute, Blank, Border, Ground, LineForm } from "../api/answers.ts";
import { type Spot, spotNamed } from "../board/spots.ts";
import { degreesOf, facingDegrees, laidRound, movedOnTable, outlineOf, turnedShape, withCorner } from "./on-table.ts";
import { findMaps, listed, mapWith, unlisted } from "./area-drawing.ts";
import { withNamed } from "./named-borders.ts";
import { rowBehind, isLetter, signAt, spotOfSide, spotOfSquare, type Side, withSign } from "./square-drawing.ts";
import {
  attributeSaying,
  blankOf,
  filling,
  freeName,
  saidOf,
  saying,
  type Statement,
  usualFilling,
  writtenStatement,
} from "./statement.ts";
import {
  type Entry,
  entriesAt,
  groundAt,
  readText,
  squareOf,
  type TextBoard,
  textOf,
  writtenOut,
} from "./text-board.ts";

// Every edit takes a board as it is written and answers the text it becomes.

const letters = "123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ0";

const again = (board: TextBoard, rows: readonly string[]): TextBoard => readText(textOf(rows), board.notation);

function signOn({ rows, squares }: TextBoard, place: string): string {
  const at = squareOf(place);
  return squares === null || at === null ? "" : signAt(rows, spotOfSquare(squares, at.x, at.y));
}

function drawSign(board: TextBoard, rows: readonly string[], place: string, sign: string): readonly string[] {
  const at = squareOf(place);
  const { squares } = board;
  if (squares === null || at === null || at.x < 0 || at.y < 0 || at.x >= squares.width || at.y >= squares.height)
    return rows;
  return withSign(rows, spotOfSquare(squares, at.x, at.y), sign);
}

const groundWord = (statement: Statement): string => attributeSaying(statement.form, "ground")?.word ?? "";

/** Takes the letters of an entry off the board: the ground is drawn again, and its lines name the places. */
function undrawn(board: TextBoard, { row, letter, statement, places }: Entry): TextBoard {
  if (letter === null) return board;
  const { grounds, drawing } = board.notation;
  const said = saidOf(statement, groundWord(statement));
  const sign = grounds.find(({ terrain }) => terrain === said)?.sign ?? drawing.blank;
  const plain = saying(statement, groundWord(statement), null);
  const all = statement.form.covers === null ? places : places.slice(0, 1);
  const rows = places.reduce((drawn, place) => drawSign(board, drawn, place, sign), board.rows);
  return again(board, rows.toSpliced(row, 1, ...all.map((place) => writtenStatement(filling(plain, "place", place)))));
}

/** A letter that no piece has, as near to the name as can be. */
function freeLetter({ rows, squares, entries }: TextBoard, name: string): string | null {
  const used = new Set(entries.flatMap(({ letter }) => letter ?? []));
  if (squares !== null)
    for (let i = squares.row; i < rowBehind(squares); i++) for (const sign of rows[i] ?? "") used.add(sign);
  const initial = name.slice(0, 1).toUpperCase();
  return [...(isLetter(initial) ? [initial] : []), ...letters].find((letter) => !used.has(letter)) ?? null;
}

/** Rows with a line where lines of its form belong. */
function inserted(
  { notation: { drawing }, rows, squares }: TextBoard,
  form: LineForm,
  place: string,
  line: string,
): readonly string[] {
  if (form.underDrawing && squares !== null) return rows.toSpliced(rowBehind(squares), 0, line);
  const map = form.underDrawing ? mapWith(findMaps(rows, drawing), place) : undefined;
  if (map !== undefined) return rows.toSpliced(map.behind, 0, line);
  const last = rows.findLastIndex((row) => row.trim() !== "");
  return rows.toSpliced(last + 1, 0, line);
}

/** A statement at a place: its line, and the rows in which it is drawn by a letter of its own where that can be. */
function placed(
  board: TextBoard,
  statement: Statement,
  place: string,
  wanted: string,
): { readonly rows: readonly string[]; readonly line: string } {
  const { form } = statement;
  const { rows } = board;
  const sign = signOn(board, place);
  const under = attributeSaying(form, "ground");
  const bare = saying(statement, under?.word ?? "", null);
  const terrain = groundAt(board, place)?.terrain ?? null;
  const sayable = terrain === null || under?.blank?.values.includes(terrain) === true;
  const letter =
    form.drawn && form.covers === null && sayable && sign !== "" && !isLetter(sign) ? freeLetter(board, wanted) : null;
  if (letter === null) return { rows, line: writtenStatement(filling(bare, "place", place)) };
  const legend = filling(terrain === null ? bare : saying(bare, under?.word ?? "", terrain), "place", null);
  return { rows: drawSign(board, rows, place, letter), line: writtenStatement(legend, letter) };
}

const takenNames = ({ entries }: TextBoard): ReadonlySet<string> =>
  new Set(entries.flatMap(({ statement }) => statement.filled[blankOf(statement.form, "name")?.name ?? ""] ?? []));

const quarters = ["N", "E", "S", "W"];

/** A facing as an attribute says it: a side, or degrees. */
const facingIn = ({ blank }: Attribute, facing: string): string =>
  blank?.kind === "number" && quarters.includes(facing) ? String(quarters.indexOf(facing) * 90) : facing;

/**
 * What a new line has in a blank where nothing is chosen: of the sides that meet on a measured table the first that has
 * nothing of its kind yet.
 */
export function fillingNext({ entries, notation }: TextBoard, { group }: LineForm, blank: Blank): string {
  // elsewhere a side may be one of a card
  if (blank.name !== "side" || notation.drawing.kind !== "table") return usualFilling(blank);
  const taken = new Set(
    entries.flatMap(({ statement: { form, filled } }) => (form.group === group ? (filled["side"] ?? []) : [])),
  );
  return blank.values.find((side) => !taken.has(side)) ?? usualFilling(blank);
}

/** Puts something new on a place; `choices` are fillings of its blanks that were chosen, and the way it faces. */
export function put(
  given: TextBoard,
  form: LineForm,
  place: string,
  choices: Readonly<Record<string, string>>,
  facing: string | null,
): string {
  // what belongs to a drawing needs one to stand under
  const board = form.underDrawing ? writtenOut(given) : given;
  const list = form.blanks.every(({ kind, many }) => kind === "place" && many);
  const existing = list ? board.entries.find(({ statement }) => statement.form === form) : undefined;
  // what is one line for many places grows
  if (existing !== undefined) {
    if (existing.places.includes(place)) return textOf(board.rows);
    return textOf(
      board.rows.with(
        existing.row,
        writtenStatement(filling(existing.statement, "place", [...existing.places, place].join(" "))),
      ),
    );
  }
  const names = takenNames(board);
  const filled = Object.fromEntries(
    form.blanks.flatMap((blank) => {
      const chosen = choices[blank.name];
      // another place of the same line is the same one until somebody says which
      if (blank.kind === "outline")
        return [[blank.name, laidRound(blank.usual ?? "", spotNamed(place) ?? { x: 0, y: 0 })]];
      if (blank.kind === "place") return blank.name === "place" ? [] : [[blank.name, chosen ?? place]];
      if (blank.kind === "name")
        return [[blank.name, chosen !== undefined && !names.has(chosen) ? chosen : freeName(blank, names)]];
      return [[blank.name, chosen ?? fillingNext(board, form, blank)]];
    }),
  );
  const turns = attributeSaying(form, "facing");
  const whole = attributeSaying(form, "whole");
  const statement = {
    form,
    filled,
    said: [
      // a unit is put down with all its miniatures
      ...(whole === undefined ? [] : [{ word: whole.word, rest: "" }]),
      ...(turns === undefined || facing === null ? [] : [{ word: turns.word, rest: facingIn(turns, facing) }]),
    ],
  };
  const name = filled[blankOf(form, "name")?.name ?? ""] ?? form.name;
  const { rows, line } = placed(board, statement, place, name);
  return textOf(inserted({ ...board, rows }, form, place, line));
}

/** Puts something that belongs to a ground, as a card to its room: each has one line of those that begin with the same word. */
export function putOnGround(
  given: TextBoard,
  form: LineForm,
  { blank, sign }: { readonly blank: LineForm["blanks"][number]; readonly sign: string },
  choices: Readonly<Record<string, string>>,
): string {
  const board = form.underDrawing ? writtenOut(given) : given;
  const filled = Object.fromEntries(
    form.blanks.map((one) => [one.name, one === blank ? sign : (choices[one.name] ?? usualFilling(one))]),
  );
  const line = writtenStatement({ form, filled, said: [] });
  const begins = `${form.words.split(" ")[0] ?? ""} ${sign}`;
  const before = board.rows.findIndex((row) => row.trim() === begins || row.trim().startsWith(`${begins} `));
  return textOf(before < 0 ? inserted(board, form, "", line) : board.rows.with(before, line));
}

/** The line that says where this one of an entry's places is, on a board that names it instead of drawing it. */
function named(board: TextBoard, entry: Entry, place: string): { readonly open: TextBoard; readonly row: number } {
  const open = undrawn(board, entry);
  const { form } = entry.statement;
  return {
    open,
    row:
      open.entries.find(
        (candidate) =>
          candidate.row >= entry.row &&
          candidate.letter === null &&
          candidate.statement.form === form &&
          candidate.places.includes(place),
      )?.row ?? entry.row,
  };
}

const without = (places: readonly string[], place: string): string =>
  places.filter((candidate) => candidate !== place).join(" ");

/**
 * Takes something off a place; what is drawn or named at several stays at the others. Without a place its line goes.
 */
export function remove(board: TextBoard, entry: Entry, place: string | null): string {
  const { statement, places, row, letter } = entry;
  if (letter === null && place !== null && places.length > 1 && statement.form.covers === null)
    return textOf(board.rows.with(row, writtenStatement(filling(statement, "place", without(places, place)))));
  const where = place ?? places[0];
  if (where === undefined) return textOf(board.rows.toSpliced(row, 1));
  const { open, row: line } = named(board, entry, where);
  return textOf(open.rows.toSpliced(line, 1));
}

/**
 * Moves something from one of its places to another. What covers several squares is put there with its upper left one.
 */
export function move(board: TextBoard, entry: Entry, from: string, to: string): string {
  const { statement, letter, places } = entry;
  const { form } = statement;
  const [before, after] = [spotNamed(from), spotNamed(to)];
  if (board.notation.drawing.kind === "table" && before !== null && after !== null)
    return restate(board, entry, movedOnTable(statement, before, after));
  if (from === to || (form.covers === null && places.includes(to))) return textOf(board.rows);
  if (letter === null && form.covers === null && places.length > 1)
    return textOf(
      board.rows.with(entry.row, writtenStatement(filling(statement, "place", `${without(places, from)} ${to}`))),
    );
  const { open, row } = named(board, entry, from);
  const bare = saying(statement, groundWord(statement), null);
  const { rows, line } = placed(
    open,
    filling(bare, "place", null),
    to,
    letter ?? statement.filled[blankOf(form, "name")?.name ?? ""] ?? form.name,
  );
  return textOf(rows.with(row, line));
}

/** Says something else of an entry: turned, renamed, with other attributes. */
export function restate(board: TextBoard, entry: Entry, statement: Statement): string {
  if (board.notation.drawing.kind === "table") return textOf(board.rows.with(entry.row, writtenStatement(statement)));
  // what covers several squares covers others when it turns
  const open = statement.form.covers === null ? board : undrawn(board, entry);
  const now = open.entries.find(({ row }) => row === entry.row);
  const letter = now?.letter ?? null;
  const place = now?.statement.filled["place"];
  return textOf(
    open.rows.with(
      entry.row,
      writtenStatement(
        letter === null && place !== undefined ? { ...statement, filled: { ...statement.filled, place } } : statement,
        letter,
      ),
    ),
  );
}

/** Turns something on a measured table to so many degrees. */
export const turnTo = (board: TextBoard, entry: Entry, degrees: number): string =>
  restate(board, entry, facingDegrees(entry.statement, degrees));

/** Moves one corner of a shape on a measured table. */
export const moveCorner = (board: TextBoard, entry: Entry, corner: number, to: Spot): string =>
  restate(board, entry, withCorner(entry.statement, corner, to));

/** How far one turn goes on a measured table, in degrees. */
const TURN = 15;

/**
 * Turns an entry to the right or to the left: by a quarter, on a measured table by 15 degrees; null when it faces no
 * way.
 */
export function turned(board: TextBoard, entry: Entry, by: 1 | -1): string | null {
  const { statement } = entry;
  const degrees = degreesOf(statement);
  if (degrees !== null) return turnTo(board, entry, degrees + by * TURN);
  if (outlineOf(statement) !== null) return restate(board, entry, turnedShape(statement, by * TURN));
  const facing = attributeSaying(statement.form, "facing");
  if (facing === undefined) return null;
  const now = quarters.indexOf(saidOf(statement, facing.word) ?? "N");
  return restate(board, entry, saying(statement, facing.word, quarters[(now + by + 4) % 4] ?? "N"));
}

/** Fills a place with a kind of ground. */
export function paintGround(given: TextBoard, place: string, ground: Ground): string {
  const board = writtenOut(given);
  const { notation, rows } = board;
  if (notation.drawing.kind === "areas") {
    const bare = notation.grounds.reduce(
      (left, { line }) => (line === null ? left : unlisted(left, line, place)),
      rows,
    );
    return textOf(ground.line === null ? bare : listed(bare, notation.drawing, ground.line, place, place));
  }
  const drawnHere = entriesAt(board, place).find(({ letter }) => letter !== null);
  if (drawnHere === undefined)
    return ground.sign === null ? textOf(rows) : textOf(drawSign(board, rows, place, ground.sign));
  const { form } = drawnHere.statement;
  const under = attributeSaying(form, "ground");
  const sayable = ground.terrain === null || under?.blank?.values.includes(ground.terrain) === true;
  if (drawnHere.places.length === 1 && under !== undefined && sayable)
    return restate(board, drawnHere, saying(drawnHere.statement, under.word, ground.terrain));
  const open = undrawn(board, drawnHere);
  return ground.sign === null ? textOf(open.rows) : textOf(drawSign(open, open.rows, place, ground.sign));
}

/** Puts a border on a side of a square, or between two areas "A|B". */
export function paintBorder(board: TextBoard, between: Side | string, border: Border): string {
  const { notation, rows, squares } = writtenOut(board);
  if (typeof between === "string") {
    const bare = notation.borders.reduce(
      (left, { line }) => (line === null ? left : unlisted(left, line, between)),
      rows,
    );
    return textOf(
      border.line === null ? bare : listed(bare, notation.drawing, border.line, between.split("|")[0] ?? "", between),
    );
  }
  if (squares !== null && !squares.bordered) return textOf(withNamed(notation, rows, squares, between, border));
  const sign = between.side === "N" ? border.across : border.down;
  return squares === null || sign === null ? textOf(rows) : textOf(withSign(rows, spotOfSide(squares, between), sign));
}

/** Says a line that a text has once, e.g. the phase; null leaves it out. */
export function sayOnce(board: TextBoard, form: LineForm, value: string | null): string {
  const [blank] = form.blanks;
  const existing = board.entries.find(({ statement }) => statement.form === form);
  const filled: Readonly<Record<string, string>> = blank === undefined || value === null ? {} : { [blank.name]: value };
  const line = value === null ? null : writtenStatement({ form, filled, said: existing?.statement.said ?? [] });
  if (existing !== undefined)
    return textOf(line === null ? board.rows.toSpliced(existing.row, 1) : board.rows.with(existing.row, line));
  if (line === null) return textOf(board.rows);
  // above the drawing, behind the line that names the game
  const first = board.rows.findIndex((row) => row.trim() !== "" && !row.trimStart().startsWith("umpire"));
  return textOf(board.rows.toSpliced(Math.max(0, first), 0, line));
}
