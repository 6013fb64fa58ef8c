import { LineReader, readAttributes as attributesOf, type Word } from "../../kernel/index.ts";
import { measured } from "../../geometry/index.ts";
import { placeOf, unit } from "../table/battlefield.ts";
import type { Place } from "../book/schemas.ts";

/** The clauses of a line behind its first. */
export type Clauses = readonly (readonly Word[])[];
/** What may stand behind commas: a word, and what reads the rest of its clause. */
export type Attributes = Readonly<Record<string, (reader: LineReader) => void>>;

const idPattern = /^[A-Za-z][A-Za-z0-9-]{0,15}$/;

export const id = (reader: LineReader): string => reader.matching("a name, e.g. S1", idPattern);

/** A place in inches, e.g. 12.5,7.25. */
export function place(reader: LineReader): Place {
  const point = placeOf(reader.peek());
  if (point === null || point.x < 0 || point.y < 0)
    return reader.fail(
      reader.more ? "bad-place" : "missing-word",
      `Expected a place in inches such as 12.5,7.25; found "${reader.peek()}".`,
    );
  reader.word("a place");
  return { x: point.x, y: point.y };
}

/** A length in inches, e.g. 6.5, as a lattice length. */
export function length(reader: LineReader, what: string): number {
  const limit = measured.readLength(reader.peek(), unit);
  if (limit === null || limit < 0)
    return reader.fail("not-a-number", `Expected ${what} in inches; found "${reader.peek()}".`);
  reader.word(what);
  return limit;
}

/** Places up to the end of the clause. */
export const places = (reader: LineReader): Place[] => reader.rest(() => place(reader));

export const facing = (reader: LineReader): number => reader.count("a facing in degrees", 0, 359);

/** Reads the attributes behind a line, each by its first word. */
export const readAttributes = (clauses: Clauses, line: number, attributes: Attributes): void =>
  attributesOf(clauses, (words) => new LineReader(words, line), attributes);

/** What is written behind commas, those left out that are false. */
export const joined = (first: string, attributes: readonly (string | false)[]): string =>
  [first, ...attributes.filter((attribute) => attribute !== false)].join(", ");
export const listed = (words: readonly (string | number)[]): string => (words.length === 0 ? "none" : words.join(" "));
