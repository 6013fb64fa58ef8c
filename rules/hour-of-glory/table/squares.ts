import { citeIf } from "../../kernel/index.ts";
import type { Citation } from "../book/citation.ts";
import { intrudersOf, isAssaulter, type OnBoard } from "./agents.ts";
import { type Ctx, planFor, reading } from "./context.ts";
import { type DoorSide, entry, labelAt, type Plan, type Square, type Step } from "./plan.ts";
import type { Intruder } from "./state.ts";

/** Whether a square is in the stronghold. hg.open.in-stronghold */
export const isInStronghold = (ctx: Ctx, square: Square): boolean =>
  reading(ctx, "hg.open.in-stronghold") === "entry-too" || labelAt(planFor(ctx), square) !== entry;

/** The assaulters in the stronghold: those that the alarm, pursuit and subversion concern. hg.open.in-stronghold */
export const assaultersInside = (ctx: Ctx): readonly OnBoard<Intruder>[] =>
  intrudersOf(ctx.state).filter((intruder) => isAssaulter(intruder) && isInStronghold(ctx, intruder.at));

/** The open point that it hangs on who is in the stronghold, where one of these stands in the entry zone. */
export const entryZonePoint = (ctx: Ctx, agents: readonly { readonly at: Square }[]): readonly Citation[] =>
  citeIf(
    agents.some(({ at }) => labelAt(planFor(ctx), at) === entry),
    "hg.open.in-stronghold",
  );

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

/** The readings of diagonals by which a step leads from one square to another. */
const stepsTo = (ctx: Ctx, from: Square, to: Square, readings: readonly (keyof Plan["steps"])[]): readonly boolean[] =>
  readings.map((how) => (planFor(ctx).steps[how][from] ?? []).some((step) => step.to === to));

const differ = (found: readonly boolean[]): boolean => found.some((one) => one !== found[0]);

/** The open point that a step past a corner hangs on. hg.open.corner-diagonal */
export const cornerPoint = (ctx: Ctx, from: Square, to: Square): readonly Citation[] =>
  citeIf(differ(stepsTo(ctx, from, to, ["same-area", "one-side"])), "hg.open.corner-diagonal");

/** The open points that it hangs on whether two squares are adjacent, where they lie diagonally. hg.open.adjacent-diagonal */
export const adjacencyPoint = (ctx: Ctx, from: Square, to: Square): readonly Citation[] => [
  ...citeIf(reading(ctx, "hg.open.adjacent-diagonal") === "eight", ...cornerPoint(ctx, from, to)),
  ...citeIf(
    differ(stepsTo(ctx, from, to, ["orthogonal", reading(ctx, "hg.open.corner-diagonal"), "across-corners"])),
    "hg.open.adjacent-diagonal",
  ),
];

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
