import { type Requirement, withPoints } from "../../kernel/index.ts";
import { type Ctx, hangingOn } from "./context.ts";

/**
 * The open points about how is measured, how large bases are, what a way costs, and what is in view: at a limit every
 * action hangs on them, so no requirement names them by itself. zh.move.measure-any-time, zh.move.free-path
 */
const inMeasuring = [
  "zh.open.base-size",
  "zh.open.distance",
  "zh.open.distance-marker",
  "zh.open.touch",
  "zh.open.within",
  "zh.open.move-length",
  "zh.open.obstacle-thickness",
  "zh.open.rough-inside",
  "zh.open.rough-leave",
  "zh.open.exit-contact",
  "zh.open.enter-place",
  "zh.open.front-line",
  "zh.open.view-path",
] as const;

/**
 * The requirements of an action; where some do not hold, these name the points of measuring by another reading of which
 * the action would be legal.
 */
export function withMeasuring(
  ctx: Ctx,
  requirements: readonly Requirement[],
  isLegal: (ctx: Ctx) => boolean,
): readonly Requirement[] {
  return withPoints(requirements, () => hangingOn(ctx, inMeasuring, isLegal));
}
