import { spawn } from "node:child_process";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Found, Job, Try } from "./job.ts";
import type { Mutant, MutantKind } from "./mutant.ts";
import { isNumbersFile, type Tree } from "./tree.ts";

/** How many processes run at once. */
const PROCESSES = 2;
/** How often one process loads a game: what was loaded stays in its memory. */
const LOADS = 40;

const worker = fileURLToPath(new URL("worker.ts", import.meta.url));

/** Runs one worker to its end; returns what it found. Throws when it ends badly in the middle. */
async function work(job: Job, name: string): Promise<readonly Found[]> {
  const [jobFile, resultsFile] = ["job", "found"].map((what) => join(job.folder, "..", `${what}-${name}.json`));
  if (jobFile === undefined || resultsFile === undefined) return [];
  writeFileSync(jobFile, JSON.stringify(job));
  rmSync(resultsFile, { force: true });
  const code = await new Promise<number | null>((done) => {
    spawn(process.execPath, [worker, jobFile, resultsFile], { stdio: "inherit" }).on("exit", done);
  });
  const lines = existsSync(resultsFile) ? readFileSync(resultsFile, "utf8").split("\n").filter(Boolean) : [];
  const found = lines.map((line): Found => JSON.parse(line));
  if (code === 0) return found;
  const next = job.tries[found.length];
  if (code === null) throw new Error("A worker was ended from outside.");
  // a mutant that ends its process, e.g. by using up the memory, is noticed by every case
  if (found.length === 0 && !job.atLoad) throw new Error(`The worker ended with ${code} before any mutant.`);
  if (next === undefined) return found;
  const ended: Found = { id: next.id, key: next.key, atLoad: false, reached: 1, killedBy: "the end of the process" };
  const rest = job.tries.slice(found.length + 1);
  return [...found, ended, ...(rest.length === 0 ? [] : await work({ ...job, tries: rest }, name))];
}

/** The pairs of mutants that move a number, by the id of its row. */
const movedNumbers = (mutants: readonly Mutant[]): Job["numbers"] => {
  const rows = mutants.filter(({ file }) => isNumbersFile(file));
  const found = (id: string, kind: MutantKind): number =>
    rows.find((one) => one.in === id && one.kind === kind)?.id ?? -1;
  return Object.fromEntries(
    [...new Set(rows.map((one) => one.in))].map((id) => [
      id,
      { more: found(id, "number + 1"), less: found(id, "number - 1") },
    ]),
  );
};

/** Tries mutants in two processes; those that act while the game is loaded by themselves. */
export async function tryAll(
  tree: Tree,
  game: string,
  tries: readonly Try[],
  note: (found: readonly Found[]) => void,
): Promise<void> {
  const job = { game, folder: tree.folder, mutants: tree.mutants.length, numbers: movedNumbers(tree.mutants) };
  const atLoad: Try[] = [];
  const portions = Array.from({ length: PROCESSES }, (_, n) => tries.filter((_try, i) => i % PROCESSES === n));
  await Promise.all(
    portions.map(async (portion, n) => {
      if (portion.length === 0) return;
      const found = await work({ ...job, tries: portion, atLoad: false }, String(n));
      note(found.filter((one) => !one.atLoad));
      const early = new Set(found.filter((one) => one.atLoad).map(({ key }) => key));
      atLoad.push(...portion.filter(({ key }) => early.has(key)));
    }),
  );
  const few = Array.from({ length: Math.ceil(atLoad.length / LOADS) }, (_, i) =>
    atLoad.slice(i * LOADS, (i + 1) * LOADS),
  );
  const next = few.values();
  await Promise.all(
    Array.from({ length: PROCESSES }, async (_, n) => {
      for (const some of next) note(await work({ ...job, tries: some, atLoad: true }, `loading-${n}`));
    }),
  );
}
