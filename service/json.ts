import { lasting, Recent } from "../rules/kernel/index.ts";
import { Fault, unreadableAt } from "./faults.ts";

/** The largest request body, in bytes. */
export const MOST_BODY_BYTES = 256 * 1024;
/** The largest record that is read, in bytes. */
export const MOST_RECORD_BYTES = 2 * 1024 * 1024;
/** The largest request body that holds a record: its 2 MB, and what JSON adds to them. */
export const MOST_RECORD_BODY_BYTES = 4 * 1024 * 1024;
/** The deepest nesting of arrays and objects that is read. */
export const MOST_DEPTH = 32;

/** Says that a body is larger than it may be. */
export const tooLarge = (most: number): Fault => new Fault("too-large", `A request body has at most ${most} bytes.`);

const forbiddenKeys = new Set(["__proto__", "constructor", "prototype"]);
const signsOfForbiddenKeys = ["\\u", "__proto__", "constructor", "prototype"] as const;
const utf8 = new TextDecoder("utf-8", { fatal: true });

/**
 * Reads a request body: valid UTF-8, valid JSON, not too large, not too deep, no keys that reach for prototypes. A
 * position that came before is not read again: it is the same value, and lasting. Throws Fault.
 */
export function readJson(body: Uint8Array, most: number = MOST_BODY_BYTES): unknown {
  if (body.byteLength > most) throw tooLarge(most);
  let text: string;
  try {
    text = utf8.decode(body);
  } catch {
    throw unreadableAt("", "The body is not valid UTF-8.");
  }
  const positions = positionsIn(body);
  // walking every value is only needed where such a key could be
  if (signsOfForbiddenKeys.some((sign) => text.includes(sign))) return checked(parsed(text, refuseForbidden));
  // with characters of several bytes the places in the body are not those in the text
  return checked(text.length === body.byteLength ? recognised(text, positions) : parsed(text));
}

/** What is wrong with a text is told of the text as it came. */
function recognised(text: string, positions: readonly Stretch[]): unknown {
  try {
    return withPositions(text, positions);
  } catch {
    return parsed(text);
  }
}

function refuseForbidden(key: string, value: unknown): unknown {
  if (forbiddenKeys.has(key)) throw unreadableAt(`/${key}`, `The key "${key}" is not accepted.`, "forbidden-key");
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

/** Where a value lies in a text: from its first character to behind its last. */
interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** A position as it was written, and what was read of it: nothing while it has come once only. */
const written = new Recent<object | null>(32, 1_000_000);

/** Shorter positions are read faster than they are recognised. */
const LEAST_RECOGNISED = 500;

/** Reads a text in which positions stand: those that came before are put where they stand as they were read then. */
function withPositions(text: string, positions: readonly Stretch[]): unknown {
  const long = positions.filter(({ from, to }) => to - from >= LEAST_RECOGNISED);
  const known = new Map<string, object>();
  let rest = "";
  let at = 0;
  for (const { from, to } of long) {
    const stretch = text.slice(from, to);
    const before = written.get(stretch);
    if (before === null) {
      const value = parsed(stretch);
      if (typeof value === "object" && value !== null) written.set(stretch, lasting(value));
    } else if (before === undefined) written.set(stretch, null);
    const value = before ?? written.get(stretch) ?? null;
    if (value === null) continue;
    const sign = `${placeholder}${known.size}`;
    known.set(sign, value);
    rest += `${text.slice(at, from)}"${sign}"`;
    at = to;
  }
  return known.size === 0 ? parsed(text) : inPlace(parsed(rest + text.slice(at)), known);
}

/** A value with what is known in the places that wait for it. */
function inPlace(value: unknown, known: ReadonlyMap<string, object>): unknown {
  if (typeof value === "string") return known.get(value) ?? value;
  if (Array.isArray(value)) return value.map((part) => inPlace(part, known));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, inPlace(part, known)]));
}

/** Stands where a position stood; nobody outside can know it. */
const placeholder = crypto.randomUUID();

/** Values of bodies that were read here: what is wrong with a value was looked for in their text. */
const bodies = new WeakSet<object>();
/** How deep in a body the values lie that are passed on by themselves: those of GraphQL's variables. */
const PASSED_ON = 3;

function checked(body: unknown, depth = 0): unknown {
  if (typeof body !== "object" || body === null) return body;
  bodies.add(body);
  if (depth < PASSED_ON && !Array.isArray(body)) for (const part of Object.values(body)) checked(part, depth + 1);
  return body;
}

const [QUOTE, BACKSLASH, COLON, BRACE, END_OF_BRACE, BRACKET, END_OF_BRACKET] = [
  0x22, 0x5c, 0x3a, 0x7b, 0x7d, 0x5b, 0x5d,
];
const member = new TextEncoder().encode('"position"');

const isMember = (body: Uint8Array, from: number, to: number): boolean =>
  to - from === member.length - 1 && member.every((byte, at) => body[from + at] === byte);

/**
 * Refuses a body nested deeper than the limit before it is parsed, and tells where the objects lie that are called
 * "position".
 */
function positionsIn(body: Uint8Array): readonly Stretch[] {
  const found: Stretch[] = [];
  let depth = 0;
  let began = { at: 0, depth: -1 };
  for (let i = 0; i < body.length; i++) {
    const c = body[i];
    if (c === QUOTE) {
      const from = i;
      for (i++; i < body.length && body[i] !== QUOTE; i++) if (body[i] === BACKSLASH) i++;
      if (began.depth < 0 && body[i + 1] === COLON && body[i + 2] === BRACE && isMember(body, from, i))
        began = { at: i + 2, depth };
    } else if (c === BRACE || c === BRACKET) {
      if (++depth > MOST_DEPTH)
        throw unreadableAt("", `The body is nested deeper than ${MOST_DEPTH} levels.`, "too-deep");
    } else if (c === END_OF_BRACE || c === END_OF_BRACKET) {
      depth--;
      if (depth === began.depth) {
        found.push({ from: began.at, to: i + 1 });
        began = { at: 0, depth: -1 };
      }
    }
  }
  return found;
}

/**
 * Whether a JSON value is nested deeper than the limit or has forbidden keys; for values that came in by another way
 * than a body.
 */
export function checkValue(value: unknown, path: string, depth = 0): void {
  // a body was checked as text when it was read
  if (typeof value !== "object" || value === null || bodies.has(value)) return;
  if (depth >= MOST_DEPTH) throw unreadableAt(path, `Nested deeper than ${MOST_DEPTH} levels.`, "too-deep");
  if (Array.isArray(value)) {
    for (const [at, part] of value.entries())
      if (typeof part === "object") checkValue(part, `${path}/${at}`, depth + 1);
    return;
  }
  for (const [key, part] of Object.entries(value)) {
    if (forbiddenKeys.has(key))
      throw unreadableAt(`${path}/${key}`, `The key "${key}" is not accepted.`, "forbidden-key");
    if (typeof part === "object") checkValue(part, `${path}/${key}`, depth + 1);
  }
}
