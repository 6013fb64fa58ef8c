import { readFileSync } from "node:fs";
import { registerHooks, stripTypeScriptTypes } from "node:module";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { ConformanceCase } from "../conformance/case-format.ts";
import type * as Rules from "../../rules/index.ts";
import type * as Files from "../conformance/files.ts";
import type * as InProcess from "../conformance/in-process.ts";
import type * as RunCase from "../conformance/run-case.ts";
import type { Table } from "../conformance/table.ts";
import type { Job } from "./job.ts";
import { learn } from "./learn.ts";
import { readLearned } from "./learned.ts";
import { Watch } from "./tables.ts";
import { Switches } from "./switches.ts";
import { Trial } from "./try.ts";

// node worker.ts JOB: does a job, and sends what it finds to the process that started it
const [, , jobFile = ""] = process.argv;
const job: Job = JSON.parse(readFileSync(jobFile, "utf8"));
const switches = new Switches(job.mutants, job.numbers);
Object.assign(globalThis, switches.globals());
const watch = new Watch();
if (job.kind === "learn") {
  switches.watch = watch;
  switches.learns = true;
}

const inTree = (file: string): string => pathToFileURL(join(job.folder, file)).href;

const send = (what: unknown): Promise<void> =>
  new Promise((done, fail) => {
    process.send?.(what, (error: Error | null) => (error === null ? done() : fail(error)));
  });

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
const cases = files.casesOf(job.game);

/** Words can only change where the game is loaded anew. */
const checksWords = job.kind === "try" && job.atLoad;

/** Whether a case passes, with what modules keep forgotten before it. */
const passes = async (one: ConformanceCase): Promise<boolean> => {
  switches.reset();
  switches.operations = 0;
  try {
    const { failures, broken } = await runCase(table, one, checksWords);
    return failures.length === 0 && broken.length === 0;
  } catch {
    return false;
  }
};

switch (job.kind) {
  case "learn":
    await learn(
      switches,
      watch,
      cases.filter(({ id }) => job.cases.includes(id)),
      passes,
      send,
    );
    break;
  case "try": {
    const trial = new Trial(switches, cases, passes, readLearned(job.learned, null), job.kills);
    if (!job.atLoad) await trial.warm();
    for (const one of job.tries)
      await send(
        job.atLoad
          ? await trial.tryLoading(one, async () => {
              table = await load();
            })
          : await trial.try(one),
      );
  }
}
process.exit(0);
