import * as z from "zod";
import { type Result, ok, err } from "../../rules/kernel/index.ts";
import { Fault } from "../schema/faults.ts";
import { checkValue } from "../schema/json.ts";
import { actSchema, seatNames, wordsSchema } from "../schema/requests.ts";
import type { Renewal } from "../storage/seats.ts";
import type { Beginning, DrawnNumber, RulesUsed } from "./move.ts";
import type { Origin } from "../storage/seats.ts";
import {
  beginningLines,
  endLine,
  type GameRecord,
  moveLines,
  RECORD_FORMAT,
  type RecordedDeed,
  type RecordMove,
  TABLE_DICE,
} from "./record.ts";
import { MOST_LINE_LENGTH, MOST_RECORD_MOVES } from "./record-lines.ts";
import { MOST_RECORD_BYTES } from "../schema/json.ts";

/** A line that says something, with its number in the text. */
interface Line {
  readonly number: number;
  readonly text: string;
}

/** Where a record cannot be read. */
class Unreadable extends Error {
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

const title = z.string().max(200);
const version = z
  .string()
  .regex(/^(?:0|[1-9]\d{0,6})$/)
  .transform(Number);
const name = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/);
const names = z
  .string()
  .max(700)
  .transform((text) => text.split(" "))
  .pipe(z.array(name).min(1).max(16));
const gameId = z.string().regex(/^[a-z0-9]{1,40}$/);
const rulesVersion = z.string().regex(/^[\w.+-]{1,40}$/);
const hash = z.string().regex(/^[0-9a-f]{64}$/);
const time = z
  .string()
  .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
  .refine((text) => !Number.isNaN(Date.parse(text)) && new Date(text).toISOString() === text);
const number = z
  .string()
  .regex(/^[1-9]\d{0,6}:[1-9]\d{0,6}$/)
  .transform((text): DrawnNumber => {
    const [of = "", drawn = ""] = text.split(":");
    return [Number(of), Number(drawn)];
  })
  .refine(([of, drawn]) => drawn <= of);
const numbers = z
  .string()
  .transform((text) => text.split(" "))
  .pipe(z.array(number).max(5000));
const differs = z.array(z.int().min(0).max(MOST_RECORD_MOVES)).max(MOST_RECORD_MOVES);
/** A game that goes on as it stands. */
const here = z.literal("here").transform(() => null);
const { choose, dice, cards, until } = actSchema.shape;

/**
 * The lines that say something: not empty, no comments. Ends of lines may be those of Windows, and blanks at the end do
 * not count.
 */
function linesOf(input: string | Uint8Array): readonly Line[] {
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
const wordOf = ({ text }: Line): string => text.split(" ", 1)[0] ?? "";

/** Reads a part of a line with its schema. */
function part<T>(
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
const rest = <T>(schema: z.ZodType<T, string>, line: Line, what: string): T =>
  part(schema, line, wordOf(line).length + 1, line.text.length, what);

/** Reads the words of a line that has the given form: literal words, and schemas for the others. */
function* words(line: Line, form: string): Generator<readonly [string, number]> {
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
function wordAs<T>(schema: z.ZodType<T, string>, line: Line, [text, at]: readonly [string, number], what: string): T {
  return part(schema, line, at, at + text.length, what);
}

/** Reads the JSON behind the first word of a line: not too deep, no keys that reach for prototypes. */
function json<T>(schema: z.ZodType<T>, line: Line): T {
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
    checkValue(value, "");
  } catch (error) {
    if (error instanceof Fault) throw fault(error.message);
    throw error;
  }
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw fault(parsed.error.issues[0]?.message ?? "Something else is expected here.");
  return parsed.data;
}

/** The lines one after the other. */
class Reader {
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

function readRules(line: Line): RulesUsed {
  const [of = missing, content = missing] = words(line, "rules * *");
  return {
    version: wordAs(rulesVersion, line, of, "A version of the rules"),
    content: wordAs(hash, line, content, "The hash that stands for the rules"),
  };
}

const missing = ["", 0] as const;

function readOrigin(line: Line): Origin | null {
  if (line.text === "origin none") return null;
  const [kind = missing, game = missing, at = missing, of = missing] = words(line, "origin * of * version * hash *");
  return {
    kind: wordAs(z.enum(["branch", "import"]), line, kind, '"branch" or "import"'),
    game: wordAs(gameId, line, game, "The id of a game"),
    version: wordAs(version, line, at, "A version"),
    hash: wordAs(hash, line, of, "A hash"),
  };
}

interface BeginningRead {
  readonly beginning: Beginning;
  readonly rules: RulesUsed;
  readonly secret: string | null;
  readonly createdAt: string;
}

function readBeginning(reader: Reader): BeginningRead {
  const format = reader.next("umpire");
  if (format.text !== RECORD_FORMAT)
    throw new Unreadable(
      format.number,
      1,
      `This server reads records that begin with "${RECORD_FORMAT}".`,
      "unknown-format",
    );
  const game = rest(gameId, reader.next("game"), "The id of a game");
  const heading = json(title, reader.next("title"));
  const ruleset = rest(name, reader.next("ruleset"), "The id of a ruleset");
  const rules = readRules(reader.next("rules"));
  const createdAt = rest(time, reader.next("created"), "An ISO time");
  const seats = rest(names, reader.next("seats"), "A list of seats");
  const called = reader.maybe("names");
  const sort = reader.next("dice");
  if (sort.text !== TABLE_DICE && sort.text !== "dice sealed")
    throw new Unreadable(sort.number, 6, `"dice sealed" or "${TABLE_DICE}" is expected here.`);
  const sealed = sort.text === "dice sealed";
  const committed = sealed ? reader.next("commitment") : reader.maybe("commitment");
  const commitment = committed && rest(hash, committed, "A commitment: 64 hexadecimal digits");
  const revealed = commitment === null ? null : reader.maybe("secret");
  const secret = revealed && rest(hash, revealed, "A secret: 64 hexadecimal digits");
  const origin = readOrigin(reader.next("origin"));
  const position = json(z.unknown(), reader.next("position"));
  return {
    beginning: {
      game,
      title: heading,
      ruleset,
      dice: sealed ? "sealed" : "table",
      commitment,
      seats,
      ...(called !== null && { names: json(seatNames, called) }),
      origin,
      position,
    },
    rules,
    secret,
    createdAt,
  };
}

/** What stands between a version and those who agreed to go back to it. */
const CONSENT = " with consent of ";

/** Reads a version behind the first word of a line, and the consents that may follow it. */
function withConsents<T>(
  line: Line,
  schema: z.ZodType<T, string>,
  what: string,
): { readonly first: T; readonly consents: readonly string[] } {
  const by = line.text.indexOf(CONSENT);
  const end = line.text.length;
  return {
    first: part(schema, line, wordOf(line).length + 1, by < 0 ? end : by, what),
    consents: by < 0 ? [] : part(names, line, by + CONSENT.length, end, "A list of seats"),
  };
}

function readUndo(line: Line): RecordedDeed {
  const { first: to, consents } = withConsents(line, version, "A version");
  return { undo: { to, consents } };
}

function readTakeOver(reader: Reader, line: Line): RecordedDeed {
  const rules = readRules(line);
  const differing = json(differs, reader.next("differs"));
  const back = reader.maybe("from");
  const { first: to, consents } =
    back === null ? { first: null, consents: [] } : withConsents(back, z.union([here, version]), 'A version or "here"');
  return {
    takeOver: { rules, differs: differing, to, consents, position: json(z.unknown(), reader.next("position")) },
  };
}

/** What was done in a move other than the first. */
function readDeed(reader: Reader): RecordedDeed {
  const undo = reader.maybe("undo");
  if (undo !== null) return readUndo(undo);
  const rules = reader.maybe("rules");
  if (rules !== null) return readTakeOver(reader, rules);
  const close = reader.maybe("close");
  if (close !== null) return { close: true };
  const sent = {
    action: reader.maybe("action"),
    choose: reader.maybe("choose"),
    dice: reader.maybe("dice"),
    cards: reader.maybe("cards"),
    until: reader.maybe("until"),
  };
  return {
    move: {
      ...(sent.action && { action: json(z.unknown(), sent.action) }),
      ...(sent.choose && { choose: json(choose, sent.choose) }),
      ...(sent.dice && { dice: json(dice, sent.dice) }),
      ...(sent.cards && { cards: json(cards, sent.cards) }),
      ...(sent.until && { until: rest(z.enum(["decision", "phase"]).and(until), sent.until, '"decision" or "phase"') }),
    },
  };
}

/** The renewals of invitations that a move carries. */
function readRenewals(reader: Reader): readonly Renewal[] {
  const renewals: Renewal[] = [];
  for (let line = reader.maybe("renewed"); line !== null; line = reader.maybe("renewed")) {
    const [seat = missing, by = missing, at = missing] = words(line, "renewed * by * at *");
    renewals.push({
      seat: wordAs(name, line, seat, "A seat"),
      by: wordAs(name, line, by, "A seat"),
      at: wordAs(time, line, at, "An ISO time"),
    });
  }
  return renewals;
}

function readMove(reader: Reader, heading: Line, expected: number, createdAt: string): RecordMove {
  const [text = ""] = heading.text.slice(5).split(" ", 1);
  const written = part(version, heading, 5, 5 + text.length, "A version");
  if (written !== expected)
    throw new Unreadable(
      heading.number,
      6,
      `Version ${expected} is expected here, not ${written}: ${written < expected ? "it is there already" : "a move is missing"}.`,
      written < expected ? "duplicate-version" : "missing-version",
    );
  const [at = missing, by = missing] = expected === 0 ? [] : words(heading, `move ${expected} at * by *`);
  const made =
    expected === 0
      ? { at: createdAt, by: null }
      : { at: wordAs(time, heading, at, "An ISO time"), by: wordAs(name, heading, by, "A seat") };
  const renewals = expected === 0 ? [] : readRenewals(reader);
  const said = expected === 0 ? null : reader.maybe("words");
  const deed: RecordedDeed = expected === 0 ? { opening: true } : readDeed(reader);
  if (said !== null && !("move" in deed)) throw new Unreadable(said.number, 1, "Words come with a move alone.");
  const drawn = reader.maybe("drawn");
  const left = reader.maybe("left");
  return {
    ...made,
    deed,
    renewals,
    words: said && json(wordsSchema, said),
    drawn: drawn === null ? [] : rest(numbers, drawn, "Numbers like 6:4"),
    left: left && rest(hash, left, "A hash: 64 hexadecimal digits"),
    hash: rest(hash, reader.next("hash"), "A hash: 64 hexadecimal digits"),
  };
}

/** Every record has one text only: the first line that is written otherwise than it would be here. */
function checkForm(lines: readonly Line[], record: GameRecord): void {
  const canonical = [...beginningLines(record), ...record.moves.flatMap(moveLines), endLine(record)];
  for (const [i, line] of lines.entries()) {
    const wanted = canonical[i] ?? "";
    if (line.text === wanted) continue;
    let same = 0;
    while (same < line.text.length && line.text[same] === wanted[same]) same++;
    throw new Unreadable(
      line.number,
      same + 1,
      "This is not the form in which a record is written (keys in order, no blanks between, what cannot be seen escaped).",
      "not-canonical",
    );
  }
}

function readLines(lines: readonly Line[]): GameRecord {
  const reader = new Reader(lines);
  const { createdAt, ...begun } = readBeginning(reader);
  const moves: RecordMove[] = [];
  for (let heading = reader.maybe("move"); heading !== null; heading = reader.maybe("move")) {
    if (moves.length >= MOST_RECORD_MOVES)
      throw new Unreadable(heading.number, 1, `A record has at most ${MOST_RECORD_MOVES} moves.`, "too-large");
    moves.push(readMove(reader, heading, moves.length, createdAt));
  }
  if (moves.length === 0) throw reader.unexpected('A line "move 0"');
  const end = reader.next("end");
  const last = rest(version, end, "A version");
  if (last !== moves.length - 1)
    throw new Unreadable(
      end.number,
      5,
      `The record is said to end with version ${last}, but the last one there is ${moves.length - 1}.`,
      "missing-version",
    );
  if (!reader.done) throw reader.unexpected("Nothing more");
  const record = { ...begun, moves };
  checkForm(lines, record);
  return record;
}

/** The line of a record (from 1) on which a version begins that stands in it. */
export const lineOf = (text: string, at: number): number =>
  text.split("\n").findIndex((line) => line === `move ${at}` || line.startsWith(`move ${at} `)) + 1;

/** Reads a record; a fault has its line and column. What was read may still be untrue: that is for `replayRecord`. */
export function readRecord(input: string | Uint8Array): Result<GameRecord> {
  try {
    return ok(readLines(linesOf(input)));
  } catch (error) {
    if (error instanceof Unreadable)
      return err({
        code: error.code,
        path: "/record",
        message: error.message,
        line: error.line,
        column: error.column,
      });
    throw error;
  }
}
