import { createHash } from "node:crypto";
import type { Bench } from "./bench.ts";
import type { Said, SurveyJob } from "./job.ts";
import { MOST_LOADING } from "./limits.ts";
import { changesOf } from "./patches.ts";
import type { Switches } from "./switches.ts";
import { changedIn, entriesOf, Watch } from "./tables.ts";

/**
 * Tells which of some mutants act while the game is loaded, and of as many as one process may load what each changes in
 * tables. That cannot be told of what is not a table, of what is frozen, and of what something else has looked at while the
 * game was loaded.
 */
export async function survey(
  { bench, switches }: { readonly bench: Bench; readonly switches: Switches },
  { tries, loads }: Pick<SurveyJob, "tries" | "loads">,
  trying: (ids: readonly number[]) => void,
  say: (said: Said) => void,
): Promise<void> {
  const watch = new Watch();
  switches.learns = true;
  await bench.load(watch);
  switches.learns = false;
  const early = tries.filter(({ id }) => switches.differing[id] === 1);
  const readLoading = new Set(watch.read);
  const { tables } = await bench.load(null);
  const before = entriesOf(tables);
  const written = [...before].map(([name, value]) => `${name} ${typeof value === "function" ? "" : String(value)}`);
  const hash = createHash("sha256")
    .update(written.join("\n"))
    .update([...readLoading].sort().join("\n"));
  say({ said: "early", ids: early.map(({ id }) => id), tables: hash.digest("hex") });
  for (const { id, key } of early.slice(0, loads)) {
    trying([id]);
    switches.turn([id]);
    switches.operations = 0;
    switches.limit = MOST_LOADING;
    try {
      const { tables: others } = await bench.load(null);
      const entries = changedIn(before, entriesOf(others));
      const isTold = entries.length > 0 && !entries.some((name) => readLoading.has(name));
      const changes = isTold ? changesOf(tables, others) : null;
      say({ said: "patch", id, patch: changes === null ? null : { changes, entries } });
    } catch {
      say({ said: "found", found: { id, key, reached: 1, killedBy: "loading" } });
    }
    switches.turn([]);
    switches.limit = Infinity;
  }
}
