import type { Log } from "../logging/log.ts";
import type { Deliver } from "./deliver.ts";
import type { Notice } from "./notice.ts";
import { pauseAfter } from "./retries.ts";
import type { WebhookOf } from "./webhook-of.ts";

/** What the queues have in common: where webhooks are found, how a notice is sent, chance for the pauses, the log. */
export interface Delivery {
  readonly webhookOf: WebhookOf;
  readonly deliver: Deliver;
  /** Forgets a browser that its push service does not know any more. */
  readonly forget?: (browser: { readonly game: string; readonly seat: string; readonly to: string }) => Promise<void>;
  readonly random: () => number;
  readonly log: Log;
}

/**
 * Tries a notice once more (`tries` counts this try) and says after how many seconds it should be tried again, or null
 * if it is done with: delivered, refused, gone, or tried often enough. Rejects when the webhook cannot be read.
 */
export async function attempt(
  notice: Notice,
  tries: number,
  { webhookOf, deliver, forget, random, log }: Delivery,
): Promise<number | null> {
  // never the address or the key: whoever knows them can speak for us
  const line = { event: "notice", id: notice.id, tries };
  const webhook = await webhookOf(notice);
  if (webhook === null) {
    log({ level: "info", ...line, outcome: "no webhook" });
    return null;
  }
  if ("toldWith" in webhook) {
    log({ level: "info", ...line, outcome: "told with another seat", with: webhook.toldWith });
    return null;
  }
  const outcome = await deliver(notice, webhook);
  const { game, seat, to } = notice;
  if (outcome.kind === "gone" && to !== undefined) await forget?.({ game, seat, to });
  if (outcome.kind !== "retry") {
    log({
      level: outcome.kind === "delivered" ? "info" : "warn",
      ...line,
      outcome: outcome.kind,
      ...("reason" in outcome && { reason: outcome.reason }),
    });
    return null;
  }
  const again = pauseAfter(tries, outcome.after, random);
  log({
    level: "warn",
    ...line,
    outcome: again === null ? "given up" : "retry",
    reason: outcome.reason,
    ...(again !== null && { again }),
  });
  return again;
}
