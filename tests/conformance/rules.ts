import { parseArgs } from "node:util";
import { later } from "../../rules/rogue-regiment/index.ts";
import { coverageOf, runAll } from "./coverage.ts";

/** Prints per game: rows of the rule book, cited in code, shown by a passing case, missing. `--json` prints nothing else. */
const { values } = parseArgs({ options: { json: { type: "boolean" } } });
const coverage = coverageOf(await runAll());
if (values.json === true) console.log(JSON.stringify(coverage, null, 2));
else {
  for (const [game, { rows, cited, shown, missing }] of Object.entries(coverage)) {
    const waiting = missing.filter((id) => Object.hasOwn(later, id));
    const open = missing.filter((id) => !Object.hasOwn(later, id));
    console.log(`${game}: ${rows} rows, ${cited} cited in code, ${shown} shown by a passing case, ${missing.length} missing`);
    console.log(`  of the missing, ${waiting.length} wait for pieces that are not there yet (rules/${game}/later.ts)`);
    for (const id of open) console.log(`  missing: ${id}`);
  }
}
