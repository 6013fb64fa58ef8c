import type { Decision } from "../../rules/kernel/index.ts";
import { isObject } from "../schema/json.ts";
import { decisionLines, tokensIn } from "./lines.ts";
import type { Asking } from "./tool.ts";
import type { Where } from "./where.ts";

/** What a game goes on from: a board, and what was answered since; null where a seat may not know it. */
export interface Sent {
  readonly board: string | null;
  readonly answers: readonly unknown[];
}

interface Come {
  readonly position: unknown;
  /** The board as it lies now. */
  readonly board: string;
  readonly at: Where;
}

/**
 * What a game goes on from. A board says all of a moment where an action is asked for or a phase begins; amid a move it
 * is the last such board, with the answers since.
 */
export async function boardToSend({ position, board, at }: Come, { operations, callerOf }: Asking): Promise<Sent> {
  const answers = isObject(position) && Array.isArray(position["answers"]) ? position["answers"] : [];
  if (!isObject(position) || answers.length === 0) return { board, answers: [] };
  const before = { ...position, answers: [] };
  const { text } = await operations.board({ position: before }, callerOf(undefined));
  if (at.seat === undefined) return { board: text, answers };
  // answers and board may hold what is hidden from the seat
  const known = await operations.board({ position: before, seat: at.seat }, callerOf(undefined));
  return known.text === text ? { board: text, answers } : { board: null, answers: [] };
}

/** With what a decision is answered. */
function replyTo({ kind, dice, sides, kinds, options }: Decision): string {
  switch (kind) {
    case "roll":
      return kinds.length > 0
        ? `dice: a face for each of ${kinds.map(({ name, faces }) => `${name} (1 to ${faces.length})`).join(", ")}`
        : `dice: ${dice ?? 1} of 1 to ${sides ?? 6}`;
    case "draw":
      return "cards: the one that was drawn, or a seed";
    case "choose":
      return `choose: [${JSON.stringify(options[0]?.id ?? "")}] or another id`;
    case "act":
      return "action or index";
    case "checkpoint":
      return "nothing more";
  }
}

/** The most tokens of answers that are told in the text as well. */
const MOST_ANSWERS = 250;

/** What is asked, and how that is answered. */
export function howToGoOn(
  decision: Decision | null,
  { isSent, answers }: { readonly isSent: boolean; readonly answers: readonly unknown[] },
): readonly string[] {
  const [asked = "", ...options] = decisionLines(decision);
  if (decision === null) return [asked];
  const reply = replyTo(decision);
  if (!isSent)
    return [
      asked,
      `To go on, ask the same again with all that was answered so far, and then ${reply}: amid a move a board may hold what is hidden from the seat.`,
      ...options,
    ];
  if (answers.length === 0) return [asked, `To go on, send this board back with ${reply}.`, ...options];
  const written = JSON.stringify(answers);
  return [
    asked,
    `To go on, send this board and the answers back with ${reply}.`,
    tokensIn(written) > MOST_ANSWERS ? "The answers stand in the structured content." : `answers: ${written}`,
    ...options,
  ];
}

/** What was given and not needed, where there is any. */
export function unusedLines(unused: Readonly<Record<string, unknown>>): readonly string[] {
  const left = Object.entries(unused).flatMap(([name, value]) => {
    if (value === true) return ["the action"];
    return Array.isArray(value) && value.length > 0 ? [`${name} ${JSON.stringify(value)}`] : [];
  });
  return left.length === 0 ? [] : [`Not needed, and ignored: ${left.join(", ")}.`];
}
