import { metered, type Metered, readMetered } from "./budget.ts";
import { Turns } from "./holding.ts";

/** What was kept lately and what before: an entry that is used again is one of the latest. */
interface Generations<T> {
  lately: Map<string, Metered<T>>;
  before: Map<string, Metered<T>>;
  readonly turns: Turns;
}

/**
 * Keeps what takes work and follows from an object that never changes and a word: of each object the `most` that were
 * used last, or up to twice as many, and what the present request has used. Whoever uses one spends its work. What is
 * asked for again before so many others were is found again, whoever asked before.
 */
export function meteredByKey<O extends object, T>(most: number): (owner: O, word: string, make: () => T) => T {
  const all = new WeakMap<O, Generations<T>>();
  return (owner, word, make) => {
    let kept = all.get(owner);
    if (kept === undefined) all.set(owner, (kept = { lately: new Map(), before: new Map(), turns: new Turns() }));
    const recent = kept.lately.get(word);
    if (recent !== undefined) return readMetered(recent);
    const older = kept.before.get(word);
    const entry = older ?? metered(make);
    if (kept.lately.size >= most && kept.turns.taken()) {
      kept.before = kept.lately;
      kept.lately = new Map();
    }
    kept.lately.set(word, entry);
    return readMetered(entry);
  };
}
