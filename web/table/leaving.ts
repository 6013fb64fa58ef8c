import type { Decision, Odds } from "../api/answers.ts";

/**
 * What stands for leaving a choice on the way, what says most first: the dice fall as is best, a die is kept, a medal or a
 * card is not used.
 */
const leaving: readonly string[] = ["most", "keep", "none", "no", "pass"];

/** The option that leaves a choice; null where it has none. */
const leavingIn = ({ options }: Decision): Decision["options"][number] | null =>
  leaving.flatMap((word) => options.find(({ id }) => id === word) ?? [])[0] ?? null;

/** Whether a choice is about dice that have fallen, as which of them is rolled again: its options are others for others. */
export const isOverDice = ({ options }: Decision): boolean =>
  options.some(({ text }) => /^re-?roll\b|^roll\b.* again\b/i.test(text));

/** The choices at which ways of the odds come to a stop. */
export const choicesOf = ({ ways }: Odds): readonly Decision[] =>
  ways.flatMap(({ decision }) => (decision?.kind === "choose" ? [decision] : []));

/** The answer that leaves every choice at which ways of the odds come to a stop; null where one has no such answer. */
export function leavingOf(all: Odds): { readonly id: string; readonly text: string } | null {
  const options = choicesOf(all).map(leavingIn);
  const [first] = options;
  if (first === undefined || first === null || options.some((option) => option?.id !== first.id)) return null;
  // what follows is of the dice of one way: "Those that leave the most passes: 4 + 1"
  const [words = first.text] = first.text.split(": ");
  return { id: first.id, text: options.every((option) => option?.text === first.text) ? first.text : words };
}
