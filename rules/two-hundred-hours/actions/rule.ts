import type { ActionRule as KernelRule } from "../../kernel/index.ts";
import type { Citation } from "../book/citation.ts";
import { withOrders } from "../cards/index.ts";
import type { Action, ActionOf, FighterAction, FighterActionName } from "../table/action-schema.ts";
import type { Ctx } from "../table/context.ts";
import type { Fighter } from "../table/fighter.ts";

/**
 * One kind of action that fighters make, whole. Its token lies on the card before it is performed, and what every action
 * requires and what follows every action is no part of it.
 */
export interface FighterRule<Act extends FighterAction> extends KernelRule<Ctx, Fighter, Action, Act, Citation> {
  /** Actions of this kind worth listing for a fighter; those that are not legal are left out afterwards. */
  candidates(ctx: Ctx, fighter: Fighter): readonly Act[];
}

/** The rule of one kind of action, by its name. */
export type ActionRule<Name extends FighterActionName> = FighterRule<ActionOf<Name>>;

/** The rule of an action that an Order card may begin with: it is listed with each order in hand, too. zh.order.declare */
export const beginsOrders = <Act extends FighterAction>(rule: FighterRule<Act>): FighterRule<Act> => ({
  ...rule,
  candidates: (ctx, fighter) => withOrders(ctx, rule.candidates(ctx, fighter)),
});
