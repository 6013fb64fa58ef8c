import { type Catalogue, nearest } from "../../../rules/kernel/index.ts";
import { type FoundRule, isNamed, rowsOf } from "./rows.ts";

export { casesOf, type FoundRule, rowOf } from "./rows.ts";

/** What is looked up: an id or the beginning of one, a question, or both. */
export interface RulesAsked {
  readonly id?: string | undefined;
  readonly search?: string | undefined;
  readonly limit?: number | undefined;
}

/** What is wrong with an id that no row of a catalogue has, nor begins with; null where there is one. */
export function unknownId(catalogue: Catalogue, id: string): string | null {
  const rows = [...rowsOf(catalogue)];
  if (rows.some((row) => isNamed(row, id))) return null;
  return `There is no rule "${id.slice(0, 60)}"${nearest(
    id,
    rows.map((row) => row.id),
  )}.`;
}

/**
 * Looks rules up by id (or the beginning of an id), in the order of the book, or finds those that answer to a question in
 * plain words, the best first; of both, those so named that answer. The index is made when something is first searched.
 */
export async function searchRules(
  catalogue: Catalogue,
  { id, search = "", limit = 50 }: RulesAsked,
): Promise<readonly FoundRule[]> {
  const isAsked = (row: FoundRule): boolean => id === undefined || isNamed(row, id);
  if (search.trim() === "") return [...rowsOf(catalogue)].filter(isAsked).slice(0, limit);
  const { answersTo } = await import("./search.ts");
  return answersTo(catalogue, search, { limit, isWanted: isAsked });
}
