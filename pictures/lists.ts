// Lists of words as they stand in sentences.

/** A list as it stands inside a sentence: "a, b and c". */
export const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join() : `${words.slice(0, -1).join(", ")} and ${words.at(-1) ?? ""}`;

/** Everything in a list once, with how often it is there: "3 × stg44, knife". */
export const eachCounted = (all: readonly string[]): string =>
  [...Map.groupBy(all, (word) => word)]
    .map(([word, { length }]) => (length === 1 ? word : `${length} × ${word}`))
    .join(", ");
