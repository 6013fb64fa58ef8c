import { clausesOf, type Defect, faultAt, LineReader, type Result, ok, TextFault, err } from "../../kernel/index.ts";
import { type State, stateSchema } from "../table/state.ts";
import { type Draft, newDraft, stateOf } from "./draft.ts";
import { bodyLine, captiveLine, fighterLine } from "./fighter-lines.ts";
import { momentLines } from "./moment-lines.ts";
import { tableLine, terrainLine } from "./terrain-lines.ts";
import {
  chargeLine,
  escapeLine,
  gunLine,
  lightLine,
  nestLine,
  objectiveLine,
  routeLine,
  smokeLine,
} from "./thing-lines.ts";
import type { Clauses } from "./words.ts";

/** The largest text that is read, in characters. */
const mostCharacters = 65_536;
/** More faults than these are not told. */
const mostFaults = 20;

type Line = (draft: Draft, reader: LineReader, rest: Clauses, line: number) => void;

/** Lines that may stand any number of times. */
const repeated: Readonly<Record<string, Line>> = {
  terrain: terrainLine,
  body: bodyLine,
  objective: objectiveLine,
  escape: escapeLine,
  charge: chargeLine,
  smoke: smokeLine,
  light: lightLine("light"),
  searchlight: lightLine("searchlight"),
};

const lines: Readonly<Record<string, Line>> = {
  ...momentLines,
  ...repeated,
  table: tableLine,
  captive: captiveLine,
  route: routeLine,
  nest: nestLine,
  gun: gunLine,
};

/** Reads a position from text: see docs/two-hundred-hours.md. Faults carry line and column. */
export function parsePosition(text: string): Result<State> {
  if (text.length > mostCharacters)
    return err(faultAt({ line: 1, column: 1 }, "too-long", `A text has at most ${mostCharacters} characters.`));
  const draft = newDraft();
  const faults: Defect[] = [];
  const said = new Set<string>();
  for (const [i, raw] of text.split(/\r\n?|\n/).entries()) {
    const trimmed = raw.trim();
    if (trimmed === "" || trimmed.startsWith("//")) continue;
    try {
      readLine(draft, said, raw, i + 1);
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

function readLine(draft: Draft, said: Set<string>, raw: string, line: number): void {
  const [first = [], ...rest] = clausesOf(raw, line);
  const reader = new LineReader(first, line);
  const word = reader.peek();
  if (first[1]?.text === "=") {
    const name = reader.matching("a name, e.g. S1", /^[A-Za-z][A-Za-z0-9-]{0,15}$/);
    reader.word("=");
    fighterLine(draft, name, reader, rest, line);
    return;
  }
  const handle = Object.hasOwn(lines, word) ? lines[word] : undefined;
  if (handle === undefined)
    return reader.fail(
      "unknown-line",
      `A line is a fighter, "S1 = sentry rifle at 12.5,7.25", or begins with one of: ${Object.keys(lines).join(", ")}; found "${word}".`,
    );
  if (said.has(word) && !Object.hasOwn(repeated, word)) reader.fail("given-twice", `"${word}" is said twice.`);
  said.add(word);
  reader.word(word);
  handle(draft, reader, rest, line);
  reader.end();
}
