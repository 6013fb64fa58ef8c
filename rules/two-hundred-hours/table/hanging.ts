import type { Requirement } from "../../kernel/index.ts";
import { type Ctx, hangingOn } from "./context.ts";

/**
 * The open points about how is measured, how large bases are, and what a way costs: at a limit every action hangs on them,
 * so no requirement names them by itself. zh.move.measure-any-time, zh.move.free-path
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
  if (requirements.every(({ holds }) => holds)) return requirements;
  const hangs = hangingOn(ctx, inMeasuring, isLegal);
  if (hangs.length === 0) return requirements;
  return requirements.map((each) => (each.holds ? each : { ...each, cites: [...new Set([...each.cites, ...hangs])] }));
}
