import { Fault, unreadableAt } from "./faults.ts";
import { forbiddenAt, isForbidden, MOST_BODY_BYTES, MOST_DEPTH, tooLarge } from "./json.ts";
import { keepPosition, recognisedAt, type Recognised } from "./known-positions.ts";

const utf8 = new TextDecoder("utf-8", { fatal: true });
/** For what stands behind a known position: no mark of the order of bytes is skipped there. */
const utf8Behind = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

/**
 * Reads a request body: valid UTF-8, valid JSON, not too large, not too deep, no keys that reach for prototypes. A
 * position that came before is not read again: it is the same value, and lasting. Throws Fault.
 */
export function readJson(body: Uint8Array, most: number = MOST_BODY_BYTES): unknown {
  if (body.byteLength > most) throw tooLarge(most);
  const { positions, mayHoldForbidden } = lookedThrough(body);
  // walking every value is only needed where such a key could be
  if (mayHoldForbidden) return parsed(decoded(body), refuseForbidden);
  const value = withKnown(body, positions) ?? parsed(decoded(body));
  for (const { from, to, depth, recognised } of positions)
    if (recognised === null) keepPosition(body.subarray(from, to), depth);
  return value;
}

function decoded(body: Uint8Array): string {
  try {
    return utf8.decode(body);
  } catch {
    throw unreadableAt("", "The body is not valid UTF-8.");
  }
}

function refuseForbidden(key: string, value: unknown): unknown {
  if (isForbidden(key)) throw forbiddenAt("", key);
  return value;
}

function parsed(text: string, revive?: (key: string, value: unknown) => unknown): unknown {
  try {
    return JSON.parse(text, revive);
  } catch (error) {
    if (error instanceof Fault) throw error;
    throw unreadableAt("", `The body is not valid JSON: ${error instanceof Error ? error.message : "unreadable"}`);
  }
}

/** Stands where a position stood; nobody outside can know it. */
const placeholder = crypto.randomUUID();

/**
 * What a body says in which known positions stand: they are put where they stand as they were read before. Undefined
 * where there is none, or something is wrong, which is told of the text as it came.
 */
function withKnown(body: Uint8Array, positions: readonly Position[]): unknown {
  const values = new Map<string, object>();
  let rest = "";
  let at = 0;
  try {
    for (const { from, to, recognised } of positions) {
      const value = recognised?.value() ?? null;
      if (value === null) continue;
      const sign = `${placeholder}${values.size}`;
      values.set(sign, value);
      rest += `${(at === 0 ? utf8 : utf8Behind).decode(body.subarray(at, from))}"${sign}"`;
      at = to;
    }
    if (at === 0) return undefined;
    return inPlace(JSON.parse(rest + utf8Behind.decode(body.subarray(at))), values);
  } catch {
    return undefined;
  }
}

/** Puts what is known in the places that wait for it. */
function inPlace(value: unknown, known: ReadonlyMap<string, object>): unknown {
  if (typeof value === "string") return known.get(value) ?? value;
  if (typeof value !== "object" || value === null) return value;
  for (const [key, part] of Object.entries(value))
    if (typeof part === "object" || typeof part === "string") Reflect.set(value, key, inPlace(part, known));
  return value;
}

/** An object that is called "position": where it lies in a body, from its first byte to behind its last. */
interface Position {
  readonly from: number;
  readonly to: number;
  /** How deep what stands in it is nested. */
  readonly depth: number;
  /** What it is, if it came lately. */
  readonly recognised: Recognised | null;
}

const [QUOTE, BACKSLASH, COLON, BRACE, END_OF_BRACE, BRACKET, END_OF_BRACKET, SMALL_U] = [
  0x22, 0x5c, 0x3a, 0x7b, 0x7d, 0x5b, 0x5d, 0x75,
];
const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const member = bytesOf("position");
const forbidden = ["__proto__", "constructor", "prototype"].map(bytesOf);

const stands = (word: Uint8Array, body: Uint8Array, from: number, to: number): boolean =>
  to - from === word.length && word.every((byte, at) => body[from + at] === byte);

const tooDeep = (): Fault => unreadableAt("", `The body is nested deeper than ${MOST_DEPTH} levels.`, "too-deep");

/**
 * Refuses a body nested deeper than the limit before it is parsed, and tells where the objects lie that are called
 * "position" and whether a key may be there that reaches for prototypes. What is known of a position is not walked.
 */
function lookedThrough(body: Uint8Array): {
  readonly positions: readonly Position[];
  readonly mayHoldForbidden: boolean;
} {
  const positions: Position[] = [];
  let mayHoldForbidden = false;
  let depth = 0;
  let deepest = 0;
  let began = { at: 0, depth: -1 };
  for (let i = 0; i < body.length; i++) {
    const c = body[i];
    if (c === QUOTE) {
      const from = i + 1;
      for (i++; i < body.length && body[i] !== QUOTE; i++) {
        if (body[i] !== BACKSLASH) continue;
        i++;
        if (body[i] === SMALL_U) mayHoldForbidden = true;
      }
      const length = i - from;
      if (length === 9 || length === 11) mayHoldForbidden ||= forbidden.some((word) => stands(word, body, from, i));
      const isMember =
        length === 8 &&
        began.depth < 0 &&
        body[i + 1] === COLON &&
        body[i + 2] === BRACE &&
        stands(member, body, from, i);
      if (!isMember) continue;
      const recognised = recognisedAt(body, i + 2);
      if (recognised === null) {
        began = { at: i + 2, depth };
        deepest = depth;
        continue;
      }
      if (depth + recognised.depth > MOST_DEPTH) throw tooDeep();
      const to = i + 2 + recognised.length;
      positions.push({ from: i + 2, to, depth: recognised.depth, recognised });
      i = to - 1;
    } else if (c === BRACE || c === BRACKET) {
      if (++depth > MOST_DEPTH) throw tooDeep();
      if (depth > deepest) deepest = depth;
    } else if (c === END_OF_BRACE || c === END_OF_BRACKET) {
      depth--;
      if (depth !== began.depth) continue;
      positions.push({ from: began.at, to: i + 1, depth: deepest - depth, recognised: null });
      began = { at: 0, depth: -1 };
    }
  }
  return { positions, mayHoldForbidden };
}
