import { games } from "../rules/index.ts";
import { countingByKey, createDynamoStore, createGuessing, type Deps, withinAllowance } from "../service/index.ts";
import { addressOf } from "./address-of.ts";
import { log, table } from "./environment.ts";

/** What a function gives the service: the table named by TABLE_NAME, and one JSON line a log entry. */
export const lambdaDeps = (): Deps => ({ games, store: createDynamoStore(table()), now: Date.now, log });

/** The same for a function that others ask: they are kept to their work, by their API keys or where they come from. */
export function limitedDeps(): Deps {
  const deps = lambdaDeps();
  const counting = countingByKey({ ...deps, guessing: createGuessing(deps.now) }, addressOf);
  return { ...deps, ...counting, ...withinAllowance(counting.addressOf, deps.now) };
}
