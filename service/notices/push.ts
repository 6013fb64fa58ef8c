import { createHash } from "node:crypto";
import type { Browser } from "../storage/seats.ts";
import { headlines, oneLine } from "./message.ts";
import type { Notice } from "./notice.ts";
import { MOST_PUSHED, pushMessage } from "./push-message.ts";
import { vapidHeader } from "./vapid.ts";

/** A browser that a notice goes to, with the private key by which the server names itself to its push service. */
export interface PushReceiver extends Browser {
  readonly pushKey: string;
}

/** How long a push service keeps a notice for a browser that is off, in seconds. */
const KEPT_FOR = 7 * 24 * 60 * 60;

/** Room for what is asked and what was said: what a phone shows of a notice. */
const MOST_ASKED = 240;
const MOST_SAID = 160;

/** What a browser is pushed: the words that it shows, and which game and seat they are about. */
export function pushedText({ id, kind, game, seat, title, text, said }: Notice): string {
  const spoken = said === undefined ? "" : ` ${oneLine(said.by, 64)}: “${oneLine(said.words, MOST_SAID)}”`;
  const words = {
    id,
    game,
    seat,
    title: `${headlines[kind]}: ${oneLine(title, 120) || "a game"}`,
    body: `${oneLine(text, MOST_ASKED)}${spoken}`,
  };
  const whole = JSON.stringify(words);
  // characters of the farthest planes may come to more than is taken; then the headline tells enough
  return Buffer.byteLength(whole) <= MOST_PUSHED
    ? whole
    : JSON.stringify({ ...words, title: headlines[kind], body: "" });
}

/**
 * What is posted to a push service for a notice: a later notice about a game takes the place of one that the browser has
 * not had yet. Throws where the browser's key is none.
 */
export function pushed(
  notice: Notice,
  { pushKey, ...browser }: PushReceiver,
  { contact, seconds }: { readonly contact: string | undefined; readonly seconds: number },
): { readonly headers: Readonly<Record<string, string>>; readonly body: Buffer } {
  const headers = {
    "content-type": "application/octet-stream",
    "content-encoding": "aes128gcm",
    "user-agent": "Umpire notices",
    ttl: String(KEPT_FOR),
    urgency: notice.kind === "turn" || notice.kind === "proposal" ? "high" : "normal",
    topic: createHash("sha256").update(`${notice.game}/${notice.seat}`).digest("base64url").slice(0, 32),
    authorization: vapidHeader(pushKey, new URL(browser.url), contact, seconds),
  };
  return { headers, body: pushMessage(pushedText(notice), browser) };
}
