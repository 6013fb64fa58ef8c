/** Words with a meaning of their own inside a list. */
const reserved: ReadonlySet<string> = new Set(["none", "used", "after", "under"]);

/** A word as it is written: quoted when it would not be read as one plain word. */
export const quoted = (text: string): string =>
  /^[^\s,"]+$/.test(text) && !text.startsWith("//") && !reserved.has(text) ? text : JSON.stringify(text);

/** A list as it is written; an empty one is "none". */
export const quotedList = (words: readonly string[]): string =>
  words.length === 0 ? "none" : words.map(quoted).join(" ");
