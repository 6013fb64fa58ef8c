import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { deserialize } from "node:v8";
import type { ConformanceCase } from "../conformance/case-format.ts";
import type * as Files from "../conformance/files.ts";
import { Bench } from "./bench.ts";
import type { Job, Said } from "./job.ts";
import { meetAll } from "./meeting.ts";
import { reloadAll } from "./reloading.ts";
import { survey } from "./survey.ts";
import { Switches } from "./switches.ts";

// node worker.ts JOB: does a job, and sends what it finds to the process that started it
const [, , jobFile = ""] = process.argv;
const job: Job = deserialize(readFileSync(jobFile));
const switches = new Switches(job.mutants, job.numbers);

const waiting: Promise<void>[] = [];
const say = (said: Said): void => {
  waiting.push(
    new Promise((done, fail) => {
      process.send?.(said, (error: Error | null) => (error === null ? done() : fail(error)));
    }),
  );
};
// written at once: a mutant may end the process
const trying = (ids: readonly number[]): void => writeFileSync(job.trying, JSON.stringify(ids));

const bench = await Bench.in(job.folder, job.game, switches);
const casesOf = async (): Promise<readonly ConformanceCase[]> => {
  const files: typeof Files = await import(pathToFileURL(join(job.folder, "tests/conformance/files.ts")).href);
  return files.casesOf(job.game);
};

switch (job.kind) {
  case "survey":
    await survey({ bench, switches }, job.tries, trying, say);
    break;
  case "meet": {
    const { survived, idle } = await meetAll({ bench, switches, cases: await casesOf() }, job, trying, say);
    for (const found of survived) say({ said: "found", found });
    say({ said: "idle", ids: idle.map(({ id }) => id) });
    break;
  }
  case "reload":
    await reloadAll({ bench, switches, cases: await casesOf() }, job, trying, say);
}
await Promise.all(waiting);
process.exit(0);
