import { notifyDeps } from "./notices-deps.ts";
import { notifyBatch } from "./notify-batch.ts";

/** Delivers the notices of the queue to the webhooks of their seats. */
export const handler = notifyBatch(notifyDeps());
