import {
  BudgetExceeded,
  type PlayerView,
  type PolicyMove,
  seededChance,
  type Strength,
} from "../../rules/kernel/index.ts";

/** How strongly is played, and what chance follows from. */
interface Playing {
  readonly strength: Strength;
  readonly seed: number;
}

/**
 * What a player of some strength answers to the waiting decision, at the expense of the position; null where nobody is
 * asked. Throws BudgetExceeded where the work of the request does not suffice for it.
 */
export async function playedMove(situation: PlayerView, { strength, seed }: Playing): Promise<PolicyMove | null> {
  if (strength === "fair") return situation.policyMove(seededChance(seed));
  // few ask for it, and a start need not wait for it
  const { moveByStrength } = await import("../../rules/search/index.ts");
  try {
    return moveByStrength(situation, { strength, seed });
  } catch (error) {
    if (strength !== "strong" || !(error instanceof BudgetExceeded)) throw error;
    throw new BudgetExceeded(
      "A strong move takes more work at this position than is done for one request: ask for a fair one, or about a smaller position.",
    );
  }
}
