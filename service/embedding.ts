/*
 * The service inside other programs: everything that answers, over a table that they bring. Nothing of a provider, no
 * server of its own.
 */
import { randomUUID } from "node:crypto";
import { games } from "../rules/index.ts";
import {
  aFunction,
  aNumber,
  aText,
  demand,
  type Fields,
  misfits,
  optional,
  trueOrFalse,
  withMethods,
} from "../rules/kernel/index.ts";
import { app, gamesFor } from "./app.ts";
import { forgetBrowser, stopwatchBy } from "./games/index.ts";
import { countingByKey } from "./limits/api-keys.ts";
import { createGuessing } from "./limits/invitation-rate-limit.ts";
import { localTurns } from "./local/turns.ts";
import { loggingAnswers } from "./logging/answered.ts";
import type { Log } from "./logging/log.ts";
import { delivering, notingDeliveries } from "./deliveries.ts";
import { localNotices, webhooksIn } from "./notices/index.ts";
import { createStore } from "./storage/table-store.ts";
import type { Table } from "./storage/table.ts";

/** What a service in another program is made of. */
export interface UmpireOptions {
  /** Where games are kept. */
  readonly table: Table;
  /** Is given a line as data about what fails, and about each answer where `verbose` says so. */
  readonly log?: Log;
  readonly verbose?: boolean;
  /**
   * Where a request comes from, by its connection; null where nobody can tell. Guesses of invitations and new games are
   * counted by it, and not at all without it.
   */
  readonly addressOf?: (request: Request) => string | null;
  /** The games that one address may begin at once, and as many an hour. */
  readonly gamesAnHour?: number;
  /** The public key of an application of Discord, whose interactions are answered at /discord. */
  readonly discordKey?: string;
  /** The time of day in milliseconds. */
  readonly now?: () => number;
}

/** Both APIs as one handler. */
export interface Umpire {
  /** Answers a request of either API. */
  fetch(request: Request): Promise<Response>;
  /**
   * Keeps the clock of the games: deadlines, and what a program before this one left untold. Without it a turn is told to
   * webhooks only after an action.
   */
  start(): Promise<void>;
  /** Stops the clock, and waits for notices that are on their way. The table stays open. */
  close(): Promise<void>;
}

const optionFields: Fields = {
  table: withMethods("a table", "get", "putNew", "putNext", "put", "remove", "query"),
  log: optional(aFunction),
  verbose: optional(trueOrFalse),
  addressOf: optional(aFunction),
  gamesAnHour: optional(aNumber),
  discordKey: optional(aText),
  now: optional(aFunction),
};

/** Makes the service over a table. Throws Unreadable where an option is none. */
export function createUmpire(options: UmpireOptions): Umpire {
  demand(misfits("options", options, optionFields));
  const {
    table,
    log = () => undefined,
    verbose = false,
    addressOf = () => null,
    gamesAnHour,
    discordKey,
    now = Date.now,
  } = options;
  const store = createStore(table);
  const notices = localNotices({
    webhookOf: webhooksIn(table),
    deliver: notingDeliveries(delivering(), { store, now, log }),
    forget: (browser) => forgetBrowser(store, browser),
    random: Math.random,
    log,
  });
  const stopwatch = stopwatchBy(() => performance.now());
  const tell = (game: string): void => turns.tell(game);
  const turns = localTurns(gamesFor({ games, store, now, log, stopwatch, afterCommit: tell }), notices, log);
  const by = (c: { readonly req: { readonly raw: Request } }): string | null => addressOf(c.req.raw);
  const apis = app({
    games,
    store,
    now,
    log,
    afterCommit: tell,
    ...countingByKey({ store, now, guessing: createGuessing(now) }, by),
    ...(gamesAnHour !== undefined && { gamesAnHour }),
    ...(discordKey !== undefined && { discordKey }),
  });
  const whole = verbose ? loggingAnswers(apis, { log, addressOf: by, requestIdOf: () => randomUUID() }) : apis;
  return {
    fetch: async (request) => whole.fetch(request),
    start: turns.start,
    async close() {
      await turns.close();
      await notices.close();
    },
  };
}
