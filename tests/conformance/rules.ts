import { parseArgs } from "node:util";
import { games } from "../all-games.ts";
import { coverageOf, runAll } from "./coverage.ts";
import { toldOfRow } from "./row.ts";

/**
 * With `--row ID` all that is there for a row, an open point or a number: its text, where the code decides it, its cases.
 * Else prints per game: rows of the rule book, cited in code, shown by a passing case, guarded in the last full mutation run
 * (docs/mutation.md), missing, and those of which nothing
 * can be shown. `--json` prints nothing else.
 */
const { values } = parseArgs({ options: { json: { type: "boolean" }, row: { type: "string" } } });

function printRow(id: string): void {
  const told = toldOfRow(games, id);
  if (told === null) {
    console.error(`No game has a row, an open point or a number ${id}.`);
    process.exitCode = 1;
  } else console.log(told.join("\n"));
}

async function printCoverage(): Promise<void> {
  const coverage = coverageOf(await runAll());
  if (values.json === true) {
    console.log(JSON.stringify(coverage, null, 2));
    return;
  }
  for (const [game, { rows, cited, shown, guarded, missing, unguarded, inert }] of Object.entries(coverage)) {
    console.log(
      `${game}: ${rows} rows, ${cited} cited in code, ${shown} shown by a passing case, ${guarded ?? "none yet"} guarded, ${missing.length} missing`,
    );
    for (const id of missing) console.log(`  missing: ${id}`);
    for (const [id, reason] of Object.entries(inert)) console.log(`  nothing to show: ${id}: ${reason}`);
    for (const id of unguarded) console.log(`  not guarded: ${id}`);
  }
}

if (values.row === undefined) await printCoverage();
else printRow(values.row);
