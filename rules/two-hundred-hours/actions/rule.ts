import type { FormEnds } from "../../kernel/index.ts";
import type { Fighter } from "../table/fighter.ts";
import type { Ctx, Req, Rules } from "../table/context.ts";
import type { ActionName, ActionOf, FighterAction, FighterActionName } from "../table/action-schema.ts";

/** What allows an action that the standard rules forbid, or makes it free: an order or a support action. zh.fighter.cards-override */
export interface Allowance {
  /** The order card that gives it; null for an action with a token of its own. */
  readonly order: string | null;
  /** It costs no token, so a fighter that is not ready may make it, too. zh.fighter.free-action */
  readonly free: boolean;
}

/** How an action is called, what it requires, in which ways it could be made, and what it does. */
export interface ActionRule<N extends ActionName> {
  readonly name: N;
  /** Everything it requires beside a token: circumstances, alarm level, targets, the legality of its path. */
  needs(ctx: Ctx, req: Req, action: ActionOf<N>, allowance: Allowance): void;
  /** Ways a fighter might make it: a finite list that holds what is worth doing; what is not legal is sorted out. */
  candidates(ctx: Ctx, fighter: Fighter): readonly ActionOf<N>[];
  /** Where it may end, if its place is free. */
  ends?(ctx: Ctx, fighter: Fighter, listed: readonly ActionOf<N>[]): FormEnds;
  /** Makes it. The token lies on the card already; what follows every action is done by whoever calls this. */
  perform(ctx: Ctx, action: ActionOf<N>): Rules;
}

/** Any of the rules, as whoever goes through them all sees one; it is only ever handed actions of its own name. */
export interface AnyActionRule {
  readonly name: FighterActionName;
  needs(ctx: Ctx, req: Req, action: FighterAction, allowance: Allowance): void;
  candidates(ctx: Ctx, fighter: Fighter): readonly FighterAction[];
  ends?(ctx: Ctx, fighter: Fighter, listed: readonly FighterAction[]): FormEnds;
  perform(ctx: Ctx, action: FighterAction): Rules;
}
