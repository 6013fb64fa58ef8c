import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { games } from "../../rules/index.ts";
import { casesOf } from "../conformance/files.ts";
import { isPinned } from "../conformance/pinned.ts";
import { catalogueIds } from "../../cli/conformance/words.ts";
import { equalMutants, marks } from "./equal.ts";
import { keyOf, type Mutant, placesOf } from "./mutant.ts";
import { sampled } from "./sample.ts";
import { growTree } from "./tree.ts";
import { tryAll } from "./trial.ts";

/** Which mutants are studied: a sample of a game's, picked by the seed. */
export interface Studied {
  readonly game: string;
  readonly sample: number;
  readonly seed: number;
  /** Only of files of the game that begin so. */
  readonly file: string;
  say(line: string): void;
}

/** A mutant with every case that notices it. */
interface Noticed {
  readonly mutant: Mutant;
  readonly killers: readonly string[];
}

/** What a study has found: how many mutants a stated case notices, and which only pins, only one stated case, or none. */
export interface Study {
  readonly all: number;
  readonly killed: number;
  readonly byStated: number;
  readonly byPinsAlone: readonly Noticed[];
  readonly byOneStated: readonly Noticed[];
  readonly survived: readonly Noticed[];
  /** Of those that stated cases notice: by how many, the middle one of them. */
  readonly medianStated: number;
}

/** Sorts mutants by who notices them; `pinned` are the cases that pin whole outputs. */
export function studied(noticed: readonly Noticed[], pinned: ReadonlySet<string>): Study {
  const stated = ({ killers }: Noticed): number => killers.filter((id) => !pinned.has(id)).length;
  const killed = noticed.filter(({ killers }) => killers.length > 0);
  const counts = killed.map(stated).filter((count) => count > 0);
  return {
    all: noticed.length,
    killed: killed.length,
    byStated: counts.length,
    byPinsAlone: killed.filter((one) => stated(one) === 0),
    byOneStated: killed.filter((one) => stated(one) === 1),
    survived: noticed.filter(({ killers }) => killers.length === 0),
    medianStated: counts.toSorted((a, b) => a - b)[Math.floor(counts.length / 2)] ?? 0,
  };
}

const told = ({ mutant: { file, line, kind, code, in: within, rules }, killers }: Noticed): string =>
  `  ${file}:${line} ${kind} [${within}] ${code} {${rules.slice(0, 2).join(", ")}} ${killers.slice(0, 3).join(", ")}`;

/**
 * Has a sample of mutants meet all cases of a game, whoever has noticed them, and tells who does: what only pins notice,
 * what only one stated case does, and which cases noticed none. All killers are written into `.mutation/GAME/killers.json`.
 * Throws when there is no such game, or when a case fails without a mutant.
 */
export async function studyKillers({ game, sample, seed, file, say }: Studied): Promise<void> {
  const catalogue = (await games.find(({ id }) => id === game)?.load())?.catalogue;
  if (catalogue === undefined) throw new Error(`There is no game "${game}".`);
  const tree = growTree(game, new Set(catalogueIds(catalogue)));
  const equals = equalMutants(game);
  const asked = tree.mutants.filter(
    (mutant) => mutant.area === "rule" && mutant.file.startsWith(file) && !equals.some((equal) => marks(equal, mutant)),
  );
  const chosen = sampled(asked, sample, seed);
  const killers = new Map(chosen.map(({ id }) => [id, new Set<string>()]));
  const tries = chosen.map((mutant) => ({
    id: mutant.id,
    key: keyOf(mutant),
    places: placesOf(mutant),
    hint: null,
    cases: null,
  }));
  await tryAll(tree, game, tries, {
    noticed: (id, by) => killers.get(id)?.add(by),
    found: ({ id, killedBy }) => (killedBy === null ? undefined : killers.get(id)?.add(killedBy)),
    met: () => undefined,
  });
  const noticed = chosen.map((mutant): Noticed => ({ mutant, killers: [...(killers.get(mutant.id) ?? [])] }));
  writeFileSync(
    join(tree.folder, "..", "killers.json"),
    JSON.stringify(Object.fromEntries(noticed.map((one) => [keyOf(one.mutant), one.killers]))),
  );
  const cases = casesOf(game);
  const pinned = new Set(cases.flatMap((one) => (isPinned(one) ? [one.id] : [])));
  const study = studied(noticed, pinned);
  say(
    `${game}: of ${study.all} mutants ${study.killed} are killed, ${study.byStated} of them by stated cases (the median by ${study.medianStated}), ${study.byPinsAlone.length} by pins alone`,
  );
  say(`by pins alone: ${study.byPinsAlone.length}`);
  for (const one of study.byPinsAlone) say(told(one));
  say(`by one stated case and no other: ${study.byOneStated.length}`);
  for (const one of study.byOneStated) say(told(one));
  say(`by none: ${study.survived.length}`);
  for (const one of study.survived) say(told(one));
}
