import * as z from "zod";
import { issueText, valueAt } from "../../rules/kernel/index.ts";
import { Fault } from "../schema/faults.ts";
import { checkValue, MOST_RECORD_BYTES } from "../schema/json.ts";
import { actSchema } from "../schema/requests.ts";
import type { DrawnNumber } from "./move.ts";
import { MOST_LINE_LENGTH, MOST_RECORD_MOVES } from "./record-lines.ts";

/** A line that says something, with its number in the text. */
export interface Line {
  readonly number: number;
  readonly text: string;
}

/** Where a record cannot be read. */
export class Unreadable extends Error {
  override readonly name = "Unreadable";
  readonly line: number;
  readonly column: number;
  readonly code: string;
  constructor(line: number, column: number, message: string, code = "unreadable") {
    super(message);
    this.line = line;
    this.column = column;
    this.code = code;
  }
}

export const title = z.string().max(200);
export const version = z
  .string()
  .regex(/^(?:0|[1-9]\d{0,6})$/)
  .transform(Number);
export const name = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/);
export const names = z
  .string()
  .max(700)
  .transform((text) => text.split(" "))
  .pipe(z.array(name).min(1).max(16));
export const rulesVersion = z.string().regex(/^[\w.+-]{1,40}$/);
export const hash = z.string().regex(/^[0-9a-f]{64}$/);
export const time = z
  .string()
  .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
  .refine((text) => !Number.isNaN(Date.parse(text)) && new Date(text).toISOString() === text);
export const number = z
  .string()
  .regex(/^[1-9]\d{0,6}:[1-9]\d{0,6}$/)
  .transform((text): DrawnNumber => {
    const [of = "", drawn = ""] = text.split(":");
    return [Number(of), Number(drawn)];
  })
  .refine(([of, drawn]) => drawn <= of);
export const numbers = z
  .string()
  .transform((text) => text.split(" "))
  .pipe(z.array(number).max(5000));
export const differs = z.array(z.int().min(0).max(MOST_RECORD_MOVES)).max(MOST_RECORD_MOVES);
/** A game that goes on as it stands. */
export const here = z.literal("here").transform(() => null);
export const { choose, dice, cards, until } = actSchema.shape;

/**
 * The lines that say something: not empty, no comments. Ends of lines may be those of Windows, and blanks at the end do
 * not count.
 */
export function linesOf(input: string | Uint8Array): readonly Line[] {
  const size = typeof input === "string" ? Buffer.byteLength(input) : input.byteLength;
  if (size > MOST_RECORD_BYTES)
    throw new Unreadable(1, 1, `A record has at most ${MOST_RECORD_BYTES} bytes.`, "too-large");
  let text: string;
  try {
    text = typeof input === "string" ? input : new TextDecoder("utf-8", { fatal: true }).decode(input);
  } catch {
    throw new Unreadable(1, 1, "The record is not valid UTF-8.", "not-utf-8");
  }
  const saying: Line[] = [];
  for (const [i, line] of text.split("\n").entries())
    if (!line.startsWith("#") && line.trimEnd() !== "") saying.push({ number: i + 1, text: line.trimEnd() });
  for (const line of saying) {
    if (line.text.length > MOST_LINE_LENGTH)
      throw new Unreadable(
        line.number,
        MOST_LINE_LENGTH,
        `A line has at most ${MOST_LINE_LENGTH} characters.`,
        "too-large",
      );
    const control = line.text.search(/\p{Cc}/u);
    if (control >= 0)
      throw new Unreadable(line.number, control + 1, "A record has no control characters.", "control-character");
  }
  return saying;
}

/** The first word of a line. */
export const wordOf = ({ text }: Line): string => text.split(" ", 1)[0] ?? "";

/** Reads a part of a line with its schema. */
export function part<T>(
  schema: z.ZodType<T, string>,
  { number: line, text }: Line,
  from: number,
  to: number,
  what: string,
): T {
  const parsed = schema.safeParse(text.slice(from, to));
  if (!parsed.success) throw new Unreadable(line, from + 1, `${what} is expected here.`);
  return parsed.data;
}

/** Reads what stands behind the first word of a line. */
export const rest = <T>(schema: z.ZodType<T, string>, line: Line, what: string): T =>
  part(schema, line, wordOf(line).length + 1, line.text.length, what);

/** Reads the words of a line that has the given form: literal words, and schemas for the others. */
export function* words(line: Line, form: string): Generator<readonly [string, number]> {
  const expected = form.split(" ");
  const tokens = line.text.split(" ");
  let at = 0;
  for (const [i, word] of expected.entries()) {
    const there = tokens[i];
    if (there === undefined || (word !== "*" && there !== word))
      throw new Unreadable(line.number, at + 1, `The line is expected in the form "${form.replaceAll("*", "…")}".`);
    if (word === "*") yield [there, at];
    at += there.length + 1;
  }
  if (tokens.length > expected.length)
    throw new Unreadable(line.number, at + 1, `The line ends here: "${form.replaceAll("*", "…")}".`);
}

/** Reads a word of a line. */
export function wordAs<T>(
  schema: z.ZodType<T, string>,
  line: Line,
  [text, at]: readonly [string, number],
  what: string,
): T {
  return part(schema, line, at, at + text.length, what);
}

/** Reads the JSON behind the first word of a line: not too deep, no keys that reach for prototypes. */
export function json<T>(schema: z.ZodType<T>, line: Line): T {
  const from = wordOf(line).length + 1;
  const fault = (message: string, at = 0): Unreadable => new Unreadable(line.number, from + at + 1, message);
  let value: unknown;
  try {
    value = JSON.parse(line.text.slice(from));
  } catch (error) {
    const message = error instanceof Error ? error.message : "unreadable";
    throw fault(`JSON is expected here: ${message}`, Number(/position (\d+)/.exec(message)?.[1] ?? 0));
  }
  try {
    checkValue(value);
  } catch (error) {
    if (error instanceof Fault) throw fault(error.message);
    throw error;
  }
  const parsed = schema.safeParse(value);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw fault(
      issue === undefined ? "Something else is expected here." : issueText(issue, valueAt(value, issue.path)),
    );
  }
  return parsed.data;
}

/** The lines one after the other. */
export class Reader {
  readonly #lines: readonly Line[];
  #at = 0;
  constructor(lines: readonly Line[]) {
    this.#lines = lines;
  }

  /** The next line, if it begins with this word. */
  maybe(first: string): Line | null {
    const line = this.#lines[this.#at];
    if (line === undefined || wordOf(line) !== first) return null;
    this.#at++;
    return line;
  }

  next(first: string): Line {
    const line = this.maybe(first);
    if (line === null) throw this.unexpected(`A line "${first} …"`);
    return line;
  }

  unexpected(wanted: string): Unreadable {
    const line = this.#lines[this.#at];
    return line === undefined
      ? new Unreadable((this.#lines.at(-1)?.number ?? 0) + 1, 1, `${wanted} is missing; the record ends before it.`)
      : new Unreadable(line.number, 1, `${wanted} is expected here.`);
  }

  get done(): boolean {
    return this.#at >= this.#lines.length;
  }
}
