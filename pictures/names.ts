import type { BoardModel } from "../rules/kernel/index.ts";
import {
  entranceIn,
  facesIn,
  measuredTable,
  namedOnce,
  placesToldIn,
  type MeasuredTable,
  sideInWords,
  windsIn,
} from "./at-table-words.ts";
import { asWritten } from "./written.ts";

// What people call what is on a board: sentences of the rules name it by its id.

/** Words as they stand at the beginning of a line. */
export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** The same where they stand inside a sentence. */
export const inSentence = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);

/** An id as people say it: "patrol-2" is Patrol 2, "jock" is Jock. */
export const nameFromId = (id: string): string => capital(asWritten(id.replaceAll("-", " ")));

/** Whether an id is none but a name's short form, such as "b3" or "wood-1": a plain word stands for itself. */
const isNumbered = (id: string): boolean => /^[a-z]+-?\d+$/.test(id);

/** A kind of things as people write it: "building wall", "SMG". */
export const plain = (kind: string): string => asWritten(kind.replaceAll("-", " "));

/** The names that a board tells, those of its terrain among them, and of pieces that are called by something else than their kind. */
export function namesOn({ pieces, names = [], table }: BoardModel): ReadonlyMap<string, string> {
  const given = new Map(names.map(({ id, name }) => [id, name] as const));
  // an id may hold that of somebody who has a name: "marker-of-s1" is Marker of Sentry 1
  const called = (id: string): string =>
    nameFromId(id)
      .split(" ")
      .map((word, at) => (at === 0 ? word : (given.get(word) ?? word)))
      .join(" ");
  const ids = pieces.flatMap(({ id, kind }) =>
    id === kind || !/^[a-z]/.test(id) ? [] : ([[id, called(id)]] as const),
  );
  const shapes = (table?.shapes ?? []).flatMap(({ id, label }) => (isNumbered(id) ? [[id, label] as const] : []));
  return new Map([...shapes, ...ids, ...given]);
}

/** A name as it is compared: how it is written, and an article before it, is no difference. */
const bare = (name: string): string => name.trim().toLowerCase().replace(/^the /, "");

/**
 * The id that somebody means: what is an id stands for itself, the name of the one that people call so for its id, and
 * everything else for itself, as a place does.
 */
export function idMeant(board: BoardModel, said: string): string {
  if (board.pieces.some(({ id }) => id === said)) return said;
  const names = new Map([...board.pieces.map(({ id }) => [id, nameFromId(id)] as const), ...namesOn(board)]);
  const [called, other] = [...names].filter(([, name]) => bare(name) === bare(said));
  return called === undefined || other !== undefined ? said : called[0];
}

const escaped = (id: string): string => id.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Words that follow a piece and never an article. */
const afterPieces =
  "also|alone|and|as|at|but|by|can|cannot|could|did|does|first|for|from|had|has|in|into|is|may|might|must|nor|not|now|of|on|onto|or|should|than|that|then|though|to|towards|was|when|where|which|while|who|will|with|would";

/** An id that is an article, too, is a piece where no noun follows: at an end or a sign, before those words, or before a verb. */
const asPiece = `(?=$|[^\\w\\s-]|\\s+(?:[(→–]|(?:${afterPieces})\\b|(?!series\\b|lens\\b)[a-z]+[^\\Wisua]s\\b))`;

const articles: ReadonlySet<string> = new Set(["a", "an", "the"]);

const patternOf = (id: string): string => (articles.has(id) ? `${id}${asPiece}` : escaped(id));

/** All ids that have a name, the longest first, where they stand by themselves: "a major victory" is no Major. */
const anyOf = (names: ReadonlyMap<string, string>): RegExp | null =>
  names.size === 0
    ? null
    : new RegExp(
        `(?<![\\w-]|\\b[Aa]n? )(?:${[...names.keys()]
          .toSorted((a, b) => b.length - a.length)
          .map(patternOf)
          .join("|")})(?![\\w-])`,
        "g",
      );

/** Lengths as people read them: to a hundredth. */
export const readable = (text: string): string =>
  text.replaceAll(/[\w.]+/g, (word) =>
    word.replace(/^\d+\.\d{3,}/, (length) => String(Number(Number(length).toFixed(2)))),
  );

/** A side of a square as people say it: "W(5,1)" is the west side of 5,1, and what is there is on it. */
const sidesIn = (text: string): string =>
  text.replaceAll(
    /(\b(?:window|door|wall) )?\b([NESW])\((-?\d+,-?\d+)\)/g,
    (_, what: string | undefined, side: string, square: string) =>
      `${what === undefined ? "" : `${what}on `}the ${sideInWords(side)} side of ${square}`,
  );

/** What is known of a board where sentences about it are told. */
export interface Known {
  /** What has a name: id → name, as it stands inside a sentence. */
  readonly names: ReadonlyMap<string, string>;
  /** Finds any of their ids; null where nothing has a name. */
  readonly ids: RegExp | null;
  /** The measured table; null where places are squares or areas. */
  readonly table: MeasuredTable | null;
}

/** What is known by names and, on a measured table, by that. */
export const knownBy = (names: Known["names"], table: Known["table"]): Known => ({ names, ids: anyOf(names), table });

/** A place, or a text with places in it, as people say them at a table. */
export function placesIn(text: string, table: Known["table"]): string {
  const short = readable(text);
  return table === null ? short : placesToldIn(short, table);
}

/** A part of a sentence as people say it: with names in place of ids, and places, sides and faces of dice in words. */
export const withNamesIn = (text: string, { names, ids, table }: Known): string =>
  placesIn(
    namedOnce(
      asWritten(
        windsIn(facesIn(entranceIn(sidesIn(ids === null ? text : text.replaceAll(ids, (id) => names.get(id) ?? id))))),
      ),
    ),
    table,
  );

/** How what is on one board is told. */
export interface Teller {
  /** What people call a piece, at the beginning of a line. */
  readonly name: (id: string) => string;
  /** A sentence; `about` is a piece that it names though it may not be on the board yet. */
  readonly sentence: (text: string, about?: string | null) => string;
  /** A part of a sentence. */
  readonly within: (text: string) => string;
}

/** Tells what is on a board by the names that people have for it. */
export function tellerOf(model: BoardModel): Teller {
  const known = knownBy(namesOn(model), measuredTable(model));
  const within = (text: string): string => withNamesIn(text, known);
  const knowing = (id: string): Known => knownBy(new Map([...known.names, [id, nameFromId(id)]]), known.table);
  return {
    name: (id) => capital(known.names.get(id) ?? nameFromId(id)),
    sentence: (text, about = null) =>
      capital(about === null || known.names.has(about) ? within(text) : withNamesIn(text, knowing(about))),
    within,
  };
}
