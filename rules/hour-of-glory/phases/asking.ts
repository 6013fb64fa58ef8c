import { act } from "../../kernel/index.ts";
import { type Action, hasMoreToDo, isLegal, legalActions, perform, requirementsOf } from "../actions/registry.ts";
import { impossible } from "../book/in-force.ts";
import { agentNamed } from "../table/agents.ts";
import type { Ctx, Rules } from "../table/context.ts";
import { closeTurn } from "../table/turn.ts";
import { endAtZero } from "../time/end-of-game.ts";

/** Asks whoever may act for an action. */
export const askForAction = (
  ctx: Ctx,
  seat: string,
  prompt: {
    readonly id: "hg.dec.action" | "hg.dec.commander-move" | "hg.dec.sentry-attack" | "hg.dec.guard-path";
    readonly text: string;
    readonly piece?: string;
  },
  listed?: readonly Action[],
): Rules<Action> =>
  act({
    seat,
    prompt,
    requirements: (action) => requirementsOf(ctx, action),
    isLegal: (action) => isLegal(ctx, action),
    legal: () => listed ?? legalActions(ctx),
  });

/**
 * Ends the turn of whoever can do nothing more in it, though squares or an action are left, and tells whether it has:
 * where nothing but the end is legal nobody is asked.
 */
export function endsByItself(ctx: Ctx): boolean {
  if (hasMoreToDo(ctx)) return false;
  closeTurn(ctx, "he can do nothing more");
  return true;
}

/** Carries out the action of whoever has the turn, of a Sentry, or of a Guard in a fight. */
export function* carryOut(ctx: Ctx, action: Action): Rules {
  if (action.do === "end-phase" || action.do === "pursue") return;
  const agent = agentNamed(ctx, action.agent);
  if (agent === undefined) throw impossible(`${action.agent} is not on the board`);
  yield* perform(ctx, agent, action);
  // an activity that took the last minutes has scored: hg.open.spend-time-zero
  endAtZero(ctx);
}
