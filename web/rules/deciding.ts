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

/** Rules as they are cited at the end of a line: their pages, each once. */
export function pagesOf(ids: readonly string[], rules: readonly Quoted[]): string {
  const pages = new Set(ids.flatMap((id) => rules.find((rule) => rule.id === id)?.source?.split("; ") ?? []));
  return pages.size === 0 ? "" : ` [${[...pages].join("; ")}]`;
}

/** A ruling as text, to be read where there is no page: what was asked, the verdict, and the rules that decide. */
export const rulingAsText = (question: string, verdict: string, rules: readonly Quoted[]): string =>
  [question, verdict, ...rules.map(({ id, text }) => `- ${text}${pagesOf([id], rules)}`)].join("\n");

/** What stands below the verdict in the picture of a ruling: what was asked, and the rules that decide with their pages. */
export const pictureWords = (question: string, rules: readonly Quoted[]): string =>
  [question, ...rules.map(({ id, text }) => `${text}${pagesOf([id], rules)}`)].join(" · ");
