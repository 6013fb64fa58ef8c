import {
  directionTo,
  type Facing,
  type Grid,
  nameOf,
  neighbour,
  type Square,
  squareNamed,
} from "../../geometry/index.ts";
import { type Defect, type Read, read, unread } from "../../kernel/index.ts";
import {
  type AxisUnit,
  boardRows as keptRows,
  decks,
  drawBoard,
  type Dump,
  footDeck,
  ground,
  isVehicleKind,
  lengthOf,
  modelOf,
  newDeck,
  type Objective,
  type PatrolLine,
  placeOnRoute,
  readBoard,
  type Route,
  type SentryPoint,
  type SpawnTile,
  standardDeck,
  type State,
  type Template,
  terrainOf,
  type Token,
  tokenSquares,
  type VehicleModel,
  wholeOnBoard,
} from "../board/index.ts";
import {
  drawnOften,
  facings,
  isLarge,
  postOf,
  printLaid,
  printOperator,
  printUnit,
  printVehicle,
  type ReadPiece,
  readPiece,
} from "./pieces.ts";
import { type Clause, clausesOf, faultAt, Reader, TextFault } from "./text.ts";

export const colours = ["black", "white"] as const;
export const sections = ["stealth", "battle"] as const;
export const phases = ["set-up", "operator", "advance", "event", "patrol", "attack", "end"] as const;
const objectives = [
  "kill-officers",
  "leave",
  "destroy-dumps",
  "take-documents",
  "stop-convoy",
] as const satisfies readonly Objective[];

/** The largest text that is read, in characters. */
const MOST_TEXT = 60_000;

interface Lines {
  readonly rows: readonly string[];
  /** 0-based number of the first row of the board, or -1. */
  readonly boardAt: number;
  readonly boardRows: readonly string[];
  /** All other lines that say something, by 1-based number. */
  readonly statements: readonly { readonly line: number; readonly text: string }[];
}

/** Separates the drawn board from the other lines. */
function separate(text: string): Lines {
  const rows = text.replace(/\r\n?/g, "\n").split("\n");
  const statements: { line: number; text: string }[] = [];
  let boardAt = -1;
  let boardRows: string[] = [];
  for (let i = 0; i < rows.length; i++) {
    const row = rows[i] ?? "";
    const trimmed = row.trim();
    if (trimmed === "" || trimmed.startsWith("//")) continue;
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
  return { rows, boardAt, boardRows, statements };
}

interface Draft {
  mission: string | null;
  section: State["section"];
  phase: State["phase"];
  turn: number;
  meter: number;
  token: State["token"];
  points: SentryPoint[];
  lines: PatrolLine[];
  tiles: SpawnTile[];
  entry: Square[];
  objectives: Objective[];
  cards: string[] | null;
  discard: string[];
  window: { above: number; within: number } | null;
  spawned: number;
  routes: Route[];
  dumps: Dump[];
  templates: Template[];
  bridges: Square[];
  escaped: number;
  toChoose: number;
  players: number;
}

/** Reads a set-up from text; see docs/notation.md. Faults carry line and column. */
export function parsePosition(text: string): Read<State> {
  if (text.length > MOST_TEXT)
    return unread({ code: "too-long", path: "", message: `A text board has at most ${MOST_TEXT} characters.` });
  const { boardAt, boardRows, statements } = separate(text);
  if (boardAt < 0)
    return unread(
      faultAt({ line: 1, column: 1 }, 'There is no board: write a line "board" and the drawn squares under it.'),
    );
  const drawing = readBoard(boardRows);
  if (!drawing.ok)
    return unread(
      ...drawing.faults.map(({ row, column, message }) =>
        faultAt({ line: boardAt + row + 1, column: column + 1 }, message),
      ),
    );
  const { grid } = drawing;
  const draft: Draft = {
    mission: null,
    section: "stealth",
    phase: "operator",
    turn: 1,
    meter: 6,
    token: null,
    points: [],
    lines: [],
    tiles: [],
    entry: [],
    objectives: [],
    cards: null,
    discard: [],
    window: null,
    spawned: 0,
    routes: [],
    dumps: [],
    templates: [],
    bridges: [],
    escaped: 0,
    toChoose: 0,
    players: 1,
  };
  const pieces: ReadPiece[] = [];
  const undrawn = new Map(drawing.glyphs.map((drawn) => [drawn.square, drawn]));
  const defects: Defect[] = [];
  for (const { line, text: row } of statements) {
    try {
      const legend = /^\s*([A-Z0-9])\s*=/.exec(row);
      if (legend !== null) {
        const [matched, glyph = ""] = legend;
        const places = drawing.glyphs.filter((drawn) => drawn.glyph === glyph);
        const clauses = clausesOf(row, line, matched.length);
        const [head] = clauses;
        if (head === undefined)
          throw new TextFault({ line, column: matched.length }, `The legend of ${glyph} names no piece.`);
        const kind = head.words[0]?.text ?? "";
        if (places.length === 0) throw new TextFault({ line, column: 1 }, `${glyph} is not drawn on the board.`);
        if (places.length > 1 && !drawnOften(kind))
          throw new TextFault(
            { line, column: 1 },
            `${glyph} is drawn ${places.length} times, but a figure stands on one square.`,
          );
        for (const { square } of places) undrawn.delete(square);
        const squares = places.map(({ square }) => square);
        if (isLarge(kind)) {
          const piece = readPiece(clauses, grid, Math.min(...squares));
          checkDrawn(grid, piece, squares, { line, column: 1 }, glyph);
          pieces.push(piece);
        } else for (const square of squares) pieces.push(readPiece(clauses, grid, square));
      } else statement(draft, grid, clausesOf(row, line), pieces);
    } catch (error) {
      if (!(error instanceof TextFault)) throw error;
      defects.push(error.defect);
      if (defects.length >= 20) break;
    }
  }
  for (const { glyph, row, column } of undrawn.values())
    defects.push(
      faultAt(
        { line: boardAt + row + 1, column: column + 1 },
        `${glyph} is drawn here, but no legend "${glyph} = ..." says what it is.`,
      ),
    );
  if (defects.length > 0) return unread(...defects);
  try {
    return read(stateOf(draft, grid, pieces));
  } catch (error) {
    if (error instanceof TextFault) return unread(error.defect);
    throw error;
  }
}

const groundCodes: Readonly<Record<string, number>> = ground;

const plain = { readings: {}, numbers: {} };

/** The model, place and length of a large piece. */
function tokenOf(
  piece: ReadPiece,
): { readonly model: VehicleModel; readonly token: Token; readonly facing: Facing } | null {
  if (piece.kind === "vehicle")
    return { model: modelOf(piece.vehicle), token: piece.vehicle.token, facing: piece.vehicle.facing };
  if (piece.kind !== "unit" || piece.unit.token === null || !isVehicleKind(piece.unit.kind)) return null;
  return { model: piece.unit.kind, token: piece.unit.token, facing: piece.unit.facing };
}

/** A vehicle is drawn on all its squares. */
function checkDrawn(
  grid: Grid,
  piece: ReadPiece,
  drawn: readonly Square[],
  place: { readonly line: number; readonly column: number },
  glyph: string,
): void {
  const large = tokenOf(piece);
  if (large === null) return;
  const covered = tokenSquares(grid, { ...large.token, facing: large.facing }, lengthOf(plain, large.model));
  const sorted = [...drawn].sort((a, b) => a - b);
  if (covered.join() === sorted.join()) return;
  throw new TextFault(
    place,
    `${glyph} faces ${large.facing} and covers ${covered.map((square) => nameOf(grid, square)).join(" ")}, but is drawn on ${sorted.map((square) => nameOf(grid, square)).join(" ")}.`,
  );
}

/** A vehicle on a route whose place is not written stands where its step of the route is. */
function onItsRoute(draft: Pick<State, "routes">, grid: Grid, unit: AxisUnit): AxisUnit {
  const { post, kind, token } = unit;
  if (token !== null || !isVehicleKind(kind) || (post.kind !== "route" && (post.kind !== "convoy" || post.waiting)))
    return unit;
  const route = draft.routes[post.route];
  if (route === undefined) return unit;
  const place = placeOnRoute(plain, route, post.step, post.kind === "route" ? post.way : 1, kind);
  return {
    ...unit,
    token: { x: place.x, y: place.y },
    facing: place.facing,
    at: tokenSquares(grid, place, lengthOf(plain, kind))[0] ?? null,
  };
}

/** The squares a piece stands on. */
function squaresOfPiece(grid: Grid, piece: ReadPiece): readonly Square[] {
  const large = tokenOf(piece);
  if (large !== null) return tokenSquares(grid, { ...large.token, facing: large.facing }, lengthOf(plain, large.model));
  const square =
    piece.kind === "operator"
      ? piece.operator.at
      : piece.kind === "unit"
        ? piece.unit.at
        : piece.kind === "laid"
          ? piece.laid.at
          : piece.kind === "corpse"
            ? piece.at
            : null;
  return square === null ? [] : [square];
}

function stateOf(draft: Draft, grid: Grid, pieces: readonly ReadPiece[]): State {
  for (const piece of pieces) {
    const code = piece.ground === null ? undefined : groundCodes[piece.ground];
    if (code !== undefined) for (const square of squaresOfPiece(grid, piece)) grid.squares[square] = code;
  }
  const units = pieces.flatMap((piece) =>
    piece.kind === "unit"
      ? [
          onItsRoute(draft, grid, {
            ...piece.unit,
            at: squaresOfPiece(grid, piece)[0] ?? null,
            post: postOf(draft, grid, piece.unit, piece.postGiven, piece.place),
          }),
        ]
      : [],
  );
  const vehicles = pieces.flatMap((piece) => (piece.kind === "vehicle" ? [piece.vehicle] : []));
  const laid = pieces.flatMap((piece) => (piece.kind === "laid" ? [piece.laid] : []));
  const corpses = pieces.flatMap((piece) => {
    if (piece.kind !== "corpse") return [];
    if (piece.at === null) throw new TextFault(piece.place, 'A corpse needs a place: draw it, or write "at x,y".');
    return [piece.at];
  });
  const operators = pieces.flatMap((piece) => {
    if (piece.kind !== "operator") return [];
    const { operator, place } = piece;
    const aboard = vehicles.find(({ seats }) => seats.includes(operator.id));
    if (aboard !== undefined)
      return [
        {
          ...operator,
          aboard: aboard.id,
          at:
            tokenSquares(grid, { ...aboard.token, facing: aboard.facing }, lengthOf(plain, modelOf(aboard)))[0] ?? null,
        },
      ];
    if (operator.at === null && operator.fate === "in-play")
      throw new TextFault(place, `${operator.id} needs a place: draw him, or write "at x,y", "dead" or "left".`);
    return [operator];
  });
  const lost = units.find(
    (unit) =>
      unit.at === null &&
      unit.token === null &&
      unit.post.kind !== "spawn" &&
      !(unit.post.kind === "convoy" && unit.post.waiting),
  );
  if (lost !== undefined)
    throw new TextFault({ line: 1, column: 1 }, `${lost.id} needs a place: draw it, or write "at x,y" or "spawn A 1".`);
  const deck = newDeck(draft.cards ?? footDeck.filter((card) => !draft.discard.includes(card)), null);
  return {
    mission: draft.mission,
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
    dumps: draft.dumps,
    templates: draft.templates,
    bridges: draft.bridges,
    escaped: draft.escaped,
    toChoose: draft.toChoose,
    players: draft.players,
    spawned: draft.spawned,
    result: null,
  };
}

function statement(draft: Draft, grid: Grid, clauses: readonly Clause[], pieces: ReadPiece[]): void {
  const [head, ...rest] = clauses;
  if (head === undefined) return;
  const reader = new Reader(head);
  const keyword = reader.peek() ?? "";
  const square = (from: Reader): Square => {
    const place = from.place;
    const text = from.word('A square "x,y"');
    const found = squareNamed(grid, text);
    if (found === null)
      throw new TextFault(
        place,
        `"${text}" is no square of this board; squares are "x,y" from 0,0 to ${grid.width - 1},${grid.height - 1}.`,
      );
    return found;
  };
  switch (keyword) {
    case "umpire":
      reader.word("umpire");
      if (reader.more) reader.oneOf("the game", ["rogue-regiment"] as const);
      break;
    case "mission":
      reader.word(keyword);
      draft.mission = reader.word("The id of a mission");
      break;
    case "section":
      reader.word(keyword);
      draft.section = reader.oneOf("a section", sections);
      break;
    case "phase":
      reader.word(keyword);
      draft.phase = reader.oneOf("a phase", phases);
      break;
    case "turn":
      reader.word(keyword);
      draft.turn = reader.count("the turn", 1, 9999);
      break;
    case "meter":
      reader.word(keyword);
      draft.meter = reader.count("the stealth meter", 0, 99);
      break;
    case "token":
      reader.word(keyword);
      draft.token = reader.oneOf("a colour", colours);
      break;
    case "spawned":
      reader.word(keyword);
      draft.spawned = reader.count("how many units were spawned", 0, 9999);
      break;
    case "objective":
    case "objectives":
      reader.word(keyword);
      while (reader.more) draft.objectives.push(reader.oneOf("an objective", objectives));
      break;
    case "entry":
      reader.word(keyword);
      while (reader.more) draft.entry.push(square(reader));
      break;
    case "deck":
      reader.word(keyword);
      draft.cards = [];
      while (reader.more) {
        const word = reader.word("A card");
        if (word === "foot" || word === "standard") draft.cards.push(...decks[word]);
        else draft.cards.push(word);
      }
      break;
    case "route":
      draft.routes.push(readRoute(reader));
      break;
    case "bridge":
      reader.word(keyword);
      while (reader.more) draft.bridges.push(square(reader));
      break;
    case "template":
      reader.word(keyword);
      draft.templates.push({ of: reader.oneOf("what exploded", ["barrel", "bomb"] as const), at: square(reader) });
      break;
    case "operators":
      reader.word(keyword);
      draft.toChoose = reader.count("how many Operators are to be chosen", 0, 4);
      break;
    case "players":
      reader.word(keyword);
      draft.players = reader.count("the number of players", 1, 4);
      break;
    case "escaped":
      reader.word(keyword);
      draft.escaped = reader.count("how many trucks have driven off", 0, 99);
      break;
    case "dump": {
      reader.word(keyword);
      const id = reader.word("The id of the dump");
      const squares: Square[] = [];
      reader.take("at");
      while (reader.more) squares.push(square(reader));
      const [state] = rest;
      const destroyed = state?.words[0]?.text === "destroyed";
      draft.dumps.push({ id, squares, destroyed });
      if (destroyed) return;
      break;
    }
    case "discard":
      reader.word(keyword);
      while (reader.more) draft.discard.push(reader.word("A card"));
      break;
    case "window":
      reader.word(keyword);
      draft.window = {
        above: reader.count("the cards above the window", 0, 99),
        within: reader.count("the cards in the window", 1, 99),
      };
      break;
    case "point":
      draft.points.push(readPoint(reader, rest, square));
      return;
    case "line":
      draft.lines.push(readLine(reader, rest, grid, square));
      return;
    case "spawn":
      draft.tiles.push(readTile(reader));
      break;
    default:
      pieces.push(readPiece(clauses, grid, null));
      return;
  }
  reader.end();
  const [extra] = rest;
  if (extra !== undefined) throw new TextFault(extra, `"${extra.words[0]?.text ?? ""}" is not expected here.`);
}

/** `point x,y black N* E S`: a sentry point with its arrows; the star marks the default one (else the first). */
function readPoint(reader: Reader, rest: readonly Clause[], square: (reader: Reader) => Square): SentryPoint {
  reader.word("point");
  const at = square(reader);
  const colour = reader.oneOf("a colour", colours);
  const arrows: Facing[] = [];
  let byDefault: Facing | null = null;
  while (reader.more) {
    const starred = (reader.peek() ?? "").endsWith("*");
    const place = reader.place;
    const word = reader.word("An arrow").replace(/\*$/, "");
    const facing = facings.find((candidate) => candidate === word);
    if (facing === undefined)
      throw new TextFault(place, `"${word}" is no facing: N, E, S or W, the default one with a star.`);
    if (!arrows.includes(facing)) arrows.push(facing);
    if (starred) byDefault = facing;
  }
  const [first] = arrows;
  if (first === undefined || rest.length > 0)
    reader.fail("A sentry point has at least one arrow: point 3,4 black N* S.");
  return { at, colour, arrows, byDefault: byDefault ?? first };
}

/** `line white 1,2 > 1,8 > 5,8, closed, start 1,3 S`: a patrol line through its corners. */
function readLine(reader: Reader, rest: readonly Clause[], grid: Grid, square: (reader: Reader) => Square): PatrolLine {
  reader.word("line");
  const colour = reader.oneOf("a colour", colours);
  const squares: Square[] = [square(reader)];
  let closed = false;
  const extend = (to: Square, place: { readonly line: number; readonly column: number }): void => {
    for (let from = squares.at(-1); from !== undefined && from !== to; from = squares.at(-1)) {
      const dx = Math.sign((to % grid.width) - (from % grid.width));
      const dy = Math.sign(Math.floor(to / grid.width) - Math.floor(from / grid.width));
      if (dx !== 0 && dy !== 0)
        throw new TextFault(
          place,
          `A patrol line runs straight from corner to corner; ${nameOf(grid, from)} and ${nameOf(grid, to)} are not in one row or column.`,
        );
      const next = neighbour(grid, from, dx > 0 ? 2 : dx < 0 ? 6 : dy > 0 ? 4 : 0);
      if (next === null || squares.length > 400) throw new TextFault(place, "The line leaves the board.");
      squares.push(next);
    }
  };
  while (reader.more) {
    reader.take(">");
    const place = reader.place;
    extend(square(reader), place);
  }
  const starts: { at: Square; facing: Facing }[] = [];
  for (const clause of rest) {
    const part = new Reader(clause);
    if (part.take("closed")) {
      closed = true;
      const [first] = squares;
      if (first !== undefined) extend(first, part.place);
      if (squares.length > 2 && squares.at(-1) === first) squares.pop();
    } else if (part.take("start")) starts.push({ at: square(part), facing: part.oneOf("a facing", facings) });
    else part.fail(`Expected "closed" or "start x,y N".`);
    part.end();
  }
  return { colour, squares, closed, starts };
}

/**
 * `route black 3,-2 > 3,8 > 20,8`: a vehicle route by the upper left square of the front of the vehicle, in straight
 * runs.
 */
function readRoute(reader: Reader): Route {
  reader.word("route");
  const colour = reader.oneOf("a colour", colours);
  const corners: Token[] = [];
  while (reader.more) {
    reader.take(">");
    const place = reader.place;
    const text = reader.word('A corner "x,y"');
    const [, x, y] = /^(-?\d{1,2}),(-?\d{1,2})$/.exec(text) ?? [];
    if (x === undefined || y === undefined) throw new TextFault(place, `"${text}" is no corner "x,y" of a route.`);
    const corner = { x: Number(x), y: Number(y) };
    const before = corners.at(-1);
    const run = before === undefined ? 99 : Math.abs(before.x - corner.x) + Math.abs(before.y - corner.y);
    if (before !== undefined && (before.x === corner.x) === (before.y === corner.y))
      throw new TextFault(place, "A route runs straight from corner to corner.");
    if (run < 2) throw new TextFault(place, "The corners of a route are at least 2 squares apart.");
    corners.push(corner);
  }
  if (corners.length < 2) reader.fail("A route has two ends: route black 3,0 > 3,8 > 20,8.");
  return { colour, corners };
}

/**
 * `spawn A white W 5`: a spawn tile at a side of the board, its front row covering three squares from the given column
 * or row.
 */
function readTile(reader: Reader): SpawnTile {
  reader.word("spawn");
  const place = reader.place;
  const id = reader.word("The letter of the spawn tile");
  if (!/^[A-Z]$/.test(id)) throw new TextFault(place, "A spawn tile is named by a capital letter.");
  return {
    id,
    colour: reader.oneOf("a colour", ["black", "white", "mixed"] as const),
    side: reader.oneOf("a side of the board", facings),
    from: reader.count("the first column or row", 0, 63),
  };
}

const glyphOrder = "123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ0";

/** The canonical text of a state; parsing it gives the same state back. */
export function printPosition(state: State): string {
  const { grid } = terrainOf(state.board);
  const named = (square: Square): string => nameOf(grid, square);
  const drawn = new Map<Square, string>();
  const used = new Set<string>();
  const legend: string[] = [];
  const groundAt = (square: Square): string => {
    const found = Object.entries(groundCodes).find(([, code]) => code === grid.squares[square]);
    return found === undefined || found[0] === "regular" ? "" : `, on ${found[0]}`;
  };
  const show = (at: Square | null, text: string, wanted: string): void => {
    const glyph = [wanted, ...glyphOrder].find((candidate) => !used.has(candidate));
    if (at === null) legend.push(text);
    else if (drawn.has(at) || glyph === undefined) legend.push(atSquare(text, named(at)));
    else {
      used.add(glyph);
      drawn.set(at, glyph);
      legend.push(`${glyph} = ${text}${groundAt(at)}`);
    }
  };
  const showLarge = (token: Token | null, facing: Facing, model: VehicleModel, text: string, wanted: string): void => {
    if (token === null) {
      legend.push(text);
      return;
    }
    const place = { ...token, facing };
    const length = lengthOf(plain, model);
    const squares = tokenSquares(grid, place, length);
    const grounds = new Set(squares.map((square) => grid.squares[square]));
    const glyph = [wanted, ...glyphOrder].find((candidate) => !used.has(candidate));
    if (
      glyph === undefined ||
      grounds.size > 1 ||
      !wholeOnBoard(grid, place, length) ||
      squares.some((square) => drawn.has(square))
    )
      legend.push(atSquare(text, `${token.x},${token.y}`));
    else {
      used.add(glyph);
      for (const square of squares) drawn.set(square, glyph);
      legend.push(`${glyph} = ${text}${groundAt(squares[0] ?? 0)}`);
    }
  };
  for (const vehicle of state.vehicles)
    showLarge(vehicle.token, vehicle.facing, modelOf(vehicle), printVehicle(vehicle), "V");
  for (const operator of state.operators) {
    if (operator.aboard === null)
      show(operator.at, printOperator(operator, named), operator.id.slice(0, 1).toUpperCase());
    else legend.push(printOperator(operator, named));
  }
  for (const unit of state.units) {
    if (isVehicleKind(unit.kind)) showLarge(unit.token, unit.facing, unit.kind, printUnit(state, unit, named), "1");
    else show(unit.at, printUnit(state, unit, named), "1");
  }
  for (const square of state.corpses) show(square, "corpse", "X");
  for (const thing of state.laid) show(thing.at, printLaid(thing), "T");
  const { deck } = state;
  return [
    "umpire rogue-regiment",
    ...(state.mission === null ? [] : [`mission ${state.mission}`]),
    `section ${state.section}`,
    `phase ${state.phase}`,
    `turn ${state.turn}`,
    `meter ${state.meter}`,
    ...(state.token === null ? [] : [`token ${state.token}`]),
    ...(state.spawned === 0 ? [] : [`spawned ${state.spawned}`]),
    ...(state.objectives.length === 0 ? [] : [`objectives ${state.objectives.join(" ")}`]),
    "board",
    ...drawBoard(grid, drawn),
    ...state.points.map(
      ({ at, colour, arrows, byDefault }) =>
        `point ${named(at)} ${colour} ${arrows.map((arrow) => (arrow === byDefault ? `${arrow}*` : arrow)).join(" ")}`,
    ),
    ...state.lines.map((line) => printLine(grid, line)),
    ...state.tiles.map(({ id, colour, side, from }) => `spawn ${id} ${colour} ${side} ${from}`),
    ...state.routes.map(
      ({ colour, corners }) => `route ${colour} ${corners.map(({ x, y }) => `${x},${y}`).join(" > ")}`,
    ),
    ...(state.bridges.length === 0 ? [] : [`bridge ${state.bridges.map(named).join(" ")}`]),
    ...state.dumps.map(
      ({ id, squares, destroyed }) => `dump ${id} at ${squares.map(named).join(" ")}${destroyed ? ", destroyed" : ""}`,
    ),
    ...state.templates.map(({ of, at }) => `template ${of} ${named(at)}`),
    ...(state.toChoose === 0 ? [] : [`operators ${state.toChoose}`]),
    ...(state.players === 1 ? [] : [`players ${state.players}`]),
    ...(state.escaped === 0 ? [] : [`escaped ${state.escaped}`]),
    ...(state.entry.length === 0 ? [] : [`entry ${state.entry.map(named).join(" ")}`]),
    ...legend,
    ...(deck.cards.join(" ") === footDeck.join(" ")
      ? []
      : [`deck ${deck.cards.join(" ") === standardDeck.join(" ") ? "standard" : deck.cards.join(" ")}`]),
    ...(deck.discard.length === 0 ? [] : [`discard ${deck.discard.join(" ")}`]),
    ...(deck.window === null ? [] : [`window ${deck.window.above} ${deck.window.within}`]),
    "",
  ].join("\n");
}

const atSquare = (text: string, at: string): string => {
  const [head = "", ...rest] = text.split(", ");
  return [`${head} at ${at}`, ...rest].join(", ");
};

function printLine(grid: Grid, { colour, squares, closed, starts }: PatrolLine): string {
  const corners = squares.filter((square, i) => {
    const before = squares[i - 1];
    const after = squares[i + 1];
    return (
      before === undefined ||
      after === undefined ||
      directionTo(grid, before, square) !== directionTo(grid, square, after)
    );
  });
  const parts = [`line ${colour} ${corners.map((square) => nameOf(grid, square)).join(" > ")}`];
  if (closed) parts.push("closed");
  for (const { at, facing } of starts) parts.push(`start ${nameOf(grid, at)} ${facing}`);
  return parts.join(", ");
}
