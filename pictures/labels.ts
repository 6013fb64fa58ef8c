/** Letters and digits of a name, in words. */
const wordsOf = (id: string): readonly string[] => id.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== "");

const startOf = (word: string, length: number): string => [...word].slice(0, length).join("");
const capital = (text: string): string => startOf(text, 1).toUpperCase() + text.slice(startOf(text, 1).length);

/** Short labels for a name, the best first: "guard-1" is G1, "patrol-bike" PB, "jock" J, else Jo or Joc. */
function candidates(id: string): readonly string[] {
  const [first = "?", ...rest] = wordsOf(id);
  const last = rest.at(-1);
  if (last !== undefined && /^\d{1,2}$/.test(last)) return [1, 2].map((length) => capital(startOf(first, length)) + last);
  const initials = [first, ...rest].slice(0, 3).map((word) => startOf(word, 1).toUpperCase()).join("");
  return [initials, ...[2, 3].map((length) => capital(startOf(first, length)))];
}

/** A label of at most four signs for each name; no two are the same. */
export function labelsFor(ids: readonly string[]): ReadonlyMap<string, string> {
  const taken = new Set<string>();
  const labels = new Map<string, string>();
  for (const id of ids) {
    const wanted = candidates(id);
    let label = wanted.find((one) => !taken.has(one));
    for (let n = 2; label === undefined; n++) {
      const numbered = `${startOf(wanted[0] ?? "?", 1)}${n}`;
      if (!taken.has(numbered)) label = numbered;
    }
    taken.add(label);
    labels.set(id, label);
  }
  return labels;
}
