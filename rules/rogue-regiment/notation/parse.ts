import { jagerOfDraft } from "./jager-statements.ts";
import { type Draft, newDraft, statement } from "./statements.ts";
import { checkDrawn, groundCodes, onItsRoute, plain, squaresOfPiece } from "./drawn-pieces.ts";
import {
  type AxisUnit,
  boardRows as keptRows,
  type Flames,
  lengthOf,
  modelOf,
  newDeck,
  type Operator,
  type OperatorVehicle,
  readBoard,
  roomsOf,
  type State,
  tokenSquares,
  withCrews,
} from "../table/index.ts";
import { footDeck } from "../book/index.ts";
import { type Defect, ok, type Result, TextFault as KernelTextFault, err } from "../../kernel/index.ts";
import { postOf } from "./posts.ts";
import { clausesOf, faultAt, TextFault } from "./text.ts";
import type { Grid, Square } from "../../geometry/index.ts";
import { drawnOften, isLarge } from "./piece-words.ts";
import { readPiece, type ReadPiece } from "./read-piece.ts";
import type { ReadOperator } from "./read-operator.ts";
import { isResult, readResult } from "./result-line.ts";

/** The largest text that is read, in characters. */
const MOST_TEXT = 60_000;

/** The most squares that a line of the size of a board is drawn out to: one more than a board may have, which it is told. */
const MOST_DRAWN = 65;

/** The rows of a board of plain squares, as it would be drawn. */
function plainRows(across: number, down: number): readonly string[] {
  const [width, height] = [Math.min(across, MOST_DRAWN), Math.min(down, MOST_DRAWN)];
  const corners = Array.from({ length: width + 1 }, () => "+").join(" ");
  const squares = ` ${Array.from({ length: width }, () => ".").join(" ")}`;
  return [...Array.from({ length: height }, () => [corners, squares]).flat(), corners];
}

interface Lines {
  readonly rows: readonly string[];
  /** 0-based number of the first row of the board, or -1. */
  readonly boardAt: number;
  readonly boardRows: readonly string[];
  /** Whether its size is all that is written of it: a board of plain squares. */
  readonly isPlain: boolean;
  /** All other lines that say something, by 1-based number. */
  readonly statements: readonly { readonly line: number; readonly text: string }[];
}

/** Separates the drawn board from the other lines. */
function separate(text: string): Lines {
  const rows = text.replace(/\r\n?/g, "\n").split("\n");
  const statements: { line: number; text: string }[] = [];
  let boardAt = -1;
  let boardRows: string[] = [];
  let isPlain = false;
  for (let i = 0; i < rows.length; i++) {
    const row = rows[i] ?? "";
    const trimmed = row.trim();
    if (trimmed === "" || trimmed.startsWith("//")) continue;
    const size = /^board\s+(\d+)x(\d+)$/.exec(trimmed);
    if (size !== null && boardAt < 0) {
      boardAt = i + 1;
      isPlain = true;
      boardRows = [...plainRows(Number(size[1]), Number(size[2]))];
      continue;
    }
    if (trimmed === "board" && boardAt < 0) {
      boardAt = i + 1;
      boardRows = [];
      // corner rows and square rows alternate; the board ends after the last corner row
      let end = boardAt;
      while (end < rows.length && (rows[end] ?? "").trim().startsWith("+")) {
        boardRows.push(rows[end] ?? "");
        const next = rows[end + 1];
        if (next === undefined || next.trim() === "" || !(rows[end + 2] ?? "").trim().startsWith("+")) {
          end++;
          break;
        }
        boardRows.push(next);
        end += 2;
      }
      i = Math.max(end, boardAt) - 1;
      continue;
    }
    statements.push({ line: i + 1, text: row });
  }
  return { rows, boardAt, boardRows, isPlain, statements };
}

/** Reads a set-up from text; see docs/notation.md. Faults carry line and column. */
export function parsePosition(text: string): Result<State> {
  if (text.length > MOST_TEXT)
    return err({ code: "too-long", path: "", message: `A text board has at most ${MOST_TEXT} characters.` });
  const { boardAt, boardRows, isPlain, statements } = separate(text);
  if (boardAt < 0)
    return err(
      faultAt({ line: 1, column: 1 }, 'There is no board: write a line "board" and the drawn squares under it.'),
    );
  const drawing = readBoard(boardRows);
  if (!drawing.ok)
    return err(
      ...drawing.faults.map(({ row, column, message }) =>
        faultAt(isPlain ? { line: boardAt, column: 1 } : { line: boardAt + row + 1, column: column + 1 }, message),
      ),
    );
  const { grid } = drawing;
  const draft = newDraft();
  const pieces: ReadPiece[] = [];
  const board: DrawnBoard = {
    grid,
    glyphs: drawing.glyphs,
    undrawn: new Map(drawing.glyphs.map((drawn) => [drawn.square, drawn])),
  };
  const defects: Defect[] = [];
  for (const { line, text: row } of statements) {
    try {
      const legend = /^\s*([A-Z0-9])\s*=/.exec(row);
      if (legend !== null) pieces.push(...readLegend(board, legend, row, line));
      else if (isResult(row)) draft.result = readResult(row, line);
      else statement(draft, grid, clausesOf(row, line), pieces);
    } catch (error) {
      if (!(error instanceof KernelTextFault)) throw error;
      defects.push(error.defect);
      if (defects.length >= 20) break;
    }
  }
  for (const { glyph, row, column } of board.undrawn.values())
    defects.push(
      faultAt(
        { line: boardAt + row + 1, column: column + 1 },
        `${glyph} is drawn here, but no legend "${glyph} = ..." says what it is.`,
      ),
    );
  if (defects.length > 0) return err(...defects);
  try {
    return ok(stateOf(draft, grid, pieces));
  } catch (error) {
    if (error instanceof TextFault) return err(error.defect);
    throw error;
  }
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
  const clauses = clausesOf(row, line, matched.length);
  const [head] = clauses;
  if (head === undefined)
    throw new TextFault({ line, column: matched.length }, `The legend of ${glyph} does not name a piece.`);
  const kind = head.words[0]?.text ?? "";
  if (places.length === 0) throw new TextFault({ line, column: 1 }, `${glyph} is not drawn on the board.`);
  if (places.length > 1 && !drawnOften(kind))
    throw new TextFault(
      { line, column: 1 },
      `${glyph} is drawn ${places.length} times, but a figure stands on one square.`,
    );
  for (const { square } of places) undrawn.delete(square);
  const squares = places.map(({ square }) => square);
  if (!isLarge(kind)) return squares.map((square) => readPiece(clauses, grid, square));
  const piece = readPiece(clauses, grid, Math.min(...squares));
  checkDrawn(grid, piece, squares, { line, column: 1 }, glyph);
  return [piece];
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
    throw new TextFault(place, `${operator.id} needs a place: draw him, or write "at x,y", "dead" or "left".`);
  return operator;
}

/** Every unit is on the board, but for those that wait beside it. */
function requirePlaces(units: readonly AxisUnit[]): void {
  const lost = units.find(
    (unit) =>
      unit.at === null &&
      unit.token === null &&
      unit.post.kind !== "spawn" &&
      !(unit.post.kind === "convoy" && unit.post.waiting),
  );
  if (lost !== undefined)
    throw new TextFault({ line: 1, column: 1 }, `${lost.id} needs a place: draw it, or write "at x,y" or "spawn A 1".`);
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

/** What the legend says of each piece goes into the state under its kind; the ground it says is drawn onto the board. */
function statePieces(draft: Draft, grid: Grid, pieces: readonly ReadPiece[]) {
  for (const piece of pieces) {
    const code = piece.ground === null ? undefined : groundCodes[piece.ground];
    if (code !== undefined) for (const square of squaresOfPiece(grid, piece)) grid.squares[square] = code;
  }
  const units = pieces.flatMap((piece) => {
    if (piece.kind !== "unit") return [];
    const at = squaresOfPiece(grid, piece)[0] ?? null;
    const post = postOf(draft, grid, piece.unit, piece.postGiven, piece.place);
    return [onItsRoute(draft, grid, { ...piece.unit, at, post })];
  });
  const vehicles = pieces.flatMap((piece) => (piece.kind === "vehicle" ? [piece.vehicle] : []));
  const laid = pieces.flatMap((piece) => (piece.kind === "laid" ? [piece.laid] : []));
  const corpses = pieces.flatMap((piece) => {
    if (piece.kind !== "corpse") return [];
    if (piece.at === null) throw new TextFault(piece.place, 'A corpse needs a place: draw it, or write "at x,y".');
    return [piece.at];
  });
  const operators = pieces.flatMap((piece) =>
    piece.kind === "operator" ? [placedOperator(piece, vehicles, grid)] : [],
  );
  requirePlaces(units);
  holdUnits(operators, units);
  return { operators, units, corpses, vehicles, laid };
}

function stateOf(draft: Draft, grid: Grid, pieces: readonly ReadPiece[]): State {
  const { operators, units, corpses, vehicles, laid } = statePieces(draft, grid, pieces);
  const deck = newDeck(draft.cards ?? footDeck.filter((card) => !draft.discard.includes(card)), null);
  const state: State = {
    mission: draft.mission,
    expansions: draft.expansions,
    board: { rows: keptRows(grid) },
    points: draft.points,
    lines: draft.lines,
    tiles: draft.tiles,
    entry: draft.entry,
    objectives: draft.objectives,
    section: draft.section,
    phase: draft.phase,
    turn: draft.turn,
    meter: draft.meter,
    token: draft.token,
    deck: { ...deck, discard: draft.discard, window: draft.window },
    operators,
    units,
    corpses,
    routes: draft.routes,
    vehicles,
    laid,
    typhoon: draft.typhoon,
    dumps: draft.dumps,
    templates: draft.templates,
    flames: inTheirRooms(grid, draft.flames),
    bridges: draft.bridges,
    escaped: draft.escaped,
    silenced: draft.silenced,
    enough: draft.enough,
    jager: draft.jager && jagerOfDraft(draft.jager),
    toChoose: draft.toChoose,
    players: draft.players,
    spawned: draft.spawned,
    result: draft.result,
  };
  return withCrews(state, grid);
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
