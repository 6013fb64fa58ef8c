import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { games } from "../all-games.ts";
import { caseFiles, casesIn } from "./files.ts";
import { inProcess } from "./in-process.ts";
import { type CaseResult, runCase } from "./run-case.ts";

/**
 * How far a game's rule book is covered: rows, rows cited in code, rows shown by a passing case that names and cites
 * them, and the rest.
 */
export interface Coverage {
  readonly rows: number;
  readonly cited: number;
  readonly shown: number;
  readonly missing: readonly string[];
}

/** The data files of a game: an id that stands only there is not cited by code. */
const catalogueFiles = ["rulebook.ts", "interpretations.ts", "numbers.ts", "prompts.ts"];

function citedInCode(game: string): ReadonlySet<string> {
  const root = join(import.meta.dirname, "../../rules", game);
  const ids = new Set<string>();
  for (const file of readdirSync(root, { recursive: true, encoding: "utf8" })) {
    if (!file.endsWith(".ts") || catalogueFiles.includes(file)) continue;
    for (const [, id] of readFileSync(join(root, file), "utf8").matchAll(/"([a-z]+(?:\.[a-z0-9-]+)+)"/g))
      if (id !== undefined) ids.add(id);
  }
  return ids;
}

/** Runs every case in process. */
export async function runAll(): Promise<readonly CaseResult[]> {
  const results: CaseResult[] = [];
  for (const file of caseFiles()) for (const one of casesIn(file)) results.push(await runCase(inProcess, one));
  return results;
}

/** The coverage of every game, from the results of an actual run. */
export function coverageOf(results: readonly CaseResult[]): Readonly<Record<string, Coverage>> {
  return Object.fromEntries(
    games.map((game) => {
      const rows = Object.keys(game.catalogue.rules);
      const inCode = citedInCode(game.id);
      const shown = new Set(
        results
          .filter(({ case: one, broken, failures }) => one.game === game.id && broken.length + failures.length === 0)
          .flatMap(({ case: one, cited }) => one.rules.filter((id) => cited.has(id))),
      );
      const missing = rows.filter((id) => !inCode.has(id) || !shown.has(id));
      return [
        game.id,
        {
          rows: rows.length,
          cited: rows.filter((id) => inCode.has(id)).length,
          shown: rows.filter((id) => shown.has(id)).length,
          missing,
        },
      ];
    }),
  );
}
