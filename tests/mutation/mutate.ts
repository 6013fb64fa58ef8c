import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { games } from "../../rules/index.ts";
import { catalogueIds } from "../../cli/conformance/words.ts";
import { equalMutants, marks } from "./equal.ts";
import { casesMet, caseHashes, hashOfAll, keptFor, noFates, readFates, stillTrue, writeFates } from "./fates.ts";
import { addGuarded, keepGuarded, readGuarded } from "./guarded.ts";
import type { Try } from "./job.ts";
import { keyOf, type Mutant, placesOf } from "./mutant.ts";
import { percent, report, scoreOf, survivors, THE_TYPES, tried } from "./report.ts";
import { sampled } from "./sample.ts";
import { growTree } from "./tree.ts";
import { tryAll } from "./trial.ts";
import { PassedTypes, refusedByTypes } from "./typed.ts";

/** After how many mutants what was found is written down, so that a run that is broken off is not lost. */
const OFTEN = 50;

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
  /** Only mutants near rules that no run has found guarded. */
  readonly unguarded?: boolean;
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
export async function mutate({ game, sample, seed, file, rule, unguarded, anew, keeps, say }: Asked): Promise<number> {
  const catalogue = (await games.find(({ id }) => id === game)?.load())?.catalogue;
  if (catalogue === undefined) throw new Error(`There is no game "${game}".`);
  const tree = growTree(game, new Set(catalogueIds(catalogue)));
  const equals = equalMutants(game);
  const isEqual = (mutant: Mutant): boolean => equals.some((equal) => marks(equal, mutant));
  const stale = equals.filter((equal) => !tree.mutants.some((mutant) => marks(equal, mutant)));
  for (const { file: where, in: within, code } of stale)
    say(`equal.yaml: there is no such mutant any more: ${where} ${within} ${code}`);

  const guarded = new Set(readGuarded()[game]?.rules);
  const asked = tree.mutants.filter(
    (mutant) =>
      (mutant.area === "rule" || rule !== undefined) &&
      (file === undefined || mutant.file.startsWith(file)) &&
      (rule === undefined || mutant.rules.includes(rule)) &&
      (unguarded !== true || mutant.rules.some((id) => !guarded.has(id))),
  );
  const chosen = sample === undefined ? asked : sampled(asked, sample, seed);

  const kept = join(tree.folder, "..", "fates.json");
  const cases = caseHashes(game);
  const met = hashOfAll(cases);
  const before = anew ? noFates : readFates(kept);
  const { settled, unmet, hints } = stillTrue(before, tree.hash, cases);
  // what has not been tried now stays as it was known, for the next time
  const fates = new Map(keptFor(before, tree.hash).map((one) => [one.key, one]));
  const tries = chosen.flatMap((mutant): readonly Try[] => {
    const key = keyOf(mutant);
    const { id } = mutant;
    return settled.has(key)
      ? []
      : [{ id, key, places: placesOf(mutant), hint: hints.get(key) ?? null, cases: unmet.get(key) ?? null }];
  });
  say(`${game}: ${chosen.length} mutants, ${tries.length} to be tried`);
  const current = new Map(settled);
  /** The cases of every time, by their common hash. */
  const times = { ...before.cases, [met]: cases };
  const keep = (): void => {
    if (keeps) writeFates(kept, { tree: tree.hash, cases: times, fates: [...fates.values()] });
  };
  let count = 0;
  await tryAll(tree, game, tries, {
    found({ key, reached, killedBy }) {
      const sofar = (before.tree === tree.hash ? before.fates : []).find((one) => one.key === key)?.reached ?? 0;
      const fate = { key, reached: reached + (killedBy === null ? sofar : 0), killedBy, met };
      fates.set(key, fate);
      current.set(key, fate);
      if (++count % OFTEN === 0) keep();
    },
    met(some, open) {
      for (const [unmetBefore, group] of Map.groupBy(open, (one) => one.cases)) {
        const then = casesMet(cases, unmetBefore, some);
        const hash = hashOfAll(then);
        times[hash] = then;
        for (const { key } of group) fates.set(key, { key, reached: 0, killedBy: null, met: hash });
      }
      keep();
    },
  });
  keep();
  const left = chosen.filter((mutant) => mutant.area === "rule" && !isEqual(mutant));
  // what the types refuse guards no rule
  const survived = unguarded === true ? [] : left.filter((mutant) => current.get(keyOf(mutant))?.killedBy === null);
  const passed = new PassedTypes(join(tree.folder, "..", "types.json"), tree.hash);
  for (const mutant of await refusedByTypes(game, passed.unknown(survived))) {
    const key = keyOf(mutant);
    const fate = { key, reached: 0, killedBy: THE_TYPES, met };
    fates.set(key, fate);
    current.set(key, fate);
  }
  passed.keep(survived.filter((mutant) => current.get(keyOf(mutant))?.killedBy === null));
  keep();

  const all = tried(chosen, current, isEqual);
  for (const line of report(game, all)) say(line);
  writeFileSync(join(tree.folder, "..", "survivors.txt"), `${survivors(all).join("\n")}\n`);
  // runs over parts add up: when each mutant has met all cases there are, the whole is known
  const whole = tree.mutants.filter(({ area }) => area === "rule");
  const isWhole = whole.every((mutant) => current.has(keyOf(mutant)));
  if (keeps && isWhole) keepGuarded(game, tried(whole, current, isEqual));
  else if (keeps) addGuarded(game, all);
  return percent(scoreOf(all.filter(({ mutant }) => mutant.area === "rule")));
}
