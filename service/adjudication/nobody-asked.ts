import type { Decision } from "../../rules/kernel/index.ts";

/** Why nobody has anything to decide now, and how it goes on. */
export function whyNothing(decision: Decision | null): string {
  if (decision === null) return "The game is over.";
  const { kind, text, dice } = decision;
  switch (kind) {
    case "checkpoint":
      return `Nobody is asked between two phases; next comes: ${text}. Send adjudicate neither an action nor a choice, and it goes on.`;
    case "roll":
      return `Nobody is asked: ${dice === 1 ? "a die is" : "dice are"} to be rolled first (${text}). Send adjudicate \`dice\`, a \`seed\` or \`random\`.`;
    case "draw":
      return `Nobody is asked: a card is to be drawn first (${text}). Send adjudicate \`cards\`, a \`seed\` or \`random\`.`;
    case "choose":
    case "act":
      return `There is nothing to tell: no action is legal, or the question is for others ("${text}").`;
  }
}
