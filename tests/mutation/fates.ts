import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import * as z from "zod";
import { caseFiles, casesIn } from "../conformance/files.ts";
import type { Fate } from "./mutant.ts";

const fate = z.strictObject({ key: z.string(), reached: z.int(), killedBy: z.string().nullable() });
const kept = z.strictObject({
  /** The hash of the tree they were found in. */
  tree: z.string(),
  /** The hash of every case there was, by id. */
  cases: z.record(z.string(), z.string()),
  fates: z.array(fate),
});
export type Kept = z.infer<typeof kept>;

/** The hash of every case of a game, by id. */
export const caseHashes = (game: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    caseFiles()
      .flatMap((file) => casesIn(file))
      .filter((one) => one.game === game)
      .map((one) => [one.id, createHash("sha256").update(JSON.stringify(one)).digest("hex").slice(0, 16)]),
  );

const none: Kept = { tree: "", cases: {}, fates: [] };

/** The fates found before; none where there are none. */
export const readFates = (file: string): Kept =>
  existsSync(file) ? kept.parse(JSON.parse(readFileSync(file, "utf8"))) : none;

export function writeFates(file: string, fates: Kept): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(fates));
}

/** What is still true of fates that were found before, in the tree and with the cases there are now. */
export interface StillTrue {
  /** Killed by a case that has not changed. */
  readonly killed: ReadonlyMap<string, Fate>;
  /** Survived all cases but those that are new. */
  readonly survived: ReadonlyMap<string, Fate>;
  /** Cases that are new or changed. */
  readonly fresh: readonly string[];
  /** Who noticed a mutant the last time, whatever has changed since. */
  readonly hints: ReadonlyMap<string, string>;
}

export function stillTrue(before: Kept, tree: string, cases: Readonly<Record<string, string>>): StillTrue {
  const hints = new Map(
    before.fates.flatMap(({ key, killedBy }) => (killedBy === null ? [] : [[key, killedBy] as const])),
  );
  const fresh = Object.keys(cases).filter((id) => before.cases[id] !== cases[id]);
  if (before.tree !== tree) return { killed: new Map(), survived: new Map(), fresh: Object.keys(cases), hints };
  const isOld = (id: string): boolean =>
    id === "loading" || (Object.hasOwn(cases, id) && before.cases[id] === cases[id]);
  const killed = before.fates.filter(({ killedBy }) => killedBy !== null && isOld(killedBy));
  const survived = before.fates.filter(({ killedBy }) => killedBy === null);
  return {
    killed: new Map(killed.map((one) => [one.key, one])),
    survived: new Map(survived.map((one) => [one.key, one])),
    fresh,
    hints,
  };
}
