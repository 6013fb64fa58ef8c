import { digestOf, keepPosition, type Recognised, recognised } from "../adjudication/known-positions.ts";
import { unreadableAt } from "../schema/faults.ts";
import {
  depthOf,
  forbiddenAt,
  hasFewFields,
  isForbidden,
  MOST_BODY_BYTES,
  MOST_DEPTH,
  tooDeep,
  tooLarge,
} from "../schema/json.ts";
import { depthOfLongest } from "./longest-text.ts";

const utf8 = new TextDecoder("utf-8", { fatal: true });

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
 * Reads a request body: valid UTF-8, valid JSON, not too large, not too deep, no keys that reach for prototypes. A
 * position that came before is not read again: it is the same value, and lasting. Throws Fault.
 */
export function readJson(body: Uint8Array, { most = MOST_BODY_BYTES, longTextAt }: Readable = {}): unknown {
  if (body.byteLength > most) throw tooLarge(most);
  if (body.byteLength > MOST_BODY_BYTES && depthOfLongest(body) !== longTextAt) throw tooLarge(MOST_BODY_BYTES);
  const text = decoded(body);
  const taken = takenOut(text);
  if (taken !== null) return placed(taken.rest, taken.positions, 0);
  const value = parsed(text);
  depthOf(value);
  return value;
}

function decoded(body: Uint8Array): string {
  try {
    return utf8.decode(body);
  } catch {
    throw unreadableAt("", "The body is not valid UTF-8.");
  }
}

function parsed(text: string): unknown {
  if (text.trim() === "") throw unreadableAt("", "The body is empty.");
  try {
    return JSON.parse(text);
  } catch (error) {
    throw unreadableAt("", `The body is not valid JSON: ${error instanceof Error ? error.message : "unreadable"}`);
  }
}

/** What is read of a text by itself; undefined where it is not JSON. */
function readAlone(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** How a position begins as it is mostly written; one that is written in another way is read as all else is. */
const BEGINNING = '"position":{';
/** How the last field of a position begins, in the order in which we write it. */
const ANSWERS = '"answers":[';
/** The most positions of one body that are looked for. */
const MOST_POSITIONS = 8;
/** Stands where a position stood; nobody outside can know it. */
const placeholder = crypto.randomUUID();

/** A body without its positions: they are put in their places again by their signs. */
interface Taken {
  readonly rest: unknown;
  readonly positions: ReadonlyMap<string, Recognised>;
}

/**
 * Reads the positions of a body by themselves, and the rest without them; null where there is none, or something is
 * wrong, which is told of the text as it came. Whatever was read by itself is an object from its brace to its end, and
 * in the rest stands a text in its place: so both together are what the body says.
 */
function takenOut(text: string): Taken | null {
  const positions = new Map<string, Recognised>();
  let rest = "";
  let at = 0;
  for (let n = 0; n < MOST_POSITIONS; n++) {
    const name = text.indexOf(BEGINNING, at);
    if (name < 0) break;
    const from = name + BEGINNING.length - 1;
    const taken = positionFrom(text, from);
    if (taken === null) break;
    const sign = `${placeholder}${n}`;
    positions.set(sign, taken.position);
    rest += `${text.slice(at, from)}"${sign}"`;
    at = taken.to;
  }
  if (at === 0) return null;
  const read = readAlone(rest + text.slice(at));
  return read === undefined ? null : { rest: read, positions };
}

/** The position that begins at a brace, and where it ends; null where none can be read. */
function positionFrom(text: string, from: number): { readonly position: Recognised; readonly to: number } | null {
  // mostly its answers come last, and little is to be walked to its end; it is read to see that they did
  const answers = text.indexOf(ANSWERS, from);
  for (const [start, depth] of answers < 0 ? [[from, 0] as const] : [[answers, 1] as const, [from, 0] as const]) {
    const to = endFrom(text, start, depth);
    const position = to === null ? null : readPosition(text.slice(from, to));
    if (to !== null && position !== null) return { position, to };
  }
  return null;
}

/** A text by itself: as a part of another it would keep all of that. */
const copyOf = (part: string): string => Buffer.from(part).toString();

function readPosition(written: string): Recognised | null {
  const digest = digestOf(written);
  const kept = digest === null ? null : recognised(digest);
  if (kept !== null) return kept;
  const value = readAlone(written);
  if (typeof value !== "object" || value === null) return null;
  const depth = depthOf(value);
  if (digest !== null && hasFewFields(value, written)) keepPosition(digest, { text: copyOf(written), depth, value });
  return { depth, value };
}

const [QUOTE, BACKSLASH, BRACE, END_OF_BRACE, BRACKET, END_OF_BRACKET] = [0x22, 0x5c, 0x7b, 0x7d, 0x5b, 0x5d];

/** Where what is open at a place, so many braces and brackets deep, is closed; null where it is not. */
function endFrom(text: string, start: number, open: number): number | null {
  let depth = open;
  for (let at = start; at < text.length; at++) {
    switch (text.charCodeAt(at)) {
      case QUOTE:
        for (at++; at < text.length && text.charCodeAt(at) !== QUOTE; at++) if (text.charCodeAt(at) === BACKSLASH) at++;
        break;
      case BRACE:
      case BRACKET:
        depth++;
        break;
      case END_OF_BRACE:
      case END_OF_BRACKET:
        if (--depth === 0) return at + 1;
        break;
      default:
    }
  }
  return null;
}

/** Puts positions in the places that wait for them. Throws a Fault where something is too deep, or a key is forbidden. */
function placed(value: unknown, positions: ReadonlyMap<string, Recognised>, depth: number): unknown {
  if (typeof value === "string") {
    const position = positions.get(value);
    if (position === undefined) return value;
    if (depth + position.depth > MOST_DEPTH) throw tooDeep();
    return position.value;
  }
  if (typeof value !== "object" || value === null) return value;
  if (depth >= MOST_DEPTH) throw tooDeep();
  for (const [key, part] of Object.entries(value)) {
    if (isForbidden(key)) throw forbiddenAt("", key);
    if (typeof part === "object" || typeof part === "string")
      Reflect.set(value, key, placed(part, positions, depth + 1));
  }
  return value;
}
