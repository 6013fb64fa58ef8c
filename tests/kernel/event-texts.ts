import { alternatives, faultsOf, type JsonSchema } from "../../cli/conformance/json-schema.ts";
import type { Table } from "../../cli/conformance/table.ts";
import type { Words } from "../../cli/conformance/words.ts";
import { faultOfSentence, namedIn } from "./event-sentences.ts";
import { type Game, seededChance, type OpenPosition, Budget } from "../../rules/kernel/index.ts";

type Shown = Readonly<Record<string, unknown>>;

/** Whether a schema lets a field be any text: nothing closes it, and it names nothing. */
const isFree = (schema: JsonSchema): boolean =>
  [schema.type ?? []].flat().includes("string") &&
  [schema.const, schema.enum, schema.names, schema.pattern].every((part) => part === undefined);

/** Whether some text in what a schema describes is free. */
const holdsFree = (schema: JsonSchema): boolean =>
  alternatives(schema).some(
    (one) =>
      isFree(one) ||
      (one.items !== undefined && one.items !== false && holdsFree(one.items)) ||
      Object.values(one.properties ?? {}).some(holdsFree),
  );

/** The texts that fields of events took where their schemas let them be any, by event and field, in their forms. */
export class Texts {
  readonly forms = new Map<string, Map<string, string>>();
  /** How often each of these fields took one. */
  readonly #told = new Map<string, number>();
  /** Sentences that do not read, each once in its form. */
  readonly misspoken = new Map<string, string>();
  /** Events that are not as their schema says. */
  readonly faults = new Set<string>();
  readonly #words: Words;

  constructor(words: Words) {
    this.#words = words;
  }

  /** Notes the sentences of events that do not read. */
  listen(events: readonly Shown[], known: ReadonlySet<string>): void {
    const names = new Set([...known, ...namedIn(events)]);
    for (const event of events) {
      // where something else that an event tells is called so, its sentence is not here
      if (this.#words.events?.get(String(event["event"]))?.properties?.["text"] !== undefined) continue;
      const fault = faultOfSentence(event, names);
      if (fault !== null) this.misspoken.set(fault.replaceAll(/\d+/g, "…"), fault);
    }
  }

  readonly #free = new Map<string, readonly string[]>();

  /** The fields of a kind of event with a free text in them, however deep. */
  #freeOf(kind: string): readonly string[] {
    let fields = this.#free.get(kind);
    if (fields === undefined) {
      const properties = Object.entries(this.#words.events?.get(kind)?.properties ?? {});
      fields = properties.flatMap(([field, schema]) => (field !== "cites" && holdsFree(schema) ? [field] : []));
      this.#free.set(kind, fields);
    }
    return fields;
  }

  /** Notes events; in the form of a text names of pieces and places, and numbers, are "…". */
  note(events: readonly Shown[], names: ReadonlySet<string>): void {
    for (const { cites: _cites, text: _text, ...event } of events) {
      const schema = this.#words.events?.get(String(event["event"]));
      if (schema === undefined) continue;
      for (const fault of faultsOf(schema, event, String(event["event"]), () => true)) this.faults.add(fault);
      for (const field of this.#freeOf(String(event["event"])))
        this.#walk(schema.properties?.[field] ?? {}, event[field], `${String(event["event"])}.${field}`, names);
    }
  }

  #walk(schema: JsonSchema, value: unknown, path: string, names: ReadonlySet<string>): void {
    if (typeof value === "string") {
      // what the other alternatives say is closed
      const open = alternatives(schema).some(isFree);
      if (open) this.#keep(path, value, names);
    } else if (Array.isArray(value)) {
      const item = alternatives(schema).find(({ items }) => items !== undefined)?.items;
      if (item !== undefined && item !== false) for (const part of value) this.#walk(item, part, path, names);
    } else if (typeof value === "object" && value !== null) {
      const properties = alternatives(schema).find((one) => one.properties !== undefined)?.properties ?? {};
      for (const [key, part] of Object.entries(value)) this.#walk(properties[key] ?? {}, part, `${path}.${key}`, names);
    }
  }

  #keep(path: string, text: string, names: ReadonlySet<string>): void {
    const form = text
      .split(/(?<![\w-])([\w-]+)/)
      .map((word) => (names.has(word) ? "…" : word))
      .join("")
      .replaceAll(/\d+(?:[.,]\d+)*/g, "…");
    this.#told.set(path, (this.#told.get(path) ?? 0) + 1);
    const forms = this.forms.get(path) ?? new Map<string, string>();
    this.forms.set(path, forms.set(form, text));
  }

  /**
   * The fields that took no more than so many texts, none of them with a name or a number in it, though they took each
   * so often on average.
   */
  few(most: number, each: number): readonly string[] {
    return [...this.forms]
      .filter(([path, forms]) => forms.size <= most && (this.#told.get(path) ?? 0) >= each * forms.size)
      .filter(([, forms]) => ![...forms.keys()].some((form) => form.includes("…")))
      .map(([path, forms]) => `${path}: ${[...forms.keys()].join(" | ")}`)
      .sort();
  }
}

/** All names of a position and its board: of pieces, of whatever has an id, of areas. */
async function namesIn(table: Table, position: unknown): Promise<ReadonlySet<string>> {
  const names = new Set<string>();
  const gather = (part: unknown): void => {
    if (Array.isArray(part)) for (const one of part) gather(one);
    else if (typeof part === "object" && part !== null)
      for (const [key, one] of Object.entries(part))
        if (key === "id" && typeof one === "string") names.add(one);
        else gather(one);
  };
  gather(position);
  const { pieces, areas } = await table.board(position);
  for (const { id } of pieces) names.add(id);
  for (const id of areas ?? []) names.add(id);
  return names;
}

/** A table that notes the texts of all events it tells. */
export const reading = (table: Table, texts: Texts): Table => ({
  ...table,
  async adjudicate(position, sent) {
    const answer = await table.adjudicate(position, sent);
    if (answer.events.length === 0) return answer;
    const names = new Set([...(await namesIn(table, position)), ...(await namesIn(table, answer.position))]);
    texts.note(answer.events, names);
    texts.listen(answer.events, names);
    return answer;
  },
});

/** Plays a seeded game of so many steps, by the game's policy and at random, and notes the texts of its events. */
export function readGame(game: Game, seed: number, steps: number, texts: Texts): void {
  const chance = seededChance(seed * 7919);
  const scenario = game.scenarios[seed % game.scenarios.length];
  const begun = scenario === undefined ? null : game.setUp(scenario.id, {}, new Budget(Infinity));
  if (begun === null || !begun.ok) return;
  let situation: OpenPosition = begun.value;
  const names = new Set<string>();
  for (let step = 0; step < steps; step++) {
    for (const { id } of situation.board().pieces) names.add(id);
    const decision = situation.decision();
    const option = decision?.kind === "choose" ? decision.options[chance.index(decision.options.length)] : undefined;
    const move = option === undefined ? (situation.policyMove(chance) ?? {}) : { choose: [option.id] };
    const answer = situation.adjudicate({ ...move, chance });
    if (!answer.ok || answer.value.outcome === "refused") return;
    const { events } = answer.value;
    if (answer.value.outcome !== "over") for (const { id } of answer.value.situation.board().pieces) names.add(id);
    texts.note(
      events.map(({ event, details }) => ({ ...details, event })),
      names,
    );
    texts.listen(
      events.map(({ event, text, details }) => ({ ...details, event, text })),
      names,
    );
    if (answer.value.outcome === "over") return;
    situation = answer.value.situation;
  }
}
