/** What short words of ids stand for. */
const inFull: Readonly<Record<string, string>> = {
  los: "line of sight",
  fov: "field of view",
  ap: "AP",
  xp: "XP",
  mg42: "MG42",
  smg: "SMG",
  hq: "HQ",
  tnt: "TNT",
};

/** The name of a rule as a heading: what it is about, and what of that; "rr.cover.low-hides" is "Cover: low hides". */
export const titleOf = (id: string): string => {
  const parts = id
    .split(".")
    .slice(1)
    .map((part) => part.replaceAll("-", " "));
  const title = parts
    .join(": ")
    .replaceAll(/\b(?:los|fov|ap|xp|mg42|smg|hq|tnt)\b/g, (short) => inFull[short] ?? short);
  return title.charAt(0).toUpperCase() + title.slice(1);
};

/** A text in pieces, each marked or not, by the words that were found in it. */
export function marked(
  text: string,
  words: readonly string[],
): readonly { readonly text: string; readonly mark: boolean }[] {
  const wanted = new Set(words);
  const parts = text.split(/([\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*)/u);
  return parts.filter((part) => part !== "").map((part) => ({ text: part, mark: wanted.has(part.toLowerCase()) }));
}
