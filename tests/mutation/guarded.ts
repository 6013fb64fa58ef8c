import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import * as z from "zod";
import { grouped, type Score, scoreOf, type Tried } from "./report.ts";

const score = z.strictObject({ all: z.int(), killed: z.int(), equal: z.int(), typed: z.int().default(0) });
const guarded = z.record(z.string(), z.strictObject({ score, rules: z.array(z.string()) }));

const file = fileURLToPath(new URL("guarded.json", import.meta.url));

/** Of each game the score of its last full run, and the rules of which at least one mutant was killed, in it or since. */
export type Guarded = z.infer<typeof guarded>;

export const readGuarded = (): Guarded =>
  existsSync(file) ? guarded.parse(JSON.parse(readFileSync(file, "utf8"))) : {};

const killedRules = (some: readonly Tried[]): readonly string[] =>
  [...grouped(some, (mutant) => mutant.rules)]
    .filter(([, group]) => group.some(({ fate }) => fate === "killed"))
    .map(([id]) => id);

/** Keeps what a full run of a game found. */
export function keepGuarded(game: string, some: readonly Tried[]): void {
  const scored = some.filter(({ mutant }) => mutant.area === "rule");
  const rules = killedRules(some).toSorted();
  const all: Score = scoreOf(scored);
  writeFileSync(file, `${JSON.stringify({ ...readGuarded(), [game]: { score: all, rules } }, null, 2)}\n`);
}

/** Adds the rules that a run over a part of a game found guarded; the score stays that of the last full run. */
export function addGuarded(game: string, some: readonly Tried[]): void {
  const before = readGuarded();
  const known = before[game];
  if (known === undefined) return;
  const rules = [...new Set([...known.rules, ...killedRules(some)])].toSorted();
  writeFileSync(file, `${JSON.stringify({ ...before, [game]: { ...known, rules } }, null, 2)}\n`);
}
