import { clausesOf, err, faultsByLine, type Result, checkedState, TextFault, expectedOf } from "../../kernel/index.ts";
import { tableSize } from "../book/battles.ts";
import { noStock, type State, stateSchema } from "../table/state.ts";
import { activateWhoActs, lines } from "./lines.ts";
import { Reader } from "./text.ts";

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
  const state = emptyState();
  const said = new Set<string>();
  const faults = faultsByLine(text, (raw, line) => {
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
        `No line begins with "${word}"${expectedOf(word, Object.keys(lines))}.`,
      );
    reader.word(word);
    handle(state, reader, rest, line);
    reader.end();
  });
  if (faults.length > 0) return err(...faults);
  const acting = activateWhoActs(state);
  state.next ??= acting;
  if (state.phase === "activations") {
    state.next ??= state.first ?? "south";
    state.first ??= state.next;
  }
  return checkedState(stateSchema, state);
}
