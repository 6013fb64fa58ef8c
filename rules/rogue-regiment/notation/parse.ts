import { jagerOfDraft } from "./jager-statements.ts";
import { type Draft, newDraft, statement } from "./statements.ts";
import { checkDrawn, groundCodes, onItsRoute, plain, squaresOfPiece } from "./drawn-pieces.ts";
import { footDeck } from "../book/deck.ts";
import { withCrews } from "../table/crew.ts";
import { newDeck } from "../table/deck.ts";
import { roomsOf } from "../table/rooms.ts";
import type { AxisUnit, Flames, Operator, OperatorVehicle, State } from "../table/state.ts";
import { boardRows as keptRows, readBoard } from "../table/terrain.ts";
import { lengthOf, modelOf, tokenSquares } from "../table/vehicle-token.ts";
import {
  type Defect,
  err,
  faultAt,
  faultsByLine,
  ok,
  type Result,
  TextFault,
  type TextPlace,
  tooLong,
} from "../../kernel/index.ts";
import { postOf } from "./posts.ts";
import { clausesOf } from "./text.ts";
import type { Grid, Square } from "../../geometry/index.ts";
import { drawnOften, isLarge } from "./piece-words.ts";
import { readPiece, type ReadCorpse, type ReadPiece } from "./read-piece.ts";
import type { ReadOperator } from "./read-operator.ts";
import type { ReadUnit } from "./read-unit.ts";
import { isResult, readResult } from "./result-line.ts";

/** The most squares that a line of the size of a board is drawn out to: one more than a board may have, which it is told. */
const MOST_DRAWN = 65;

/** The rows of a board of plain squares, as it would be drawn. */
function plainRows(across: number, down: number): readonly string[] {
  const [width, height] = [Math.min(across, MOST_DRAWN), Math.min(down, MOST_DRAWN)];
  const corners = Array.from({ length: width + 1 }, () => "+").join(" ");
  const squares = ` ${Array.from({ length: width }, () => ".").join(" ")}`;
  return [...Array.from({ length: height }, () => [corners, squares]).flat(), corners];
}

/** A board as it is written: its rows, from which line of the text on, and the other lines as they are without it. */
interface WrittenBoard {
  readonly rows: readonly string[];
  /** Where in the text a place of the drawing is: of a board that is written by its size alone, that line. */
  readonly placeIn: (row: number, column: number) => TextPlace;
  /** The text with blank lines in the place of the board. */
  readonly rest: string;
}

/** How many lines from the given one on draw a board: rows of corners and of squares by turns, to the last of corners. */
function drawnRows(lines: readonly string[], first: number): number {
  const isCorners = (line: number): boolean => (lines[line] ?? "").trim().startsWith("+");
  let end = first;
  while (isCorners(end)) {
    if ((lines[end + 1] ?? "").trim() === "" || !isCorners(end + 2)) return end + 1 - first;
    end += 2;
  }
  return end - first;
}

/** The board of a text, drawn or by its size alone; null where there is none. */
function boardIn(text: string): WrittenBoard | null {
  const lines = text.split(/\r\n?|\n/);
  const head = lines.findIndex((line) => /^\s*board(?:\s+\d+x\d+)?\s*$/.test(line));
  if (head < 0) return null;
  const [, across, down] = /^board\s+(\d+)x(\d+)$/.exec((lines[head] ?? "").trim()) ?? [];
  const isPlain = across !== undefined && down !== undefined;
  const count = isPlain ? 0 : drawnRows(lines, head + 1);
  return {
    rows: isPlain ? plainRows(Number(across), Number(down)) : lines.slice(head + 1, head + 1 + count),
    placeIn: (row, column) => (isPlain ? { line: head + 1, column: 1 } : { line: head + 2 + row, column: column + 1 }),
    rest: lines.map((line, i) => (i >= head && i <= head + count ? "" : line)).join("\n"),
  };
}

/** Reads a set-up from text; see docs/notation.md. Faults carry line and column. */
export function parsePosition(text: string): Result<State> {
  // what is drawn counts as well, and is taken out before the lines are read
  const long = tooLong(text);
  if (long !== null) return err(long);
  const written = boardIn(text);
  if (written === null)
    return err(
      faultAt(
        { line: 1, column: 1 },
        "bad-map",
        'There is no board: write a line "board" and the drawn squares under it.',
      ),
    );
  const { rows, placeIn, rest } = written;
  const drawing = readBoard(rows);
  const onBoard = (row: number, column: number, message: string): Defect =>
    faultAt(placeIn(row, column), "bad-map", message);
  if (!drawing.ok) return err(...drawing.faults.map(({ row, column, message }) => onBoard(row, column, message)));
  const { grid } = drawing;
  const draft = newDraft();
  const pieces: ReadPiece[] = [];
  const board: DrawnBoard = {
    grid,
    glyphs: drawing.glyphs,
    undrawn: new Map(drawing.glyphs.map((drawn) => [drawn.square, drawn])),
  };
  const faults = faultsByLine(rest, (row, line) => {
    const legend = /^\s*([A-Z0-9])\s*=/.exec(row);
    if (legend !== null) pieces.push(...readLegend(board, legend, row, line));
    else if (isResult(row)) draft.result = readResult(row, line);
    else statement(draft, grid, clausesOf(row, line), pieces);
  });
  const unexplained = [...board.undrawn.values()].map(({ glyph, row, column }) =>
    onBoard(row, column, `${glyph} is drawn here, but no legend "${glyph} = ..." says what it is.`),
  );
  if (faults.length + unexplained.length > 0) return err(...faults, ...unexplained);
  return stateOf(draft, grid, pieces);
}

type Glyph = Extract<ReturnType<typeof readBoard>, { readonly ok: true }>["glyphs"][number];

/** The board as it is drawn; `undrawn` are the letters on it that no legend has explained so far. */
interface DrawnBoard {
  readonly grid: Grid;
  readonly glyphs: readonly Glyph[];
  readonly undrawn: Map<Square, Glyph>;
}

/** `A = sentry sentry-1, alert`: the pieces that a letter of the board stands for, one for each square of a figure. */
function readLegend(
  { grid, glyphs, undrawn }: DrawnBoard,
  legend: RegExpExecArray,
  row: string,
  line: number,
): readonly ReadPiece[] {
  const [matched, glyph = ""] = legend;
  const places = glyphs.filter((drawn) => drawn.glyph === glyph);
  const clauses = clausesOf(" ".repeat(matched.length) + row.slice(matched.length), line);
  const kind = clauses[0]?.words[0]?.text;
  const start = { line, column: 1 };
  if (kind === undefined)
    throw new TextFault(
      { line, column: matched.length },
      "missing-word",
      `The legend of ${glyph} does not name a piece.`,
    );
  if (places.length === 0) throw new TextFault(start, "bad-map", `${glyph} is not drawn on the board.`);
  if (places.length > 1 && !drawnOften(kind))
    throw new TextFault(
      start,
      "bad-map",
      `${glyph} is drawn ${places.length} times, but a figure stands on one square.`,
    );
  for (const { square } of places) undrawn.delete(square);
  const squares = places.map(({ square }) => square);
  const drawn = isLarge(kind) ? [squares] : squares.map((square) => [square]);
  return drawn.map((covered) => {
    const piece = readPiece(clauses, grid, Math.min(...covered));
    checkDrawn(grid, piece, covered, start, glyph);
    return piece;
  });
}

/** An Operator with the place of his vehicle, where he is aboard one. */
function placedOperator({ operator, place }: ReadOperator, vehicles: readonly OperatorVehicle[], grid: Grid): Operator {
  const aboard = vehicles.find(({ seats }) => seats.includes(operator.id));
  if (aboard !== undefined) {
    const [at = null] = tokenSquares(
      grid,
      { ...aboard.token, facing: aboard.facing },
      lengthOf(plain, modelOf(aboard)),
    );
    return { ...operator, aboard: aboard.id, at };
  }
  if (operator.at === null && operator.fate === "in-play")
    throw new TextFault(
      place,
      "missing-word",
      `${operator.id} needs a place: draw him, or write "at x,y", "dead" or "left".`,
    );
  return operator;
}

/** A unit with its post, on the board but for those that wait beside it. */
function placedUnit(draft: Draft, grid: Grid, piece: ReadUnit): AxisUnit {
  const at = squaresOfPiece(grid, piece)[0] ?? null;
  const post = postOf(draft, grid, piece.unit, piece.postGiven, piece.place);
  const unit = onItsRoute(draft, grid, { ...piece.unit, at, post });
  const waits = post.kind === "spawn" || (post.kind === "convoy" && post.waiting);
  if (unit.at === null && unit.token === null && !waits)
    throw new TextFault(
      piece.place,
      "missing-word",
      `${unit.id} needs a place: draw it, or write "at x,y" or "spawn A 1".`,
    );
  return unit;
}

function placedCorpse({ at, place }: ReadCorpse): Square {
  if (at === null) throw new TextFault(place, "missing-word", 'A corpse needs a place: draw it, or write "at x,y".');
  return at;
}

/** Marks the units that Nancy talks to or has in her garrotte. */
function holdUnits(operators: readonly Operator[], units: readonly AxisUnit[]): void {
  for (const { outfit } of operators) {
    for (const unit of units) {
      if (outfit?.interacts?.unit === unit.id) unit.held = "talking";
      if (outfit?.garrotte?.unit === unit.id) unit.held = "ensnared";
    }
  }
}

/** The pieces of a state by their kinds, and what is wrong with where they stand. */
interface PlacedPieces extends Pick<State, "operators" | "units" | "corpses" | "vehicles" | "laid"> {
  readonly faults: readonly Defect[];
}

/** What the legend says of each piece goes into the state under its kind; the ground it says is drawn onto the board. */
function statePieces(draft: Draft, grid: Grid, pieces: readonly ReadPiece[]): PlacedPieces {
  for (const piece of pieces) {
    const code = piece.ground === null ? undefined : groundCodes[piece.ground];
    if (code !== undefined) for (const square of squaresOfPiece(grid, piece)) grid.squares[square] = code;
  }
  const faults: Defect[] = [];
  const placed = <Piece extends ReadPiece, Placed>(all: readonly Piece[], place: (piece: Piece) => Placed): Placed[] =>
    all.flatMap((piece) => {
      try {
        return [place(piece)];
      } catch (error) {
        if (!(error instanceof TextFault)) throw error;
        faults.push(error.defect);
        return [];
      }
    });
  const vehicles = pieces.flatMap((piece) => (piece.kind === "vehicle" ? [piece.vehicle] : []));
  const units = placed(
    pieces.filter((piece) => piece.kind === "unit"),
    (piece) => placedUnit(draft, grid, piece),
  );
  const operators = placed(
    pieces.filter((piece) => piece.kind === "operator"),
    (piece) => placedOperator(piece, vehicles, grid),
  );
  const corpses = placed(
    pieces.filter((piece) => piece.kind === "corpse"),
    placedCorpse,
  );
  holdUnits(operators, units);
  const laid = pieces.flatMap((piece) => (piece.kind === "laid" ? [piece.laid] : []));
  return { operators, units, corpses, vehicles, laid, faults };
}

function stateOf(draft: Draft, grid: Grid, pieces: readonly ReadPiece[]): Result<State> {
  const { faults, ...placed } = statePieces(draft, grid, pieces);
  if (faults.length > 0) return err(...faults);
  const { said: _said, cards, discard, window, flames, jager, ...rest } = draft;
  const deck = newDeck(cards ?? footDeck.filter((card) => !discard.includes(card)), null);
  return ok(
    withCrews(
      {
        ...rest,
        ...placed,
        board: { rows: keptRows(grid) },
        deck: { ...deck, discard, window },
        flames: inTheirRooms(grid, flames),
        jager: jager && jagerOfDraft(jager),
      },
      grid,
    ),
  );
}

/** Flame tokens by the first square of their room, whichever of its squares they are written on. rr.dogs.flame-token */
function inTheirRooms(grid: Grid, written: readonly Flames[]): Flames[] {
  const tokens = new Map<Square, number>();
  for (const { room, tokens: more } of written) {
    const first = roomsOf(grid).of[room] ?? -1;
    const named = first < 0 ? room : first;
    tokens.set(named, (tokens.get(named) ?? 0) + more);
  }
  return [...tokens].map(([room, count]) => ({ room, tokens: count })).toSorted((a, b) => a.room - b.room);
}
