import { games } from "../rules/index.ts";
import { createDynamoStore, type Deps } from "../service/index.ts";
import { log, table } from "./environment.ts";

/** What a function gives the service: the table named by TABLE_NAME, and one JSON line a log entry. */
export const lambdaDeps = (): Deps => ({ games, store: createDynamoStore(table()), now: Date.now, log });
