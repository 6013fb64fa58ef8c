import { clausesOf, type Defect, faultAt, type Result, ok, TextFault, err } from "../../kernel/index.ts";
import { tableSize } from "../book/battles.ts";
import { noStock, type State, stateSchema } from "../table/state.ts";
import { lines } from "./lines.ts";
import { Reader } from "./text.ts";

/** The largest text that is read, in characters. */
const mostCharacters = 65_536;
/** More faults than these are not told. */
const mostFaults = 20;

/** Lines that may not be said twice. */
const once = new Set([
  "umpire",
  "scenario",
  "table",
  "battlefield",
  "limit",
  "phase",
  "defender",
  "chooses",
  "rolls",
  "turn",
  "first",
  "initiative",
  "next",
  "score",
  "named",
  "spent",
  "activation",
  "reaction",
  "result",
]);

/** A table with nothing on it, in the middle of a turn in which the south may act. */
export const emptyState = (): State => ({
  scenario: null,
  width: tableSize.width * 1000,
  height: tableSize.height * 1000,
  limit: 100,
  phase: "activations",
  stock: { north: noStock, south: noStock },
  defender: null,
  drawn: null,
  chooser: null,
  turn: 1,
  turns: null,
  first: null,
  initiative: null,
  next: null,
  activation: null,
  reaction: null,
  terrain: [],
  objectives: [],
  units: [],
  score: { north: 0, south: 0 },
  spent: [],
  alerts: [],
  named: 0,
  result: null,
});

/** Reads a set-up from text: see docs/dust-tactics.md. Faults carry line and column. */
export function parsePosition(text: string): Result<State> {
  if (text.length > mostCharacters)
    return err(faultAt({ line: 1, column: 1 }, "too-long", `A text has at most ${mostCharacters} characters.`));
  const state = emptyState();
  const faults: Defect[] = [];
  const said = new Set<string>();
  for (const [i, raw] of text.split(/\r\n?|\n/).entries()) {
    const line = i + 1;
    const trimmed = raw.trim();
    if (trimmed === "" || trimmed.startsWith("//")) continue;
    try {
      const [first = [], ...rest] = clausesOf(raw, line);
      const reader = new Reader(first, line);
      const word = reader.peek();
      if (once.has(word) && said.has(word)) reader.fail("given-twice", `"${word}" is said twice.`);
      said.add(word);
      const handle = Object.hasOwn(lines, word) ? lines[word] : undefined;
      if (handle === undefined)
        throw new TextFault(
          reader.place,
          "unknown-line",
          `A line begins with one of: ${Object.keys(lines).join(", ")}; found "${word}".`,
        );
      reader.word(word);
      handle(state, reader, rest, line);
      reader.end();
    } catch (error) {
      if (!(error instanceof TextFault)) throw error;
      faults.push(error.defect);
      if (faults.length >= mostFaults) break;
    }
  }
  if (faults.length > 0) return err(...faults);
  if (state.phase === "activations") {
    state.next ??= state.first ?? "south";
    state.first ??= state.next;
  }
  const checked = stateSchema.safeParse(state);
  if (checked.success) return ok(checked.data);
  return err(
    ...checked.error.issues.slice(0, mostFaults).map(({ path, message }): Defect => {
      const place = path.map(String).join("/");
      return { ...faultAt({ line: 1, column: 1 }, "not-a-state", `${message} (${place})`), path: `/${place}` };
    }),
  );
}
