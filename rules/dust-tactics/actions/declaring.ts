import { citeIf } from "../../kernel/index.ts";
import type { Citation } from "../book/citation.ts";
import { hasAttribute, hasOwnSkill, unitNamed, type CombinedUnit } from "../table/units.ts";
import {
  activationOf,
  activationRolls,
  actorsOf,
  adjustPlan,
  arrivalRolls,
  costsOf,
  declaresFirst,
  fillPlan,
  isFree,
  isMarch,
} from "../activation/index.ts";
import { isSpecial } from "../specials/index.ts";
import type { ActionOf } from "../table/action-schema.ts";
import { type Ctx, impossible, type Req, record, type Rules } from "../table/context.ts";
import type { Activation, Planned } from "../table/state.ts";
import { changeable, changePlan, requireChange } from "./changing.ts";
import { isImpossible, mayChange } from "./impossible.ts";
import { requirePlan } from "./plan-requirements.ts";
import { plansOf } from "./plans.ts";
import type { ActionRule } from "./rule.ts";

/** What declaring actions requires. dt.act.declare-all, dt.act.any-mix */
function requireDeclaration(ctx: Ctx, req: Req, action: ActionOf<"declare">): void {
  const { activation } = ctx.state;
  if (!req.known(unitNamed(ctx.state, action.unit), "unit", action.unit, "unit", "dt.act.declare-all")) return;
  const waits = activation?.unit === action.unit && activation.plan === null && activation.appears === null;
  const now = {
    met: `${action.unit} declares its actions now.`,
    unmet: `${action.unit} does not declare actions now.`,
  };
  if (!req.need(waits, now, "dt.act.declare-all")) return;
  requirePlan(ctx, req, action, 0);
}

/** The skills by which free actions follow others. dt.skill.at-the-double, dt.skill.move-and-fire, dt.skill.charge */
const freeRules = (plan: readonly Planned[], together: CombinedUnit, activation: Activation): readonly Citation[] =>
  plan.flatMap((planned, i): readonly Citation[] => {
    if (planned === "free-move") {
      const march = isMarch(plan[i - 1], activation);
      const own = together.slice(0, 1).some((unit) => hasOwnSkill(unit, march ? "at the double" : "move and fire"));
      const rule = march ? "dt.skill.at-the-double" : "dt.skill.move-and-fire";
      return own ? [rule] : [rule, "dt.skill.shared"];
    }
    if (planned !== "free-attack") return [];
    const naval = together.some((unit) => hasAttribute(unit, "naval unit"));
    return [naval ? "dt.veh.naval-attack" : "dt.skill.charge"];
  });

/** All actions are declared before the first one. dt.act.declare-all */
function* declareActions(ctx: Ctx, action: ActionOf<"declare">): Rules {
  const activation = activationOf(ctx);
  const together = actorsOf(ctx);
  const [unit] = together;
  if (unit === undefined) throw impossible("nobody declares");
  activation.plan = [...action.plan];
  activation.skills = [...(action.skills ?? [])];
  const early = declaresFirst(ctx);
  if (!early) fillPlan(ctx);
  const specials = action.plan.filter(isSpecial);
  record(ctx, {
    event: "declared",
    unit: unit.id,
    plan: activation.plan,
    skills: activation.skills,
    cites: [
      "dt.act.declare-all",
      "dt.act.any-mix",
      "dt.skill.declare",
      ...freeRules(action.plan, together, activation),
      ...citeIf(costsOf(ctx).scouts && action.plan[0] === "march", "dt.skill.scout", "dt.open.scout-waiting"),
      ...citeIf(new Set(specials).size < specials.length, "dt.act.special-repeat"),
      ...citeIf(action.plan.some(isFree), "dt.act.free-exempt"),
    ],
  });
  if (!early) return;
  yield* activationRolls(ctx);
  yield* arrivalRolls(ctx);
  if (activation.appears === null && activation.done === 0) adjustPlan(ctx);
}

/** Whether the acting unit has declared its actions. dt.act.declare-all */
const hasDeclared = ({ state: { activation } }: Ctx): boolean => activation !== null && activation.plan !== null;

/**
 * A unit declares its actions, or changes what it has declared and what has become impossible. dt.act.declare-all,
 * dt.open.declared-impossible
 */
const declare: ActionRule<"declare"> = {
  actors: (moment, ctx) =>
    moment.awaits === "plan" || (moment.awaits === "planned" && mayChange(ctx) && isImpossible(ctx))
      ? [{ id: moment.unit }]
      : [],
  requires: (ctx, req, action) =>
    hasDeclared(ctx) ? requireChange(ctx, req, action) : requireDeclaration(ctx, req, action),
  candidates: (ctx) => (hasDeclared(ctx) ? changeable(ctx, plansOf(ctx)) : plansOf(ctx)),
  *perform(ctx, _actor, action) {
    if (hasDeclared(ctx)) changePlan(ctx, action.plan);
    else yield* declareActions(ctx, action);
  },
};

export const actions = { declare };
