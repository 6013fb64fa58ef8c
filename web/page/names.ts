import { computed, signal } from "@preact/signals";
import type { BoardModel } from "../api/answers.ts";
import { edgesIn, entranceIn, facesIn, namedOnce, type Sheet, sideInWords, windsIn } from "./at-table-words.ts";
import { asWritten } from "./written.ts";

/** What has a name at the table that is looked at: id → name, as it stands inside a sentence. */
const named = signal<ReadonlyMap<string, string>>(new Map());

/** The side of each piece that was on the table that is looked at, also of those that have left it. */
const sides = signal<ReadonlyMap<string, string>>(new Map());

/**
 * Who sits at the seats of a table that is shared from afar: seat → name, as it stands inside a sentence; a seat by its
 * id and as sentences speak of it.
 */
const people = signal<ReadonlyMap<string, string>>(new Map());

/** The measured table that is looked at; null where places are squares or areas. */
const sheet = signal<Sheet | null>(null);

/** Words as they stand at the beginning of a line. */
export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** An id as people say it: "patrol-2" is Patrol 2, "jock" is Jock. */
const spoken = (id: string): string => capital(asWritten(id.replaceAll("-", " ")));

/** Whether an id is none but a name's short form, such as "b3" or "wood-1": a plain word stands for itself. */
const isNumbered = (id: string): boolean => /^[a-z]+-?\d+$/.test(id);

/** The names that a board tells, those of its terrain among them, and of pieces that are called by something else than their kind. */
export function namesOn({ pieces, names = [], table }: BoardModel): ReadonlyMap<string, string> {
  const ids = pieces.flatMap(({ id, kind }) =>
    id === kind || !/^[a-z]/.test(id) ? [] : ([[id, spoken(id)]] as const),
  );
  const shapes = (table?.shapes ?? []).flatMap(({ id, label }) => (isNumbered(id) ? [[id, label] as const] : []));
  return new Map([...shapes, ...ids, ...names.map(({ id, name }) => [id, name] as const)]);
}

/** Forgets the names of a table that nobody looks at any more. */
export function forgetNames(): void {
  named.value = new Map();
  sides.value = new Map();
  sheet.value = null;
}

/** Learns the names of a table; who has left it keeps the one that was known. */
export function learnNames(model: BoardModel): void {
  const now = namesOn(model);
  const before = named.peek();
  const stood = sides.peek();
  const news = model.pieces.filter(({ id, side }) => stood.get(id) !== side);
  if (news.length > 0) sides.value = new Map([...stood, ...news.map(({ id, side }) => [id, side] as const)]);
  const { table, width, height } = model;
  const { sign = null } = table ?? {};
  const known = sheet.peek();
  if (known?.sign !== sign || known?.width !== width || known.height !== height)
    sheet.value = sign === null ? null : { width, height, sign };
  if ([...now].some(([id, name]) => before.get(id) !== name)) named.value = new Map([...before, ...now]);
}

/** A seat as sentences of the rules speak of it: as `seatInWords` of the rules has it, which the page does not load first. */
function seatSpoken(seat: string): string {
  if (seat === "jager") return "the Jäger player";
  const [, group = "", number] = /^(.+)-(\d+)$/.exec(seat) ?? [];
  if (number === undefined) return `the ${seat}`;
  return `${group === "player" ? group : capital(group)} ${number}`;
}

/** Learns who sits at the seats; of a table at one screen nobody in particular. */
export function learnPeople(seated: ReadonlyMap<string, string>): void {
  people.value = new Map(
    [...seated].flatMap(([seat, name]) => [seat, seatSpoken(seat)].map((id) => [id, name] as const)),
  );
}

/** The side of a piece that is or was on the table; undefined where none is known of it. */
export const sideOfPiece = (id: string): string | undefined => sides.value.get(id);

/** What people call a piece, at the beginning of a line. */
export const pieceName = (id: string): string => capital(named.value.get(id) ?? spoken(id));

/** What people call a piece inside a sentence; anything else by its own word. */
export const nameWithin = (id: string): string => named.value.get(id) ?? id;

const escaped = (id: string): string => id.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Words that follow a piece and never an article. */
const afterPieces =
  "also|alone|and|as|at|but|by|can|cannot|could|did|does|first|for|from|had|has|in|into|is|may|might|must|nor|not|now|of|on|onto|or|should|than|that|then|though|to|towards|was|when|where|which|while|who|will|with|would";

/** An id that is an article, too, is a piece where no noun follows: at an end or a sign, before those words, or before a verb. */
const asPiece = `(?=$|[^\\w\\s-]|\\s+(?:[(→–]|(?:${afterPieces})\\b|(?!series\\b|lens\\b)[a-z]+[^\\Wisua]s\\b))`;

const articles: ReadonlySet<string> = new Set(["a", "an", "the"]);

const patternOf = (id: string): string => (articles.has(id) ? `${id}${asPiece}` : escaped(id));

/** All ids that have a name, the longest first, where they stand by themselves. */
const anyOf = (names: ReadonlyMap<string, string>): RegExp | null =>
  names.size === 0
    ? null
    : new RegExp(
        `(?<![\\w-])(?:${[...names.keys()]
          .toSorted((a, b) => b.length - a.length)
          .map(patternOf)
          .join("|")})(?![\\w-])`,
        "g",
      );

const knownNames = computed(() => {
  const names = people.value.size === 0 ? named.value : new Map([...people.value, ...named.value]);
  return { names, ids: anyOf(names) };
});

/** Lengths as people read them: to a hundredth. */
export const readable = (text: string): string =>
  text.replaceAll(/[\w.]+/g, (word) =>
    word.replace(/^\d+\.\d{3,}/, (length) => String(Number(Number(length).toFixed(2)))),
  );

/** A side of a square as people say it: "W(5,1)" is the west side of 5,1. */
const sidesIn = (text: string): string =>
  text.replaceAll(
    /\b([NESW])\((-?\d+,-?\d+)\)/g,
    (_, side: string, square: string) => `the ${sideInWords(side)} side of ${square}`,
  );

/** A place, or a text with places in it, as people say them at the table that is looked at. */
export const placesWithin = (text: string): string => {
  const short = readable(text);
  return sheet.value === null ? short : edgesIn(short, sheet.value);
};

const withThem = (text: string, names: ReadonlyMap<string, string>, ids: RegExp | null): string =>
  placesWithin(
    namedOnce(
      asWritten(
        windsIn(facesIn(entranceIn(sidesIn(ids === null ? text : text.replaceAll(ids, (id) => names.get(id) ?? id))))),
      ),
    ),
  );

/** A sentence as people say it: with the names of the table's pieces in place of their ids. */
export const told = (text: string): string => capital(withThem(text, knownNames.value.names, knownNames.value.ids));

/** The same for a part of a sentence. */
export const toldWithin = (text: string): string => withThem(text, knownNames.value.names, knownNames.value.ids);

/** A sentence in which these ids stand for pieces, too, though nobody has told their names. */
export function withNames(text: string, ids: readonly unknown[]): string {
  const more = ids.flatMap((id) => (typeof id === "string" && /^[a-z][a-z0-9-]*$/.test(id) ? id : []));
  const unnamed = more.filter((id) => !named.value.has(id));
  if (unnamed.length === 0) return told(text);
  const names = new Map([...knownNames.value.names, ...unnamed.map((id) => [id, spoken(id)] as const)]);
  return capital(withThem(text, names, anyOf(names)));
}
