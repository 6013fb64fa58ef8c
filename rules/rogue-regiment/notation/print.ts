import { printJager } from "./jager-statements.ts";
import { printLaid, printOperator, printUnit, printVehicle } from "./print-piece.ts";
import { printResult } from "./result-line.ts";
import { printTyphoon } from "./typhoon-text.ts";
import { directionTo, type Facing, type Grid, nameOf, type Square } from "../../geometry/index.ts";
import { groundCodes, plain } from "./drawn-pieces.ts";
import { deckNamed, footDeck } from "../book/deck.ts";
import { isVehicleKind } from "../book/vehicle-kinds.ts";
import { isCrew } from "../table/crew.ts";
import type { PatrolLine, State, Token } from "../table/state.ts";
import { drawBoard, terrainOf } from "../table/terrain.ts";
import { lengthOf, modelOf, tokenSquares, type VehicleModel, isWholeOnBoard } from "../table/vehicle-token.ts";

const glyphOrder = "123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ0";

/** What a legend says of the ground under a piece, by its code; nothing where it is regular. */
const groundWords: ReadonlyMap<number, string> = new Map(
  Object.entries(groundCodes).flatMap(([name, code]) => (name === "regular" ? [] : [[code, `, on ${name}`]])),
);
const footDeckText = footDeck.join(" ");

/** The lines before the board: what game and what moment it is. */
const momentLines = (state: State): readonly string[] => [
  "umpire rogue-regiment",
  ...(state.mission === null ? [] : [`mission ${state.mission}`]),
  ...(state.expansions.length === 0 ? [] : [`expansions ${state.expansions.join(" ")}`]),
  `section ${state.section}`,
  `phase ${state.phase}`,
  `turn ${state.turn}`,
  `meter ${state.meter}`,
  ...(state.token === null ? [] : [`token ${state.token}`]),
  ...(state.spawned === 0 ? [] : [`spawned ${state.spawned}`]),
  ...(state.objectives.length === 0 ? [] : [`objectives ${state.objectives.join(" ")}`]),
];

/** What is drawn on the board for good: points, lines, tiles, routes, bridges, dumps. */
const groundLines = (state: State, grid: Grid, named: (square: Square) => string): readonly string[] => [
  ...state.points.map(
    ({ at, colour, arrows, byDefault }) =>
      `point ${named(at)} ${colour} ${arrows.map((arrow) => (arrow === byDefault ? `${arrow}*` : arrow)).join(" ")}`,
  ),
  ...state.lines.map((line) => lineText(grid, line)),
  ...state.tiles.map(({ id, colour, side, from }) => `spawn ${id} ${colour} ${side} ${from}`),
  ...state.routes.map(({ colour, corners }) => `route ${colour} ${corners.map(({ x, y }) => `${x},${y}`).join(" > ")}`),
  ...(state.bridges.length === 0 ? [] : [`bridge ${state.bridges.map(named).join(" ")}`]),
  ...state.dumps.map(
    ({ id, squares, destroyed }) => `dump ${id} at ${squares.map(named).join(" ")}${destroyed ? ", destroyed" : ""}`,
  ),
];

/** What lies on it for a time, and what is counted. */
const countLines = (state: State, grid: Grid, named: (square: Square) => string): readonly string[] => [
  ...(state.typhoon === null ? [] : [printTyphoon(state.typhoon)]),
  ...state.templates.map(({ of, at }) => `template ${of} ${named(at)}`),
  ...state.flames.map(({ room, tokens }) => `flames ${named(room)} ${tokens}`),
  ...(state.toChoose === 0 ? [] : [`operators ${state.toChoose}`]),
  ...(state.players === 1 ? [] : [`players ${state.players}`]),
  ...(state.silenced === 0 ? [] : [`silenced ${state.silenced}`]),
  ...(state.enough === 0 ? [] : [`enough ${state.enough}`]),
  ...(state.escaped === 0 ? [] : [`escaped ${state.escaped}`]),
  ...printJager(state, grid),
  ...(state.entry.length === 0 ? [] : [`entry ${state.entry.map(named).join(" ")}`]),
];

/** The event deck and how the game has ended. */
function deckLines({ deck, result }: State): readonly string[] {
  const cards = deck.cards.join(" ");
  return [
    ...(cards === footDeckText ? [] : [`deck ${deckNamed(deck.cards) ?? cards}`]),
    ...(deck.discard.length === 0 ? [] : [`discard ${deck.discard.join(" ")}`]),
    ...(deck.window === null ? [] : [`window ${deck.window.above} ${deck.window.within}`]),
    ...(result === null ? [] : [printResult(result)]),
  ];
}

/** What stands where: by glyphs in the drawing as far as they go, and a line of the legend for each. */
function drawPieces(state: State, grid: Grid, named: (square: Square) => string) {
  const drawn = new Map<Square, string>();
  const used = new Set<string>();
  const legend: string[] = [];
  const groundAt = (square: Square): string => groundWords.get(grid.squares[square] ?? -1) ?? "";
  const glyphFor = (wanted: string): string | undefined => {
    if (!used.has(wanted)) return wanted;
    for (const glyph of glyphOrder) if (!used.has(glyph)) return glyph;
    return undefined;
  };
  const show = (at: Square | null, text: string, wanted: string): void => {
    const glyph = glyphFor(wanted);
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
    const glyph = glyphFor(wanted);
    if (
      glyph === undefined ||
      grounds.size > 1 ||
      !isWholeOnBoard(grid, place, length) ||
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
    if (isCrew(operator)) continue;
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
  return { drawn, legend };
}

/** The canonical text of a state; parsing it gives the same state back. */
export function printPosition(state: State): string {
  const { grid } = terrainOf(state.board);
  const named = (square: Square): string => nameOf(grid, square);
  const { drawn, legend } = drawPieces(state, grid, named);
  return [
    ...momentLines(state),
    "board",
    ...drawBoard(grid, drawn),
    ...groundLines(state, grid, named),
    ...countLines(state, grid, named),
    ...legend,
    ...deckLines(state),
    "",
  ].join("\n");
}

const atSquare = (text: string, at: string): string => {
  const [head = "", ...rest] = text.split(", ");
  return [`${head} at ${at}`, ...rest].join(", ");
};

/** Lines as they are printed: nothing changes them in play, so that the states of a game share them. */
const lineTexts = new WeakMap<PatrolLine, { readonly grid: Grid; readonly text: string }>();

function lineText(grid: Grid, line: PatrolLine): string {
  const kept = lineTexts.get(line);
  if (kept !== undefined && kept.grid === grid) return kept.text;
  const text = printLine(grid, line);
  lineTexts.set(line, { grid, text });
  return text;
}

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
