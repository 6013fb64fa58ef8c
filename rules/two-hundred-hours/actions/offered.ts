import { act, type ActionForm, type Requirement, Requirements } from "../../kernel/index.ts";
import type { Fighter, Offered } from "../state/index.ts";
import { type Citation, fighterNamed, type G, impossible, type Prompt, type Rules } from "../table.ts";
import { orderNeeds } from "../cards/orders.ts";
import { actionRules } from "./registry.ts";
import type { Allowance, AnyActionRule, Needs } from "./rule.ts";
import type { Action, FighterAction } from "./schema.ts";

const rules = (): Partial<Record<Action["do"], AnyActionRule>> => actionRules;

const allowanceOf = ({ order, free }: Offered): Allowance => ({ order, free });

/** What an action requires that is offered beside tokens: the second of an order, or another in place of one. */
export function offeredNeeds(g: G, r: Needs, action: Action): void {
  const { offered } = g.state;
  if (offered === null) return;
  // zh.order.second-optional
  if (action.do === "stay") {
    r.need(
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
    !r.need(
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
  const fighter = fighterNamed(g.state, action.fighter);
  if (order !== undefined && !offered.declares) {
    r.fail(
      "No order can be given with this action: it is part of one already.",
      "zh.order.prevented",
      "zh.order.declare",
    );
    return;
  }
  if (order !== undefined && fighter !== undefined) orderNeeds(g, r, fighter, action, order);
  rule.needs(g, r, action, order === undefined ? allowanceOf(offered) : { order, free: false });
}

const isOffered = (action: Action): action is FighterAction => rules()[action.do] !== undefined;

function legalOf(g: G, offered: Offered, fighter: Fighter): readonly FighterAction[] {
  return offered.actions.flatMap((name) => {
    const all: readonly AnyActionRule[] = Object.values(actionRules);
    const rule = all.find((one) => one.name === name);
    return (rule?.candidates(g, fighter) ?? []).filter((action) => {
      const r = new Requirements<Citation>(true);
      offeredNeeds(g, r, action);
      return r.holding;
    });
  });
}

/** Legal actions among those that are offered. */
export function offeredActions(g: G): readonly Action[] {
  const { offered } = g.state;
  if (offered === null) return [];
  const stay: readonly Action[] = offered.optional ? [{ do: "stay" }] : [];
  const found = offered.fighters.flatMap((id) => {
    const fighter = fighterNamed(g.state, id);
    return fighter === undefined ? [] : legalOf(g, offered, fighter);
  });
  return [...stay, ...found];
}

/** The actions that are offered as forms, one for each fighter and kind. */
export function offeredForms(g: G): readonly ActionForm<Action>[] {
  const grouped = new Map<string, Action[]>();
  for (const action of offeredActions(g)) {
    const key = `${action.do} ${"fighter" in action ? action.fighter : ""}`;
    grouped.set(key, [...(grouped.get(key) ?? []), action]);
  }
  return [...grouped.values()].flatMap((actions) => {
    const [first] = actions;
    if (first === undefined) return [];
    const piece = "fighter" in first ? first.fighter : (g.state.offered?.fighters[0] ?? "");
    return [{ name: first.do, piece, requirements: offeredRequirements(g, first), actions }];
  });
}

export function offeredRequirements(g: G, action: Action): readonly Requirement[] {
  const r = new Requirements<Citation>();
  offeredNeeds(g, r, action);
  return r.all;
}

/** Asks a side for an action beside tokens; null where it drops it, or where there is none to make. */
export function* askOffered(g: G, prompt: Prompt, offered: Offered): Rules<FighterAction | null> {
  const { state } = g;
  state.offered = offered;
  const able = offeredActions(g).some(({ do: name }) => name !== "stay");
  if (!able) {
    state.offered = null;
    return null;
  }
  const action = yield* act<Action>({
    seat: offered.side,
    prompt,
    within: true,
    requirements: (given) => offeredRequirements(g, given),
    isLegal: (given) => {
      const r = new Requirements<Citation>(true);
      offeredNeeds(g, r, given);
      return r.holding;
    },
    legal: () => offeredActions(g),
  });
  state.offered = null;
  if (action.do === "stay") return null;
  if (!isOffered(action)) throw impossible(`${action.do} is offered to nobody`);
  return action;
}
