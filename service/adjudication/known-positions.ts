import { hash } from "node:crypto";
import { totalmem } from "node:os";
import { deepFreeze, isLasting, RecentCache, saysPlainly, markImmutable } from "../../rules/kernel/index.ts";

/** Shorter positions are read faster than they are recognised. */
const LEAST_RECOGNISED = 500;
/** How often a position that was read takes its own text in memory, about. */
const SPREAD = 8;
/** How many characters of positions are known: those that take a share of the memory there is, within bounds. */
const MOST_KNOWN = Math.min(Math.max(Math.floor(totalmem() / 256), 8_000_000), 64_000_000) / SPREAD;
/** How many of them are at hand as they were read, even if they came but once. */
const MOST_LATEST = 8;

/** A position as it was written, and what was read of it, where that is at hand. */
interface Known {
  readonly text: string;
  /** How deep what stands in it is nested. */
  readonly depth: number;
  value: object | null;
}

const positions = new RecentCache<Known>(Infinity, MOST_KNOWN);
let latest: readonly Known[] = [];

/** A position that came lately. */
export interface Recognised {
  readonly depth: number;
  /** Lasting, and the same each time. */
  readonly value: object;
}

/** What was read of a position: from the second time on it is lasting. */
function valueOf(position: Known): object {
  if (isLasting(position.value)) return position.value;
  const read: unknown = position.value ?? JSON.parse(position.text);
  if (typeof read !== "object" || read === null) throw new Error("Impossible: what was kept is not an object.");
  position.value = deepFreeze(read);
  return read;
}

function isLatest(position: Known): void {
  if (latest[0] === position) return;
  const others = latest.filter((other) => other !== position);
  // the value of one that came once and is not among the latest any more is let go
  for (const old of others.splice(MOST_LATEST - 1)) if (!isLasting(old.value)) old.value = null;
  latest = [position, ...others];
}

/** By what a position is known; null where it is too short to be kept, or too long. */
export const digestOf = (text: string): string | null =>
  text.length < LEAST_RECOGNISED || text.length > MOST_KNOWN ? null : hash("sha256", text, "base64");

/** The position with this digest, if it came lately. */
export function recognised(digest: string): Recognised | null {
  const kept = positions.get(digest);
  if (kept === undefined) return null;
  isLatest(kept);
  return { depth: kept.depth, value: valueOf(kept) };
}

/** Whether all texts in a JSON text are of printable ASCII: it says nothing by escapes, and has no other characters. */
const isPlain = (text: string): boolean =>
  !text.includes("\\") && !text.includes("\u007f") && Buffer.byteLength(text) === text.length;

/** Keeps a position that was read: without forbidden keys, nested so deep. Nobody changes it from here on. */
export function keepPosition(digest: string, position: Known & Recognised): void {
  markImmutable(position.value);
  if (isPlain(position.text)) saysPlainly(position.value);
  positions.set(digest, position, position.text.length);
  isLatest(position);
}
