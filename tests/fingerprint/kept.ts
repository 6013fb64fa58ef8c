import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import * as z from "zod";
import type { Game } from "../../rules/kernel/index.ts";
import { canonicalJson, sha256 } from "../../service/index.ts";
import type { RecordedGame } from "./played.ts";

const plan = z.strictObject({
  scenario: z.string(),
  options: z.strictObject({
    difficulty: z.string().exactOptional(),
    players: z.int().exactOptional(),
    choices: z.record(z.string(), z.string()).exactOptional(),
  }),
  by: z.enum(["policy", "chance"]),
  seed: z.int(),
  most: z.int(),
});

const fingerprint = z.strictObject({
  version: z.string(),
  settings: z.string(),
  games: z.array(
    z.strictObject({
      plan,
      moves: z.string(),
      free: z.array(z.unknown()),
      marks: z.string(),
      facts: z.string(),
      words: z.string(),
    }),
  ),
});

/** What a version of a ruleset does, as far as some recorded games tell it. */
export interface Fingerprint {
  readonly version: string;
  /** The hash of what can be chosen: see settingsOf. */
  readonly settings: string;
  readonly games: readonly RecordedGame[];
}

/** A hash of what can be chosen in a game: the readings of its open points, which of them is usual, and its numbers. */
export function settingsOf({ catalogue: { interpretations, numbers } }: Pick<Game, "catalogue">): string {
  const readings = Object.entries(interpretations).flatMap(([id, { switchable, byDefault, readings: all }]) =>
    switchable ? [[id, [byDefault, ...Object.keys(all).sort()]] as const] : [],
  );
  const values = Object.entries(numbers).map(([id, { value }]) => [id, value] as const);
  const text = canonicalJson({ readings: Object.fromEntries(readings), numbers: Object.fromEntries(values) });
  return sha256(text).slice(0, 16);
}

const fileOf = ({ id }: Pick<Game, "id">): string => fileURLToPath(new URL(`${id}.json`, import.meta.url));

/** The fingerprint of a game that is kept; null where there is none yet. */
export const keptFingerprint = (game: Game): Fingerprint | null =>
  existsSync(fileOf(game)) ? fingerprint.parse(JSON.parse(readFileSync(fileOf(game), "utf8"))) : null;

/** Keeps a fingerprint: a line for each recorded game. */
export function keepFingerprint(game: Game, { version, settings, games }: Fingerprint): void {
  const lines = games.map((recorded) => JSON.stringify(recorded)).join(",\n");
  writeFileSync(
    fileOf(game),
    `{"version":${JSON.stringify(version)},"settings":${JSON.stringify(settings)},"games":[\n${lines}\n]}\n`,
  );
}
