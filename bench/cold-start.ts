import { join } from "node:path";
import { bundle, bundleRoot } from "../lambdas/bundle.ts";
import { httpEvent, startFunction } from "../tests/lambdas/runtime-api.ts";
import type { Row } from "./measure.ts";

/** Starts measured for each bundle. */
const STARTS = 15;
/** The most a start may take in the median, in milliseconds, and a bundle may weigh, in bytes. */
const MOST_MILLISECONDS = 150;
const MOST_BYTES = 1.2 * 1024 * 1024;

const requests = {
  rest: httpEvent("GET", "/v1/rulesets"),
  graphql: httpEvent("POST", "/graphql", { query: "{ rulesets { id } }" }),
} as const;

/**
 * For the functions somebody waits for: the median time from starting a process under Amazon's runtime client to its
 * first answer, and the size of each bundle.
 */
export async function coldStartRows(): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (const name of ["rest", "graphql"] as const) {
    const bytes = await bundle(name);
    const times: number[] = [];
    for (let n = 0; n < STARTS; n++) {
      const from = performance.now();
      const fn = await startFunction(join(bundleRoot, name), { TABLE_NAME: "none" });
      await fn.invoke(requests[name]);
      times.push(performance.now() - from);
      await fn.close();
    }
    const median = times.sort((a, b) => a - b)[Math.floor(STARTS / 2)] ?? 0;
    const none = { peer: "", peerFigure: "", ratio: null } as const;
    rows.push(
      {
        what: `local process cold start, ${name} (median of ${STARTS})`,
        figure: `${Math.round(median)} ms`,
        ...none,
        target: `at most ${MOST_MILLISECONDS} ms`,
        met: median <= MOST_MILLISECONDS,
      },
      {
        what: `bundle of ${name}`,
        figure: `${Math.round(bytes / 1024)} KiB`,
        ...none,
        target: "at most 1.2 MB",
        met: bytes <= MOST_BYTES,
      },
    );
  }
  return rows;
}
