import type { Construct } from "constructs";
import type { FunctionName } from "../lambdas/bundle.ts";

/** How many of a hundred instances each function may take, where there is a ceiling. */
const shares = {
  rest: 29,
  graphql: 29,
  pictures: 9,
  analyse: 6,
  mcp: 6,
  discord: 3,
  turns: 7,
  notify: 9,
  clock: 1,
  brake: 1,
} as const satisfies Record<FunctionName, number>;

/** The fewest instances that all functions can be divided among. */
const FEWEST = 20;

/**
 * The most instances of a function at once, by the context key `concurrency`: what all of Umpire may take of the
 * account's. Without the key nothing is reserved, so that a new account can deploy, whose whole quota may be ten. Throws
 * when it is not a whole number of at least twenty.
 */
export function concurrencyOf(scope: Construct, name: FunctionName): number | undefined {
  const given: unknown = scope.node.tryGetContext("concurrency");
  if (given === undefined) return undefined;
  const all = Number(given);
  if (!Number.isInteger(all) || all < FEWEST)
    throw new Error(`concurrency is a whole number of instances, at least ${FEWEST}: -c concurrency=113.`);
  return Math.max(1, Math.floor((all * shares[name]) / 100));
}
