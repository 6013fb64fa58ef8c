import {
  clausesOf,
  err,
  faultsByLine,
  LineReader,
  type Result,
  checkedState,
  TextFault,
  expectedOf,
} from "../../kernel/index.ts";
import { MOST_SQUARES } from "../book/strongholds.ts";
import { type State, stateSchema } from "../table/state.ts";
import { corridor } from "../table/plan.ts";
import { newDraft, stateOf } from "./draft.ts";
import { lines } from "./lines.ts";

const rowPattern = /^[#.1-9A-Z]+$/;
/** Lines that may not be said twice. */
const once = new Set([
  "umpire",
  "stronghold",
  "plan",
  "phase",
  "round",
  "timer",
  "begun",
  "markers",
  "open",
  "pile",
  "turn",
  "commander",
  "result",
]);

/** A plan of nothing but corridor, by its size: "16x3". */
function plainRows(reader: LineReader): string[] {
  const size = /^(\d{1,3})x(\d{1,3})$/.exec(reader.peek());
  const [across, down] = [Number(size?.[1]), Number(size?.[2])];
  if (!(across >= 1 && across <= MOST_SQUARES && down >= 1 && down <= MOST_SQUARES))
    throw new TextFault(
      reader.place,
      "bad-size",
      `"${reader.peek()}" is not a size of a plan: expected columns and rows from 1 to ${MOST_SQUARES}, as in 16x3, or rows drawn under the line.`,
    );
  reader.word("a size");
  return Array.from({ length: down }, () => corridor.repeat(across));
}

/** Reads a set-up from text: see docs/hour-of-glory.md. Faults carry line and column. */
export function parsePosition(text: string): Result<State> {
  const draft = newDraft();
  const said = new Set<string>();
  let rows: "none" | "drawn" | "too many" = "none";
  const faults = faultsByLine(text, (raw, line) => {
    if (rows === "too many") return;
    const trimmed = raw.trim();
    if (draft.plan !== null && rows === "drawn" && rowPattern.test(trimmed)) {
      if (draft.plan.rows.length >= MOST_SQUARES || trimmed.length > MOST_SQUARES) {
        rows = "too many";
        throw new TextFault(
          { line, column: raw.indexOf(trimmed) + 1 },
          "too-large",
          `A stronghold has at most ${MOST_SQUARES} rows of at most ${MOST_SQUARES} squares.`,
        );
      }
      draft.plan.rows.push(trimmed);
      return;
    }
    rows = "none";
    const [first = [], ...rest] = clausesOf(raw, line);
    const reader = new LineReader(first, line);
    const word = reader.peek();
    if (once.has(word) && said.has(word)) reader.fail("given-twice", `"${word}" is said twice.`);
    said.add(word);
    if (word === "plan") {
      draft.plan = { rows: [], doors: [], posts: [], commander: null, starts: [] };
      reader.word(word);
      if (reader.more) draft.plan.rows = plainRows(reader);
      else rows = "drawn";
      reader.end();
      return;
    }
    const handle = Object.hasOwn(lines, word) ? lines[word] : undefined;
    if (handle === undefined)
      throw new TextFault(
        reader.place,
        "unknown-line",
        `No line begins with "${word}"${expectedOf(word, ["plan", ...Object.keys(lines)])}.`,
      );
    reader.word(word);
    handle(draft, reader, rest, line);
    reader.end();
  });
  return faults.length > 0 ? err(...faults) : checkedState(stateSchema, stateOf(draft));
}
