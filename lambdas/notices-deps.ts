import { delivering, webhooksIn } from "../service/index.ts";
import { log, table } from "./environment.ts";
import { postponing } from "./notice-queue.ts";
import type { NotifyDeps } from "./notify-batch.ts";

/** What the notify function works with: webhooks from the table, the real network, the queue's clock. */
export const notifyDeps = (): NotifyDeps => ({ webhookOf: webhooksIn(table()), deliver: delivering(), random: Math.random, log, postpone: postponing() });
