import { openSync, readFileSync, writeSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { deserialize } from "node:v8";
import type { ConformanceCase } from "../../cli/conformance/case-format.ts";
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

// who started it is gone: nobody would hear what is found
process.on("disconnect", () => process.exit(0));

const waiting: Promise<void>[] = [];
const say = (said: Said): void => {
  waiting.push(
    new Promise((done, fail) => {
      process.send?.(said, (error: Error | null) => (error === null ? done() : fail(error)));
    }),
  );
};
// written at once, over what was there: a mutant may end the process, and it is done before every run
const tryingFile = openSync(job.trying, "w");
let longest = 0;
const trying = (ids: readonly number[]): void => {
  const written = JSON.stringify(ids).padEnd(longest);
  longest = written.length;
  writeSync(tryingFile, written, 0);
};
trying([]);

const bench = await Bench.in(job.folder, job.game, switches);
const casesOf = async (): Promise<readonly ConformanceCase[]> => {
  const files: typeof Files = await import(pathToFileURL(join(job.folder, "tests/conformance/files.ts")).href);
  return files.casesOf(job.game);
};

switch (job.kind) {
  case "survey":
    await survey({ bench, switches }, job, trying, say);
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
