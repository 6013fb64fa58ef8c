import { TextFault, type TextPlace } from "../../kernel/index.ts";

/** A word of a text. A quoted one may hold anything and is never a keyword. */
export interface Word extends TextPlace {
  readonly text: string;
  readonly quoted: boolean;
}

/** The words between two commas. */
export interface Clause extends TextPlace {
  readonly words: readonly Word[];
}

/** The codes of all faults of a text. */
export type FaultCode =
  | "too-long"
  | "unknown-line"
  | "unknown-attribute"
  | "unknown-word"
  | "missing-word"
  | "unexpected-word"
  | "not-a-number"
  | "bad-name"
  | "bad-quote"
  | "bad-map"
  | "given-twice"
  | "out-of-place"
  | "too-many"
  | "not-a-state";

/** What a quoted word says: JSON's own escapes. */
function unquoted(text: string, place: TextPlace): string {
  try {
    return String(JSON.parse(text));
  } catch {
    throw new TextFault(
      place,
      "bad-quote",
      'A quoted word ends with a quotation mark on its line; inside, \\" is a quotation mark and \\\\ a backslash.',
    );
  }
}

/** Cuts a line into clauses at its commas, and those into words. */
export function clausesOf(text: string, line: number): readonly Clause[] {
  const clauses: Clause[] = [];
  let words: Word[] = [];
  let start: TextPlace = { line, column: 1 };
  for (const { 0: part, index } of text.matchAll(/"(?:[^"\\]|\\.)*"?|[^\s,"]+|,/g)) {
    const place = { line, column: index + 1 };
    if (part === ",") {
      clauses.push({ ...(words[0] ?? start), words });
      words = [];
      start = place;
      continue;
    }
    const quoted = part.startsWith('"');
    words.push({ ...place, text: quoted ? unquoted(part, place) : part, quoted });
  }
  if (words.length > 0 || clauses.length > 0) clauses.push({ ...(words[0] ?? start), words });
  return clauses;
}

/** Words with a meaning of their own inside a list. */
const reserved: ReadonlySet<string> = new Set(["none", "used", "after", "under"]);

/** A word as it is written: quoted when it would not be read as one plain word. */
export const written = (text: string): string =>
  /^[^\s,"]+$/.test(text) && !text.startsWith("//") && !reserved.has(text) ? text : JSON.stringify(text);

/** A list as it is written; an empty one is "none". */
export const writtenList = (words: readonly string[]): string =>
  words.length === 0 ? "none" : words.map(written).join(" ");
