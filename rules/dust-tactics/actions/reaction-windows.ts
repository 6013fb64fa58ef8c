import { citeIf } from "../../kernel/index.ts";
import type { Citation } from "../book/citation.ts";
import { isExposed } from "../table/stances.ts";
import { type Ctx, reading, type Hindrance, no } from "../table/context.ts";
import { type Costs, costOf, costsOf, isFree, activationOf, actorsOf, reactionNow } from "../activation/index.ts";
import type { Activation, Planned, Unit } from "../table/state.ts";
import { hasOwnSkill } from "../table/units.ts";

/** How many actions are over, free ones left aside; half a march is one. */
export function actionsOver(ctx: Ctx, { plan, done, half }: Activation): number {
  const costs = costsOf(ctx);
  const over = (plan ?? []).slice(0, done).filter((planned) => !isFree(planned));
  return over.reduce(
    (sum, planned, i) => sum + costOf(ctx, planned, costs, { isFirst: i === 0 }),
    half === null ? 0 : 1,
  );
}

/** Whether a planned action is a SUSTAINED ATTACK, be it by Attack Stimulants. dt.cmd.stim-attack */
const sustains = ({ stimulant }: Activation, planned: Planned): boolean =>
  planned === "sustained" || (planned === "attack" && stimulant === "attack");

/**
 * Whether a SUSTAINED ATTACK, or NOTHING as the second action, bars reactions. dt.react.not-sustained,
 * dt.react.not-second-nothing, dt.open.react-nothing-three
 */
function barredBy(ctx: Ctx, activation: Activation, costs: Costs): Hindrance | null {
  const { unit, plan } = activation;
  const counted = (plan ?? []).filter((planned) => !isFree(planned));
  const at = counted.findIndex((planned) => sustains(activation, planned));
  if (at >= 0 && (reading(ctx, "dt.open.react-sustained-three") === "no" || at === 0))
    return no(`${unit} takes a SUSTAINED ATTACK.`, "dt.react.not-sustained", "dt.open.react-sustained-three");
  const isThree = actionsInAll(ctx, activation, costs) > 2;
  if (isThree && reading(ctx, "dt.open.react-nothing-three") === "last")
    return counted.at(-1) === "nothing"
      ? no(`The last action of ${unit} is NOTHING.`, "dt.react.not-second-nothing", "dt.open.react-nothing-three")
      : null;
  const [first, second] = counted;
  const isSecond = first !== undefined && costOf(ctx, first, costs, { isFirst: true }) === 1;
  return isSecond && second === "nothing"
    ? no(
        `The second action of ${unit} is NOTHING.`,
        "dt.react.not-second-nothing",
        ...citeIf(isThree, "dt.open.react-nothing-three"),
      )
    : null;
}

/** How many actions a unit takes in all, free ones left aside. */
export const actionsInAll = (ctx: Ctx, { plan }: Activation, costs: Costs): number =>
  (plan ?? [])
    .filter((planned) => !isFree(planned))
    .reduce((sum, planned, i) => sum + costOf(ctx, planned, costs, { isFirst: i === 0 }), 0);

/** How many actions the last one is that a reaction comes before: a SUSTAINED ATTACK is not interrupted, a march is half way. */
export function lengthOfLast(ctx: Ctx, activation: Activation, costs: Costs): number {
  const last = activation.plan?.findLast((planned) => !isFree(planned));
  return last !== undefined && sustains(activation, last) ? costOf(ctx, last, costs, { isFirst: false }) : 1;
}

/**
 * After how many actions the other side reacts: after the first, or of three before the last; a SUSTAINED ATTACK is not interrupted.
 * dt.react.window, dt.react.three-actions, dt.open.react-sustained-three
 */
function reactsAfter(ctx: Ctx, activation: Activation, costs: Costs, total: number): number {
  if (total <= 2 || reading(ctx, "dt.open.react-timing-three") !== "before-last") return 1;
  return total - lengthOfLast(ctx, activation, costs);
}

/** Why one may not react now: only after the first action, of three before the last, of a march in its middle. */
export function windowObstacle(ctx: Ctx): Hindrance | null {
  const activation = activationOf(ctx);
  const reacting = reactionNow(ctx);
  if (reacting !== null) return no(`${reacting.unit} is carrying its reaction out.`, "dt.react.window");
  if (activation.window === "open") return null;
  if (activation.window === "over")
    return no(`The reaction to ${activation.unit} has been made or declined.`, "dt.react.window", "dt.open.react-one");
  if (activation.plan === null) return no(`${activation.unit} has not acted yet.`, "dt.react.window");
  if (!actorsOf(ctx).every((unit) => isExposed(ctx.state, unit)))
    return no(`${activation.unit} is not on the table.`, "dt.react.window");
  const costs = costsOf(ctx);
  const why = barredBy(ctx, activation, costs);
  if (why !== null) return why;
  const total = actionsInAll(ctx, activation, costs);
  if (total === 1 && reading(ctx, "dt.open.react-one-action") === "no")
    return no(`${activation.unit} has only one action.`, "dt.open.react-one-action");
  const after = reactsAfter(ctx, activation, costs, total);
  if (actionsOver(ctx, activation) === after) return null;
  return after > 1
    ? no(
        `A reaction to ${activation.unit} comes before the last of its ${total} actions.`,
        "dt.react.three-actions",
        "dt.open.react-timing-three",
      )
    : no(`A reaction to ${activation.unit} comes when its first action is over.`, "dt.react.window");
}

/** The rules by which a reaction comes when it does. */
export function momentRules(ctx: Ctx): readonly Citation[] {
  const activation = activationOf(ctx);
  const three = actionsInAll(ctx, activation, costsOf(ctx)) > 2;
  return [
    "dt.react.window",
    ...citeIf(three, "dt.react.three-actions", "dt.open.react-timing-three"),
    ...citeIf(three && activation.plan?.includes("nothing") === true, "dt.open.react-nothing-three"),
    ...citeIf(activation.half !== null, "dt.react.mid-march"),
  ];
}

export const isAce = (unit: Unit): boolean => hasOwnSkill(unit, "infantry ace");
