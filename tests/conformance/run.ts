import { parseArgs } from "node:util";
import { notHeldLines, runFiles } from "../../cli/conformance/run-files.ts";
import { caseFiles } from "./files.ts";
import { inProcess } from "./in-process.ts";
import { overHttp } from "./over-http.ts";
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
  const named = [...(values.file ?? []), ...positionals];
  const files = named.length > 0 ? named : caseFiles(values.game);
  if (values.update === true) {
    let changed = 0;
    for (const file of files) if (file.endsWith(".jsonl")) changed += await updatePinned(file, values.only);
    console.log(`pinned anew: ${changed}`);
  }
  const { passed, failed } = await runFiles(table, {
    files,
    only: values.only,
    tell: (notHeld) => console.log(notHeldLines(notHeld).join("\n")),
  });
  console.log(`conformance: ${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof TypeError && "code" in error ? `${error.message}\n${usage}` : error);
  process.exitCode = 2;
}
