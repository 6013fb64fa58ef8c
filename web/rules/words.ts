import type { FoundRule } from "../api/answers.ts";

/** The heading of a row: a rule has one of its own; an open point, a number and a decision are told by what they say. */
export const headingOf = ({ title, text }: FoundRule): string => title ?? text;

/** A text in pieces, each marked or not, by the words that were found in it. */
export function marked(
  text: string,
  words: readonly string[],
): readonly { readonly text: string; readonly mark: boolean }[] {
  const wanted = new Set(words);
  const parts = text.split(/([\p{L}\p{N}]+(?:['’]\p{L}+)?)/u);
  return parts
    .filter((part) => part !== "")
    .map((part) => ({ text: part, mark: wanted.has(part.toLowerCase().replaceAll("’", "'").replace(/'s$/, "")) }));
}

/** Says that an open point, by its title or text, is read otherwise now. */
export const rereadInWords = (point: string | undefined, reading: string): string =>
  point === undefined
    ? `From here on, the open point is read as “${reading.replaceAll("-", " ")}”.`
    : `“${point.replace(/\.$/, "")}”: from here on, it is read as “${reading.replaceAll("-", " ").replace(/\.$/, "")}”.`;
