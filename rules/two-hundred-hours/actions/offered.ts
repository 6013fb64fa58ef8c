import { act, type ActionForm, type Requirement, Requirements } from "../../kernel/index.ts";
import type { Fighter } from "../table/fighter.ts";
import type { Offered } from "../table/state.ts";
import { type Citation, fighterNamed, type Ctx, impossible, type Prompt, type Rules } from "../table/context.ts";
import { requireOrder } from "../cards/index.ts";
import { actionRules } from "./registry.ts";
import type { Allowance, AnyActionRule } from "./rule.ts";
import type { Req } from "../table/context.ts";
import type { Action, FighterAction } from "../table/action-schema.ts";

const rules = (): Partial<Record<Action["do"], AnyActionRule>> => actionRules;

const allowanceOf = ({ order, free }: Offered): Allowance => ({ order, free });

/** What an action requires that is offered without a token of its own: the second action of an order, or another in place of one. */
export function requireOffered(ctx: Ctx, req: Req, action: Action): void {
  const { offered } = ctx.state;
  if (offered === null) return;
  // zh.order.second-optional
  if (action.do === "stay") {
    req.need(
      offered.optional,
      { met: "It may be dropped.", unmet: "It may not be dropped." },
      "zh.order.second-optional",
    );
    return;
  }
  const rule = rules()[action.do];
  const fits =
    rule !== undefined &&
    "fighter" in action &&
    offered.fighters.includes(action.fighter) &&
    offered.actions.includes(action.do);
  if (
    !req.need(
      fits,
      {
        met: "This is one of the actions that are offered now.",
        unmet: "This is none of the actions that are offered now.",
      },
      "zh.order.second-free",
    ) ||
    rule === undefined
  )
    return;
  if (!isOffered(action)) return;
  const order = "order" in action ? action.order : undefined;
  const fighter = fighterNamed(ctx.state, action.fighter);
  if (order !== undefined && !offered.declares) {
    req.fail(
      "No order can be given with this action: it is part of one already.",
      "zh.order.prevented",
      "zh.order.declare",
    );
    return;
  }
  if (order !== undefined && fighter !== undefined) requireOrder(ctx, req, fighter, action, order);
  rule.needs(ctx, req, action, order === undefined ? allowanceOf(offered) : { order, free: false });
}

const isOffered = (action: Action): action is FighterAction => rules()[action.do] !== undefined;

function legalOf(ctx: Ctx, offered: Offered, fighter: Fighter): readonly FighterAction[] {
  return offered.actions.flatMap((name) => {
    const all: readonly AnyActionRule[] = Object.values(actionRules);
    const rule = all.find((one) => one.name === name);
    return (rule?.candidates(ctx, fighter) ?? []).filter((action) => {
      const req = new Requirements<Citation>(true);
      requireOffered(ctx, req, action);
      return req.holding;
    });
  });
}

/** Legal actions among those that are offered. */
export function offeredActions(ctx: Ctx): readonly Action[] {
  const { offered } = ctx.state;
  if (offered === null) return [];
  const stay: readonly Action[] = offered.optional ? [{ do: "stay" }] : [];
  const fighterActions = offered.fighters.flatMap((id) => {
    const fighter = fighterNamed(ctx.state, id);
    return fighter === undefined ? [] : legalOf(ctx, offered, fighter);
  });
  return [...stay, ...fighterActions];
}

/** The offered actions as forms, one for each fighter and kind. */
export function offeredForms(ctx: Ctx): readonly ActionForm<Action>[] {
  const grouped = new Map<string, Action[]>();
  for (const action of offeredActions(ctx)) {
    const key = `${action.do} ${"fighter" in action ? action.fighter : ""}`;
    grouped.set(key, [...(grouped.get(key) ?? []), action]);
  }
  return [...grouped.values()].flatMap((actions) => {
    const [first] = actions;
    if (first === undefined) return [];
    const piece = "fighter" in first ? first.fighter : (ctx.state.offered?.fighters[0] ?? "");
    return [{ name: first.do, piece, requirements: offeredRequirements(ctx, first), actions }];
  });
}

export function offeredRequirements(ctx: Ctx, action: Action): readonly Requirement[] {
  const req = new Requirements<Citation>();
  requireOffered(ctx, req, action);
  return req.all;
}

/** Asks a side for an action without a token of its own; null if it drops the action or has none to make. */
export function* askOffered(ctx: Ctx, prompt: Prompt, offered: Offered): Rules<FighterAction | null> {
  const { state } = ctx;
  state.offered = offered;
  const able = offeredActions(ctx).some(({ do: name }) => name !== "stay");
  if (!able) {
    state.offered = null;
    return null;
  }
  const action = yield* act<Action>({
    seat: offered.side,
    prompt,
    nested: true,
    requirements: (given) => offeredRequirements(ctx, given),
    isLegal: (given) => {
      const req = new Requirements<Citation>(true);
      requireOffered(ctx, req, given);
      return req.holding;
    },
    legal: () => offeredActions(ctx),
  });
  state.offered = null;
  if (action.do === "stay") return null;
  if (!isOffered(action)) throw impossible(`${action.do} is offered to nobody`);
  return action;
}
