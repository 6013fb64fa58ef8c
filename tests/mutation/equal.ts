import { readFileSync } from "node:fs";
import { parse } from "yaml";
import * as z from "zod";
import { type Mutant, mutantKinds } from "./mutant.ts";

const entry = z.strictObject({
  file: z.string(),
  in: z.string(),
  kind: z.enum(mutantKinds),
  code: z.string(),
  /** Which one of those that are alike; without it all of them. */
  nth: z.int().min(1).optional(),
  /** Why nobody can tell it from the rules as they are. */
  reason: z.string().min(10),
});

/** A mutant that is equal to the rules: nobody can tell them apart. */
export type Equal = z.infer<typeof entry>;

/** The mutants of a game that are marked equal. */
export function equalMutants(game: string): readonly Equal[] {
  const text = readFileSync(new URL("equal.yaml", import.meta.url), "utf8");
  return z.record(z.string(), z.array(entry)).parse(parse(text) ?? {})[game] ?? [];
}

export const marks = (equal: Equal, mutant: Mutant): boolean =>
  equal.file === mutant.file &&
  equal.in === mutant.in &&
  equal.kind === mutant.kind &&
  equal.code === mutant.code &&
  (equal.nth === undefined || equal.nth === mutant.nth);
