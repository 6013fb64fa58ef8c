import type { Fate, Mutant } from "./mutant.ts";
import { keyOf } from "./mutant.ts";

/** A mutant and what became of it. */
export interface Tried {
  readonly mutant: Mutant;
  readonly fate: "killed" | "survived" | "equal" | "typed";
  readonly reached: number;
}

/** How many of some mutants were noticed by cases, are equal, are refused by the types. */
export interface Score {
  readonly all: number;
  readonly killed: number;
  readonly equal: number;
  readonly typed: number;
}

/** What is kept as the case that noticed a mutant that no case notices and that does not pass the type check. */
export const THE_TYPES = "the types";

/** Joins mutants with their fates; those that were not tried are left out. */
export const tried = (
  mutants: readonly Mutant[],
  fates: ReadonlyMap<string, Fate>,
  isEqual: (mutant: Mutant) => boolean,
): readonly Tried[] =>
  mutants.flatMap((mutant) => {
    const fate = fates.get(keyOf(mutant));
    if (fate === undefined) return [];
    return [{ mutant, fate: fateOf(fate, isEqual(mutant)), reached: fate.reached }];
  });

function fateOf({ killedBy }: Fate, isEqual: boolean): Tried["fate"] {
  if (killedBy === null) return isEqual ? "equal" : "survived";
  return killedBy === THE_TYPES ? "typed" : "killed";
}

export function scoreOf(some: readonly Tried[]): Score {
  const count = (fate: Tried["fate"]): number => some.filter((one) => one.fate === fate).length;
  return { all: some.length, killed: count("killed"), equal: count("equal"), typed: count("typed") };
}

/** The share of mutants that are killed, equal or refused by the types, in percent. */
export const percent = ({ all, killed, equal, typed }: Score): number =>
  all === 0 ? 100 : Math.floor((1000 * (killed + equal + typed)) / all) / 10;

/** Mutants by something about them. */
export function grouped(
  some: readonly Tried[],
  by: (mutant: Mutant) => readonly string[],
): ReadonlyMap<string, readonly Tried[]> {
  const groups = new Map<string, Tried[]>();
  for (const one of some)
    for (const name of by(one.mutant)) {
      const group = groups.get(name);
      if (group === undefined) groups.set(name, [one]);
      else group.push(one);
    }
  return groups;
}

const line = (name: string, score: Score): string =>
  `  ${String(percent(score)).padStart(5)} %  ${score.killed} killed, ${score.equal} equal, ${score.typed} typed of ${score.all}  ${name}`;

/** The report: all, by file, by kind, and the rules none or less than half of whose mutants are noticed. */
export function report(game: string, some: readonly Tried[]): readonly string[] {
  const scored = some.filter(({ mutant }) => mutant.area === "rule");
  const table = (by: (mutant: Mutant) => readonly string[]): readonly string[] =>
    [...grouped(scored, by)]
      .map(([name, group]) => ({ name, score: scoreOf(group) }))
      .sort((a, b) => percent(a.score) - percent(b.score))
      .map(({ name, score }) => line(name, score));
  const all = scoreOf(scored);
  const rules = [...grouped(scored, ({ rules: ids }) => ids)].map(([name, group]) => ({ name, score: scoreOf(group) }));
  const weak = rules.filter(({ score }) => percent(score) < 50).sort((a, b) => percent(a.score) - percent(b.score));
  const free = scored.filter(({ mutant, fate }) => mutant.kind === "requirement is true" && fate === "survived");
  return [
    `${game}: ${all.killed} killed, ${all.equal} equal and ${all.typed} refused by the types of ${all.all} mutants, ${percent(all)} %`,
    "by file:",
    ...table(({ file }) => [file]),
    "by kind:",
    ...table(({ kind }) => [kind]),
    `rules of which less than half is guarded: ${weak.length}`,
    ...weak.map(({ name, score }) => line(name, score)),
    `requirements that can be true unnoticed: ${free.length}`,
    ...free.map(({ mutant }) => `  ${mutant.file}:${mutant.line} ${mutant.code}`),
  ];
}

/** Every survivor in a line. */
export const survivors = (some: readonly Tried[]): readonly string[] =>
  some
    .filter(({ mutant, fate }) => mutant.area === "rule" && fate === "survived")
    .map(
      ({ mutant: { file, line: at, kind, code, in: within, nth, rules }, reached }) =>
        `${file}:${at} ${kind} [${within}${nth > 1 ? ` #${nth}` : ""}] ${code} {${rules.slice(0, 2).join(", ")}} reached ${reached}`,
    );
