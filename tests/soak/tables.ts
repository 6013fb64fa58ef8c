import { tryTables } from "../geometry/measured/trial.ts";

/** Tries random measured tables against the oracle, prints what came of them and returns how many faults there are. */
export function soakTables(tables: number, seed: number): number {
  const began = performance.now();
  const { counts, faults } = tryTables(0, tables, seed, (done) => {
    if (done % 1000 === 0)
      console.log(`  measured tables: ${done}, ${Math.round((performance.now() - began) / 1000)} s`);
  });
  console.log(`\nmeasured tables: ${tables}`);
  for (const [what, n] of [...counts].sort(([a], [b]) => (a < b ? -1 : 1)))
    console.log(`    ${String(n).padStart(9)}  ${what}`);
  for (const fault of faults.slice(0, 40)) console.log(`  ✗ ${fault}`);
  if (faults.length === 0) console.log("  no faults");
  return faults.length;
}
