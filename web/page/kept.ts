// What this browser keeps of its own, as JSON: it may keep nothing, and anything may stand there.

/** What is kept under a key; null where nothing is, or nothing that can be read. */
export function keptAt(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}

/** A list that is kept under a key, without what is not as it has to be. */
export function keptList<T>(key: string, isKept: (value: unknown) => value is T): readonly T[] {
  const value = keptAt(key);
  return Array.isArray(value) ? value.filter(isKept) : [];
}

/** The texts of a list that is kept under a key. */
export const keptTexts = (key: string): readonly string[] =>
  keptList(key, (value): value is string => typeof value === "string");

/** Keeps a value under a key, where the browser keeps anything. */
export function keepAt(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // whoever reads it finds nothing, as in a browser that is new
  }
}
