import type { Activation, Planned } from "../table/state.ts";
import { type Ctx, reading } from "../table/context.ts";
import { hasSkill } from "../table/units.ts";
import { actorsOf, activationOf } from "./actors.ts";

/** What makes actions cost more or less. dt.skill.scout */
export interface Costs {
  readonly scouts: boolean;
  readonly stimulant: Activation["stimulant"];
}

/** What the actions of the activation cost: a scout's first march of the game counts as one. dt.skill.scout */
export const costsOf = (ctx: Ctx): Costs => ({
  scouts:
    actorsOf(ctx).every((unit) => !unit.acted) && actorsOf(ctx).some((unit) => hasSkill(unit, "scout", actorsOf(ctx))),
  stimulant: activationOf(ctx).stimulant,
});

/** A free action that a skill grants uses none of a unit's own. dt.act.free-exempt */
export const isFree = (planned: Planned): boolean => planned === "free-move" || planned === "free-attack";

/** Whether a planned action is a MARCH MOVE, as is a MOVE with Move Stimulants. dt.act.march, dt.cmd.stim-move */
export const isMarch = (planned: Planned | null | undefined, { stimulant }: Pick<Activation, "stimulant">): boolean =>
  planned === "march" || (planned === "move" && stimulant === "move");

/** How many of its own actions a planned one uses. dt.act.march, dt.act.sustained, dt.act.free-exempt */
export function costOf(
  ctx: Ctx,
  planned: Planned,
  { scouts, stimulant }: Costs,
  { isFirst }: { readonly isFirst: boolean },
): number {
  switch (planned) {
    // dt.skill.scout
    case "march":
      return scouts && isFirst ? 1 : 2;
    case "sustained":
      return 2;
    // dt.cmd.stim-attack, dt.cmd.stim-move, dt.open.stim-three
    case "attack":
    case "move":
      return stimulant === planned && reading(ctx, "dt.open.stim-three") === "counted-as-two" ? 2 : 1;
    case "free-move":
    case "free-attack":
      return 0;
    default:
      return 1;
  }
}

/** What a plan costs of a unit's own actions. */
export const planCost = (ctx: Ctx, plan: readonly Planned[], costs: Costs): number =>
  plan.reduce((sum, planned, i) => sum + costOf(ctx, planned, costs, { isFirst: i === 0 }), 0);
