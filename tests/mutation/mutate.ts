import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { games } from "../../rules/index.ts";
import { catalogueIds } from "../conformance/words.ts";
import { equalMutants, marks } from "./equal.ts";
import { caseHashes, readFates, stillTrue, writeFates } from "./fates.ts";
import { keepGuarded } from "./guarded.ts";
import { type Fate, keyOf, type Mutant } from "./mutant.ts";
import { percent, report, scoreOf, survivors, tried } from "./report.ts";
import { sampled } from "./sample.ts";
import { growTree } from "./tree.ts";
import { tryAll } from "./trial.ts";

/** Which mutants are tried. */
export interface Asked {
  readonly game: string;
  /** So many of them, picked by the seed; all without it. */
  readonly sample: number | undefined;
  readonly seed: number;
  /** Only files of the game that begin so. */
  readonly file: string | undefined;
  /** Only mutants near this rule. */
  readonly rule: string | undefined;
  /** Whether what was found before is forgotten. */
  readonly anew: boolean;
  /** Whether what is found now is kept for the next time. */
  readonly keeps: boolean;
  say(line: string): void;
}

/**
 * Tries the mutants of a game against its cases, reports on them, and keeps what it found in `.mutation/GAME`. Returns
 * the percentage that is killed or equal. Throws when there is no such game, or when a case fails without a mutant.
 */
export async function mutate({ game, sample, seed, file, rule, anew, keeps, say }: Asked): Promise<number> {
  const catalogue = (await games.find(({ id }) => id === game)?.load())?.catalogue;
  if (catalogue === undefined) throw new Error(`There is no game "${game}".`);
  const tree = growTree(game, new Set(catalogueIds(catalogue)));
  const equals = equalMutants(game);
  const isEqual = (mutant: Mutant): boolean => equals.some((equal) => marks(equal, mutant));
  const stale = equals.filter((equal) => !tree.mutants.some((mutant) => marks(equal, mutant)));
  for (const { file: where, in: within, code } of stale)
    say(`equal.yaml: there is no such mutant any more: ${where} ${within} ${code}`);

  const asked = tree.mutants.filter(
    (mutant) =>
      (mutant.area === "rule" || rule !== undefined) &&
      (file === undefined || mutant.file.startsWith(file)) &&
      (rule === undefined || mutant.rules.includes(rule)),
  );
  const chosen = sample === undefined ? asked : sampled(asked, sample, seed);

  const kept = join(tree.folder, "..", "fates.json");
  const cases = caseHashes(game);
  const { killed, survived, fresh, hints } = stillTrue(
    anew ? { tree: "", cases: {}, fates: [] } : readFates(kept),
    tree.hash,
    cases,
  );
  const fates = new Map<string, Fate>([...killed, ...survived]);
  const tries = chosen.flatMap((mutant) => {
    const key = keyOf(mutant);
    if (killed.has(key)) return [];
    const isOld = survived.has(key);
    if (isOld && fresh.length === 0) return [];
    return [{ id: mutant.id, key, hint: hints.get(key) ?? null, cases: isOld ? fresh : null }];
  });
  say(`${game}: ${chosen.length} mutants, ${tries.length} to be tried (${killed.size} are known to be killed)`);
  // one that is known to have survived and is not tried now has survived the cases of then only
  if (fresh.length > 0) for (const key of survived.keys()) fates.delete(key);
  await tryAll(tree, game, tries, (found) => {
    for (const { key, reached, killedBy } of found) fates.set(key, { key, reached, killedBy });
    if (keeps) writeFates(kept, { tree: tree.hash, cases, fates: [...fates.values()] });
  });
  if (keeps) writeFates(kept, { tree: tree.hash, cases, fates: [...fates.values()] });

  const all = tried(chosen, fates, isEqual);
  for (const line of report(game, all)) say(line);
  writeFileSync(join(tree.folder, "..", "survivors.txt"), `${survivors(all).join("\n")}\n`);
  const isWhole = sample === undefined && file === undefined && rule === undefined;
  if (isWhole) keepGuarded(game, all);
  return percent(scoreOf(all.filter(({ mutant }) => mutant.area === "rule")));
}
