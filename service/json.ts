import { createHash } from "node:crypto";
import { Fault, unreadableAt } from "./faults.ts";

/** The largest request body, in bytes. */
export const MOST_BODY_BYTES = 256 * 1024;
/** The largest request body that holds a record: its 2 MB, and what JSON adds to them. */
export const MOST_RECORD_BODY_BYTES = 4 * 1024 * 1024;
/** The deepest nesting of arrays and objects that is read. */
export const MOST_DEPTH = 32;

const forbiddenKeys = new Set(["__proto__", "constructor", "prototype"]);
const mayHaveForbiddenKey = /__proto__|constructor|prototype|\\u/;

/**
 * Reads a request body: valid UTF-8, valid JSON, not too large, not too deep, no keys that reach for prototypes. Throws
 * Fault.
 */
export function readJson(body: ArrayBuffer | Uint8Array, most: number = MOST_BODY_BYTES): unknown {
  if (body.byteLength > most) throw new Fault("too-large", `A request body has at most ${most} bytes.`);
  let text: string;
  try {
    text = new TextDecoder("utf-8", { fatal: true }).decode(body);
  } catch {
    throw unreadableAt("", "The body is not valid UTF-8.");
  }
  checkDepth(text);
  try {
    // walking every value is only needed where such a key could be
    if (!mayHaveForbiddenKey.test(text)) {
      const plain: unknown = JSON.parse(text);
      return checked(plain);
    }
    const parsed: unknown = JSON.parse(text, (key, value: unknown) => {
      if (forbiddenKeys.has(key)) throw unreadableAt(`/${key}`, `The key "${key}" is not accepted.`, "forbidden-key");
      return value;
    });
    return checked(parsed);
  } catch (error) {
    if (error instanceof Fault) throw error;
    throw unreadableAt("", `The body is not valid JSON: ${error instanceof Error ? error.message : "unreadable"}`);
  }
}

/** Bodies that were read here: what is wrong with a value was looked for in their text. */
const bodies = new WeakSet<object>();

function checked(body: unknown): unknown {
  if (typeof body === "object" && body !== null) bodies.add(body);
  return body;
}

const [QUOTE, BACKSLASH, BRACE, END_OF_BRACE, BRACKET, END_OF_BRACKET] = [0x22, 0x5c, 0x7b, 0x7d, 0x5b, 0x5d];

/** Refuses text nested deeper than the limit before it is parsed. */
function checkDepth(text: string): void {
  let depth = 0;
  let inString = false;
  for (let i = 0; i < text.length; i++) {
    const c = text.charCodeAt(i);
    if (inString) {
      if (c === BACKSLASH) i++;
      else if (c === QUOTE) inString = false;
    } else if (c === QUOTE) inString = true;
    else if (c === BRACE || c === BRACKET) {
      if (++depth > MOST_DEPTH)
        throw unreadableAt("", `The body is nested deeper than ${MOST_DEPTH} levels.`, "too-deep");
    } else if (c === END_OF_BRACE || c === END_OF_BRACKET) depth--;
  }
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

/** JSON with sorted keys: the same value always gives the same text, so that it can be hashed. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value))
    return `[${value.map((part) => canonicalJson(part === undefined ? null : part)).join(",")}]`;
  if (typeof value === "object" && value !== null) {
    const parts = Object.entries(value)
      .filter(([, part]) => part !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
      .map(([key, part]) => `${JSON.stringify(key)}:${canonicalJson(part)}`);
    return `{${parts.join(",")}}`;
  }
  return JSON.stringify(value) ?? "null";
}

/** SHA-256 of a text, in hexadecimal. */
export const sha256 = (text: string): string => createHash("sha256").update(text, "utf8").digest("hex");
