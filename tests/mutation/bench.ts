import { readFileSync } from "node:fs";
import { registerHooks, stripTypeScriptTypes } from "node:module";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import type * as Rules from "../../rules/index.ts";
import type { ConformanceCase } from "../../cli/conformance/case-format.ts";
import type * as InProcess from "../../cli/conformance/in-process.ts";
import type * as RunCase from "../../cli/conformance/run-case.ts";
import type { Table } from "../../cli/conformance/table.ts";
import type { Switches } from "./switches.ts";
import type { Watch } from "./tables.ts";

/** A game of an instrumented tree as it was loaded once: its table, and what its modules made. */
export interface Loaded {
  readonly table: Table;
  readonly tables: ReadonlyMap<string, unknown>;
  /** How what they keep is forgotten. */
  readonly forgets: (() => void)[];
}

/** What running a case has shown. */
export interface Ran {
  readonly passes: boolean;
  readonly operations: number;
}

/** Loads a game of an instrumented tree, as often as it is asked to, and runs cases at it. */
export class Bench {
  readonly #switches: Switches;
  readonly #game: string;
  readonly #runCase: typeof RunCase.runCase;
  readonly #tableFor: typeof InProcess.tableFor;
  readonly #games: typeof Rules.games;
  /** Each time the game is loaded, its modules are told from those of the last time. */
  static #generation = 0;

  private constructor(
    switches: Switches,
    game: string,
    { runCase }: typeof RunCase,
    { tableFor }: typeof InProcess,
    { games }: typeof Rules,
  ) {
    this.#switches = switches;
    this.#game = game;
    this.#runCase = runCase;
    this.#tableFor = tableFor;
    this.#games = games;
  }

  /** The bench of a tree, once in a process: from now on all its modules are loaded through it. */
  static async in(folder: string, game: string, switches: Switches): Promise<Bench> {
    Object.assign(globalThis, switches.globals());
    const inTree = (file: string): string => pathToFileURL(join(folder, file)).href;
    const inGame = inTree(`rules/${game}/`);
    const sources = new Map<string, string>();
    registerHooks({
      resolve(name, context, next) {
        const resolved = next(name, context);
        return resolved.url.startsWith(inGame) && !resolved.url.includes("?")
          ? { ...resolved, url: `${resolved.url}?${Bench.#generation}` }
          : resolved;
      },
      load(url, context, next) {
        if (!url.startsWith(inGame)) return next(url, context);
        const [file = ""] = url.split("?");
        let source = sources.get(file);
        if (source === undefined) {
          source = stripTypeScriptTypes(readFileSync(fileURLToPath(file), "utf8"));
          sources.set(file, source);
        }
        return { format: "module", source, shortCircuit: true };
      },
    });
    return new Bench(
      switches,
      game,
      await import(inTree("cli/conformance/run-case.ts")),
      await import(inTree("cli/conformance/in-process.ts")),
      await import(inTree("rules/index.ts")),
    );
  }

  /** Loads the game anew; what is read of its tables is noted by the watch, if there is one. */
  async load(watch: Watch | null): Promise<Loaded> {
    Bench.#generation++;
    const switches = this.#switches;
    switches.watch = watch;
    switches.tables.clear();
    switches.forgets = [];
    switches.isLoading = true;
    const game = await this.#games
      .find(({ id }) => id === this.#game)
      ?.load()
      .finally(() => {
        switches.isLoading = false;
        switches.watch = null;
      });
    if (game === undefined) throw new Error(`There is no game "${this.#game}".`);
    return { table: this.#tableFor([game]), tables: new Map(switches.tables), forgets: switches.forgets };
  }

  /** Runs a case with some mutants on, with what modules keep forgotten before it. */
  async run(
    { table, forgets }: Loaded,
    one: ConformanceCase,
    { on = [], limit = Infinity, checksWords = false }: RunSettings = {},
  ): Promise<Ran> {
    const switches = this.#switches;
    switches.forgets = forgets;
    switches.reset();
    switches.operations = 0;
    switches.limit = limit;
    switches.turn(on);
    for (const id of on) switches.reached[id] = 0;
    let passes = false;
    try {
      const { failures, broken } = await this.#runCase(table, one, checksWords);
      passes = failures.length === 0 && broken.length === 0;
    } catch {
      // whatever the rules throw, the case has noticed it
    }
    switches.turn([]);
    switches.limit = Infinity;
    return { passes, operations: switches.operations };
  }
}

interface RunSettings {
  /** The mutants that are on. */
  readonly on?: readonly number[];
  /** After how many operations it is ended. */
  readonly limit?: number;
  /** Whether the words of the case are checked against those of the game. */
  readonly checksWords?: boolean;
}
