import { createCipheriv, createECDH, ECDH, hkdfSync, randomBytes } from "node:crypto";
import type { Browser } from "../storage/seats.ts";

/** The size of a record by RFC 8188; a message is one record, and services take no longer one. */
const RECORD = 4096;
/** The most bytes of a text in such a record: 86 of its head, 16 of its tag and a delimiter go off. */
export const MOST_PUSHED = RECORD - 86 - 16 - 1;

/** Whether a text is the public key of a browser: a point of the curve, all of it, as base64url. */
export function isBrowserKey(p256dh: string): boolean {
  try {
    return ECDH.convertKey(p256dh, "prime256v1", "base64url", "base64url", "uncompressed") === p256dh;
  } catch {
    // it is no point, or one of another curve
    return false;
  }
}

/** What is drawn anew for each message. */
export interface Drawn {
  /** The private key of one message, 32 bytes. */
  readonly key: Buffer;
  readonly salt: Buffer;
}

const drawn = (): Drawn => {
  const pair = createECDH("prime256v1");
  pair.generateKeys();
  return { key: pair.getPrivateKey(), salt: randomBytes(16) };
};

const derived = (secret: Buffer, salt: Buffer, info: Buffer | string, length: number): Buffer =>
  Buffer.from(hkdfSync("sha256", secret, salt, info, length));

/**
 * A text that only one browser can read, as RFC 8291 has it (aes128gcm in one record). Throws where the browser's key is
 * none of the curve, or the text is longer than a record.
 */
export function pushMessage(text: string, { p256dh, auth }: Browser, { key, salt }: Drawn = drawn()): Buffer {
  const plain = Buffer.from(text, "utf8");
  if (plain.length > MOST_PUSHED) throw new RangeError(`A pushed text has at most ${MOST_PUSHED} bytes.`);
  const own = createECDH("prime256v1");
  own.setPrivateKey(key);
  const theirs = Buffer.from(p256dh, "base64url");
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), theirs, own.getPublicKey()]);
  const secret = derived(own.computeSecret(theirs), Buffer.from(auth, "base64url"), info, 32);
  const cipher = createCipheriv(
    "aes-128-gcm",
    derived(secret, salt, "Content-Encoding: aes128gcm\0", 16),
    derived(secret, salt, "Content-Encoding: nonce\0", 12),
  );
  const head = Buffer.alloc(21);
  salt.copy(head);
  head.writeUInt32BE(RECORD, 16);
  head.writeUInt8(65, 20);
  // the delimiter of the last record stands behind the text
  const sealed = [cipher.update(plain), cipher.update(Buffer.of(2)), cipher.final(), cipher.getAuthTag()];
  return Buffer.concat([head, own.getPublicKey(), ...sealed]);
}
