import { type Candidates, counted } from "../../kernel/index.ts";
import { costOf, costsOf, isFree, planCost, activationOf, nextPlanned, reactionNow } from "../activation/index.ts";
import { type Req, type Ctx, record, quiet } from "../table/context.ts";
import type { Planned } from "../table/state.ts";
import { requirePlan } from "./plan-requirements.ts";
import { isAttack, isImpossible, mayChange } from "./impossible.ts";
import type { ActionOf } from "../table/action-schema.ts";

/** The plan with something else in place of what was declared next; free actions that hung on that fall away. */
function changed(ctx: Ctx, instead: readonly Planned[]): Planned[] {
  const { plan, done } = activationOf(ctx);
  const rest = (plan ?? []).slice(done + 1);
  const own = rest.findIndex((planned) => !isFree(planned));
  return [...(plan ?? []).slice(0, done), ...instead, ...(own < 0 ? [] : rest.slice(own))];
}

/**
 * What changing a declared action needs that has become impossible: another that is possible, takes no more actions, and
 * fits the rest of the plan. dt.open.declared-impossible
 */
export function requireChange(ctx: Ctx, req: Req, action: ActionOf<"declare">, impossible = isImpossible): void {
  const activation = activationOf(ctx);
  const planned = nextPlanned(activation);
  const waits = activation.unit === action.unit && activation.window !== "open" && reactionNow(ctx) === null;
  const now = {
    met: `${action.unit} may change what it has declared.`,
    unmet: `${action.unit} has already declared its actions and cannot change them now.`,
  };
  const cites = ["dt.act.declare-all", "dt.open.declared-impossible"] as const;
  if (!req.need(waits && planned !== null && mayChange(ctx), now, ...cites)) return;
  if (
    planned === null ||
    !req.need(impossible(ctx), {
      met: "What was declared next has become impossible.",
      unmet: "What was declared next is still possible, so it has to be done.",
      cites,
    })
  )
    return;
  req.need(!action.plan.some(isFree), {
    met: "No free action takes its place.",
    unmet: "A free action cannot take the place of what was declared.",
    cites,
  });
  req.need((action.skills ?? []).length === 0, {
    met: "No skill is declared now.",
    unmet: "Skills are declared with the plan, not when it changes.",
    cites,
  });
  const plan = changed(ctx, action.plan);
  const cost = planCost(ctx, action.plan, costsOf(ctx));
  const before = costOf(ctx, planned, costsOf(ctx), { isFirst: activation.done === 0 });
  req.need(cost <= before, {
    met: `What ${activation.unit} does instead takes no more than ${counted(before, "action")}.`,
    unmet: `What ${activation.unit} would do instead takes ${counted(cost, "action")}; what was declared takes ${before}.`,
    cites,
  });
  const then = { ...ctx, state: { ...ctx.state, activation: { ...activation, plan } } };
  if (req.holding)
    req.need(!impossible(then), {
      met: `What ${activation.unit} does instead is possible.`,
      unmet: `What ${activation.unit} would do instead is impossible, too.`,
      cites,
    });
  if (req.holding) requirePlan(ctx, req, { ...action, plan }, activation.done);
}

/** Those among changes of a plan that are legal: whether an attack is possible is looked at once for all of them. */
function legalChanges(ctx: Ctx, changes: readonly ActionOf<"declare">[]): readonly ActionOf<"declare">[] {
  const cache = new Map<Planned | null, boolean>();
  const impossible = (there: Ctx): boolean => {
    const planned = nextPlanned(activationOf(there));
    if (!isAttack(planned)) return isImpossible(there);
    const isShut = cache.get(planned) ?? isImpossible(there);
    cache.set(planned, isShut);
    return isShut;
  };
  return changes.filter((action) => {
    const req = quiet();
    requireChange(ctx, req, action, impossible);
    return req.holding;
  });
}

/** What may be done in place of what has become impossible; where there is nothing, what tells why. dt.open.declared-impossible */
export function changeable(ctx: Ctx, plans: readonly ActionOf<"declare">[]): Candidates<ActionOf<"declare">> {
  const legal = legalChanges(ctx, plans);
  return { listed: legal.length > 0 ? legal : plans.slice(0, 1), legal };
}

/** Something else is done in place of what was declared next. dt.open.declared-impossible */
export function changePlan(ctx: Ctx, instead: readonly Planned[]): void {
  const activation = activationOf(ctx);
  activation.plan = changed(ctx, instead);
  record(ctx, {
    event: "declared",
    unit: activation.unit,
    plan: activation.plan,
    skills: [],
    cites: ["dt.open.declared-impossible"],
  });
}
