import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import * as z from "zod";
import { grouped, type Score, scoreOf, type Tried } from "./report.ts";

const score = z.strictObject({ all: z.int(), killed: z.int(), equal: z.int(), typed: z.int().default(0) });
const guarded = z.record(z.string(), z.strictObject({ score, rules: z.array(z.string()) }));

const file = fileURLToPath(new URL("guarded.json", import.meta.url));

/** Of each game the score of its last full run, and the rules of which at least one mutant was killed. */
export type Guarded = z.infer<typeof guarded>;

export const readGuarded = (): Guarded =>
  existsSync(file) ? guarded.parse(JSON.parse(readFileSync(file, "utf8"))) : {};

/** Keeps what a full run of a game found. */
export function keepGuarded(game: string, some: readonly Tried[]): void {
  const scored = some.filter(({ mutant }) => mutant.area === "rule");
  const rules = [...grouped(some, (mutant) => mutant.rules)]
    .filter(([, group]) => group.some(({ fate }) => fate === "killed"))
    .map(([id]) => id)
    .sort();
  const all: Score = scoreOf(scored);
  writeFileSync(file, `${JSON.stringify({ ...readGuarded(), [game]: { score: all, rules } }, null, 2)}\n`);
}
