import type { Chance } from "../rules/kernel/index.ts";
import { games } from "../tests/all-games.ts";

/** What is sent for a seat. */
export interface Sent {
  readonly sent: { readonly action?: unknown; readonly choose?: readonly string[] };
  readonly seat: string | undefined;
}

/** What a game's own policy sends next, and for which seat. */
export function answerTo(ruleset: string, position: unknown, asked: string | undefined, chance: Chance): Sent {
  const opened = games.find(({ id }) => id === ruleset)?.open(position);
  const answer = opened?.ok === true ? opened.value.policyMove(chance) : null;
  if (opened?.ok !== true || answer === null) throw new Error("The policy has no answer.");
  if (!("action" in answer)) return { sent: { choose: answer.choose }, seat: asked };
  // where all may answer, the one acts whose piece it is
  const owner = opened.value.ownerOf(answer.action);
  return { sent: { action: answer.action }, seat: (owner.ok ? owner.value : null) ?? asked };
}
