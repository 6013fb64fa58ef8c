/** How many letters must be changed, added or taken away to make one word of another. */
function difference(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++)
      next.push(
        Math.min((next[j - 1] ?? 0) + 1, (row[j] ?? 0) + 1, (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)),
      );
    row = next;
  }
  return row[b.length] ?? 0;
}

/** How long a word may be that is compared: whoever writes a longer one has not mistyped a known one. */
const LONGEST = 80;

/** The fewest letters by which a longer word is known from its beginning or from one of its parts. */
const FEWEST = 3;

/** A word as it is compared: whether it is large, and what parts it, is no difference. */
const plain = (word: string): string => word.slice(0, LONGEST).toLowerCase().replaceAll(/[_ ]/g, "-");

/** How far a word is from a known one. Whoever writes its beginning, or one of its parts, has left the rest out. */
function distance(word: string, known: string): number {
  const isPart = word.length >= FEWEST && (known.startsWith(word) || known.split(/[-.]/).includes(word));
  return isPart ? Math.min(1, known.length - word.length) : difference(word, known);
}

/** The end of a sentence that names the known words nearest to one that is not known; nothing where none is known. */
export function nearest(word: string, words: Iterable<string>): string {
  const near = [...new Set(words)]
    // what is there and is not of the kind that was asked for is no help to whoever wrote it
    .filter((candidate) => candidate !== word)
    .map((candidate) => ({ candidate, away: distance(plain(word), plain(candidate)) }))
    .sort((a, b) => a.away - b.away || (a.candidate < b.candidate ? -1 : 1))
    .slice(0, 3)
    .map(({ candidate }) => candidate);
  return near.length === 0 ? "" : `; nearest: ${near.join(", ")}`;
}

/** More words than these are not listed where one of them was expected: nobody looks for his own among so many. */
export const MOST_LISTED = 12;

/**
 * The end of a sentence about a word that is not known: all that may stand in its place, or, where these are too many,
 * the nearest.
 */
export const expectedOf = (word: string, words: readonly string[], how = "expected one of"): string =>
  words.length > MOST_LISTED ? nearest(word, words) : `; ${how}: ${words.join(", ")}`;

/** What is said of an answer that is none of the options. */
export const notAnOption = (option: string, ids: readonly string[]): string => {
  const isLong = ids.length > MOST_LISTED;
  return `"${option}" is not one of the ${isLong ? `${ids.length} ` : ""}options${isLong ? nearest(option, ids) : `: ${ids.join(", ")}`}.`;
};
