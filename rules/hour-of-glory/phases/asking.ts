import { act } from "../../kernel/index.ts";
import { hasMoreToDo, isLegal, legalActions, perform, requirementsOf } from "../actions/index.ts";
import type { Action } from "../table/action-schema.ts";
import type { Ctx, Rules } from "../table/context.ts";
import { closeTurn } from "../table/turn.ts";
import { endAtZero } from "../time/index.ts";

/** Asks a seat for an action. */
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
 * Ends the turn if nothing else is legal, though squares or an action are left, and returns whether it did: then nobody is
 * asked.
 */
export function endsByItself(ctx: Ctx): boolean {
  if (hasMoreToDo(ctx)) return false;
  closeTurn(ctx, "he can do nothing more");
  return true;
}

/** Carries out an action; one that took the last minutes has scored by then. hg.open.spend-time-zero */
export function* carryOut(ctx: Ctx, action: Action): Rules {
  yield* perform(ctx, action);
  endAtZero(ctx);
}
