import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";

/** A seat that a stream tells of: of its invitation no more than what knows it again. */
export interface StreamSeat {
  readonly game: string;
  readonly seat: string;
  /** The beginning of the hash of the invitation, in hexadecimal: another invitation is another hash; PUBLIC without one. */
  readonly mark: string;
}

/** What the address of a stream holds. */
export interface StreamOf {
  readonly seats: readonly StreamSeat[];
  /** Milliseconds since 1970 until which the address is good. */
  readonly until: number;
}

/** Bytes of the hash of an invitation that an address holds. */
const MARK_BYTES = 16;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** The longest address, in characters: what comes with it has to fit into a request, too. */
export const MOST_ADDRESS = 5000;
/** What is sealed is bound to this: an address of another form is none. */
const FORM = Buffer.from("umpire stream 1", "utf8");
const CIPHER = "aes-256-gcm";

/** The mark of whoever looks on at a public game without an invitation: no hash begins with it. */
export const PUBLIC = "0".repeat(2 * MARK_BYTES);

/** The mark of an invitation, from the hash that is kept of it. */
export const markOf = (hash: string): string => hash.slice(0, 2 * MARK_BYTES);

const counted = (text: string): Buffer => {
  const bytes = Buffer.from(text, "utf8");
  return Buffer.concat([Buffer.from([bytes.length]), bytes]);
};

function written({ seats, until }: StreamOf): Buffer {
  const end = Buffer.alloc(6);
  end.writeUIntBE(until, 0, 6);
  return Buffer.concat([
    end,
    ...seats.flatMap(({ game, seat, mark }) => [counted(game), counted(seat), Buffer.from(mark, "hex")]),
  ]);
}

function read(bytes: Buffer): StreamOf {
  const seats: StreamSeat[] = [];
  let at = 6;
  const text = (): string => {
    const from = at + 1;
    at = from + (bytes[at] ?? 0);
    return bytes.toString("utf8", from, at);
  };
  while (at < bytes.length) {
    const [game, seat] = [text(), text()];
    seats.push({ game, seat, mark: bytes.toString("hex", at, at + MARK_BYTES) });
    at += MARK_BYTES;
  }
  return { seats, until: bytes.readUIntBE(0, 6) };
}

/**
 * The address of a stream: all that is needed to answer it, sealed with a key of the store (in hexadecimal), so that
 * nothing is kept of it and nobody reads or makes one elsewhere. It holds no invitation, not even sealed.
 */
export function seal(key: string, stream: StreamOf): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, Buffer.from(key, "hex"), nonce, { authTagLength: TAG_BYTES });
  cipher.setAAD(FORM);
  const sealed = Buffer.concat([cipher.update(written(stream)), cipher.final()]);
  return Buffer.concat([nonce, sealed, cipher.getAuthTag()]).toString("base64url");
}

/** What an address holds; null for one that was not made with this key, or was changed since. */
export function unseal(key: string, address: string): StreamOf | null {
  if (address.length > MOST_ADDRESS || !/^[\w-]+$/.test(address)) return null;
  const bytes = Buffer.from(address, "base64url");
  // letters behind the last whole byte would be left out without a word
  if (bytes.length < NONCE_BYTES + TAG_BYTES || bytes.toString("base64url") !== address) return null;
  const nonce = bytes.subarray(0, NONCE_BYTES);
  const cipher = createDecipheriv(CIPHER, Buffer.from(key, "hex"), nonce, { authTagLength: TAG_BYTES });
  cipher.setAAD(FORM);
  cipher.setAuthTag(bytes.subarray(-TAG_BYTES));
  try {
    return read(Buffer.concat([cipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES)), cipher.final()]));
  } catch {
    return null;
  }
}
