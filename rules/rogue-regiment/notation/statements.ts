import { type DeckName, decks } from "../book/deck.ts";
import { type ExpansionId, expansionIds } from "../book/expansions/index.ts";
import { phases, sections } from "../book/titles.ts";
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
} from "../table/state.ts";
import { type Facing, type Grid, nameOf, neighbour, type Square } from "../../geometry/index.ts";
import { readSquare } from "./attributes.ts";
import { TextFault, type TextPlace } from "../../kernel/index.ts";
import { type Clause, Reader } from "./text.ts";
import { facings } from "./piece-words.ts";
import { type JagerDraft, jagerStatement, newJagerDraft } from "./jager-statements.ts";
import { readPiece, type ReadPiece } from "./read-piece.ts";
import { readTyphoon } from "./typhoon-text.ts";

export const colours = ["black", "white"] as const;

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
  /** The keywords of the lines that have been read. */
  readonly said: Set<string>;
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

/** A game whose text says nothing yet. */
export const newDraft = (): Draft => ({
  said: new Set(),
  mission: null,
  expansions: [],
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
  typhoon: null,
  templates: [],
  flames: [],
  bridges: [],
  escaped: 0,
  silenced: 0,
  enough: 0,
  toChoose: 0,
  players: 1,
  jager: null,
  result: null,
});

/** A line while it is read: the reader behind its keyword, and the clauses after its first. */
interface Line {
  readonly keyword: string;
  readonly reader: Reader;
  readonly rest: readonly Clause[];
  readonly grid: Grid;
}

type Statement = (draft: Draft, line: Line) => void;

/** The squares that the rest of a clause names. */
function squaresIn({ reader, grid }: Line): Square[] {
  const squares: Square[] = [];
  while (reader.more) squares.push(readSquare(reader, grid));
  return squares;
}

/** A line that is one number of the game. */
const counted =
  (
    field: "turn" | "meter" | "spawned" | "toChoose" | "players" | "silenced" | "enough" | "escaped",
    what: string,
    least: number,
    limit: number,
  ): Statement =>
  (draft, { reader }) =>
    (draft[field] = reader.count(what, least, limit));

const objectiveLine: Statement = (draft, { reader }) => {
  while (reader.more) draft.objectives.push(reader.oneOf("an objective", objectives));
};

const jagerLine: Statement = (draft, { keyword, reader, grid }) =>
  jagerStatement((draft.jager ??= newJagerDraft()), keyword, reader, (from) => readSquare(from, grid));

/** What is played, and how far the game is. */
const gameLines: Readonly<Record<string, Statement>> = {
  umpire: (_draft, { reader }) => {
    if (reader.more) reader.oneOf("the game", ["rogue-regiment"] as const);
  },
  mission: (draft, { reader }) => (draft.mission = reader.word("the id of a mission")),
  expansions: (draft, { reader }) => {
    while (reader.more) {
      const expansion = reader.oneOf("an expansion", expansionIds);
      if (!draft.expansions.includes(expansion)) draft.expansions.push(expansion);
    }
    draft.expansions.sort((a, b) => expansionIds.indexOf(a) - expansionIds.indexOf(b));
  },
  section: (draft, { reader }) => (draft.section = reader.oneOf("a section", sections)),
  phase: (draft, { reader }) => (draft.phase = reader.oneOf("a phase", phases)),
  turn: counted("turn", "the turn", 1, 9999),
  meter: counted("meter", "the stealth meter", 0, 99),
  token: (draft, { reader }) => (draft.token = reader.oneOf("a colour", colours)),
  spawned: counted("spawned", "how many units were spawned", 0, 9999),
  objective: objectiveLine,
  objectives: objectiveLine,
  operators: counted("toChoose", "how many Operators are to be chosen", 0, 4),
  players: counted("players", "the number of players", 1, 4),
  silenced: counted("silenced", "how many AA Guns have been destroyed", 0, 99),
  enough: counted("enough", "how many objectives are enough", 0, 99),
  escaped: counted("escaped", "how many trucks have driven off", 0, 99),
};

/** The event deck. */
const deckLines: Readonly<Record<string, Statement>> = {
  deck: (draft, { reader }) => {
    draft.cards = [];
    while (reader.more) {
      const word = reader.word("a card");
      if (isDeck(word)) draft.cards.push(...decks[word]);
      else draft.cards.push(word);
    }
  },
  discard: (draft, { reader }) => {
    while (reader.more) draft.discard.push(reader.word("a card"));
  },
  window: (draft, { reader }) => {
    draft.window = {
      above: reader.count("the cards above the window", 0, 99),
      within: reader.count("the cards in the window", 1, 99),
    };
  },
};

/** What the map has beside its squares, and what has been laid on it. */
const mapLines: Readonly<Record<string, Statement>> = {
  entry: (draft, line) => void draft.entry.push(...squaresIn(line)),
  bridge: (draft, line) => void draft.bridges.push(...squaresIn(line)),
  route: (draft, { reader }) => void draft.routes.push(readRoute(reader)),
  spawn: (draft, { reader }) => void draft.tiles.push(readTile(reader)),
  template: (draft, { reader, grid }) => {
    draft.templates.push({
      of: reader.oneOf("what exploded", ["barrel", "bomb"] as const),
      at: readSquare(reader, grid),
    });
  },
  flames: (draft, { reader, grid }) => {
    draft.flames.push({
      room: readSquare(reader, grid),
      tokens: reader.more ? reader.count("flame tokens", 1, 99) : 1,
    });
  },
};

/** Lines of one clause, by the keyword they begin with. */
const lines: Readonly<Record<string, Statement>> = {
  ...gameLines,
  ...deckLines,
  ...mapLines,
  jager: jagerLine,
  waypoint: jagerLine,
  cat: jagerLine,
  twig: jagerLine,
  stain: jagerLine,
  lock: jagerLine,
};

/** Lines of several clauses: each reads to its end. */
const longLines: Readonly<Record<string, Statement>> = {
  dump: (draft, line) => void draft.dumps.push(readDump(line)),
  typhoon: (draft, { reader, rest }) => (draft.typhoon = readTyphoon(reader, rest)),
  point: (draft, line) => void draft.points.push(readPoint(line)),
  line: (draft, line) => void draft.lines.push(readLine(line)),
};

/** Lines that may not be said twice. */
export const saidOnce: ReadonlySet<string> = new Set([
  "umpire",
  "mission",
  "section",
  "phase",
  "turn",
  "meter",
  "token",
  "spawned",
  "operators",
  "players",
  "silenced",
  "enough",
  "escaped",
  "deck",
  "window",
  "typhoon",
  "cat",
]);

/** Nothing more is said on a line. */
function endLine(reader: Reader, rest: readonly Clause[]): void {
  reader.end();
  const [extra] = rest;
  if (extra !== undefined)
    throw new TextFault(extra, "unexpected-word", `"${extra.words[0]?.text ?? ""}" is not expected here.`);
}

/** Reads a line of the text into the draft; one without a keyword of the game describes a piece. */
export function statement(draft: Draft, grid: Grid, clauses: readonly Clause[], pieces: ReadPiece[]): void {
  const [head, ...rest] = clauses;
  if (head === undefined) return;
  const reader = new Reader(head);
  const keyword = reader.peek();
  if (saidOnce.has(keyword) && draft.said.has(keyword)) reader.fail("given-twice", `"${keyword}" is said twice.`);
  draft.said.add(keyword);
  const short = Object.hasOwn(lines, keyword) ? lines[keyword] : undefined;
  const read = short ?? (Object.hasOwn(longLines, keyword) ? longLines[keyword] : undefined);
  if (read === undefined) {
    pieces.push(readPiece(clauses, grid, null));
    return;
  }
  reader.word(keyword);
  read(draft, { keyword, reader, rest, grid });
  if (short !== undefined) endLine(reader, rest);
}

/** `dump dump-1 at 3,4 4,4, destroyed`: a supply dump on its squares. */
function readDump(line: Line): Dump {
  const { reader, rest } = line;
  const id = reader.word("the id of the dump");
  reader.take("at");
  const squares = squaresIn(line);
  const destroyed = rest[0]?.words[0]?.text === "destroyed";
  if (!destroyed) endLine(reader, rest);
  return { id, squares, destroyed };
}

/** `point x,y black N* E S`: a sentry point with its arrows; the star marks the default one (else the first). */
function readPoint({ reader, rest, grid }: Line): SentryPoint {
  const at = readSquare(reader, grid);
  const colour = reader.oneOf("a colour", colours);
  const arrows: Facing[] = [];
  let byDefault: Facing | null = null;
  while (reader.more) {
    const starred = reader.peek().endsWith("*");
    const place = reader.place;
    const word = reader.word("an arrow").replace(/\*$/, "");
    const facing = facings.find((candidate) => candidate === word);
    if (facing === undefined)
      throw new TextFault(
        place,
        "unknown-word",
        `"${word}" is not a facing: N, E, S or W, the default one with a star.`,
      );
    if (!arrows.includes(facing)) arrows.push(facing);
    if (starred) byDefault = facing;
  }
  const [first] = arrows;
  if (first === undefined || rest.length > 0)
    throw new TextFault(reader.place, "missing-word", "A sentry point has at least one arrow: point 3,4 black N* S.");
  return { at, colour, arrows, byDefault: byDefault ?? first };
}

/** `line white 1,2 > 1,8 > 5,8, closed, start 1,3 S`: a patrol line through its corners. */
function readLine({ reader, rest, grid }: Line): PatrolLine {
  const colour = reader.oneOf("a colour", colours);
  const squares: Square[] = [readSquare(reader, grid)];
  let closed = false;
  const extend = (to: Square, place: TextPlace): void => {
    for (let from = squares.at(-1); from !== undefined && from !== to; from = squares.at(-1)) {
      const dx = Math.sign((to % grid.width) - (from % grid.width));
      const dy = Math.sign(Math.floor(to / grid.width) - Math.floor(from / grid.width));
      if (dx !== 0 && dy !== 0)
        throw new TextFault(
          place,
          "bad-map",
          `A patrol line runs straight from corner to corner; ${nameOf(grid, from)} and ${nameOf(grid, to)} are not in one row or column.`,
        );
      const next = neighbour(grid, from, dx > 0 ? 2 : dx < 0 ? 6 : dy > 0 ? 4 : 0);
      if (next === null || squares.length > 400) throw new TextFault(place, "bad-map", "The line leaves the board.");
      squares.push(next);
    }
  };
  while (reader.more) {
    reader.take(">");
    const place = reader.place;
    extend(readSquare(reader, grid), place);
  }
  const starts: { at: Square; facing: Facing }[] = [];
  for (const clause of rest) {
    const part = new Reader(clause);
    if (part.take("closed")) {
      closed = true;
      const [first] = squares;
      if (first !== undefined) extend(first, part.place);
      if (squares.length > 2 && squares.at(-1) === first) squares.pop();
    } else if (part.take("start")) starts.push({ at: readSquare(part, grid), facing: part.oneOf("a facing", facings) });
    else part.fail(part.more ? "unknown-attribute" : "missing-word", `Expected "closed" or "start x,y N".`);
    part.end();
  }
  return { colour, squares, closed, starts };
}

/**
 * `route black 3,-2 > 3,8 > 20,8`: a vehicle route by the upper left square of the front of the vehicle, in straight
 * runs.
 */
function readRoute(reader: Reader): Route {
  const colour = reader.oneOf("a colour", colours);
  const corners: Token[] = [];
  while (reader.more) {
    reader.take(">");
    const place = reader.place;
    const text = reader.word('a corner "x,y"');
    const [, x, y] = /^(-?\d{1,2}),(-?\d{1,2})$/.exec(text) ?? [];
    if (x === undefined || y === undefined)
      throw new TextFault(place, "bad-place", `"${text}" is not a corner "x,y" of a route.`);
    const corner = { x: Number(x), y: Number(y) };
    const before = corners.at(-1);
    const run = before === undefined ? 99 : Math.abs(before.x - corner.x) + Math.abs(before.y - corner.y);
    if (before !== undefined && (before.x === corner.x) === (before.y === corner.y))
      throw new TextFault(place, "bad-map", "A route runs straight from corner to corner.");
    if (run < 2) throw new TextFault(place, "bad-map", "The corners of a route are at least 2 squares apart.");
    corners.push(corner);
  }
  if (corners.length < 2) reader.fail("missing-word", "A route has two ends: route black 3,0 > 3,8 > 20,8.");
  return { colour, corners };
}

/**
 * `spawn A white W 5`: a spawn tile at a side of the board, its front row covering three squares from the given column
 * or row.
 */
function readTile(reader: Reader): SpawnTile {
  const place = reader.place;
  const id = reader.word("the letter of the spawn tile");
  if (!/^[A-Z]$/.test(id)) throw new TextFault(place, "bad-name", "A spawn tile is named by a capital letter.");
  return {
    id,
    colour: reader.oneOf("a colour", ["black", "white", "mixed"] as const),
    side: reader.oneOf("a side of the board", facings),
    from: reader.count("the first column or row", 0, 63),
  };
}
