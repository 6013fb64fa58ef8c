import { createHmac, randomBytes } from "node:crypto";

/** The header that carries the signature. */
export const SIGNATURE = "umpire-signature";
/** The header with the signatures of further seats that a delivery is for. */
export const OTHERS_SIGNATURE = "umpire-signature-others";

/** A fresh key for a webhook, 256 random bits. Its owner is shown it once. */
export const newWebhookKey = (): string => randomBytes(32).toString("base64url");

/** The signature of a body at a time in seconds: HMAC-SHA-256 over "TIME.BODY" with a webhook's own key, one for each. */
export function signatureOf(keys: readonly string[], body: string, seconds: number): string {
  const by = (key: string): string => createHmac("sha256", key).update(`${seconds}.${body}`, "utf8").digest("hex");
  return [`t=${seconds}`, ...keys.map((key) => `v1=${by(key)}`)].join(",");
}
