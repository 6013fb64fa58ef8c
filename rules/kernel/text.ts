import type { Defect } from "./position.ts";
import { charge } from "./budget.ts";
import { expectedOf, MOST_LISTED, nearest } from "./nearest.ts";

/** A place in a text, 1-based. */
export interface TextPlace {
  readonly line: number;
  readonly column: number;
}

/** A word of a text. One in quotation marks may hold anything, and is never a keyword. */
export interface Word extends TextPlace {
  readonly text: string;
  readonly quoted: boolean;
}

/** A fault of a text with its place. */
export const faultAt = ({ line, column }: TextPlace, code: string, message: string): Defect => ({
  code,
  path: `line ${line}`,
  message,
  line,
  column,
});

/** Thrown inside the parser and turned into a defect at its edge. */
export class TextFault extends Error {
  override readonly name = "TextFault";
  readonly defect: Defect;
  constructor(place: TextPlace, code: string, message: string) {
    super(message);
    this.defect = faultAt(place, code, message);
  }
}

/** What a line consists of: words in quotation marks, also where the second mark is missing, and what stands between blanks. */
const parts = /"(?:[^"\\]|\\.)*"?|[^\s"]+/g;
/** The same where a comma is never part of a word. */
const partsAtCommas = /"(?:[^"\\]|\\.)*"?|[^\s",]*,|[^\s",]+/g;

/** What a word in quotation marks says: it is written as JSON writes it. */
function unquoted(text: string, place: TextPlace): string {
  try {
    return String(JSON.parse(text));
  } catch {
    throw new TextFault(place, "bad-quote", "A quoted word is written as JSON writes it.");
  }
}

/**
 * The words of a line, clause by clause: commas part what is said of one thing. A word in quotation marks holds anything,
 * and stands by itself. A comma within a word belongs to it, as in 2,3, but where a game has no such words.
 */
export function clausesOf(
  text: string,
  line: number,
  { commasInWords = true }: { readonly commasInWords?: boolean } = {},
): readonly (readonly Word[])[] {
  const clauses: Word[][] = [[]];
  const add = (word: Word): void => void clauses.at(-1)?.push(word);
  for (const { 0: part, index } of text.matchAll(commasInWords ? parts : partsAtCommas)) {
    const place = { line, column: index + 1 };
    if (part.startsWith('"')) {
      add({ ...place, text: unquoted(part, place), quoted: true });
      continue;
    }
    const behind = text[index + part.length];
    if (behind === '"')
      throw new TextFault(
        { line, column: index + part.length + 1 },
        "bad-quote",
        "A quotation mark stands in the middle of a word: a quoted word begins behind a blank.",
      );
    const ends = part.endsWith(",") && (!commasInWords || behind === undefined || behind === " ");
    if (part !== "," || !ends) add({ ...place, text: ends ? part.slice(0, -1) : part, quoted: false });
    if (ends) clauses.push([]);
  }
  return clauses;
}

/** The longest line of a text that is read, in characters: the rest of an interrupted march of many miniatures fits. */
const MOST_LINE = 24_000;
/** The work of reading a character of a text. */
const CHARACTER_WORK = 4;

/**
 * Counts the work of reading a text, and says which of its lines is longer than any that is read; null where none is.
 * Throws BeyondLimits.
 */
export function tooLongLine(text: string): Defect | null {
  charge("reading", text.length * CHARACTER_WORK);
  if (text.length <= MOST_LINE) return null;
  const line = text.split(/\r\n?|\n/).findIndex(({ length }) => length > MOST_LINE);
  return line < 0
    ? null
    : faultAt({ line: line + 1, column: MOST_LINE + 1 }, "too-long", `A line has at most ${MOST_LINE} characters.`);
}

/** The place behind the last of some words. */
function endOf(words: readonly Word[]): TextPlace | null {
  const last = words.at(-1);
  return last === undefined ? null : { line: last.line, column: last.column + last.text.length };
}

/** Reads the words of a clause one after another. */
export class LineReader {
  #words: readonly Word[];
  #end: TextPlace;
  #next = 0;

  constructor(words: readonly Word[], line: number) {
    this.#words = words;
    this.#end = endOf(words) ?? { line, column: 1 };
  }

  /** Goes on with other words. */
  protected goOn(words: readonly Word[]): void {
    this.#words = words;
    this.#end = endOf(words) ?? this.#end;
    this.#next = 0;
  }

  get place(): TextPlace {
    return this.#words[this.#next] ?? this.#end;
  }

  get more(): boolean {
    return this.#next < this.#words.length;
  }

  fail(code: string, message: string): never {
    throw new TextFault(this.place, code, message);
  }

  peek(): string {
    return this.#words[this.#next]?.text ?? "";
  }

  word(what: string): string {
    const word = this.#words[this.#next];
    if (word === undefined) this.fail("missing-word", `Expected ${what} here.`);
    this.#next++;
    return word.text;
  }

  /** Takes the next word if it is this keyword. */
  take(keyword: string): boolean {
    if (this.peek() !== keyword || this.#words[this.#next]?.quoted === true) return false;
    this.#next++;
    return true;
  }

  oneOf<T extends string>(what: string, words: readonly T[]): T {
    const word = words.find((candidate) => candidate === this.peek());
    if (word === undefined) {
      const found = this.peek();
      // of many words those that may have been meant are found sooner
      const expected = words.length === 1 ? `"${words.join("")}"` : `${what}: ${words.join(", ")}`;
      const near = this.more && words.length > MOST_LISTED ? nearest(found, words) : "";
      this.fail(
        this.more ? "unknown-word" : "missing-word",
        near === "" ? `Expected ${expected}; found "${found}".` : `"${found}" is not ${what}${near}.`,
      );
    }
    this.#next++;
    return word;
  }

  count(what: string, least: number, most: number): number {
    const text = this.peek();
    const value = Number(text);
    if (!/^\d{1,9}$/.test(text) || value < least || value > most)
      this.fail("not-a-number", `Expected ${what}, a whole number from ${least} to ${most}; found "${text}".`);
    this.#next++;
    return value;
  }

  matching(what: string, pattern: RegExp): string {
    if (!pattern.test(this.peek()))
      this.fail(this.more ? "bad-name" : "missing-word", `Expected ${what}; found "${this.peek()}".`);
    return this.word(what);
  }

  /** The rest of the clause; "none" is an empty list. */
  rest<T>(readOne: () => T): T[] {
    const items: T[] = [];
    if (this.take("none")) return items;
    do items.push(readOne());
    while (this.more);
    return items;
  }

  end(): void {
    if (this.more)
      this.fail("unexpected-word", `"${this.peek()}" is not expected here; a comma or the end of the line is.`);
  }
}

/** The next attribute of a line, by the word it begins with; `given` holds those that were said before. */
export function readAttribute<R extends LineReader>(
  reader: R,
  attributes: Readonly<Record<string, (reader: R) => void>>,
  given: Set<string>,
): void {
  const word = reader.peek();
  const read = Object.hasOwn(attributes, word) ? attributes[word] : undefined;
  if (read === undefined)
    return reader.fail(
      reader.more ? "unknown-attribute" : "missing-word",
      `"${word}" cannot be said here${expectedOf(word, Object.keys(attributes))}.`,
    );
  if (given.has(word)) reader.fail("given-twice", `"${word}" is said twice here.`);
  given.add(word);
  reader.word(word);
  read(reader);
}

/** Attributes behind the commas of a line, each once: the first word of a clause says which one it is. */
export function readAttributes<R extends LineReader>(
  clauses: readonly (readonly Word[])[],
  open: (words: readonly Word[]) => R,
  attributes: Readonly<Record<string, (reader: R) => void>>,
): void {
  const given = new Set<string>();
  for (const words of clauses) {
    const reader = open(words);
    readAttribute(reader, attributes, given);
    reader.end();
  }
}
