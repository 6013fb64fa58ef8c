type Json = Readonly<Record<string, unknown>>;
const isJson = (value: unknown): value is Json => typeof value === "object" && value !== null && !Array.isArray(value);

/** What each part of a list may be, where the parts are not told apart. */
function anyOf(parts: readonly unknown[]): unknown {
  const different = [...new Map(parts.map((part) => [JSON.stringify(part), part])).values()];
  return different.length === 1 ? different[0] : { anyOf: different };
}

/**
 * A document in which lists of so many parts say, beside what each part is, how many there are and what all of them may
 * be: tools that know nothing of `prefixItems` read that, and to those that do it says nothing new.
 */
export function withReadableTuples<T>(document: T): T;
export function withReadableTuples(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((part) => withReadableTuples(part));
  if (!isJson(value)) return value;
  const read = Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withReadableTuples(part)]));
  const { prefixItems, items } = read;
  if (!Array.isArray(prefixItems) || items !== false) return read;
  return { ...read, items: anyOf(prefixItems), minItems: prefixItems.length, maxItems: prefixItems.length };
}
