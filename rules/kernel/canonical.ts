/** Characters that stand in JSON as they are. */
const asTheyAre = /^[ !#-[\]-~]*$/;
/** Longer texts are left to JSON, which is faster with them. */
const SHORT = 60;

const quoted = (text: string): string =>
  text.length < SHORT && asTheyAre.test(text) ? `"${text}"` : JSON.stringify(text);

/** The keys of an object in order; mostly they are few, and in order already. */
function keysInOrder(value: object): readonly string[] {
  const keys = Object.keys(value);
  for (let at = 1; at < keys.length; at++) if ((keys[at - 1] ?? "") > (keys[at] ?? "")) return keys.sort();
  return keys;
}

const isObject = (value: object): value is Readonly<Record<string, unknown>> => !Array.isArray(value);

function objectText(value: Readonly<Record<string, unknown>>): string {
  let text = "";
  for (const key of keysInOrder(value)) {
    const part = value[key];
    if (part !== undefined) text += `${text === "" ? "" : ","}${quoted(key)}:${canonicalJson(part)}`;
  }
  return `{${text}}`;
}

function listText(value: readonly unknown[]): string {
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
    case "object":
      if (value === null) return "null";
      if (value instanceof Written) return value.text;
      if (isObject(value)) return objectText(value);
      return Array.isArray(value) ? listText(value) : "null";
    default:
      return JSON.stringify(value) ?? "null";
  }
}
