import { createAdjudicator, createGames, delivering, type Games, webhooksIn } from "../service/index.ts";
import type { ClockDeps } from "./clock-tick.ts";
import { lambdaDeps } from "./deps.ts";
import { log, table } from "./environment.ts";
import { postponing, queued } from "./notice-queue.ts";
import type { NotifyDeps } from "./notify-batch.ts";
import type { TurnsDeps } from "./turns-batch.ts";

/** The games as their own clockwork needs them. Nothing follows a commit here: the table's stream tells the turn. */
function games(): Games {
  const { games: rulesets, store, now } = lambdaDeps();
  return createGames({ adjudicator: createAdjudicator(rulesets), store, now, afterCommit: () => undefined });
}

/** What the notify function works with: webhooks from the table, the real network, the queue's clock. */
export const notifyDeps = (): NotifyDeps => ({ webhookOf: webhooksIn(table()), deliver: delivering(), random: Math.random, log, postpone: postponing() });

/** What the turns function works with. */
export const turnsDeps = (): TurnsDeps => ({ games: games(), notices: queued(), log });

/** What the clock works with. */
export const clockDeps = (): ClockDeps => ({ games: games(), notices: queued(), log });
