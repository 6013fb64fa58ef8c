import { type CombinedUnit, hasSkill } from "../table/units.ts";
import { actorsOf, costsOf, planCost } from "../activation/index.ts";
import { planObstacle } from "../specials/index.ts";
import { type DeclaredSkill, type Planned, specialIds } from "../table/state.ts";
import type { Ctx } from "../table/context.ts";
import type { ActionOf } from "../table/action-schema.ts";

/** Plans that nearly every unit may have; they are listed first. */
const usualPlans: readonly (readonly Planned[])[] = [
  ["move", "attack"],
  ["attack", "move"],
  ["sustained"],
  ["march"],
  ["move"],
  ["attack"],
  ["move", "nothing"],
  ["attack", "reload"],
  ["reload", "attack"],
  ["reload", "move"],
  ["camouflage", "move"],
  ["nothing", "move"],
  ["nothing", "attack"],
  ["nothing"],
  ["nothing", "nothing"],
  ["march", "free-attack"],
  ["march", "free-move"],
  // a MOVE with Move Stimulants is a march
  ["move", "free-attack"],
  ["move", "free-move"],
  ["attack", "free-move", "nothing"],
  ["move", "sustained"],
  ["march", "attack"],
  ["sustained", "move"],
];

/** Further plans of a unit with three actions, or one of whose marches is a single action; none with special actions. */
const longPlans: readonly (readonly Planned[])[] = [
  ["nothing", "march"],
  ["nothing", "sustained"],
  ["nothing", "move", "attack"],
  ["nothing", "attack", "move"],
  ["march", "move"],
  ["move", "march"],
  ["attack", "march"],
  ["attack", "sustained"],
  ["sustained", "attack"],
];

/** What stands around a special action in a plan: all that there may be besides, but for another special action. */
const aroundSpecial: readonly (readonly [before: readonly Planned[], after: readonly Planned[]])[] = [
  [[], []],
  [["move"], []],
  [[], ["move"]],
  [["attack"], []],
  [[], ["attack"]],
  [["nothing"], []],
  [["march"], []],
  [[], ["march"]],
  [["sustained"], []],
  [[], ["sustained"]],
  [["move", "attack"], []],
  [["attack", "move"], []],
  [["move"], ["attack"]],
  [["attack"], ["move"]],
  [[], ["move", "attack"]],
  [[], ["attack", "move"]],
  [["nothing", "move"], []],
  [["nothing"], ["move"]],
  [["nothing", "attack"], []],
  [["nothing"], ["attack"]],
];

/** Plans with the special actions that a unit can take: one with all that may stand around it, and any two. dt.act.any-mix */
const specialPlans = (able: readonly Planned[]): readonly (readonly Planned[])[] => [
  ...able.flatMap((special) => aroundSpecial.map(([before, after]) => [...before, special, ...after])),
  ...able.flatMap((one) => able.map((other) => [one, other])),
];

/** Each plan once, though it be a usual one and one of a special action. */
const distinctPlans = (plans: readonly (readonly Planned[])[]): readonly (readonly Planned[])[] => [
  ...new Map(plans.map((plan) => [plan.join(" "), plan])).values(),
];

/** What a unit can declare, as plans: those that have always a place in the list, and of all others those it has the actions for. */
function plainPlans(ctx: Ctx, together: CombinedUnit, actions: number): readonly (readonly Planned[])[] {
  const able = specialIds.filter((special) => planObstacle(ctx, together, special) === null);
  const costs = costsOf(ctx);
  const more = [...longPlans, ...specialPlans(able)].filter((plan) => planCost(ctx, plan, costs) <= actions);
  return distinctPlans([...usualPlans, ...more]);
}

/** Whether a plan has an attack, in which a skill can be used. dt.skill.fighting-spirit, dt.skill.lucky */
export const hasAttack = (plan: readonly Planned[]): boolean =>
  plan.some((planned) => planned === "attack" || planned === "sustained" || planned === "free-attack");

/** The plans of the activated unit, legal or not. */
export function plansOf(ctx: Ctx): readonly ActionOf<"declare">[] {
  const { activation } = ctx.state;
  if (activation === null) return [];
  const together = actorsOf(ctx);
  const skills: readonly DeclaredSkill[] = (["fighting spirit", "lucky"] as const).filter((skill) =>
    together.some((unit) => hasSkill(unit, skill, together)),
  );
  const unit = activation.unit;
  const plans = plainPlans(ctx, together, activation.actions);
  const plain = plans.map((plan): ActionOf<"declare"> => ({ do: "declare", unit, plan: [...plan] }));
  const skilled = skills.flatMap((skill) =>
    plans
      .filter(hasAttack)
      .map((plan): ActionOf<"declare"> => ({ do: "declare", unit, plan: [...plan], skills: [skill] })),
  );
  return [...plain, ...skilled];
}
