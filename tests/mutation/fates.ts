import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import * as z from "zod";
import { casesOf } from "../conformance/files.ts";
import type { Fate } from "./mutant.ts";
import { THE_TYPES } from "./report.ts";

const fate = z.strictObject({
  key: z.string(),
  reached: z.int(),
  killedBy: z.string().nullable(),
  /** The hash of the cases it met. */
  met: z.string(),
});
/** The hash of every case there was, by id. */
const hashes = z.record(z.string(), z.string());
const kept = z.strictObject({
  /** The hash of the tree they were found in. */
  tree: z.string(),
  /** The cases of every time, by their common hash. */
  cases: z.record(z.string(), hashes),
  fates: z.array(fate),
});
export type Kept = z.infer<typeof kept>;
export type KeptFate = z.infer<typeof fate>;
type Hashes = z.infer<typeof hashes>;

const hashOf = (what: unknown): string => createHash("sha256").update(JSON.stringify(what)).digest("hex").slice(0, 16);

/** The hash of every case of a game, by id. */
export const caseHashes = (game: string): Hashes =>
  Object.fromEntries(casesOf(game).map((one) => [one.id, hashOf(one)]));

/** The common hash of all cases. */
export const hashOfAll = (cases: Hashes): string => hashOf(cases);

export const noFates: Kept = { tree: "", cases: {}, fates: [] };

/** The fates found before; none where there are none that can be read. */
export function readFates(file: string): Kept {
  const read = existsSync(file) ? kept.safeParse(JSON.parse(readFileSync(file, "utf8"))) : null;
  return read?.success === true ? read.data : noFates;
}

export function writeFates(file: string, fates: Kept): void {
  mkdirSync(dirname(file), { recursive: true });
  const met = new Set(fates.fates.map((one) => one.met));
  const cases = Object.fromEntries(Object.entries(fates.cases).filter(([hash]) => met.has(hash)));
  writeFileSync(file, JSON.stringify({ ...fates, cases }));
}

/** The fates to begin with in a tree: of those found in another one who noticed a mutant, as if no case were known. */
export const keptFor = (before: Kept, tree: string): readonly KeptFate[] =>
  before.tree === tree
    ? before.fates
    : before.fates.filter(({ killedBy }) => killedBy !== null).map((one) => ({ ...one, met: "" }));

/** The cases that mutants have met: those they knew before, which are all but some (null: none), and others since. */
export function casesMet(all: Hashes, unmetBefore: ReadonlySet<string> | null, since: readonly string[]): Hashes {
  const now = new Set(since);
  return Object.fromEntries(
    Object.entries(all).filter(([id]) => now.has(id) || (unmetBefore !== null && !unmetBefore.has(id))),
  );
}

/** What is still true of fates that were found before, in the tree and with the cases there are now. */
export interface StillTrue {
  /** Those that need not be tried again. */
  readonly settled: ReadonlyMap<string, KeptFate>;
  /** The cases a survivor has not met, because they are new or changed. */
  readonly unmet: ReadonlyMap<string, ReadonlySet<string>>;
  /** Who noticed a mutant the last time, whatever has changed since. */
  readonly hints: ReadonlyMap<string, string>;
}

/** What may notice a mutant and is not a case. */
const noCases: readonly string[] = ["loading", "the end of the process", THE_TYPES];

export function stillTrue(before: Kept, tree: string, cases: Hashes): StillTrue {
  const hints = new Map(before.fates.flatMap(({ key, killedBy }) => (killedBy === null ? [] : [[key, killedBy]])));
  if (before.tree !== tree) return { settled: new Map(), unmet: new Map(), hints };
  const fresh = new Map(
    Object.entries(before.cases).map(([met, then]) => [
      met,
      new Set(Object.keys(cases).filter((id) => then[id] !== cases[id])),
    ]),
  );
  const all = new Set(Object.keys(cases));
  const freshFor = (one: Fate & { readonly met: string }): ReadonlySet<string> => fresh.get(one.met) ?? all;
  const settled = before.fates.filter((one) => {
    const { killedBy } = one;
    if (killedBy === null) return freshFor(one).size === 0;
    const isThere = noCases.includes(killedBy) || Object.hasOwn(cases, killedBy);
    return isThere && !freshFor(one).has(killedBy);
  });
  const survived = before.fates.filter((one) => one.killedBy === null && freshFor(one).size > 0);
  return {
    settled: new Map(settled.map((one) => [one.key, one])),
    unmet: new Map(survived.map((one) => [one.key, freshFor(one)])),
    hints,
  };
}
