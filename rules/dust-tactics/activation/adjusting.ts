import { planCost, costOf, costsOf, isFree } from "./costs.ts";
import { activationOf, actorsOf } from "./actors.ts";
import type { Planned } from "../table/state.ts";
import { type Ctx, reading, record } from "../table/context.ts";
import { movesFirst } from "../table/units.ts";

/** A unit that uses one of its two actions does NOTHING with the other. dt.act.nothing */
export function fillPlan(ctx: Ctx): void {
  const { actions, plan } = activationOf(ctx);
  if (plan !== null && actions > 1 && planCost(ctx, plan, costsOf(ctx)) === 1) plan.push("nothing");
}

/**
 * What the rolls leave of a plan that was declared before them: where the first action has to be NOTHING, what was declared
 * for it is lost; what there are no actions left for falls away, and free actions with what they follow.
 * dt.open.declare-order
 */
export function adjustPlan(ctx: Ctx): void {
  const activation = activationOf(ctx);
  const { plan, forced, actions } = activation;
  if (plan === null) return;
  const late = movesFirst(actorsOf(ctx)) && reading(ctx, "dt.open.suppressed-aircraft") === "move-first";
  const forcedAt = forced ? (late ? 1 : 0) : -1;
  const kept: Planned[] = [];
  let left = actions;
  let own = 0;
  let follows = false;
  for (const [i, planned] of plan.entries()) {
    if (isFree(planned)) {
      if (follows) kept.push(planned);
      continue;
    }
    const cost = costOf(ctx, planned, costsOf(ctx), { isFirst: i === 0 });
    follows = own++ !== forcedAt && cost <= left;
    if (follows) kept.push(planned);
    else for (let n = 0; n < Math.min(cost, left); n++) kept.push("nothing");
    left -= Math.min(cost, left);
  }
  activation.plan = kept;
  fillPlan(ctx);
  record(ctx, {
    event: "declared",
    unit: activation.unit,
    plan: activation.plan,
    skills: activation.skills,
    cites: ["dt.open.declare-order"],
  });
}
