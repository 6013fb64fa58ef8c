import { Hono } from "hono";
import type { Game } from "../rules/kernel/index.ts";
import { createAdjudicator } from "./adjudicator.ts";
import { unreadableAt } from "./faults.ts";
import { type AfterCommit, createGames, type Games } from "./games/index.ts";
import { createGraphqlApp } from "./graphql/app.ts";
import { checkAddress } from "./notices/index.ts";
import { createOperations, type Operations } from "./operations.ts";
import type { Log } from "./problems.ts";
import { createRestApp } from "./rest.ts";
import type { Store } from "./store.ts";

/** What the service needs from outside. `now` is the time of day in milliseconds. */
export interface Deps {
  readonly games: readonly Game[];
  readonly store: Store;
  readonly now: () => number;
  readonly log: Log;
  /** Called with a game's id after each commit, where the turn is told by this process; elsewhere the table's stream does that. */
  readonly afterCommit?: AfterCommit;
}

/** Throws a Fault that says what is wrong with a webhook's address. */
async function checkWebhook(url: string): Promise<void> {
  const checked = await checkAddress(url);
  if ("fault" in checked) throw unreadableAt("/url", checked.fault.message, checked.fault.code);
}

/** The stored games of a service. */
export const gamesFor = ({ games, store, now, afterCommit = () => undefined }: Deps): Games => createGames({ adjudicator: createAdjudicator(games), store, now, afterCommit });

export const operationsFor = (deps: Deps): Operations => createOperations(createAdjudicator(deps.games), gamesFor(deps), checkWebhook);

/** The REST API with /healthz. */
export const restApp = (deps: Deps): Hono => createRestApp(operationsFor(deps), deps.log);

/** The GraphQL API at /graphql. */
export const graphqlApp = (deps: Deps): Hono => createGraphqlApp(operationsFor(deps), deps.log);

/** Both APIs in one app, as the local server runs them; `pages` are served beside them. */
export function app(deps: Deps, pages?: Hono): Hono {
  const operations = operationsFor(deps);
  const whole = new Hono();
  const graphql = createGraphqlApp(operations, deps.log);
  const rest = createRestApp(operations, deps.log);
  if (pages !== undefined) whole.route("/", pages);
  whole.all("/graphql", (c) => graphql.fetch(c.req.raw));
  whole.all("*", (c) => rest.fetch(c.req.raw));
  return whole;
}
