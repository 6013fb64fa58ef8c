import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { games } from "../all-games.ts";
import { readGuarded } from "../mutation/guarded.ts";
import { caseFiles, casesIn } from "./files.ts";
import { inertRows } from "../mutation/inert-rows.ts";
import { inProcess } from "./in-process.ts";
import { type CaseResult, runCase } from "../../cli/conformance/run-case.ts";

/**
 * How far a game's rule book is covered: rows, rows cited in code, rows shown by a passing case that names them and
 * asserts something of them, rows guarded, and the rest.
 */
export interface Coverage {
  readonly rows: number;
  readonly cited: number;
  readonly shown: number;
  /** Rows near code of which a mutant was noticed in the last full mutation run; null before the first. */
  readonly guarded: number | null;
  /** Rows that are not cited or not shown; without those of which nothing can be shown. */
  readonly missing: readonly string[];
  /** Rows that are not guarded, where that is known; without those of which nothing can be shown. */
  readonly unguarded: readonly string[];
  /** Rows that are missing or not guarded because nothing hangs on them, with the reason. */
  readonly inert: Readonly<Record<string, string>>;
}

/** The data files of a game, wherever they lie: an id that stands only there is not cited by code. */
export const catalogueFile =
  /(?:^|[\\/-])(?:rulebook|interpretations|open-points|numbers|prompts|decisions)(?:\.ts$|[\\/])|^book[\\/](?:.*[\\/-])?rules(?:\.ts$|[\\/])/;

function citedInCode(game: string): ReadonlySet<string> {
  const root = join(import.meta.dirname, "../../rules", game);
  const ids = new Set<string>();
  for (const file of readdirSync(root, { recursive: true, encoding: "utf8" })) {
    if (!file.endsWith(".ts") || catalogueFile.test(file)) continue;
    for (const [, id] of readFileSync(join(root, file), "utf8").matchAll(/"([a-z]+(?:\.[a-z0-9-]+)+)"/g))
      if (id !== undefined) ids.add(id);
  }
  return ids;
}

/** What of a case's result tells which rows it shows. */
type Shown = Pick<CaseResult, "case" | "broken" | "failures" | "asserted">;

/** Runs every case in process; the positions it came by are not kept. */
export async function runAll(): Promise<readonly Shown[]> {
  const results: Shown[] = [];
  for (const path of caseFiles())
    for (const one of casesIn(path)) {
      const { broken, failures, asserted } = await runCase(inProcess, one);
      results.push({ case: one, broken, failures, asserted });
    }
  return results;
}

/** The coverage of every game, from the results of an actual run. */
export function coverageOf(results: readonly Shown[]): Readonly<Record<string, Coverage>> {
  return Object.fromEntries(
    games.map((game) => {
      const rows = Object.keys(game.catalogue.rules);
      const inCode = citedInCode(game.id);
      const shown = new Set(
        results
          .filter(({ case: one, broken, failures }) => one.game === game.id && broken.length + failures.length === 0)
          .flatMap(({ case: one, asserted }) => one.rules.filter((id) => asserted.has(id))),
      );
      const kept = readGuarded()[game.id];
      const guarded = kept && new Set(kept.rules);
      const reasons = inertRows()[game.id] ?? {};
      const lacking = rows.filter((id) => !inCode.has(id) || !shown.has(id));
      const unguarded = guarded === undefined ? [] : rows.filter((id) => !guarded.has(id));
      const telling = (some: readonly string[]): readonly string[] => some.filter((id) => !Object.hasOwn(reasons, id));
      const inert = Object.entries(reasons).filter(([id]) => lacking.includes(id) || unguarded.includes(id));
      return [
        game.id,
        {
          rows: rows.length,
          cited: rows.filter((id) => inCode.has(id)).length,
          shown: rows.filter((id) => shown.has(id)).length,
          guarded: guarded === undefined ? null : rows.filter((id) => guarded.has(id)).length,
          missing: telling(lacking),
          unguarded: telling(unguarded),
          inert: Object.fromEntries(inert),
        },
      ];
    }),
  );
}
