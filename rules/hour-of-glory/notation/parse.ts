import { clausesOf, type Defect, err, faultAt, LineReader, ok, type Result, TextFault } from "../../kernel/index.ts";
import { mostSquares } from "../book/strongholds.ts";
import { type State, stateSchema } from "../table/state.ts";
import { corridor } from "../table/plan.ts";
import { newDraft, stateOf } from "./draft.ts";
import { lines } from "./lines.ts";

/** The largest text that is read, in characters. */
const mostCharacters = 65_536;
/** How many faults are told at most. */
const mostFaults = 20;

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
  if (!(across >= 1 && across <= mostSquares && down >= 1 && down <= mostSquares))
    throw new TextFault(
      reader.place,
      "bad-size",
      `"${reader.peek()}" is no size of a plan: expected columns and rows from 1 to ${mostSquares}, as in 16x3, or rows drawn under the line.`,
    );
  reader.word("a size");
  return Array.from({ length: down }, () => corridor.repeat(across));
}

/** Reads a set-up from text: see docs/hour-of-glory.md. Faults carry line and column. */
export function parsePosition(text: string): Result<State> {
  if (text.length > mostCharacters)
    return err(faultAt({ line: 1, column: 1 }, "too-long", `A text has at most ${mostCharacters} characters.`));
  const draft = newDraft();
  const faults: Defect[] = [];
  const said = new Set<string>();
  let drawing = false;
  for (const [i, raw] of text.split(/\r\n?|\n/).entries()) {
    const line = i + 1;
    const trimmed = raw.trim();
    if (trimmed === "" || trimmed.startsWith("//")) continue;
    if (draft.plan !== null && drawing && rowPattern.test(trimmed)) {
      if (draft.plan.rows.length >= mostSquares || trimmed.length > mostSquares) {
        faults.push(
          faultAt(
            { line, column: raw.indexOf(trimmed) + 1 },
            "too-large",
            `A stronghold has at most ${mostSquares} rows of at most ${mostSquares} squares.`,
          ),
        );
        break;
      }
      draft.plan.rows.push(trimmed);
      continue;
    }
    drawing = false;
    try {
      const [first = [], ...rest] = clausesOf(raw, line);
      const reader = new LineReader(first, line);
      const word = reader.peek();
      if (once.has(word) && said.has(word)) reader.fail("given-twice", `"${word}" is said twice.`);
      said.add(word);
      if (word === "plan") {
        draft.plan = { rows: [], doors: [], posts: [], commander: null, starts: [] };
        reader.word(word);
        if (reader.more) draft.plan.rows = plainRows(reader);
        else drawing = true;
        reader.end();
        continue;
      }
      const handle = Object.hasOwn(lines, word) ? lines[word] : undefined;
      if (handle === undefined)
        throw new TextFault(
          reader.place,
          "unknown-line",
          `A line begins with one of: plan, ${Object.keys(lines).join(", ")}; found "${word}".`,
        );
      reader.word(word);
      handle(draft, reader, rest, line);
      reader.end();
    } catch (error) {
      if (!(error instanceof TextFault)) throw error;
      faults.push(error.defect);
      if (faults.length >= mostFaults) break;
    }
  }
  if (faults.length > 0) return err(...faults);
  const checked = stateSchema.safeParse(stateOf(draft));
  if (checked.success) return ok(checked.data);
  return err(
    ...checked.error.issues.slice(0, mostFaults).map(({ path, message }): Defect => {
      const place = path.map(String).join("/");
      return { ...faultAt({ line: 1, column: 1 }, "not-a-state", `${message} (${place})`), path: `/${place}` };
    }),
  );
}
