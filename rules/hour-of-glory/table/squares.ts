import { intrudersOf, isAssaulter, type OnBoard } from "./agents.ts";
import { type Ctx, planFor, reading } from "./context.ts";
import { type DoorSide, entry, labelAt, type Square, type Step } from "./plan.ts";
import type { Intruder } from "./state.ts";

/** Whether a square is in the stronghold. hg.open.in-stronghold */
export const inStronghold = (ctx: Ctx, square: Square): boolean =>
  reading(ctx, "hg.open.in-stronghold") === "entry-too" || labelAt(planFor(ctx), square) !== entry;

/** The assaulters in the stronghold: those that the alarm, pursuit and subversion concern. hg.open.in-stronghold */
export const assaultersInside = (ctx: Ctx): readonly OnBoard<Intruder>[] =>
  intrudersOf(ctx.state).filter((intruder) => isAssaulter(intruder) && inStronghold(ctx, intruder.at));

/** Whether the door of an index is open. */
export function isDoorOpen(ctx: Ctx, index: number): boolean {
  const door = planFor(ctx).doors[index];
  return door !== undefined && ctx.state.open.includes(door.id);
}

/** The doors that can be used from a square. hg.door.three-squares, hg.open.door-squares */
export const doorsAt = (ctx: Ctx, at: Square): readonly DoorSide[] =>
  planFor(ctx).doorsAt[reading(ctx, "hg.open.door-squares") === "one" ? "one" : "three"][at] ?? [];

/** The steps from a square, through closed doors too. hg.move.no-corner-diagonal, hg.open.corner-diagonal */
export const stepsFrom = (ctx: Ctx, square: Square): readonly Step[] =>
  planFor(ctx).steps[reading(ctx, "hg.open.corner-diagonal")][square] ?? [];

/** The step from one square to another; undefined where there is none, or a closed door is between them. */
export function stepBetween(ctx: Ctx, from: Square, to: Square): Step | undefined {
  const step = stepsFrom(ctx, from).find((candidate) => candidate.to === to);
  return step === undefined || (step.door >= 0 && !isDoorOpen(ctx, step.door)) ? undefined : step;
}

/** The squares adjacent to a square. hg.move.adjacent, hg.open.adjacent-diagonal */
export function adjacentTo(ctx: Ctx, square: Square): readonly Square[] {
  const plan = planFor(ctx);
  const how = reading(ctx, "hg.open.adjacent-diagonal");
  const steps = how === "eight" ? stepsFrom(ctx, square) : (plan.steps[how][square] ?? []);
  return steps.filter(({ door }) => door < 0 || isDoorOpen(ctx, door)).map(({ to }) => to);
}

/** Whether two squares are adjacent. hg.move.adjacent, hg.open.adjacent-diagonal */
export function areAdjacent(ctx: Ctx, from: Square, other: Square): boolean {
  const plan = planFor(ctx);
  const how = reading(ctx, "hg.open.adjacent-diagonal");
  const steps = how === "eight" ? stepsFrom(ctx, from) : (plan.steps[how][from] ?? []);
  for (const { to, door } of steps) if (to === other) return door < 0 || isDoorOpen(ctx, door);
  return false;
}
