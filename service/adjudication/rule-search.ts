import type { Catalogue } from "../../rules/kernel/index.ts";

/** A row of a catalogue as it is found. */
export interface FoundRule {
  readonly id: string;
  readonly kind: "rule" | "interpretation" | "number" | "decision";
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
}

const none = {
  topic: null,
  source: null,
  readings: [],
  switchable: null,
  value: null,
  origin: null,
  open: [],
} as const;

function* rows(catalogue: Catalogue): Generator<FoundRule> {
  for (const [id, { topic, text, source, open = [] }] of Object.entries(catalogue.rules))
    yield { ...none, id, kind: "rule", topic, text, source, open };
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

/**
 * Looks rules up by id (or the beginning of an id), or searches ids, texts, topics and sources for all words of
 * `search`. Rows whose id has more of the words come first.
 */
export function searchRules(
  catalogue: Catalogue,
  {
    id,
    search,
    limit = 50,
  }: { readonly id?: string | undefined; readonly search?: string | undefined; readonly limit?: number | undefined },
): readonly FoundRule[] {
  const words = (search ?? "")
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== "");
  const found: { readonly row: FoundRule; readonly score: number }[] = [];
  for (const row of rows(catalogue)) {
    if (
      id !== undefined &&
      row.id !== id &&
      !row.id.startsWith(`${id}.`) &&
      !(id.endsWith(".") && row.id.startsWith(id))
    )
      continue;
    const text = `${row.id} ${row.text} ${row.topic ?? ""} ${row.source ?? ""}`.toLowerCase();
    if (!words.every((word) => text.includes(word))) continue;
    found.push({ row, score: words.filter((word) => row.id.includes(word)).length });
  }
  return found
    .sort((a, b) => b.score - a.score)
    .slice(0, limit)
    .map(({ row }) => row);
}
