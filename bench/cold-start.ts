import { rm } from "node:fs/promises";
import { join } from "node:path";
import { bundle, bundlesOf } from "../lambdas/bundle.ts";
import { games } from "../rules/index.ts";
import { httpEvent, startFunction } from "../tests/lambdas/runtime-api.ts";
import { treeWithStandIns } from "../tests/lambdas/stand-ins.ts";
import type { Row } from "./measure.ts";

/** Starts measured for each bundle. */
const STARTS = 15;
/** The most a start may take in the median, in milliseconds: what it took when there were two games in one file. */
const MOST_MILLISECONDS = { rest: 99, graphql: 123 } as const;
/** The most that a start reads, in bytes. */
const MOST_BYTES = 680 * 1024;
/** The starts are measured with as many games as this, copies of one standing in for those to come. */
const GAMES = 6;

const requests = {
  rest: httpEvent("GET", "/v1/rulesets"),
  graphql: httpEvent("POST", "/graphql", { query: "{ rulesets { id } }" }),
} as const;

/** A request that comes to the rules of one game. */
const ofOneGame = httpEvent("POST", "/v1/legal-actions", { ruleset: "rogue-regiment", scenario: "chalk-farm" });

/** The median time from starting a process to its first answer, in milliseconds. */
async function startOf(folder: string, request: unknown): Promise<number> {
  const times: number[] = [];
  for (let n = 0; n < STARTS; n++) {
    const from = performance.now();
    const fn = await startFunction(folder, { TABLE_NAME: "none" });
    await fn.invoke(request);
    times.push(performance.now() - from);
    await fn.close();
  }
  return times.sort((a, b) => a - b)[Math.floor(STARTS / 2)] ?? 0;
}

const none = { peer: "", peerFigure: "", ratio: null } as const;

/**
 * For the functions somebody waits for: the median time from starting a process under Amazon's runtime client to its
 * first answer, and what a start reads.
 */
export async function coldStartRows(): Promise<readonly Row[]> {
  const rows: Row[] = [];
  const tree = await treeWithStandIns("rogue-regiment", GAMES - games.length);
  try {
    for (const name of ["rest", "graphql"] as const) {
      const { start } = await bundle(name, tree);
      const median = await startOf(join(bundlesOf(tree), name), requests[name]);
      const most = MOST_MILLISECONDS[name];
      rows.push(
        {
          what: `local process cold start, ${name}, with ${GAMES} games (median of ${STARTS})`,
          figure: `${Math.round(median)} ms`,
          ...none,
          target: `at most ${most} ms`,
          met: median <= most,
        },
        {
          what: `what a start of ${name} reads`,
          figure: `${Math.round(start / 1024)} KiB`,
          ...none,
          target: "at most 680 KiB",
          met: start <= MOST_BYTES,
        },
      );
    }
    const asked = await startOf(join(bundlesOf(tree), "rest"), ofOneGame);
    rows.push({
      what: `the same of rest, where the first request is for the actions of a mission (median of ${STARTS})`,
      figure: `${Math.round(asked)} ms`,
      ...none,
      target: "",
      met: null,
    });
  } finally {
    await rm(tree, { recursive: true, force: true });
  }
  return rows;
}
