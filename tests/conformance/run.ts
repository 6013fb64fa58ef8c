import { parseArgs } from "node:util";
import { CaseFileFault, type ReadFile } from "./case-format.ts";
import { caseFiles, eachCaseIn } from "./files.ts";
import { inProcess } from "./in-process.ts";
import { overHttp } from "./over-http.ts";
import { runCase } from "./run-case.ts";
import { updatePinned } from "./update.ts";

const usage = "npm run conformance -- [--file PATH...] [--url URL] [--only ID] [--game GAME] [--update]";

/**
 * Runs case files against this process or a server, prints each failing case, and ends with a line "N passed, N
 * failed". With --update it first writes what cases pin anew, and prints what differs.
 */
async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    // so that a pattern of the shell may stand behind --file
    allowPositionals: true,
    options: {
      file: { type: "string", multiple: true },
      url: { type: "string" },
      only: { type: "string" },
      game: { type: "string" },
      update: { type: "boolean" },
      help: { type: "boolean" },
    },
  });
  if (values.help === true) {
    console.log(usage);
    return 0;
  }
  const table = values.url === undefined ? inProcess : overHttp(values.url);
  let passed = 0;
  let failed = 0;
  const named = [...(values.file ?? []), ...positionals];
  const files = named.length > 0 ? named : caseFiles(values.game);
  if (values.update === true) {
    let changed = 0;
    for (const file of files) if (file.endsWith(".jsonl")) changed += await updatePinned(file, values.only);
    console.log(`pinned anew: ${changed}`);
  }
  for (const file of files) {
    let read: ReadFile;
    try {
      read = eachCaseIn(file);
    } catch (error) {
      if (!(error instanceof CaseFileFault)) throw error;
      read = { cases: [], faults: [error] };
    }
    for (const { message } of read.faults) console.log(`✗ ${message}`);
    failed += read.faults.length;
    for (const one of read.cases) {
      if (values.only !== undefined && !one.id.startsWith(values.only)) continue;
      const { broken, failures, account } = await runCase(table, one);
      if (broken.length === 0 && failures.length === 0) passed++;
      else {
        failed++;
        console.log(`✗ ${one.id} — ${one.title}`);
        for (const line of broken) console.log(`    broken: ${line}`);
        for (const line of [...failures, ...account]) console.log(`    ${line}`);
      }
    }
  }
  console.log(`conformance: ${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof TypeError && "code" in error ? `${error.message}\n${usage}` : error);
  process.exitCode = 2;
}
