import { type Fault, unreadableAt } from "../schema/faults.ts";
import { forbiddenAt, forbiddenKeys, isForbidden, MOST_BODY_BYTES, MOST_DEPTH, tooLarge } from "../schema/json.ts";
import { digestOf, keepPosition, latestAt, type Recognised, recognisedBy } from "../adjudication/known-positions.ts";

const utf8 = new TextDecoder("utf-8", { fatal: true });
/** For what stands behind a known position: no mark of the order of bytes is skipped there. */
const utf8Behind = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

/** How much is read, and where more of it may stand. */
export interface Readable {
  /** The most bytes of all. */
  readonly most?: number;
  /**
   * How deep one text may stand that makes a body longer than others (a record): all beside it is no longer than any
   * other body. Without it none may.
   */
  readonly longTextAt?: number;
}

/**
 * Reads a request body: valid UTF-8, valid JSON, not too large, not too deep, no keys that reach for prototypes; all of
 * this is seen to before it is parsed. A position that came before is not read again: it is the same value, and
 * lasting. Throws Fault.
 */
export function readJson(body: Uint8Array, { most = MOST_BODY_BYTES, longTextAt }: Readable = {}): unknown {
  if (body.byteLength > most) throw tooLarge(most);
  const suspect = isSuspect(body);
  const { positions, longest } = suspect ? lookedThrough(body) : walked(body);
  if (body.byteLength > MOST_BODY_BYTES && longest.depth !== longTextAt) throw tooLarge(MOST_BODY_BYTES);
  const value = withKnown(body, positions) ?? parsed(decoded(body));
  for (const { from, to, depth, recognised, digest } of positions)
    if (recognised === null && digest !== undefined) {
      // its name might also be written with escapes where there are some
      const found = !suspect && positions.length === 1 ? theOnly(value, body, from) : null;
      keepPosition(digest, body.subarray(from, to), depth, found);
    }
  return value;
}

const objectAt = (value: unknown, key: string): object | null => {
  const found: unknown = typeof value === "object" && value !== null ? Reflect.get(value, key) : null;
  return typeof found === "object" ? found : null;
};

/**
 * The value of the position that stands at this place of a body, where no other member has its name: in a request
 * itself, or in a variable of GraphQL. Null where it is not found there. Its name is written without escapes.
 */
function theOnly(value: unknown, body: Uint8Array, from: number): object | null {
  const buffer = Buffer.from(body.buffer, body.byteOffset, body.byteLength);
  const isOnly = buffer.indexOf(QUOTED) + QUOTED.length + 1 === from && buffer.indexOf(QUOTED, from) < 0;
  if (!isOnly) return null;
  const inRequest = objectAt(value, "position");
  if (inRequest !== null) return inRequest;
  for (const variable of Object.values(objectAt(value, "variables") ?? {})) {
    const found = objectAt(variable, "position");
    if (found !== null) return found;
  }
  return null;
}

function decoded(body: Uint8Array): string {
  try {
    return utf8.decode(body);
  } catch {
    throw unreadableAt("", "The body is not valid UTF-8.");
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
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
  /** By what it is known; undefined where it is not to be kept, or was recognised before that was needed. */
  readonly digest: string | undefined;
  readonly from: number;
  readonly to: number;
  /** How deep what stands in it is nested. */
  readonly depth: number;
  /** What it is, if it came lately. */
  readonly recognised: Recognised | null;
}

const [QUOTE, BACKSLASH, COLON, BRACE, END_OF_BRACE, BRACKET, END_OF_BRACKET] = [
  0x22, 0x5c, 0x3a, 0x7b, 0x7d, 0x5b, 0x5d,
];
const blanks: ReadonlySet<number | undefined> = new Set([0x20, 0x09, 0x0a, 0x0d]);
const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const member = bytesOf("position");
const QUOTED = bytesOf('"position"');
const stands = (word: Uint8Array, body: Uint8Array, from: number, to: number): boolean =>
  to - from === word.length && word.every((byte, at) => body[from + at] === byte);

const forbidden = [...forbiddenKeys].map(bytesOf);
const forbiddenLengths: ReadonlySet<number> = new Set(forbidden.map((word) => word.length));
/** The most bytes of such a key, each of its letters written as an escape. */
const MOST_FORBIDDEN = 6 * Math.max(...forbiddenLengths);

/** What a string of JSON means; null where its escapes are none. */
function meantBy(written: Uint8Array): string | null {
  try {
    return String(JSON.parse(`"${utf8Behind.decode(written)}"`));
  } catch {
    return null;
  }
}

/** Whether what stands behind a string makes it a key. */
function isKey(body: Uint8Array, behind: number): boolean {
  let at = behind;
  while (blanks.has(body[at])) at++;
  return body[at] === COLON;
}

/** Refuses a string that is a key and reaches for prototypes, however it is written. */
function refuseForbidden(body: Uint8Array, from: number, to: number, isEscaped: boolean): void {
  const length = to - from;
  if (isEscaped ? length > MOST_FORBIDDEN : !forbiddenLengths.has(length)) return;
  if (!isEscaped && !forbidden.some((word) => stands(word, body, from, to))) return;
  if (!isKey(body, to + 1)) return;
  const key = meantBy(body.subarray(from, to));
  if (key !== null && isForbidden(key)) throw forbiddenAt("", key);
}

const tooDeep = (): Fault => unreadableAt("", `The body is nested deeper than ${MOST_DEPTH} levels.`, "too-deep");

/** A position that was walked to its end: it may have come before all the same. */
function positionIn(body: Uint8Array, from: number, to: number, depth: number): Position {
  const digest = digestOf(body.subarray(from, to));
  return { from, to, depth, digest, recognised: digest === undefined ? null : recognisedBy(digest) };
}

/** What a key needs that reaches for prototypes: one of the words, or escapes to write it with. */
const suspicious = [...forbiddenKeys, String.raw`\u`].map((word) => Buffer.from(word));

/** Whether a body has to be looked through string by string: it may hold forbidden keys, or is longer than most may be. */
function isSuspect(body: Uint8Array): boolean {
  if (body.byteLength > MOST_BODY_BYTES) return true;
  const buffer = Buffer.from(body.buffer, body.byteOffset, body.byteLength);
  return suspicious.some((word) => buffer.includes(word));
}

/**
 * Walks through a body without forbidden keys before it is parsed: as lookedThrough does, with less to look for. What
 * is known of a position is not walked.
 */
function walked(body: Uint8Array): {
  readonly positions: readonly Position[];
  readonly longest: { readonly depth: number };
} {
  const positions: Position[] = [];
  const { length } = body;
  let depth = 0;
  let deepest = 0;
  let began = 0;
  let outside = -1;
  for (let i = 0; i < length; i++) {
    switch (body[i]) {
      case QUOTE: {
        const from = i + 1;
        for (i = from; i < length && body[i] !== QUOTE; i++) if (body[i] === BACKSLASH) i++;
        if (i - from !== 8 || outside >= 0 || body[i + 1] !== COLON || body[i + 2] !== BRACE) break;
        if (!stands(member, body, from, i)) break;
        const recognised = latestAt(body, i + 2);
        if (recognised === null) {
          [began, outside, deepest] = [i + 2, depth, depth];
          break;
        }
        if (depth + recognised.depth > MOST_DEPTH) throw tooDeep();
        const to = i + 2 + recognised.length;
        positions.push({ from: i + 2, to, depth: recognised.depth, recognised, digest: undefined });
        i = to - 1;
        break;
      }
      case BRACE:
      case BRACKET:
        if (++depth > MOST_DEPTH) throw tooDeep();
        if (depth > deepest) deepest = depth;
        break;
      case END_OF_BRACE:
      case END_OF_BRACKET:
        if (--depth !== outside) break;
        positions.push(positionIn(body, began, i + 1, deepest - depth));
        outside = -1;
        break;
      default:
    }
  }
  return { positions, longest: { depth: 0 } };
}

/**
 * Looks through a body before it is parsed: refuses what is nested deeper than the limit, a key that reaches for
 * prototypes, and more beside the longest string than a body may have; tells where the objects lie that are called
 * "position", and how deep the longest string stands. What is known of a position is not walked.
 */
function lookedThrough(body: Uint8Array): {
  readonly positions: readonly Position[];
  readonly longest: { readonly depth: number };
} {
  const positions: Position[] = [];
  let longest = { length: 0, depth: 0 };
  let depth = 0;
  let deepest = 0;
  let began = { at: 0, depth: -1 };
  for (let i = 0; i < body.length; i++) {
    const c = body[i];
    // what is beside the longest string so far stays beside it, or beside a longer one to come
    if (i - longest.length > MOST_BODY_BYTES) throw tooLarge(MOST_BODY_BYTES);
    if (c === QUOTE) {
      const from = i + 1;
      let isEscaped = false;
      for (i++; i < body.length && body[i] !== QUOTE; i++) {
        if (body[i] !== BACKSLASH) continue;
        isEscaped = true;
        i++;
      }
      const length = i - from;
      if (length > longest.length) longest = { length, depth };
      refuseForbidden(body, from, i, isEscaped);
      const isMember =
        length === 8 &&
        began.depth < 0 &&
        body[i + 1] === COLON &&
        body[i + 2] === BRACE &&
        stands(member, body, from, i);
      if (!isMember) continue;
      const recognised = latestAt(body, i + 2);
      if (recognised === null) {
        began = { at: i + 2, depth };
        deepest = depth;
        continue;
      }
      if (depth + recognised.depth > MOST_DEPTH) throw tooDeep();
      const to = i + 2 + recognised.length;
      positions.push({ from: i + 2, to, depth: recognised.depth, recognised, digest: undefined });
      i = to - 1;
    } else if (c === BRACE || c === BRACKET) {
      if (++depth > MOST_DEPTH) throw tooDeep();
      if (depth > deepest) deepest = depth;
    } else if (c === END_OF_BRACE || c === END_OF_BRACKET) {
      depth--;
      if (depth !== began.depth) continue;
      positions.push(positionIn(body, began.at, i + 1, deepest - depth));
      began = { at: 0, depth: -1 };
    }
  }
  if (body.length - longest.length > MOST_BODY_BYTES) throw tooLarge(MOST_BODY_BYTES);
  return { positions, longest };
}
