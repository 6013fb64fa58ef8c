import type { ConformanceCase } from "../../cli/conformance/case-format.ts";
import type { Bench } from "./bench.ts";
import { sift } from "./groups.ts";
import type { ReloadJob, Said } from "./job.ts";
import { MOST_ALONE, MOST_LOADING, MOST_TOGETHER, mostOperations } from "./limits.ts";
import { type Open, openOf } from "./meeting.ts";
import type { Switches } from "./switches.ts";

/** As if it had met so many cases: those that are left are loaded together. */
const TRUSTED = 18;

/**
 * Tries mutants with which the game has to be loaded anew: each alone, by the case that noticed it the last time, those
 * that noticed others of its file, and quick ones; then those that are left together, by more of them.
 */
export async function reloadAll(
  {
    bench,
    switches,
    cases,
  }: { readonly bench: Bench; readonly switches: Switches; readonly cases: readonly ConformanceCase[] },
  { tries, work }: Pick<ReloadJob, "tries" | "work">,
  trying: (ids: readonly number[]) => void,
  say: (said: Said) => void,
): Promise<void> {
  const base = await bench.load(null);
  const known = new Map<string, number>();
  const operationsOf = async (one: ConformanceCase): Promise<number> => {
    const before = known.get(one.id);
    if (before !== undefined) return before;
    const { passes, operations } = await bench.run(base, one);
    if (!passes) throw new Error(`The case ${one.id} fails without a mutant.`);
    known.set(one.id, operations);
    return operations;
  };
  const expected = (one: ConformanceCase): number => work[one.id] ?? JSON.stringify(one).length;
  const quick = cases.toSorted((a, b) => expected(a) - expected(b));
  const kills = new Map<string, number>();
  const fileOf = ({ places: [place] }: Open): string => place?.split(":")[0] ?? "";

  /** The case that notices mutants with which the game is loaded; null where none does. */
  const noticedBy = async (group: readonly Open[], most: number): Promise<string | null> => {
    const ids = group.map(({ id }) => id);
    trying(ids);
    switches.turn(ids);
    switches.operations = 0;
    switches.limit = MOST_LOADING;
    const loaded = await bench.load(null).catch(() => null);
    switches.turn([]);
    switches.limit = Infinity;
    if (loaded === null) return "loading";
    const [first] = group;
    const file = first === undefined ? "" : fileOf(first);
    const isHint = (one: ConformanceCase): boolean => group.some(({ tried }) => tried.hint === one.id);
    const score = (one: ConformanceCase): number => (isHint(one) ? Infinity : (kills.get(`${file} ${one.id}`) ?? 0));
    let spent = 0;
    for (const one of quick.toSorted((a, b) => score(b) - score(a))) {
      if (!group.some(({ tried }) => tried.cases?.has(one.id) !== false)) continue;
      const operations = await operationsOf(one);
      if (spent + operations > most) continue;
      spent += operations;
      const ran = await bench.run(loaded, one, { on: ids, limit: mostOperations(operations), checksWords: true });
      if (!ran.passes) return one.id;
    }
    return null;
  };

  const killed = (suspect: Open, killedBy: string): void => {
    const name = `${fileOf(suspect)} ${killedBy}`;
    kills.set(name, (kills.get(name) ?? 0) + 1);
    const { id, key } = suspect.tried;
    say({ said: "found", found: { id, key, reached: cases.length, killedBy } });
  };
  const left: Open[] = [];
  for (const tried of tries) {
    const suspect = openOf(tried);
    const killedBy = await noticedBy([suspect], MOST_ALONE);
    if (killedBy === null) left.push({ ...suspect, met: TRUSTED });
    else killed(suspect, killedBy);
  }
  const last = new Map<number, string>();
  const sifted = await sift(left, async (group) => {
    const killedBy = await noticedBy(group, MOST_TOGETHER);
    if (killedBy !== null) for (const { id } of group) last.set(id, killedBy);
    return { passes: killedBy === null, came: () => true };
  });
  for (const suspect of sifted.killed) killed(suspect, last.get(suspect.id) ?? "loading");
  for (const suspect of left)
    if (!sifted.killed.includes(suspect)) {
      const { id, key } = suspect.tried;
      say({ said: "found", found: { id, key, reached: cases.length, killedBy: null } });
    }
}
