import { appendFileSync, readFileSync } from "node:fs";
import { registerHooks, stripTypeScriptTypes } from "node:module";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { ConformanceCase } from "../conformance/case-format.ts";
import type * as Rules from "../../rules/index.ts";
import type * as Files from "../conformance/files.ts";
import type * as InProcess from "../conformance/in-process.ts";
import type * as RunCase from "../conformance/run-case.ts";
import type { Table } from "../conformance/table.ts";
import type { Found, Job, Try } from "./job.ts";
import { Switches } from "./switches.ts";

// node worker.ts JOB RESULTS: tries the mutants of a job, and appends a line for each to the results
const [, , jobFile = "", resultsFile = ""] = process.argv;
const job: Job = JSON.parse(readFileSync(jobFile, "utf8"));
const switches = new Switches(job.mutants, job.numbers);
Object.assign(globalThis, switches.globals());

const inTree = (file: string): string => pathToFileURL(join(job.folder, file)).href;

/** How often a case may take as many operations as without a mutant, and how many more, before it is ended. */
const MOST_TIMES = 30;
const MOST_MORE = 300_000;

interface Known {
  readonly operations: number;
  kills: number;
}

class Trial {
  readonly #cases: readonly ConformanceCase[];
  readonly #run: (one: ConformanceCase) => Promise<boolean>;
  readonly #known = new Map<string, Known>();
  readonly #reach = new Map<number, string[]>();
  readonly #killers = new Map<string, number>();
  #atLoad: Uint8Array = new Uint8Array(0);

  constructor(cases: readonly ConformanceCase[], run: (one: ConformanceCase) => Promise<boolean>) {
    this.#cases = cases;
    this.#run = run;
  }

  async #passes(one: ConformanceCase): Promise<boolean> {
    switches.reset();
    switches.operations = 0;
    try {
      return await this.#run(one);
    } catch {
      return false;
    }
  }

  /** Runs all cases without a mutant: what each reaches, and how much work it is. */
  async learn(): Promise<void> {
    for (const one of this.#cases) await this.#passes(one);
    // what was done while loading or at the first run only cannot be seen by a mutant that is switched on later
    this.#atLoad = Uint8Array.from(switches.reached);
    const often = new Uint8Array(switches.reached.length);
    for (const one of this.#cases) {
      switches.reached.fill(0);
      if (!(await this.#passes(one))) throw new Error(`The case ${one.id} fails without a mutant.`);
      this.#known.set(one.id, { operations: switches.operations, kills: 0 });
      for (const [id, reached] of switches.reached.entries()) {
        if (reached === 0) continue;
        often[id] = 1;
        const cases = this.#reach.get(id);
        if (cases === undefined) this.#reach.set(id, [one.id]);
        else cases.push(one.id);
      }
    }
    for (const [id, isOften] of often.entries()) if (isOften === 1 && !atLoad.has(id)) this.#atLoad[id] = 0;
  }

  async #firstToFail(ids: readonly string[], known: ReadonlyMap<string, Known>): Promise<string | null> {
    for (const id of ids) {
      const one = this.#cases.find((candidate) => candidate.id === id);
      if (one === undefined) continue;
      const operations = known.get(id)?.operations;
      switches.limit = operations === undefined ? MOST_MORE * 100 : operations * MOST_TIMES + MOST_MORE;
      if (!(await this.#passes(one))) return id;
    }
    return null;
  }

  async try({ id, key, hint, cases }: Try): Promise<Found> {
    const reaching = this.#reach.get(id) ?? [];
    if (this.#atLoad[id] === 1) return { id, key, atLoad: true, reached: reaching.length, killedBy: null };
    const asked = cases === null ? reaching : reaching.filter((one) => cases.includes(one));
    const likely = (one: string): number => (one === hint ? Infinity : (this.#known.get(one)?.kills ?? 0));
    const work = (one: string): number => this.#known.get(one)?.operations ?? 0;
    switches.on = id;
    const killedBy = await this.#firstToFail(
      asked.toSorted((a, b) => likely(b) - likely(a) || work(a) - work(b)),
      this.#known,
    );
    switches.on = 0;
    switches.limit = Infinity;
    const killer = killedBy === null ? undefined : this.#known.get(killedBy);
    if (killer !== undefined) killer.kills++;
    return { id, key, atLoad: false, reached: reaching.length, killedBy };
  }

  /** Tries a mutant of code that acts while the game is loaded: the game is loaded with it. */
  async tryLoading({ id, key, hint, cases }: Try, load: () => Promise<void>): Promise<Found> {
    const ids = this.#cases.map((one) => one.id).filter((one) => cases === null || cases.includes(one));
    switches.on = id;
    switches.limit = MOST_MORE * 100;
    switches.operations = 0;
    let killedBy: string | null;
    try {
      await load();
      const kills = (one: string): number => (one === hint ? Infinity : (this.#killers.get(one) ?? 0));
      killedBy = await this.#firstToFail(
        ids.toSorted((a, b) => kills(b) - kills(a)),
        this.#known,
      );
    } catch {
      killedBy = "loading";
    }
    switches.on = 0;
    if (killedBy !== null) this.#killers.set(killedBy, (this.#killers.get(killedBy) ?? 0) + 1);
    return { id, key, atLoad: true, reached: ids.length, killedBy };
  }
}

const found = (one: Found): void => appendFileSync(resultsFile, `${JSON.stringify(one)}\n`);

/** Each time the game is loaded, its modules are told from those of the last time. */
let generation = 0;
const inGame = inTree(`rules/${job.game}/`);
const sources = new Map<string, string>();
registerHooks({
  resolve(name, context, next) {
    const resolved = next(name, context);
    return resolved.url.startsWith(inGame) && !resolved.url.includes("?")
      ? { ...resolved, url: `${resolved.url}?${generation}` }
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

const files: typeof Files = await import(inTree("tests/conformance/files.ts"));
const { tableFor }: typeof InProcess = await import(inTree("tests/conformance/in-process.ts"));
const { runCase }: typeof RunCase = await import(inTree("tests/conformance/run-case.ts"));
const { games }: typeof Rules = await import(inTree("rules/index.ts"));

const load = async (): Promise<Table> => {
  generation++;
  const game = await games.find(({ id }) => id === job.game)?.load();
  if (game === undefined) throw new Error(`There is no game "${job.game}".`);
  return tableFor([game]);
};

let table = await load();
const atLoad: ReadonlySet<number> = new Set(
  [...switches.reached.entries()].flatMap(([id, on]) => (on === 1 ? [id] : [])),
);
const cases = files
  .caseFiles()
  .flatMap((file) => files.casesIn(file))
  .filter((one) => one.game === job.game);
const trial = new Trial(cases, async (one) => {
  return (await runCase(table, one, false)).failures.length === 0;
});
if (!job.atLoad) await trial.learn();
for (const one of job.tries)
  found(
    job.atLoad
      ? await trial.tryLoading(one, async () => {
          table = await load();
        })
      : await trial.try(one),
  );
process.exit(0);
