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
  readonly origin: Catalogue["numbers"][string]["origin"] | null;
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

type Rows = Pick<Catalogue, "rules" | "interpretations" | "numbers" | "prompts">;

const ruleRow = (id: string, { title, topic, text, source, open = [] }: Rows["rules"][string]): FoundRule => ({
  ...none,
  id,
  kind: "rule",
  title,
  topic,
  text,
  source,
  open,
});

const openPointRow = (
  id: string,
  { topic, question, byDefault, readings, switchable }: Rows["interpretations"][string],
): FoundRule => ({
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
});

const numberRow = (id: string, { text, value, origin }: Rows["numbers"][string]): FoundRule => ({
  ...none,
  id,
  kind: "number",
  text,
  value,
  origin,
});

const decisionRow = (id: string, text: string): FoundRule => ({ ...none, id, kind: "decision", text });

/** All rows of a catalogue in its order: rules, open points, numbers, decisions. */
export function* rowsOf({ rules, interpretations, numbers, prompts }: Catalogue): Generator<FoundRule> {
  for (const [id, row] of Object.entries(rules)) yield ruleRow(id, row);
  for (const [id, row] of Object.entries(interpretations)) yield openPointRow(id, row);
  for (const [id, row] of Object.entries(numbers)) yield numberRow(id, row);
  for (const [id, text] of Object.entries(prompts)) yield decisionRow(id, text);
}

/** The row of an id; null where a catalogue has none. */
export function rowOf({ rules, interpretations, numbers, prompts }: Catalogue, id: string): FoundRule | null {
  const own = <T>(rows: Readonly<Record<string, T>>): T | undefined => (Object.hasOwn(rows, id) ? rows[id] : undefined);
  const [rule, openPoint, number, text] = [own(rules), own(interpretations), own(numbers), own(prompts)];
  if (rule !== undefined) return ruleRow(id, rule);
  if (openPoint !== undefined) return openPointRow(id, openPoint);
  if (number !== undefined) return numberRow(id, number);
  return text === undefined ? null : decisionRow(id, text);
}

/** A topic of the rule book as the name of the files of its conformance cases: tests hold that they lie there. */
const fileOfTopic = (topic: string): string =>
  topic
    .toLowerCase()
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");

/**
 * Where the conformance cases that show a rule lie in the repository: the beginning of the paths of their files. Null for
 * what is not a rule: cases show it beside others.
 */
export const casesOf = (
  game: string,
  { isRule, topic }: { readonly isRule: boolean; readonly topic: unknown },
): string | null => (isRule && typeof topic === "string" ? `tests/conformance/${game}/${fileOfTopic(topic)}.` : null);

/** Whether a row is called `id`, or its id begins with it: `rr.cover` and `rr.cover.` both name all rows of cover. */
export const isNamed = (row: FoundRule, id: string): boolean =>
  row.id === id || row.id.startsWith(id.endsWith(".") ? id : `${id}.`);
