import {
  createDynamoStore,
  forgetBrowser,
  type Deps,
  type Games,
  gamesFor,
  openDynamoTable,
  webhooksIn,
} from "../service/index.ts";
import { delivering, notingDeliveries } from "../service/deliveries.ts";
import { log, table } from "./environment.ts";
import { postponing, queued } from "./notice-queue.ts";
import type { NotifyDeps } from "./notify-batch.ts";
import type { TurnsDeps } from "./turns-batch.ts";

/**
 * Stored games as their own clockwork needs them, by the rules it comes to. Nothing follows a commit here: the table's
 * stream tells the turn.
 */
export const gamesBy = (rules: Deps["games"]): Games =>
  gamesFor({ games: rules, store: createDynamoStore(table()), now: Date.now });

/** What the notify function works with: webhooks from the table, the real network, the queue's clock. */
export const notifyDeps = (): NotifyDeps => ({
  webhookOf: webhooksIn(openDynamoTable(table())),
  deliver: notingDeliveries(delivering({ contact: process.env["CONTACT"] }), {
    store: createDynamoStore(table()),
    now: Date.now,
    log,
  }),
  forget: (browser) => forgetBrowser(createDynamoStore(table()), browser),
  random: Math.random,
  log,
  postpone: postponing(),
});

/** What the turns function works with: what is told of a turn is read from the record, without any rules. */
export const turnsDeps = (): TurnsDeps => ({ games: gamesBy([]), notices: queued(), log });
