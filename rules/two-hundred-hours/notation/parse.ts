import { clausesOf, err, faultsByLine, LineReader, type Result, checkedState, expectedOf } from "../../kernel/index.ts";
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
  umpire: (_draft, reader) => {
    if (!reader.take("two-hundred-hours")) reader.fail("another-game", "This text is of another game.");
  },
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
  const draft = newDraft();
  const said = new Set<string>();
  const faults = faultsByLine(text, (raw, line) => readLine(draft, said, raw, line));
  return faults.length > 0 ? err(...faults) : checkedState(stateSchema, stateOf(draft));
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
      `No line begins with "${word}"${expectedOf(word, Object.keys(lines))}; a fighter is written "S1 = sentry rifle at 12.5,7.25".`,
    );
  if (said.has(word) && !Object.hasOwn(repeated, word)) reader.fail("given-twice", `"${word}" is said twice.`);
  said.add(word);
  reader.word(word);
  handle(draft, reader, rest, line);
  reader.end();
}
