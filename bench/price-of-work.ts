import { games } from "../rules/index.ts";
import { app, Attempt } from "../service/index.ts";
import { games as loaded } from "../tests/all-games.ts";
import { hostileQuestions, type HostileTable, hostileTables } from "../tests/hostile/tables.ts";
import { openEmbeddedStore } from "../tests/service/embedded.ts";
import { ownProcessorTime } from "./processor-time.ts";

/*
 * Holds the work that is counted against the processor time that it takes, for tables as nobody draws them and every
 * question about them: node bench/price-of-work.ts [GAME] [TABLES] [QUESTIONS], the latter two as regular expressions. A
 * unit stands for a tenth of a microsecond: "×" says how many tenths it took, the second time beside the first.
 */

/** Shorter questions are mostly the reading of what was sent. */
const LEAST_MILLISECONDS = 50;
/** Tables with about as many corners as there may be. */
const sizes: Readonly<Record<HostileTable["game"], Pick<HostileTable, "pieces" | "corners">>> = {
  "dust-tactics": { pieces: 25, corners: 200 },
  "two-hundred-hours": { pieces: 60, corners: 60 },
};

const [only = "", tables = "", questions = ""] = process.argv.slice(2);
const embedded = openEmbeddedStore("memory");
const whole = app({ games, store: embedded.store, now: Date.now, log: () => undefined });

async function taken(path: string, body: string): Promise<{ milliseconds: number; spent: number; status: number }> {
  const attempt = new Attempt();
  const began = ownProcessorTime();
  const headers = { "content-type": "application/json" };
  const response = await attempt.run(() => whole.request(path, { method: "POST", headers, body }));
  await response.arrayBuffer();
  return { milliseconds: ownProcessorTime() - began, spent: attempt.spent, status: response.status };
}

for (const game of ["dust-tactics", "two-hundred-hours"] as const) {
  const rules = loaded.find(({ id }) => id === game);
  if (rules === undefined || (only !== "" && only !== game)) continue;
  for (const table of hostileTables(game, sizes[game])) {
    const called = `${game}: ${table.outlines}, ${table.made}`;
    if (!new RegExp(tables).test(called)) continue;
    for (const { name, path, body } of hostileQuestions(rules, table)) {
      if (!new RegExp(questions).test(name)) continue;
      const sent = JSON.stringify(body());
      const [first, second] = [await taken(path, sent), await taken(path, sent)];
      const isAlike = first.spent === second.spent && first.status === second.status;
      if (first.milliseconds < LEAST_MILLISECONDS && isAlike) continue;
      const price = ({ milliseconds, spent }: typeof first): string => ((milliseconds * 10_000) / spent).toFixed(2);
      const same = isAlike ? "" : `; other work the second time: ${second.spent}`;
      const figures = `${first.status}, ${first.milliseconds.toFixed(0)} ms, ${first.spent.toFixed(0)} units`;
      console.log(`${called}: ${name}: ${figures}, × ${price(first)} and ${price(second)}${same}`);
    }
  }
}
await embedded.close();
