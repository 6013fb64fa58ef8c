import type { FoundRule, Quoted } from "../api/answers.ts";

/** The most rules that are quoted beside a verdict. */
const MOST_QUOTED = 2;

/**
 * The rules that decide, as they are quoted: those of the book in the order in which they are cited; where it leaves the
 * matter open and says no more, the open points.
 */
export function decidingRules(
  cites: readonly string[],
  rules: readonly Quoted[],
  most: number = MOST_QUOTED,
): readonly Quoted[] {
  const cited = [...new Set(cites)].flatMap((id) => rules.find((rule) => rule.id === id) ?? []);
  const ofTheBook = cited.filter(({ kind }) => kind === "rule");
  return (ofTheBook.length > 0 ? ofTheBook : cited).slice(0, most);
}

/** A row of the rule book as answers quote it; a number decides nothing by itself. */
export const asQuoted = ({ id, kind, text, source }: FoundRule): readonly Quoted[] =>
  kind === "number" ? [] : [{ id, kind, text, source }];
