import { spawn } from "node:child_process";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { deserialize, serialize } from "node:v8";
import * as z from "zod";
import type { Found, Job, MeetJob, Said, Try } from "./job.ts";
import { LOADS } from "./limits.ts";
import type { Mutant, MutantKind } from "./mutant.ts";
import type { Patch } from "./patches.ts";
import { isNumbersFile, type Tree } from "./tree.ts";

const worker = fileURLToPath(new URL("worker.ts", import.meta.url));
const ids = z.array(z.int());
const operations = z.record(z.string(), z.int());

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

const readJson = <T>(file: string, schema: z.ZodType<T>, otherwise: T): T =>
  existsSync(file) ? schema.parse(JSON.parse(readFileSync(file, "utf8"))) : otherwise;

/** Which mutants act while the game is loaded, and what all its tables are without them. */
interface Surveyed {
  readonly early: readonly number[];
  readonly tables: string;
}

interface Ended {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

/** What is wanted of a trial as it goes on. */
export interface Listener {
  found(found: Found): void;
  /** A case has noticed a mutant that meets all of them. */
  noticed?(id: number, by: string): void;
  /** Every mutant that is still open has met these cases, but for those with which the game is loaded anew. */
  met(cases: readonly string[], open: readonly Try[]): void;
}

/**
 * Tries mutants against all cases of a game; see docs/mutation.md. Where the listener hears of every case that notices
 * one, they meet all cases, but for those with which the game is loaded anew: of these the first is found. Throws where a
 * case fails without a mutant.
 */
export async function tryAll(tree: Tree, game: string, tries: readonly Try[], listener: Listener): Promise<void> {
  if (tries.length > 0) await new Trial(tree, game, tries, listener).run();
}

class Trial {
  readonly #listener: Listener;
  readonly #open: Map<number, Try>;
  readonly #patches = new Map<number, Patch>();
  /** Those with which the game has to be loaded anew. */
  readonly #reload = new Set<number>();
  readonly #keep: string;
  readonly #job: Pick<Job, "game" | "folder" | "mutants" | "numbers" | "trying">;

  readonly #files: Tree["files"];
  readonly #fileOf: ReadonlyMap<number, string>;

  constructor({ folder, mutants, files }: Tree, game: string, tries: readonly Try[], listener: Listener) {
    this.#listener = listener;
    this.#open = new Map(tries.map((one) => [one.id, one]));
    this.#files = files;
    this.#fileOf = new Map(mutants.map(({ id, file }) => [id, file]));
    this.#keep = join(folder, "..");
    const trying = join(this.#keep, "trying.json");
    this.#job = { game, folder, mutants: mutants.length, numbers: movedNumbers(mutants), trying };
  }

  async run(): Promise<void> {
    await this.#surveyAll();
    await this.#meet();
    const late = [...this.#reload].flatMap((id) => this.#open.get(id) ?? []);
    for (let from = 0; from < late.length; from += LOADS) await this.#loadAnew(late.slice(from, from + LOADS));
  }

  /**
   * What those change that act while the game is loaded. It is kept, and still true as long as the file a mutant stands
   * in and all tables are as they were.
   */
  async #surveyAll(): Promise<void> {
    const file = join(this.#keep, "patches");
    const known: ReadonlyMap<string, Patch | null> = existsSync(file) ? deserialize(readFileSync(file)) : new Map();
    const { early, tables } = await this.#survey([...this.#open.values()], 0);
    const nameOf = ({ id, key }: Try): string => [key, this.#files.get(this.#fileOf.get(id) ?? ""), tables].join(" | ");
    const tries = early.flatMap((id) => this.#open.get(id) ?? []);
    for (const tried of tries) {
      const patch = known.get(nameOf(tried));
      if (patch !== undefined) this.#surveyed(tried.id, patch);
    }
    for (let rest = tries; ;) {
      rest = rest.filter(({ id }) => this.#isUnknown(id));
      if (rest.length === 0) break;
      await this.#survey(rest, LOADS);
      const now = new Map(known);
      for (const tried of tries)
        if (!this.#isUnknown(tried.id) && this.#open.has(tried.id))
          now.set(nameOf(tried), this.#patches.get(tried.id) ?? null);
      writeFileSync(file, serialize(now));
    }
  }

  #surveyed(id: number, patch: Patch | null): void {
    if (patch === null) this.#reload.add(id);
    else this.#patches.set(id, patch);
  }

  #isUnknown(id: number): boolean {
    return this.#open.has(id) && !this.#patches.has(id) && !this.#reload.has(id);
  }

  #found(found: Found): void {
    this.#open.delete(found.id);
    this.#listener.found(found);
  }

  /** A mutant that ends its process, e.g. by using up the memory, is noticed by every case. */
  #ended({ id, key }: Try): void {
    this.#found({ id, key, reached: 1, killedBy: "the end of the process" });
  }

  async #survey(tries: readonly Try[], loads: number): Promise<Surveyed> {
    let found: Surveyed = { early: [], tables: "" };
    const blamed = await this.#work({ ...this.#job, kind: "survey", tries, loads }, (said) => {
      if (said.said === "early") found = { early: said.ids, tables: said.tables };
      else if (said.said === "found") this.#found(said.found);
      else if (said.said === "patch") this.#surveyed(said.id, said.patch);
    });
    for (const tried of blamed) this.#ended(tried);
    return found;
  }

  async #meet(): Promise<void> {
    const known = join(this.#keep, "operations.json");
    const work = readJson(known, operations, {});
    const met = new Set<string>();
    for (;;) {
      const tries = [...this.#open.values()].filter(({ id }) => !this.#reload.has(id));
      if (tries.length === 0) return;
      const placed = tries.map((tried): Try => {
        const [change] = this.#patches.get(tried.id)?.changes ?? [];
        return change === undefined ? tried : { ...tried, places: [change.table] };
      });
      const meetsAll = this.#listener.noticed !== undefined;
      const job: MeetJob = { ...this.#job, kind: "meet", tries: placed, patches: this.#patches, work, meetsAll, met };
      const blamed = await this.#work(job, (said) => {
        if (said.said === "found") this.#found(said.found);
        else if (said.said === "noticed") this.#listener.noticed?.(said.id, said.by);
        else if (said.said === "idle") for (const id of said.ids) this.#reload.add(id);
        else if (said.said === "met") {
          Object.assign(work, said.work);
          writeFileSync(known, JSON.stringify(work));
          for (const one of said.cases) met.add(one);
          this.#listener.met(
            [...met],
            tries.filter(({ id }) => this.#open.has(id)),
          );
        }
      });
      if (blamed.length === 0) return;
      const [only] = blamed;
      if (blamed.length === 1 && only !== undefined) this.#ended(only);
      else for (const { id } of blamed) this.#reload.add(id);
    }
  }

  async #loadAnew(some: readonly Try[]): Promise<void> {
    const work = readJson(join(this.#keep, "operations.json"), operations, {});
    for (let tries = some; tries.length > 0; tries = tries.filter(({ id }) => this.#open.has(id))) {
      const blamed = await this.#work({ ...this.#job, kind: "reload", tries, work }, (said) => {
        if (said.said === "found") this.#found(said.found);
      });
      if (blamed.length === 0) return;
      for (const tried of blamed) this.#ended(tried);
    }
  }

  /**
   * Has a worker do a job; hands on each thing it says. Returns the mutants that were on when it ended badly; none where
   * it ended well. Throws when it ended without a mutant, or from outside.
   */
  async #work(job: Job, hear: (said: Said) => void): Promise<readonly Try[]> {
    const file = join(this.#keep, "job");
    writeFileSync(file, serialize(job));
    rmSync(job.trying, { force: true });
    const { code, signal } = await new Promise<Ended>((done) => {
      spawn(process.execPath, ["--disable-warning=ExperimentalWarning", worker, file], {
        stdio: ["inherit", "inherit", "inherit", "ipc"],
        serialization: "advanced",
      })
        .on("message", (said: Said) => hear(said))
        .on("close", (ended, by) => done({ code: ended, signal: by }));
    });
    if (code === 0) return [];
    if (code === null && signal !== "SIGABRT" && signal !== "SIGSEGV")
      throw new Error("A worker was ended from outside.");
    const on = readJson(job.trying, ids, []);
    const blamed = on.flatMap((id) => this.#open.get(id) ?? []);
    if (code === 1 || blamed.length === 0) throw new Error(`A worker ended with ${code ?? signal}.`);
    return blamed;
  }
}
