import type { ConformanceCase } from "../../cli/conformance/case-format.ts";
import type { Bench, Loaded } from "./bench.ts";
import { type Shown, sift, type Suspect } from "./groups.ts";
import type { Found, MeetJob, Said, Try } from "./job.ts";
import { isMet, mostOperations, open } from "./limits.ts";
import { apply, type Patch } from "./patches.ts";
import type { Switches } from "./switches.ts";
import { Watch } from "./tables.ts";

/** A mutant that no case has noticed yet. */
export interface Open extends Suspect {
  readonly tried: Try;
  /** How many cases could have noticed it. */
  reached: number;
  /** How many operations it has taken, of those of a group its share. */
  spent: number;
}

export const openOf = (tried: Try): Open => ({
  tried,
  id: tried.id,
  places: tried.places,
  met: 0,
  blamed: 0,
  reached: 0,
  spent: 0,
});

/** What becomes of mutants that have met all cases. */
export interface Met {
  readonly survived: readonly Found[];
  /** Those that act at the first run only, and have to be on from the start. */
  readonly idle: readonly Try[];
}

/** After how many cases it is told which of them are met. */
const OFTEN = 50;

/**
 * Has mutants met by cases. Of each case it is learned first which mutants would make a difference in it, in a game of
 * which it is known who reads its tables; then it is run with those, in another one. First come the cases that noticed a
 * mutant the last time, with those they noticed; then all, those with the least work first.
 */
export async function meetAll(
  {
    bench,
    switches,
    cases,
  }: { readonly bench: Bench; readonly switches: Switches; readonly cases: readonly ConformanceCase[] },
  { tries, patches, work, meetsAll, met: before }: Pick<MeetJob, "tries" | "patches" | "work" | "meetsAll" | "met">,
  trying: (ids: readonly number[]) => void,
  say: (said: Said) => void,
): Promise<Met> {
  const known = new Map(cases.map((one) => [one.id, one]));
  const left = new Map(tries.map((tried) => [tried.id, openOf(tried)]));
  const idle: Try[] = [];

  switches.learns = true;
  const watch = new Watch();
  const learning = await bench.load(watch);
  switches.learns = false;
  let loaded: Loaded = await bench.load(null);

  /** The operations of a case without a mutant, in the game in which mutants are on; loaded anew where one has left traces. */
  const plainly = async (one: ConformanceCase): Promise<number> => {
    let ran = await bench.run(loaded, one);
    if (!ran.passes) {
      loaded = await bench.load(null);
      ran = await bench.run(loaded, one);
    }
    if (!ran.passes) throw new Error(`The case ${one.id} fails without a mutant.`);
    return ran.operations;
  };
  const runWith = async (one: ConformanceCase, group: readonly Open[], operations: number): Promise<Shown> => {
    const ids = group.map(({ id }) => id);
    trying(ids);
    const undo: (() => void)[] = [];
    // of two that change one table the second meets the case in another run
    const [changed, made] = [new Set<string>(), new Set<number>()];
    for (const id of ids) {
      const patch = patches.get(id);
      if (patch === undefined || patch.changes.some(({ table }) => changed.has(table))) continue;
      for (const { table } of patch.changes) changed.add(table);
      undo.push(apply(loaded.tables, patch));
      made.add(id);
    }
    // a table may hold words of which cases are written
    const checksWords = ids.some((id) => patches.has(id));
    const ran = await bench.run(loaded, one, { on: ids, limit: mostOperations(operations), checksWords });
    for (const back of undo.toReversed()) back();
    for (const suspect of group) suspect.spent += ran.operations / group.length;
    const came = new Set(ids.filter((id) => made.has(id) || (!patches.has(id) && switches.reached[id] === 1)));
    return { passes: ran.passes, came: (id) => came.has(id) };
  };
  const kill = (suspect: Open, killedBy: string): void => {
    const { id, key } = suspect.tried;
    const { reached } = suspect;
    if (meetsAll) {
      // it will be noticed again: those that often are meet a case alone
      suspect.met++;
      suspect.blamed++;
      return say({ said: "noticed", id, by: killedBy });
    }
    left.delete(id);
    say({ said: "found", found: { id, key, reached: Math.max(1, reached), killedBy } });
  };

  const hints = meetsAll ? [] : Map.groupBy(left.values(), ({ tried }) => tried.hint);
  for (const [hint, hinted] of hints) {
    const one = known.get(hint ?? "");
    if (one === undefined) continue;
    const operations = await plainly(one);
    for (const suspect of hinted) if (!(await runWith(one, [suspect], operations)).passes) kill(suspect, one.id);
  }

  const operationsOf = (one: ConformanceCase): number => work[one.id] ?? JSON.stringify(one).length;
  let met: string[] = [];
  let done: Record<string, number> = {};
  const unmet = cases.filter(({ id }) => !before.has(id));
  for (const one of unmet.toSorted((a, b) => operationsOf(a) - operationsOf(b))) {
    const asked = [...left.values()].filter((suspect) => open(suspect) && suspect.tried.cases?.has(one.id) !== false);
    if (asked.length > 0 && isMet(work[one.id] ?? 0)) {
      switches.learns = true;
      switches.differing.fill(0);
      watch.read.clear();
      const { passes, operations: least } = await bench.run(learning, one);
      switches.learns = false;
      if (!passes) throw new Error(`The case ${one.id} fails without a mutant.`);
      const isRead = (patch: Patch | undefined): boolean =>
        patch?.entries.some((name) => watch.read.has(name)) === true;
      const noticing = asked.filter(({ id }) => switches.differing[id] === 1 || isRead(patches.get(id)));
      done[one.id] = least;
      if (noticing.length > 0 && isMet(least)) {
        const operations = await plainly(one);
        for (const suspect of noticing) suspect.reached++;
        const sifted = await sift(noticing, (group) => runWith(one, group, operations));
        for (const suspect of sifted.killed) kill(suspect, one.id);
        for (const { id, tried } of sifted.idle) {
          left.delete(id);
          idle.push(tried);
        }
      }
    }
    met.push(one.id);
    if (met.length < OFTEN) continue;
    say({ said: "met", cases: met, work: done });
    [met, done] = [[], {}];
    // what was said is sent before more is tried
    await new Promise(setImmediate);
  }
  say({ said: "met", cases: met, work: done });
  const survived = [...left.values()].map(({ tried: { id, key }, reached }) => ({ id, key, reached, killedBy: null }));
  return { survived, idle };
}
