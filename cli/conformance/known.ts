import { shapesOf } from "../../rules/kernel/index.ts";
import type { Answered, Board } from "./table.ts";
import { alternatives, type IsNamed, type JsonSchema } from "./json-schema.ts";
import type { Words } from "./words.ts";

/** Whether a field of an event names a piece: what its schema says, or its name where there is none. */
const canBePiece = (schema: JsonSchema | undefined, key: string): boolean =>
  alternatives(schema ?? {}).some(({ names }) => (names ?? key) === "piece");

/** All names that a run came across: what stood in its positions, on its boards, in its events and decisions. */
export class Known {
  readonly #ids = new Set<string>();
  readonly #areas = new Set<string>();
  readonly #unknown = new Set<string>();
  #measured = false;
  #across = 0;
  #down = 0;
  readonly #words: Words;

  constructor(words: Words) {
    this.#words = words;
  }

  get ids(): ReadonlySet<string> {
    return this.#ids;
  }

  /** Remembers every id of a position. */
  position(position: unknown): void {
    if (Array.isArray(position)) for (const part of position) this.position(part);
    else if (typeof position === "object" && position !== null) {
      for (const [key, part] of Object.entries(position)) {
        if (typeof part === "string" && key === "id") this.#ids.add(part);
        else this.position(part);
      }
    }
  }

  /** Remembers every word of the text of a scenario, whose pieces need not all come into play. */
  text(text: string): void {
    for (const [word] of text.matchAll(/[a-z][a-z0-9-]*/g)) this.#ids.add(word);
  }

  /** Remembers the pieces and places of a board. */
  board({ pieces, areas, across, down, measured }: Board): void {
    for (const { id } of pieces) this.#ids.add(id);
    for (const id of areas ?? []) this.#areas.add(id);
    if (measured) this.#measured = true;
    if (areas === null) {
      this.#across = Math.max(this.#across, across);
      this.#down = Math.max(this.#down, down);
    }
  }

  /** Remembers who takes part in what happened, and who may be chosen. */
  answer({ events, decision }: Answered): void {
    for (const event of events) {
      const { properties = {} } = this.#words.events?.get(String(event["event"])) ?? {};
      for (const [key, value] of Object.entries(event))
        if (typeof value === "string" && canBePiece(properties[key], key)) this.#ids.add(value);
    }
    if (Array.isArray(decision?.["options"]))
      for (const option of decision["options"])
        for (const word of String(option.id).split(/[ :;]+/)) this.#ids.add(word);
  }

  /** Lets actions speak of names that nothing has; returns those that something has after all. */
  unknown(names: readonly string[]): readonly string[] {
    const found = names.filter((name) => this.isNamed("piece or place", name));
    for (const name of names) this.#unknown.add(name);
    return found;
  }

  isPiece(id: string): boolean {
    const { laterNames: later } = this.#words;
    return this.#ids.has(id) || (later !== null && shapesOf(id, Object.keys(later.shapes), later.parts).length > 0);
  }

  isPlace(name: string): boolean {
    if (this.#measured) return this.#isOnTable(name);
    const [, x, y] = /^(\d+),(\d+)$/.exec(name) ?? [];
    return this.#areas.has(name) || (x !== undefined && Number(x) < this.#across && Number(y) < this.#down);
  }

  #isOnTable(name: string): boolean {
    // "~" names a place about there
    const [, x, y] = /^~?(\d+(?:\.\d+)?),(\d+(?:\.\d+)?)$/.exec(name) ?? [];
    return x !== undefined && Number(x) <= this.#across && Number(y) <= this.#down;
  }

  /** Whether something has a name; what lies on a way ("A5|A6") or belongs to something ("t/west") is named by both. */
  readonly isNamed: IsNamed = (names, value) =>
    this.#unknown.has(value) ||
    value
      .split(/[|/]/)
      .every((part) => (names !== "place" && this.isPiece(part)) || (names !== "piece" && this.isPlace(part)));
}
