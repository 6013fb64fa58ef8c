/** Fields that are for people: whatever stands in them is words. */
const sentences: ReadonlySet<string> = new Set(["text", "title", "message", "why", "name", "label"]);

/** What an answer says, apart: ids, numbers and facts in one, the sentences in the other, each in its order. */
export interface Apart {
  readonly facts: unknown;
  readonly words: readonly string[];
}

/**
 * Takes an answer apart. A word is what stands in a field for people, and in an answer every string with a blank in it;
 * `drawn` is for positions, whose boards are drawn with blanks. Keys are sorted.
 */
export function apart(answer: unknown, { drawn = false }: { readonly drawn?: boolean } = {}): Apart {
  const words: string[] = [];
  const factsOf = (value: unknown): unknown => {
    if (typeof value === "string" && !drawn && value.includes(" ")) {
      words.push(value);
      return null;
    }
    if (Array.isArray(value)) return value.map(factsOf);
    if (typeof value !== "object" || value === null) return value;
    const found: Record<string, unknown> = {};
    for (const [key, part] of Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1))) {
      if (part === undefined) continue;
      if (sentences.has(key) && typeof part === "string") words.push(part);
      else found[key] = factsOf(part);
    }
    return found;
  };
  return { facts: factsOf(answer), words };
}
