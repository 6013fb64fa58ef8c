import type { ConformanceCase } from "../conformance/case-format.ts";
import { type LearnedCase, type LearnedRun, toBits } from "./learned.ts";
import type { Switches } from "./switches.ts";

/** What a worker says of a case without a mutant. */
export type LearnedOf = { readonly case: string } & Omit<LearnedCase, "hash">;
/** What it says when it has run them all. */
export interface LearnedAll {
  readonly run: LearnedRun;
}

/** Runs cases without a mutant, twice: what is worked out once is worked out the first time. Throws when one fails. */
export async function learn(
  switches: Switches,
  cases: readonly ConformanceCase[],
  passes: (one: ConformanceCase) => Promise<boolean>,
  send: (what: LearnedOf | LearnedAll) => Promise<void>,
): Promise<void> {
  const loading = Uint8Array.from(switches.reached);
  const ever = Uint8Array.from(loading);
  const cameFirst = new Map<number, string>();
  for (const one of cases) {
    switches.reached.fill(0);
    await passes(one);
    for (const [id, reached] of switches.reached.entries()) {
      if (reached === 0 || ever[id] === 1) continue;
      ever[id] = 1;
      cameFirst.set(id, one.id);
    }
  }
  const again = new Uint8Array(ever.length);
  switches.learns = true;
  for (const one of cases) {
    switches.reached.fill(0);
    switches.differing.fill(0);
    if (!(await passes(one))) throw new Error(`The case ${one.id} fails without a mutant.`);
    for (const [id, reached] of switches.reached.entries()) if (reached === 1) again[id] = 1;
    await send({ case: one.id, operations: switches.operations, differing: toBits(switches.differing) });
  }
  const once = ever.map((came, id) => (came === 1 && again[id] === 0 ? 1 : 0));
  const first = new Set([...cameFirst].flatMap(([id, one]) => (once[id] === 1 ? [one] : [])));
  await send({
    run: { loading: toBits(loading), once: toBits(once), again: toBits(again), first: [...first] },
  });
}
