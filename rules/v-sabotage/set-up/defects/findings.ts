import type { Defect, Settings } from "../../../kernel/index.ts";
import type { Citation } from "../../book/citation.ts";
import type { Ctx } from "../../table/context.ts";
import { mapOf } from "../../table/map.ts";
import type { State } from "../../table/state.ts";

/** What is found wrong with a set-up, one thing after another. */
export class Findings {
  readonly defects: Defect[] = [];
  readonly state: State;
  readonly settings: Settings;
  /** A table to ask the rules at; nothing is recorded. */
  readonly g: Ctx;
  readonly #tiles: ReadonlySet<string>;

  constructor(state: State, settings: Settings) {
    this.state = state;
    this.settings = settings;
    this.g = { state, settings, events: [] };
    this.#tiles = new Set(state.terrains.flatMap((terrain) => [...mapOf(terrain).tiles.keys()]));
  }

  add(code: string, path: string, message: string, ...cites: readonly Citation[]): void {
    this.defects.push({ code, path, message, cites });
  }

  isTile(name: string): boolean {
    return this.#tiles.has(name);
  }

  /** Whether a tile is on the map of some terrain in play; if not, that is a defect. */
  hasTile(name: string, path: string, what: string): boolean {
    if (this.isTile(name)) return true;
    this.add("no-such-tile", path, `${what} is on ${name}, which no terrain in play has.`);
    return false;
  }

  /** Everything that is there twice. */
  twice(
    names: readonly string[],
    code: string,
    messageOf: (name: string) => string,
    ...cites: readonly Citation[]
  ): void {
    const seen = new Set<string>();
    const told = new Set<string>();
    for (const name of names) {
      if (seen.has(name) && !told.has(name)) this.add(code, name, messageOf(name), ...cites);
      (seen.has(name) ? told : seen).add(name);
    }
  }
}

export type Check = (findings: Findings) => void;
