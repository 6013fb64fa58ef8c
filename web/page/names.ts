import { computed, signal } from "@preact/signals";
import type { BoardModel } from "../api/answers.ts";
import {
  capital,
  type Known,
  knownBy,
  measuredTable,
  nameFromId,
  inSentence,
  namesOn,
  placesIn,
  readable,
  withNamesIn,
} from "../../pictures/index.ts";

export { capital, readable };

/** What has a name at the table that is looked at: id → name, as it stands inside a sentence. */
const named = signal<ReadonlyMap<string, string>>(new Map());

/** What words of actions are called that name no piece, as weapons: word → name. */
const worded = signal<ReadonlyMap<string, string>>(new Map());

/** The side of each piece that was on the table that is looked at, also of those that have left it. */
const sides = signal<ReadonlyMap<string, string>>(new Map());

/**
 * Who sits at the seats of a table that is shared from afar: seat → name, as it stands inside a sentence; a seat by its
 * id and as sentences speak of it.
 */
const people = signal<ReadonlyMap<string, string>>(new Map());

/** The measured table that is looked at; null where places are squares or areas. */
const sheet = signal<Known["table"]>(null);

/** Forgets the names of a table that nobody looks at any more. */
export function forgetNames(): void {
  named.value = new Map();
  worded.value = new Map();
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
  const words = model.words ?? [];
  if (words.some(({ id, name }) => worded.peek().get(id) !== name))
    worded.value = new Map([...worded.peek(), ...words.map(({ id, name }) => [id, name] as const)]);
  const laid = measuredTable(model);
  if (JSON.stringify(laid) !== JSON.stringify(sheet.peek())) sheet.value = laid;
  if ([...now].some(([id, name]) => before.get(id) !== name)) named.value = new Map([...before, ...now]);
}

/**
 * A seat as sentences speak of it: "player 2", "Intruder 1", "the defender"; as `seatInWords` of the rules has it, which
 * the page does not load first.
 */
export function seatSpoken(seat: string): string {
  if (seat === "jager") return "the Jäger player";
  const [, group = "", number] = /^(.+)-(\d+)$/.exec(seat) ?? [];
  if (number === undefined) return `the ${seat.replaceAll("-", " ")}`;
  return `${group === "player" ? group : capital(group)} ${number}`;
}

/** The seats that are called by where they sit. */
const winds: ReadonlySet<string> = new Set(["north", "east", "south", "west"]);

/** Learns who sits at the seats; of a table at one screen nobody in particular. */
export function learnPeople(seated: ReadonlyMap<string, string>): void {
  people.value = new Map(
    [...seated].flatMap(([seat, name]) => {
      const spoken = seatSpoken(seat);
      // a direction by itself is nobody; also where a sentence begins with a seat
      const bare = winds.has(seat) ? [] : [[seat, name] as const];
      return [
        ...bare,
        [`for ${seat}`, `for ${name}`] as const,
        [spoken, name] as const,
        [capital(spoken), name] as const,
      ];
    }),
  );
}

/** The side of a piece that is or was on the table; undefined where none is known of it. */
export const sideOfPiece = (id: string): string | undefined => sides.value.get(id);

/** What people call a piece, at the beginning of a line. */
export const pieceName = (id: string): string => capital(named.value.get(id) ?? nameFromId(id));

/** The end of a piece's name, by which it is told from others of its unit: "n1-3". */
export const shortName = (id: string): string => pieceName(id).split(" ").at(-1) ?? id;

/** What people call a piece inside a sentence; anything else by its own word. */
export const nameWithin = (id: string): string => named.value.get(id) ?? id;

/** What people call a word of an action that names no piece, as a weapon; undefined for any other. */
export const wordWithin = (word: string): string | undefined => worded.value.get(word);

const known = computed(() =>
  knownBy(people.value.size === 0 ? named.value : new Map([...people.value, ...named.value]), sheet.value),
);

/** A place, or a text with places in it, as people say them at the table that is looked at. */
export const placesWithin = (text: string): string => placesIn(text, sheet.value);

/** Where something is, beside its name: "3″ north of building 1". */
export const whereWithin = (place: string): string => placesWithin(place).replace(/^the spot (?=\d)/, "");

/** A place by itself, as it stands inside a question: "the place 3,4", or where it is on a measured table. */
export const thePlace = (place: string): string => (sheet.value === null ? `the place ${place}` : placesWithin(place));

/** A sentence as people say it: with the names of the table's pieces in place of their ids. */
export const told = (text: string): string => capital(toldWithin(text));

/** The same for a part of a sentence. */
export const toldWithin = (text: string): string => withNamesIn(text, known.value);

/** A sentence in which these ids stand for pieces, too, though nobody has told their names. */
export function withNames(text: string, ids: readonly unknown[]): string {
  const more = ids.flatMap((id) => (typeof id === "string" && /^[a-z][a-z0-9-]*$/.test(id) ? id : []));
  const unnamed = more.filter((id) => !named.value.has(id));
  if (unnamed.length === 0) return told(text);
  const names = new Map([...known.value.names, ...unnamed.map((id) => [id, nameFromId(id)] as const)]);
  return capital(withNamesIn(text, knownBy(names, sheet.value)));
}

/** A question as it is asked, with whom it is about where its words do not say that: whose dice, whose move. */
export function asking({ text, piece }: { readonly text: string; readonly piece: string | null }): string {
  const words = withNames(text, [piece]);
  if (piece === null) return words;
  const who = withNames(piece, [piece]);
  return words.toLowerCase().includes(who.toLowerCase())
    ? words
    : `${who}: ${asksFirst.test(words) ? inSentence(words) : words}`;
}

/** Words that a question begins with, which are no names. */
const asksFirst = /^(?:Who|Whom|Which|Where|What|When|How|Does|Is|Use|May|Shall)\b/;
