import { act } from "../../kernel/index.ts";
import { type Action, type FighterAction, isFighterAction } from "../table/action-schema.ts";
import { type Ctx, impossible, type Prompt, type Rules } from "../table/context.ts";
import { withMeasuring } from "../table/hanging.ts";
import type { Offered } from "../table/state.ts";
import { table } from "./registry.ts";

/** Asks a side for an action without a token of its own; null if it drops the action or has none to make. */
export function* askOffered(ctx: Ctx, prompt: Prompt, offered: Offered): Rules<FighterAction | null> {
  const { state } = ctx;
  state.offered = offered;
  const stay: readonly Action[] = offered.optional ? [{ do: "stay" }] : [];
  if (table.legalActions(ctx).length === 0) {
    state.offered = null;
    return null;
  }
  const action = yield* act<Action>({
    seat: offered.side,
    prompt,
    nested: true,
    requirements: (given) =>
      withMeasuring(ctx, table.requirementsOf(ctx, given), (other) => table.isLegal(other, given)),
    isLegal: (given) => table.isLegal(ctx, given),
    legal: () => [...stay, ...table.legalActions(ctx)],
  });
  state.offered = null;
  if (action.do === "stay") return null;
  if (!isFighterAction(action)) throw impossible(`${action.do} is offered to nobody`);
  return action;
}
