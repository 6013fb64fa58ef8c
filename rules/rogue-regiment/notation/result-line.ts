import { clausesOf, LineReader } from "../../kernel/index.ts";
import type { State } from "../table/state.ts";

type Ended = NonNullable<State["result"]>;

const results = ["victory", "defeat"] as const;

/** The line that says how the game ended. */
export const printResult = ({ result, text, cites }: Ended): string =>
  [`result ${result} ${JSON.stringify(text)}`, ...cites].join(", ");

/** Whether a line says how the game ended. */
export const isResult = (row: string): boolean => /^\s*result(?:\s|$)/.test(row);

/** `result defeat "every Operator is dead.", rr.open.loss`: how the game ended, in words, and by which rules. */
export function readResult(row: string, line: number): Ended {
  const [head = [], ...rest] = clausesOf(row, line);
  const reader = new LineReader(head, line);
  reader.word("result");
  const result = reader.oneOf("how the game ended", results);
  const text = reader.word("the reason, in quotation marks");
  reader.end();
  const cites = rest.map((words) => {
    const clause = new LineReader(words, line);
    const rule = clause.word("a rule");
    clause.end();
    return rule;
  });
  return { result, text, cites };
}
