import type { Reader } from "./reader.ts";
import { quotedList } from "./text.ts";

/** How many tokens of each kind: `KIND N, KIND N`; "none" for an empty pool. */
export function readCounts<K extends string>(
  reader: Reader,
  what: string,
  kinds: readonly K[],
): Partial<Record<K, number>> {
  const counts: Partial<Record<K, number>> = {};
  if (reader.take("none")) {
    reader.end();
    return counts;
  }
  reader.clauses(() => {
    const { place } = reader;
    const kind = reader.oneOf(what, kinds);
    if (counts[kind] !== undefined) reader.failAt(place, "given-twice", `"${kind}" is counted twice.`);
    counts[kind] = reader.count(`how many of ${kind}`, 0, 99);
  });
  return counts;
}

export type Counts<K extends string> = Readonly<Partial<Record<K, number>>>;

export function writtenCounts<K extends string>(counts: Counts<K>, kinds: readonly K[]): string {
  const parts = kinds.flatMap((kind) => (counts[kind] === undefined ? [] : [`${kind} ${counts[kind]}`]));
  return parts.length === 0 ? "none" : parts.join(", ");
}

export const sameCounts = <K extends string>(a: Counts<K>, b: Counts<K>, kinds: readonly K[]): boolean =>
  kinds.every((kind) => a[kind] === b[kind]);

export const sameList = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((item, i) => item === b[i]);

/** Cards to the end of the clause, "none" for no card. */
export const readCards = (reader: Reader): string[] => reader.rest(() => reader.word("a card"));

/** Attributes behind a line, those that are to be said. */
export const withAttributes = (head: string, attributes: readonly (string | false)[]): string =>
  [head, ...attributes.filter((attribute) => attribute !== false)].join(", ");

/** The attribute that lists what of something has been used, when any has. */
export const usedAttribute = (used: readonly string[]): string | false => used.length > 0 && `used ${quotedList(used)}`;
