import { type ExpansionId, expansionIds, type DeckName, decks } from "../book/index.ts";
import type {
  Dump,
  Flames,
  Objective,
  PatrolLine,
  Route,
  SentryPoint,
  SpawnTile,
  State,
  Template,
  Token,
  Typhoon,
} from "../table/index.ts";
import { type Facing, type Grid, nameOf, neighbour, type Square, squareNamed } from "../../geometry/index.ts";
import { type Clause, Reader, TextFault } from "./text.ts";
import { facings } from "./piece-words.ts";
import { type JagerDraft, jagerStatement, newJagerDraft } from "./jager-statements.ts";
import { readPiece, type ReadPiece } from "./read-piece.ts";
import { readTyphoon } from "./typhoon-text.ts";

export const colours = ["black", "white"] as const;

export const sections = ["stealth", "battle"] as const;

export const phases = ["set-up", "operator", "advance", "event", "patrol", "attack", "end", "jager"] as const;

export const objectives = [
  "kill-officers",
  "leave",
  "destroy-dumps",
  "take-documents",
  "stop-convoy",
  "destroy-an-aa-gun",
  "destroy-aa-guns",
  "destroy-wanted",
] as const satisfies readonly Objective[];

export interface Draft {
  expansions: ExpansionId[];
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
  typhoon: Typhoon | null;
  templates: Template[];
  flames: Flames[];
  bridges: Square[];
  escaped: number;
  silenced: number;
  enough: number;
  toChoose: number;
  players: number;
  jager: JagerDraft | null;
  result: State["result"];
}

const isDeck = (word: string): word is DeckName => Object.hasOwn(decks, word);

export function statement(draft: Draft, grid: Grid, clauses: readonly Clause[], pieces: ReadPiece[]): void {
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
    case "expansions":
      reader.word(keyword);
      while (reader.more) {
        const expansion = reader.oneOf("an expansion", expansionIds);
        if (!draft.expansions.includes(expansion)) draft.expansions.push(expansion);
      }
      draft.expansions.sort((a, b) => expansionIds.indexOf(a) - expansionIds.indexOf(b));
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
        if (isDeck(word)) draft.cards.push(...decks[word]);
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
    case "flames":
      reader.word(keyword);
      draft.flames.push({ room: square(reader), tokens: reader.more ? reader.count("flame tokens", 1, 99) : 1 });
      break;
    case "operators":
      reader.word(keyword);
      draft.toChoose = reader.count("how many Operators are to be chosen", 0, 4);
      break;
    case "players":
      reader.word(keyword);
      draft.players = reader.count("the number of players", 1, 4);
      break;
    case "silenced":
      reader.word(keyword);
      draft.silenced = reader.count("how many AA Guns have been destroyed", 0, 99);
      break;
    case "enough":
      reader.word(keyword);
      draft.enough = reader.count("how many objectives are enough", 0, 99);
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
    case "jager":
    case "waypoint":
    case "cat":
    case "twig":
    case "stain":
    case "lock":
      jagerStatement((draft.jager ??= newJagerDraft()), keyword, reader, square);
      break;
    case "typhoon":
      draft.typhoon = readTyphoon(reader, rest);
      return;
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
