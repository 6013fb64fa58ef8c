/** Characters that stand in JSON as they are. */
const asTheyAre = /^[ !#-[\]-~]*$/;
/** Longer texts are left to JSON, which is faster with them. */
const SHORT = 60;

const quoted = (text: string): string =>
  text.length < SHORT && asTheyAre.test(text) ? `"${text}"` : JSON.stringify(text);

/** The keys of objects that are made alike: as they stand there, in order, and how each begins its field. */
interface Keys {
  readonly given: readonly string[];
  readonly fields: readonly { readonly key: string; readonly beginning: string }[];
}

/** Keys that were put in order before, by the first of them: those that objects of games have, and of what is sent some. */
const keysByFirst = new Map<string, Keys[]>();
const MOST_ALIKE = 20;
/** How many characters of keys are kept; each takes some fifty bytes beside. */
const MOST_CHARACTERS = 100_000;
let room = MOST_CHARACTERS;

const areSame = (one: readonly string[], other: readonly string[]): boolean => {
  if (one.length !== other.length) return false;
  for (let at = 1; at < one.length; at++) if (one[at] !== other[at]) return false;
  return true;
};

function inOrder(given: readonly string[]): Keys {
  const fields = given.toSorted().map((key) => ({ key, beginning: `${JSON.stringify(key)}:` }));
  return { given, fields };
}

/** The keys of an object in order: most objects have the keys of others. */
function keysOf(value: object): Keys {
  const given = Object.keys(value);
  const first = given[0] ?? "";
  const alike = keysByFirst.get(first) ?? [];
  for (const keys of alike) if (areSame(keys.given, given)) return keys;
  const keys = inOrder(given);
  if (alike.length >= MOST_ALIKE) return keys;
  room -= given.join().length;
  if (room < 0) {
    // all are let go: those of games soon come again
    keysByFirst.clear();
    room = MOST_CHARACTERS;
    return keys;
  }
  alike.push(keys);
  keysByFirst.set(first, alike);
  return keys;
}

const isObject = (value: object): value is Readonly<Record<string, unknown>> => !Array.isArray(value);

function objectText(value: Readonly<Record<string, unknown>>): string {
  let text = "";
  for (const { key, beginning } of keysOf(value).fields) {
    const part = value[key];
    if (part !== undefined)
      text += text === "" ? beginning + canonicalJson(part) : `,${beginning}${canonicalJson(part)}`;
  }
  return `{${text}}`;
}

/** Whether a list holds neither objects nor lists. */
function isFlat(value: readonly unknown[]): boolean {
  for (const part of value) if (typeof part === "object") return false;
  return true;
}

function listText(value: readonly unknown[]): string {
  if (isFlat(value)) return JSON.stringify(value);
  let text = "";
  for (const part of value) text += text === "" ? canonicalJson(part) : `,${canonicalJson(part)}`;
  return `[${text}]`;
}

/** A value that stands in others with the text it was written as before. */
export class Written {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** JSON with sorted keys: the same value always gives the same text, so that it can be hashed. */
export function canonicalJson(value: unknown): string {
  switch (typeof value) {
    case "string":
      return quoted(value);
    case "number":
      return Number.isFinite(value) ? `${value}` : "null";
    case "object":
      if (value === null) return "null";
      if (value instanceof Written) return value.text;
      if (isObject(value)) return objectText(value);
      return Array.isArray(value) ? listText(value) : "null";
    default:
      return JSON.stringify(value) ?? "null";
  }
}
