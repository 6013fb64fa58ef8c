import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { bundle, bundlesOf, MOST_START_BYTES } from "../lambdas/bundle.ts";
import { games } from "../rules/index.ts";
import { httpEvent, startFunction } from "../tests/lambdas/runtime-api.ts";
import { treeWithStandIns } from "../tests/lambdas/stand-ins.ts";
import { median, type Row } from "./measure.ts";

/** Starts measured for each bundle. */
const STARTS = 15;
/**
 * The start of a function that does nothing as a share of ours, at least: as it was when there were two games in one file
 * (187 and 222 ms beside 47, measured on one machine; 99 and 123 ms on the one before).
 */
const LEAST_SHARE = { rest: 0.25, graphql: 0.21 } as const;
/** The starts are measured with as many games as this, copies of one standing in for those to come. */
const GAMES = 6;

const requests = {
  rest: httpEvent("GET", "/v1/rulesets"),
  graphql: httpEvent("POST", "/graphql", { query: "{ rulesets { id } }" }),
} as const;

/** A request that comes to the rules of one game. */
const ofOneGame = httpEvent("POST", "/v1/legal-actions", { ruleset: "rogue-regiment", scenario: "chalk-farm" });

interface Start {
  readonly folder: string;
  readonly request: unknown;
}

/** The median times from starting a process to its first answer, in milliseconds; the starts are made in turns. */
async function startsOf(starts: readonly Start[]): Promise<readonly number[]> {
  const times = starts.map((): number[] => []);
  for (let n = 0; n < STARTS; n++)
    for (const [at, { folder, request }] of starts.entries()) {
      const from = performance.now();
      const fn = await startFunction(folder, { TABLE_NAME: "none" });
      await fn.invoke(request);
      times[at]?.push(performance.now() - from);
      await fn.close();
    }
  return times.map(median);
}

/** A function that answers and does nothing else: what a start takes at least. */
async function bareFunction(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "umpire-bare-"));
  await writeFile(join(folder, "index.mjs"), 'export const handler = async () => ({ statusCode: 200, body: "{}" });\n');
  return folder;
}

const none = { peer: "", peerFigure: "", ratio: null } as const;

/**
 * For the functions somebody waits for: the median time from starting a process under Amazon's runtime client to its
 * first answer, beside that of a function that does nothing, and what a start reads.
 */
export async function coldStartRows(): Promise<readonly Row[]> {
  const tree = await treeWithStandIns("rogue-regiment", GAMES - games.length);
  const bareFolder = await bareFunction();
  try {
    const names = ["rest", "graphql"] as const;
    const sizes = [];
    for (const name of names) sizes.push({ name, bytes: (await bundle(name, tree)).start });
    const folderOf = (name: (typeof names)[number]): string => join(bundlesOf(tree), name);
    const [bare = 0, asked = 0, ...times] = await startsOf([
      { folder: bareFolder, request: requests.rest },
      { folder: folderOf("rest"), request: ofOneGame },
      ...names.map((name) => ({ folder: folderOf(name), request: requests[name] })),
    ]);
    const beside = (milliseconds: number): Pick<Row, "figure" | "peer" | "peerFigure" | "ratio"> => ({
      figure: `${Math.round(milliseconds)} ms`,
      peer: "a function that does nothing",
      peerFigure: `${Math.round(bare)} ms`,
      ratio: bare / milliseconds,
    });
    return [
      ...sizes.flatMap(({ name, bytes }, at): readonly Row[] => [
        {
          what: `local process cold start, ${name}, with ${GAMES} games (median of ${STARTS})`,
          ...beside(times[at] ?? 0),
          target: `at least ${LEAST_SHARE[name]}×`,
          met: bare / (times[at] ?? 0) >= LEAST_SHARE[name],
        },
        {
          what: `what a start of ${name} reads`,
          figure: `${Math.round(bytes / 1024)} KiB`,
          ...none,
          target: `at most ${MOST_START_BYTES / 1024} KiB`,
          met: bytes <= MOST_START_BYTES,
        },
      ]),
      {
        what: `the same of rest, where the first request is for the actions of a mission (median of ${STARTS})`,
        ...beside(asked),
        target: "",
        met: null,
      },
    ];
  } finally {
    await rm(tree, { recursive: true, force: true });
    await rm(bareFolder, { recursive: true });
  }
}
