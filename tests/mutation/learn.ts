import type { ConformanceCase } from "../conformance/case-format.ts";
import { type LearnedCase, type LearnedRun, toBits } from "./learned.ts";
import type { Switches } from "./switches.ts";
import { entriesOf, type Watch } from "./tables.ts";

/** What a worker says of a case without a mutant. */
export type LearnedOf = { readonly case: string } & Omit<LearnedCase, "hash">;
/** What it says when it has run them all. */
export interface LearnedAll {
  readonly run: LearnedRun;
}

/** The entries that were read since the last look, a bit each, in the order of their names. */
function takeReads({ read }: Watch, names: readonly string[]): string {
  const bits = toBits(Uint8Array.from(names, (name) => (read.has(name) ? 1 : 0)));
  read.clear();
  return bits;
}

/** Runs cases without a mutant, twice: what is worked out once is worked out the first time. Throws when one fails. */
export async function learn(
  switches: Switches,
  watch: Watch,
  cases: readonly ConformanceCase[],
  passes: (one: ConformanceCase) => Promise<boolean>,
  send: (what: LearnedOf | LearnedAll) => Promise<void>,
): Promise<void> {
  switches.learns = false;
  const loading = toBits(switches.differing);
  const loaded = new Set(watch.read);
  const names = [...entriesOf(switches.tables).keys()].sort();
  const readLoading = toBits(Uint8Array.from(names, (name) => (loaded.has(name) ? 1 : 0)));
  const cameFirst = new Map<number, string>();
  for (const one of cases) {
    switches.reached.fill(0);
    await passes(one);
    for (const [id, reached] of switches.reached.entries()) {
      if (reached === 1 && !cameFirst.has(id)) cameFirst.set(id, one.id);
    }
  }
  const again = new Uint8Array(switches.reached.length);
  switches.learns = true;
  for (const one of cases) {
    switches.reached.fill(0);
    switches.differing.fill(0);
    watch.read.clear();
    if (!(await passes(one))) throw new Error(`The case ${one.id} fails without a mutant.`);
    for (const [id, reached] of switches.reached.entries()) if (reached === 1) again[id] = 1;
    await send({
      case: one.id,
      operations: switches.operations,
      differing: toBits(switches.differing),
      reads: takeReads(watch, names),
    });
  }
  const once = again.map((came, id) => (came === 0 && cameFirst.has(id) ? 1 : 0));
  const first = new Set([...cameFirst].flatMap(([id, one]) => (once[id] === 1 ? [one] : [])));
  await send({
    run: { loading, readLoading, once: toBits(once), again: toBits(again), first: [...first] },
  });
}
