import { isKept } from "../../rules/kernel/index.ts";
import { Fault, unreadableAt } from "./faults.ts";

/** Whether a value is an object and no list. */
export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The largest request body, in bytes. */
export const MOST_BODY_BYTES = 256 * 1024;
/** The largest record that is read, in bytes. */
export const MOST_RECORD_BYTES = 2 * 1024 * 1024;
/** The largest request body that holds a record: its 2 MB, and what JSON adds to them. */
export const MOST_RECORD_BODY_BYTES = 4 * 1024 * 1024;
/** The deepest nesting of arrays and objects that is read. */
export const MOST_DEPTH = 32;

/** The most fields of one object. */
const MOST_FIELDS = 5000;

/** Says that a body is larger than it may be. */
export const tooLarge = (most: number): Fault => new Fault("too-large", `A request body has at most ${most} bytes.`);

/** The keys that reach for prototypes. */
export const forbiddenKeys: ReadonlySet<string> = new Set(["__proto__", "constructor", "prototype"]);

/** Most keys are shorter, and need not be looked up. */
const LEAST_FORBIDDEN = Math.min(...[...forbiddenKeys].map(({ length }) => length));

/** Whether a key reaches for prototypes. */
export const isForbidden = (key: string): boolean => key.length >= LEAST_FORBIDDEN && forbiddenKeys.has(key);

/** Says that a key reaches for prototypes. */
export const forbiddenAt = (path: string, key: string): Fault =>
  unreadableAt(`${path}/${key}`, `The key "${key}" is not accepted.`, "forbidden-key");

/** Says that a body is nested too deep. */
export const tooDeep = (): Fault =>
  unreadableAt("", `The body is nested deeper than ${MOST_DEPTH} levels.`, "too-deep");

/** How deep a JSON value is nested. Throws a Fault where that is beyond the limit, or a key is forbidden. */
export function depthOf(value: unknown, around = 0): number {
  if (typeof value !== "object" || value === null) return around;
  let deepest = around + 1;
  if (deepest > MOST_DEPTH) throw tooDeep();
  if (!Array.isArray(value)) for (const key of Object.keys(value)) if (isForbidden(key)) throw forbiddenAt("", key);
  for (const part of Array.isArray(value) ? value : Object.values(value)) {
    if (typeof part !== "object" || part === null) continue;
    const depth = depthOf(part, around + 1);
    if (depth > deepest) deepest = depth;
  }
  return deepest;
}

/** A position that is kept was checked as it was read. */
const wasChecked: (value: object) => boolean = isKept;

/** Whether a JSON value is nested no deeper than the limit, its objects have no more fields, and no forbidden keys. */
function isSound(value: object, depth: number): boolean {
  if (wasChecked(value)) return true;
  if (depth >= MOST_DEPTH) return false;
  if (Array.isArray(value)) {
    for (const part of value) if (typeof part === "object" && part !== null && !isSound(part, depth + 1)) return false;
    return true;
  }
  const fields = Object.keys(value);
  if (fields.length > MOST_FIELDS || fields.some(isForbidden)) return false;
  for (const part of Object.values(value))
    if (typeof part === "object" && part !== null && !isSound(part, depth + 1)) return false;
  return true;
}

/** The fewest characters that a field takes of a text: `"":0,`. */
const SHORTEST_FIELD = 5;

/**
 * Whether no object in what was read of a JSON text has more fields than are read: in most texts is no room for so many.
 * That it is not nested too deep, and has no forbidden keys, is known.
 */
export const hasFewFields = (value: object, text: string): boolean =>
  text.length <= MOST_FIELDS * SHORTEST_FIELD || isSound(value, 0);

/**
 * Refuses a JSON value that is nested deeper than the limit, has more fields in one object than are read, or forbidden
 * keys. Throws a Fault that names the place.
 */
export function checkValue(value: unknown): void {
  if (typeof value === "object" && value !== null && !isSound(value, 0)) refuse(value, "", 0);
}

/** Says what is wrong with a value, by the first place where it is found. */
function refuse(value: unknown, path: string, depth: number): void {
  if (typeof value !== "object" || value === null || wasChecked(value)) return;
  if (depth >= MOST_DEPTH) throw unreadableAt(path, `Nested deeper than ${MOST_DEPTH} levels.`, "too-deep");
  if (Array.isArray(value)) {
    for (const [at, part] of value.entries()) refuse(part, `${path}/${at}`, depth + 1);
    return;
  }
  const fields = Object.entries(value);
  if (fields.length > MOST_FIELDS)
    throw unreadableAt(path, `An object has at most ${MOST_FIELDS} fields.`, "too-many-fields");
  for (const [key, part] of fields) {
    if (isForbidden(key)) throw forbiddenAt(path, key);
    refuse(part, `${path}/${key}`, depth + 1);
  }
}
