import type { Catalogue } from "../../../rules/kernel/index.ts";

/** A row of a catalogue as it is found. */
export interface FoundRule {
  readonly id: string;
  readonly kind: "rule" | "interpretation" | "number" | "decision";
  /** Of a rule: its heading; whatever else there is has its text alone. */
  readonly title: string | null;
  readonly topic: string | null;
  readonly text: string;
  readonly source: string | null;
  /** Of an open point: its readings, the default first. */
  readonly readings: readonly { readonly id: string; readonly text: string; readonly byDefault: boolean }[];
  readonly switchable: boolean | null;
  /** Of a number: its value and where it comes from. */
  readonly value: number | null;
  readonly origin: string | null;
  /** Open points a rule leans on. */
  readonly open: readonly string[];
  /** Of a row that a search found: the words of its title and text that answer to what was asked. */
  readonly words: readonly string[];
}

const none = {
  title: null,
  topic: null,
  source: null,
  readings: [],
  switchable: null,
  value: null,
  origin: null,
  open: [],
  words: [],
} as const;

/** All rows of a catalogue in its order: rules, open points, numbers, decisions. */
export function* rowsOf(catalogue: Catalogue): Generator<FoundRule> {
  for (const [id, { title, topic, text, source, open = [] }] of Object.entries(catalogue.rules))
    yield { ...none, id, kind: "rule", title, topic, text, source, open };
  for (const [id, { topic, question, byDefault, readings, switchable }] of Object.entries(catalogue.interpretations)) {
    yield {
      ...none,
      id,
      kind: "interpretation",
      topic,
      text: question,
      switchable,
      readings: Object.entries(readings).map(([reading, { text }]) => ({
        id: reading,
        text,
        byDefault: reading === byDefault,
      })),
    };
  }
  for (const [id, { text, value, origin }] of Object.entries(catalogue.numbers))
    yield { ...none, id, kind: "number", text, value, origin };
  for (const [id, text] of Object.entries(catalogue.prompts)) yield { ...none, id, kind: "decision", text };
}

/** Whether a row is called `id`, or its id begins with it: `rr.cover` and `rr.cover.` both name all rows of cover. */
export const isNamed = (row: FoundRule, id: string): boolean =>
  row.id === id || row.id.startsWith(id.endsWith(".") ? id : `${id}.`);
