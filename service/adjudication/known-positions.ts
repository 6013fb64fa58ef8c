import { deepFreeze } from "../../rules/kernel/index.ts";

/** Shorter positions are read faster than they are recognised. */
const LEAST_RECOGNISED = 500;
/** How many positions are known, and how many bytes of them. */
const MOST_KNOWN = 32;
const MOST_KNOWN_BYTES = 1_000_000;

const END_OF_BRACE = 0x7d;

/** A position as it was written, and what was read of it: nothing while it has come once only. */
interface Known {
  readonly bytes: Uint8Array;
  /** How deep what stands in it is nested. */
  readonly depth: number;
  value: object | null;
}

let known: readonly Known[] = [];

/** A position that came lately, and which of the bytes of a body it is. */
export interface Recognised {
  readonly length: number;
  readonly depth: number;
  /** Lasting, and the same value each time; null when it cannot be read. */
  value(): object | null;
}

function valueOf(position: Known): object | null {
  if (position.value !== null) return position.value;
  try {
    const read: unknown = JSON.parse(new TextDecoder().decode(position.bytes));
    if (typeof read === "object" && read !== null) position.value = deepFreeze(read);
  } catch {
    // what is wrong is told of the body as a whole
  }
  return position.value;
}

/** The position that begins at this place of a body, if it came lately: what stands there byte for byte. */
export function recognisedAt(body: Uint8Array, from: number): Recognised | null {
  for (const [at, position] of known.entries()) {
    const { bytes, depth } = position;
    const to = from + bytes.length;
    // an object ends where it ends: no other can begin with all of it
    if (to > body.length || body[to - 1] !== END_OF_BRACE) continue;
    if (Buffer.compare(bytes, body.subarray(from, to)) !== 0) continue;
    if (at > 0) known = [position, ...known.filter((other) => other !== position)];
    return { length: bytes.length, depth, value: () => valueOf(position) };
  }
  return null;
}

/** Keeps a position that was read: valid JSON without forbidden keys, nested so deep. */
export function keepPosition(written: Uint8Array, depth: number): void {
  if (written.length < LEAST_RECOGNISED || written.length > MOST_KNOWN_BYTES) return;
  let bytes = written.length;
  const others = known.slice(0, MOST_KNOWN - 1).filter((other) => (bytes += other.bytes.length) <= MOST_KNOWN_BYTES);
  // a copy: the body is let go
  known = [{ bytes: Uint8Array.from(written), depth, value: null }, ...others];
}
