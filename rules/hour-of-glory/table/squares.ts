import { intrudersOf, isAssaulter, type OnBoard } from "./agents.ts";
import { type Ctx, planFor, reading } from "./context.ts";
import { type DoorSide, entry, labelAt, type Square, type Step } from "./plan.ts";
import type { Intruder } from "./state.ts";

/** Whether a square is in the stronghold. hg.open.in-stronghold */
export const inStronghold = (ctx: Ctx, square: Square): boolean =>
  reading(ctx, "hg.open.in-stronghold") === "entry-too" || labelAt(planFor(ctx), square) !== entry;

/** The assaulters the alarm, the pursuit and the subversion are about. */
export const assaultersInside = (ctx: Ctx): readonly OnBoard<Intruder>[] =>
  intrudersOf(ctx.state).filter((one) => isAssaulter(one) && inStronghold(ctx, one.at));

export function isDoorOpen(ctx: Ctx, index: number): boolean {
  const door = planFor(ctx).doors[index];
  return door !== undefined && ctx.state.open.includes(door.id);
}

/** The doors at whose squares one stands. hg.door.three-squares, hg.open.door-squares */
export const doorsAt = (ctx: Ctx, at: Square): readonly DoorSide[] =>
  planFor(ctx).doorsAt[reading(ctx, "hg.open.door-squares") === "one" ? "one" : "three"][at] ?? [];

/** Steps of a square as corners are read, doors aside. hg.move.no-corner-diagonal */
export const stepsFrom = (ctx: Ctx, square: Square): readonly Step[] =>
  planFor(ctx).steps[reading(ctx, "hg.open.corner-diagonal")][square] ?? [];

/** The step between two squares that are neighbours; undefined when a wall or a closed door is between them. */
export function stepBetween(ctx: Ctx, from: Square, to: Square): Step | undefined {
  const step = stepsFrom(ctx, from).find((one) => one.to === to);
  return step === undefined || (step.door >= 0 && !isDoorOpen(ctx, step.door)) ? undefined : step;
}

/** The squares adjacent to a square. hg.move.adjacent, hg.open.adjacent-diagonal */
export function adjacentTo(ctx: Ctx, square: Square): readonly Square[] {
  const plan = planFor(ctx);
  const how = reading(ctx, "hg.open.adjacent-diagonal");
  const steps = how === "eight" ? stepsFrom(ctx, square) : (plan.steps[how][square] ?? []);
  return steps.filter(({ door }) => door < 0 || isDoorOpen(ctx, door)).map(({ to }) => to);
}

export function areAdjacent(ctx: Ctx, a: Square, b: Square): boolean {
  const plan = planFor(ctx);
  const how = reading(ctx, "hg.open.adjacent-diagonal");
  const steps = how === "eight" ? stepsFrom(ctx, a) : (plan.steps[how][a] ?? []);
  for (const { to, door } of steps) if (to === b) return door < 0 || isDoorOpen(ctx, door);
  return false;
}
