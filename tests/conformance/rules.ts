import { parseArgs } from "node:util";
import { coverageOf, runAll } from "./coverage.ts";

/**
 * Prints per game: rows of the rule book, cited in code, shown by a passing case, guarded in the last full mutation run
 * (docs/mutation.md), missing, and those of which nothing
 * can be shown. `--json` prints nothing else.
 */
const { values } = parseArgs({ options: { json: { type: "boolean" } } });
const coverage = coverageOf(await runAll());
if (values.json === true) console.log(JSON.stringify(coverage, null, 2));
else {
  for (const [game, { rows, cited, shown, guarded, missing, unguarded, inert }] of Object.entries(coverage)) {
    console.log(
      `${game}: ${rows} rows, ${cited} cited in code, ${shown} shown by a passing case, ${guarded ?? "none yet"} guarded, ${missing.length} missing`,
    );
    for (const id of missing) console.log(`  missing: ${id}`);
    for (const [id, reason] of Object.entries(inert)) console.log(`  nothing to show: ${id}: ${reason}`);
    for (const id of unguarded) console.log(`  not guarded: ${id}`);
  }
}
