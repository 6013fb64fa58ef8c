import { spawn } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Found, type Job, killsOf, type LearnJob, type Try, type TryJob } from "./job.ts";
import type { LearnedAll, LearnedOf } from "./learn.ts";
import { actsEarly, type Learned, type LearnedCase, type LearnedRun, readLearned, writeLearned } from "./learned.ts";
import { keyOf, type Mutant, type MutantKind, placeOf } from "./mutant.ts";
import { isNumbersFile, type Tree } from "./tree.ts";

/** How many processes run at once. */
const PROCESSES = 2;
/** How often one process loads a game: what was loaded stays in its memory. */
const LOADS = 40;
/** How many cases one process runs without a mutant before what was learned is kept. */
const LESSONS = 500;
/** How many mutants one process tries before it is begun anew: neither waits long for the other. */
const PORTION = 800;

const worker = fileURLToPath(new URL("worker.ts", import.meta.url));

/** Has a worker do a job; hands on each thing it says, and returns how it ended. */
async function work<Said>(job: Job, name: string, hear: (said: Said) => void): Promise<number | null> {
  const file = join(job.folder, "..", `job-${name}.json`);
  writeFileSync(file, JSON.stringify(job));
  return new Promise((done) => {
    spawn(process.execPath, ["--disable-warning=ExperimentalWarning", worker, file], {
      stdio: ["inherit", "inherit", "inherit", "ipc"],
    })
      .on("message", hear)
      .on("exit", done);
  });
}

/** Has a worker try mutants. Throws when it ends badly before the first. */
async function tryWith(job: TryJob, name: string, note: (found: Found) => void): Promise<void> {
  let count = 0;
  const code = await work<Found>(job, name, (found) => {
    count++;
    note(found);
  });
  const next = job.tries[count];
  if (code === 0 && next === undefined) return;
  if (code === null) throw new Error("A worker was ended from outside.");
  if (next === undefined) return;
  if (count === 0 && job.tries.length > 1 && !job.atLoad)
    throw new Error(`The worker ended with ${code} before any mutant.`);
  // a mutant that ends its process, e.g. by using up the memory, is noticed by every case
  note({ id: next.id, key: next.key, reached: 1, killedBy: "the end of the process" });
  const rest = job.tries.slice(count + 1);
  if (rest.length > 0) await tryWith({ ...job, tries: rest }, name, note);
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

/** Each part of some things, taken by whichever process is free. */
async function shared<T>(parts: readonly T[], take: (part: T, process: number) => Promise<void>): Promise<void> {
  const next = parts.values();
  await Promise.all(
    Array.from({ length: PROCESSES }, async (_, n) => {
      for (const part of next) await take(part, n);
    }),
  );
}

const portionsOf = <T>(all: readonly T[], size: number): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, i) => all.slice(i * size, (i + 1) * size));

const forGame = (
  tree: Tree,
  game: string,
): Pick<Job, "game" | "folder" | "mutants" | "numbers"> & { readonly learned: string } => ({
  game,
  folder: tree.folder,
  mutants: tree.mutants.length,
  numbers: movedNumbers(tree.mutants),
  learned: join(tree.folder, "..", "learned.json"),
});

/** Runs the cases that are new or changed without a mutant; what is known of the others is kept. */
async function learnCases(tree: Tree, game: string, cases: Readonly<Record<string, string>>): Promise<Learned> {
  const { learned: file, ...job } = forGame(tree, game);
  const before = readLearned(file, tree.hash);
  const known = Object.entries(before.cases).filter(([id, { hash }]) => cases[id] === hash);
  const now: Learned = { tree: tree.hash, cases: Object.fromEntries(known), runs: [...before.runs] };
  const fresh = Object.keys(cases).filter((id) => now.cases[id] === undefined);
  await shared(portionsOf(fresh, LESSONS), async (some, n) => {
    const found: [string, LearnedCase][] = [];
    const runs: LearnedRun[] = [];
    const learnJob: LearnJob = { ...job, kind: "learn", cases: some };
    const code = await work<LearnedOf | LearnedAll>(learnJob, `learn-${n}`, (said) => {
      if ("run" in said) runs.push(said.run);
      else {
        const { case: id, ...one } = said;
        found.push([id, { ...one, hash: cases[id] ?? "" }]);
      }
    });
    if (code !== 0) throw new Error("A case fails without a mutant.");
    now.runs.push(...runs);
    for (const [id, one] of found) now.cases[id] = one;
    writeLearned(file, now);
  });
  return now;
}

/**
 * Tries mutants against cases in two processes; those that act while the game is loaded by themselves. `killers` are the
 * cases that killed a mutant the last time, by its key: they come first for those that stand near it, too.
 */
export async function tryAll(
  tree: Tree,
  game: string,
  cases: Readonly<Record<string, string>>,
  tries: readonly Try[],
  killers: ReadonlyMap<string, string>,
  note: (found: Found) => void,
): Promise<void> {
  if (tries.length === 0) return;
  const places = new Map(tree.mutants.map((mutant) => [keyOf(mutant), placeOf(mutant)]));
  const kills: Record<string, number> = {};
  const count = (key: string, killedBy: string): void => {
    for (const name of killsOf(places.get(key) ?? "", killedBy)) kills[name] = (kills[name] ?? 0) + 1;
  };
  for (const [key, killedBy] of killers) count(key, killedBy);
  const noted = (found: Found): void => {
    if (found.killedBy !== null) count(found.key, found.killedBy);
    note(found);
  };
  const isEarly = actsEarly(await learnCases(tree, game, cases));
  const job = { ...forGame(tree, game), kind: "try", kills } as const;
  const late = tries.filter(({ id }) => !isEarly(id));
  const early = tries.filter(({ id }) => isEarly(id));
  await shared(portionsOf(late, PORTION), (some, n) =>
    tryWith({ ...job, tries: some, atLoad: false }, String(n), noted),
  );
  await shared(portionsOf(early, LOADS), (some, n) => tryWith({ ...job, tries: some, atLoad: true }, String(n), noted));
}
