import { hasSkill } from "../table/units.ts";
import { actorsOf } from "../activation/index.ts";
import { type DeclaredSkill, type Planned, specialIds } from "../table/state.ts";
import type { Ctx } from "../table/context.ts";
import type { ActionOf } from "../table/action-schema.ts";

/** Plans to list; any other legal plan is accepted, too. */
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

/** A special action with a move, twice, or alone. */
const specialPlans: readonly (readonly Planned[])[] = specialIds.flatMap((special) => [
  [special],
  [special, special],
  ["move", special],
  [special, "move"],
]);

/** Each plan once, though it be a usual one and one of a special action. */
const plainPlans: readonly (readonly Planned[])[] = [
  ...new Map([...usualPlans, ...specialPlans].map((plan) => [plan.join(" "), plan])).values(),
];

/** The plans of the activated unit, legal or not. */
export function plansOf(ctx: Ctx): readonly ActionOf<"declare">[] {
  const { activation } = ctx.state;
  if (activation === null) return [];
  const together = actorsOf(ctx);
  const skills: readonly DeclaredSkill[] = (["fighting spirit", "lucky"] as const).filter((skill) =>
    together.some((unit) => hasSkill(unit, skill, together)),
  );
  const unit = activation.unit;
  const plain = plainPlans.map((plan): ActionOf<"declare"> => ({ do: "declare", unit, plan: [...plan] }));
  const skilled = skills.flatMap((skill) =>
    usualPlans
      .filter((plan) => plan.includes("attack") || plan.includes("sustained"))
      .map((plan): ActionOf<"declare"> => ({ do: "declare", unit, plan: [...plan], skills: [skill] })),
  );
  return [...plain, ...skilled];
}
