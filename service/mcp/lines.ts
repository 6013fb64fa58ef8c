import { nameFromId } from "../../pictures/index.ts";
import type { EnemyIntent, Decision, Requirement } from "../../rules/kernel/index.ts";
import type { Fault } from "../schema/faults.ts";

/** The most tokens of text in an answer: a model reads it whole, beside all that it has to keep in mind. */
export const MOST_TOKENS = 1500;

/** Letters of a word that are one token at most: rules and names come out dearer than they are. */
const LETTERS = 5;

/** About how many tokens of a model a text takes; rather too many than too few. */
export const tokensIn = (text: string): number =>
  (text.match(/\p{L}+|\p{N}{1,3}|[^\s\p{L}\p{N}]|\n/gu) ?? []).reduce(
    (sum, part) => sum + (/^\p{L}/u.test(part) ? Math.ceil(part.length / LETTERS) : 1),
    0,
  );

/** What is kept for the line that says what was left out. */
const FOR_NOTE = 60;

/** A line cut to the tokens that there are for it. */
function cut(line: string, most: number): string {
  let kept = line.slice(0, most * LETTERS);
  while (tokensIn(kept) > most) kept = kept.slice(0, Math.floor(kept.length * 0.8));
  return kept.length === line.length ? line : `${kept.toWellFormed()}…`;
}

/** Lines as far as they fit, and how many they are. */
export interface Fitted {
  readonly text: string;
  readonly lines: number;
}

/**
 * As many lines as a model is to read at once. `more` says of those that are left out where they are to be had; a first
 * line that is too long by itself is cut.
 */
export function fitted(lines: readonly string[], more: (left: number) => string, most = MOST_TOKENS): Fitted {
  const kept: string[] = [];
  let left = most - FOR_NOTE;
  for (const line of lines) {
    const takes = tokensIn(line) + 1;
    if (takes > left) break;
    kept.push(line);
    left -= takes;
  }
  const [first] = lines;
  if (kept.length === 0 && first !== undefined) kept.push(cut(first, left));
  const rest = lines.length - kept.length;
  return { text: [...kept, ...(rest > 0 ? [more(rest)] : [])].join("\n"), lines: kept.length };
}

const inStructure = (left: number): string =>
  `… ${left} more ${left === 1 ? "line is" : "lines are"} in the structured content.`;

/** The same where what is left out stands in the structured content. */
export const textOf = (lines: readonly string[]): string => fitted(lines, inStructure).text;

/** The ids of rules behind a sentence. */
export const cited = (cites: readonly string[]): string => (cites.length === 0 ? "" : ` [${cites.join(", ")}]`);

/** A sentence with its rules. */
export const sentence = ({ text, cites }: { readonly text: string; readonly cites: readonly string[] }): string =>
  `${text}${cited(cites)}`;

/** What an enemy will do, with what it hangs on. */
export const intentLine = ({ condition, ...intent }: Pick<EnemyIntent, "condition" | "text" | "cites">): string =>
  condition === undefined
    ? sentence(intent)
    : `If ${condition.text}${condition.chance === null ? "" : ` (${condition.chance})`}: ${sentence(intent)}`;

/** Requirements, those that are not met first. */
export const requirementLines = (requirements: readonly Requirement[]): readonly string[] =>
  requirements
    .toSorted((one, other) => Number(one.holds) - Number(other.holds))
    .map((requirement) => `${requirement.holds ? "✓" : "✗"} ${sentence(requirement)}`);

/** A seat as people call it, with the id that a call names it by where that is another word. */
export function seatLine(seat: string): string {
  const name = nameFromId(seat);
  return name.toLowerCase() === seat ? name : `${name} (${seat})`;
}

/** What the rules wait for, with the ids that answer it. */
export function decisionLines(decision: Decision | null): readonly string[] {
  if (decision === null) return ["Nothing is asked any more."];
  const who = decision.seat === null ? "" : `${seatLine(decision.seat)}: `;
  return [
    `What is asked (${decision.kind}): ${who}${decision.text}`,
    ...decision.options.map(({ id, text }) => `- ${id}: ${text}`),
  ];
}

/** The texts of rules, one under the other. */
export const ruleLines = (
  rules: readonly { readonly id: string; readonly text: string; readonly source: string | null }[],
): readonly string[] => [
  ...(rules.length > 0 ? ["Rules:"] : []),
  ...rules.map(({ id, text, source }) => `- ${id}${source === null ? "" : ` (${source})`}: ${text}`),
];

/** What a fault says as a whole, where none of its parts says it. */
export const saidAsWhole = ({ message, defects }: Pick<Fault, "message" | "defects">): readonly string[] =>
  defects.some(({ message: part }) => message.includes(part)) ? [] : [message];

const written = (value: unknown): string => (typeof value === "string" ? value : JSON.stringify(value));

/** An action in a line, without braces: "move operator=jock to=4,5". */
export function actionLine(action: unknown): string {
  if (typeof action !== "object" || action === null) return written(action);
  return Object.entries(action)
    .map(([field, value]) => (field === "do" ? written(value) : `${field}=${written(value)}`))
    .join(" ");
}
