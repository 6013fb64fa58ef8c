import { createHmac, randomBytes } from "node:crypto";

/** The header that carries the signature. */
export const SIGNATURE = "umpire-signature";

/** A fresh key for a webhook, 256 random bits. Its owner is shown it once. */
export const newWebhookKey = (): string => randomBytes(32).toString("base64url");

/** The signature of a body at a time in seconds: HMAC-SHA-256 over "TIME.BODY" with the webhook's own key. */
export function signatureOf(key: string, body: string, seconds: number): string {
  return `t=${seconds},v1=${createHmac("sha256", key).update(`${seconds}.${body}`, "utf8").digest("hex")}`;
}
