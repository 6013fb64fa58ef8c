import { requireOrder } from "../cards/index.ts";
import { type Action, isFighterAction } from "../table/action-schema.ts";
import { type Ctx, fighterNamed, type Req } from "../table/context.ts";

/**
 * Adds what every action requires that is offered without a token of its own: the second action of an order, or another
 * in place of one; returns whether its own rule has to be examined, too. zh.order.second-free, zh.order.second-optional
 */
export function requireOffered(ctx: Ctx, req: Req, action: Action): boolean {
  const { offered } = ctx.state;
  if (offered === null) return false;
  if (action.do === "stay") {
    req.need(offered.optional, {
      met: "It may be dropped.",
      unmet: "It may not be dropped.",
      cites: ["zh.order.second-optional"],
    });
    return false;
  }
  const fits =
    isFighterAction(action) && offered.fighters.includes(action.fighter) && offered.actions.includes(action.do);
  const says = {
    met: "This is one of the actions that are offered now.",
    unmet: "This is not one of the actions that are offered now.",
  };
  if (!req.need(fits, says, "zh.order.second-free") || !isFighterAction(action)) return false;
  const order = "order" in action ? action.order : undefined;
  if (order !== undefined && !offered.declares) {
    req.fail(
      "No order can be given with this action: it is already part of one.",
      "zh.order.prevented",
      "zh.order.declare",
    );
    return false;
  }
  const fighter = fighterNamed(ctx.state, action.fighter);
  if (order !== undefined && fighter !== undefined) requireOrder(ctx, req, fighter, action, order);
  return true;
}
