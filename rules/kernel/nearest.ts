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

/** The end of a sentence that names the known words nearest to one that is not known; nothing where none is known. */
export function nearest(word: string, words: Iterable<string>): string {
  const near = [...new Set(words)]
    .map((candidate) => ({ candidate, away: difference(word.slice(0, LONGEST), candidate) }))
    .sort((a, b) => a.away - b.away || (a.candidate < b.candidate ? -1 : 1))
    .slice(0, 3)
    .map(({ candidate }) => candidate);
  return near.length === 0 ? "" : `; nearest: ${near.join(", ")}`;
}
