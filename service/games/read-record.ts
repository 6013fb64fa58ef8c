import * as z from "zod";
import { type Result, ok, err } from "../../rules/kernel/index.ts";
import { gameId } from "../schema/game-id.ts";
import { keptNames, keptWords } from "../schema/requests.ts";
import type { Renewal, Origin } from "../storage/seats.ts";
import type { Beginning, RulesUsed } from "./move.ts";
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
import { MOST_RECORD_MOVES } from "./record-lines.ts";
import {
  type Line,
  Unreadable,
  title,
  version,
  name,
  names,
  rulesVersion,
  hash,
  time,
  numbers,
  differs,
  here,
  choose,
  dice,
  cards,
  until,
  linesOf,
  wordOf,
  part,
  rest,
  words,
  wordAs,
  json,
  Reader,
} from "./record-reader.ts";

function readRules(line: Line): RulesUsed {
  const [of = missing, content = missing] = words(line, "rules * *");
  return {
    version: wordAs(rulesVersion, line, of, "A version of the rules"),
    content: wordAs(hash, line, content, "The hash that stands for the rules"),
  };
}

export const missing = ["", 0] as const;

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
      `A record that can be read here begins with "${RECORD_FORMAT}".`,
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
      ...(called !== null && { names: json(keptNames, called) }),
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
    words: said && json(keptWords, said),
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
