import { hash } from "node:crypto";
import { totalmem } from "node:os";
import { deepFreeze, isLasting, RecentCache, willLast } from "../../rules/kernel/index.ts";

/** Shorter positions are read faster than they are recognised. */
const LEAST_RECOGNISED = 500;
/** How often a position that was read takes its own bytes in memory, about. */
const SPREAD = 8;
/** How many bytes of positions are known: those that take a share of the memory there is, within bounds. */
const MOST_KNOWN_BYTES = Math.min(Math.max(Math.floor(totalmem() / 256), 8_000_000), 64_000_000) / SPREAD;
/** How many of them are looked for where one begins, before its end is known. */
const MOST_LATEST = 8;

const END_OF_BRACE = 0x7d;

/** A position as it was written, and what was read of it, where that is at hand. */
interface Known {
  readonly bytes: Uint8Array;
  /** How deep what stands in it is nested. */
  readonly depth: number;
  value: object | null;
}

const known = new RecentCache<Known>(Infinity, MOST_KNOWN_BYTES);
let latest: readonly Known[] = [];

/** A position that came lately, and which of the bytes of a body it is. */
export interface Recognised {
  readonly length: number;
  readonly depth: number;
  /** Lasting, and the same value each time; null when it cannot be read. */
  value(): object | null;
}

function valueOf(position: Known): object | null {
  if (isLasting(position.value)) return position.value;
  try {
    const read: unknown = position.value ?? JSON.parse(new TextDecoder().decode(position.bytes));
    if (typeof read === "object" && read !== null) position.value = deepFreeze(read);
  } catch {
    // what is wrong is told of the body as a whole
  }
  return position.value;
}

function isLatest(position: Known): void {
  if (latest[0] === position) return;
  const others = latest.filter((other) => other !== position);
  // the value of one that came once and is not among the latest any more is let go
  for (const old of others.splice(MOST_LATEST - 1)) if (!isLasting(old.value)) old.value = null;
  latest = [position, ...others];
}

const recognised = (position: Known): Recognised => ({
  length: position.bytes.length,
  depth: position.depth,
  value: () => valueOf(position),
});

/** The position that begins at this place of a body, if it is one of the latest: what stands there byte for byte. */
export function latestAt(body: Uint8Array, from: number): Recognised | null {
  for (const position of latest) {
    const { bytes } = position;
    const to = from + bytes.length;
    // an object ends where it ends: no other can begin with all of it
    if (to > body.length || body[to - 1] !== END_OF_BRACE) continue;
    if (Buffer.compare(bytes, body.subarray(from, to)) !== 0) continue;
    isLatest(position);
    return recognised(position);
  }
  return null;
}

/** By what a position is known among all; undefined where it is too short to be kept, or too long. */
export const digestOf = (written: Uint8Array): string | undefined =>
  written.length < LEAST_RECOGNISED || written.length > MOST_KNOWN_BYTES
    ? undefined
    : hash("sha256", written, "base64");

/** The position with this digest, if it came lately. */
export function recognisedBy(digest: string): Recognised | null {
  const found = known.get(digest);
  if (found === undefined) return null;
  isLatest(found);
  return recognised(found);
}

/**
 * Keeps a position that was read: valid JSON without forbidden keys, nested so deep; and its value, where that is at
 * hand: nobody changes it from here on.
 */
export function keepPosition(digest: string, written: Uint8Array, depth: number, value: object | null): void {
  if (value !== null) willLast(value);
  // a copy: the body is let go
  const position: Known = { bytes: new Uint8Array(written), depth, value };
  known.set(digest, position, written.length);
  isLatest(position);
}
