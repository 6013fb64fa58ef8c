import type { Game } from "../../rules/kernel/index.ts";
import type { ConformanceCase } from "../../cli/conformance/case-format.ts";

/*
 * Between the cases of a file stands what their rows say, and nothing else: the text of each row above the first case
 * that shows it. It is written from the rule book, so that nobody has to, and so that it is never an old text.
 */

/** The widest line of a heading. */
const WIDEST = 118;

/** A line that begins a case in a file for people to read. */
export const beginsCase = /^ {2}- (?:\{ )?id:/;

/** A text as comments above a case, as wide as lines may be. */
function commented(text: string): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    const longer = `${last ?? "  #"} ${word}`;
    if (last !== undefined && longer.length <= WIDEST) lines[lines.length - 1] = longer;
    else lines.push(`  # ${word}`);
  }
  return lines;
}

/** A file of cases, what it holds given, with the text of each row above the first case that shows it. */
export function withHeadings(
  text: string,
  cases: readonly Pick<ConformanceCase, "rules">[],
  rows: Game["catalogue"]["rules"],
): string {
  const told = new Set<string>();
  const left = cases.values();
  return text
    .split("\n")
    .filter((line) => !line.startsWith("  #"))
    .flatMap((line) => {
      if (!beginsCase.test(line)) return [line];
      const rule = left.next().value?.rules[0] ?? "";
      const row = rows[rule];
      if (row === undefined || told.has(rule)) return [line];
      told.add(rule);
      return [...commented(`${rule}: ${row.text}`), line];
    })
    .join("\n");
}
