import { isDetected, sees, seesNow } from "../detection/index.ts";
import { areWithin, nearestTo } from "../table/measuring.ts";
import type { Standing } from "../table/fighter.ts";
import { choose, type Citation, type Ctx, reading, record, type Rules, sideOf, standing } from "../table/context.ts";

/** How the successes of a shot are spread: by Spread, by Blast. */
export type Spreading = "spread" | "blast";

/** Hits on one fighter, before it ducks. */
export interface Allotted {
  readonly on: Standing;
  readonly shots: number;
  /** The rows by which the hits fell on it. */
  readonly rules: readonly Citation[];
}

/** Those near the target whom further hits may fall on, of either side. zh.special.spread-hits, zh.special.blast-hits */
export function nearTarget(ctx: Ctx, shooter: Standing, target: Standing): readonly Standing[] {
  const anyone = reading(ctx, "zh.open.spread-covert") === "either";
  return standing(ctx.state).filter(
    (one) =>
      one.id !== target.id &&
      one.id !== shooter.id &&
      areWithin(ctx, target.at, one.at, "zh.number.blast") &&
      (anyone || isDetected(ctx, one)),
  );
}

/** Of those near the target, whom the hits can fall on: Spread needs line of sight, Blast does not. zh.special.blast-no-los */
function* eligible(ctx: Ctx, shooter: Standing, target: Standing, how: Spreading): Rules<readonly Standing[]> {
  const near = nearTarget(ctx, shooter, target);
  if (how === "blast") return near;
  const seen: Standing[] = [];
  for (const one of near) if (yield* sees(ctx, shooter, one)) seen.push(one);
  return seen;
}

/**
 * Allots all hits before anybody ducks: the first to the target, each further one to the next nearest; Spread begins
 * again with the target, Blast wastes what is left. zh.special.resolve-order, zh.special.spread-again,
 * zh.special.blast-once, zh.decide.spread-tie
 */
export function* allot(
  ctx: Ctx,
  shooter: Standing,
  target: Standing,
  hits: number,
  how: Spreading,
): Rules<readonly Allotted[]> {
  const shots = new Map<Standing, number>([[target, 1]]);
  let left = hits - 1;
  let open = [...(yield* eligible(ctx, shooter, target, how))];
  const around = open;
  while (left > 0) {
    const nearest = nearestTo(ctx, target.at, open);
    if (nearest.length === 0) {
      if (how === "blast") break;
      shots.set(target, (shots.get(target) ?? 0) + 1);
      open = [...around];
    } else {
      const one = yield* choose(
        sideOf(shooter),
        { id: "zh.decide.spread-tie", text: "Who is hit next?", piece: shooter.id },
        // where the hits that are left reach all of them there is nothing to choose
        (left >= nearest.length ? nearest.slice(0, 1) : nearest).map((each) => ({
          id: each.id,
          text: each.id,
          value: each,
        })),
      );
      shots.set(one, (shots.get(one) ?? 0) + 1);
      open = open.filter(({ id }) => id !== one.id);
    }
    left--;
  }
  if (left > 0)
    record(ctx, {
      event: "no-effect",
      fighter: shooter.id,
      what: [`${left} hits`],
      why: "everybody near is hit once",
      cites: ["zh.special.blast-once"],
    });
  const again = how === "spread" && [...shots.values()].some((count) => count > 1);
  return [...shots].map(([on, count]) => ({
    on,
    shots: count,
    rules: [
      how === "spread" ? "zh.special.spread-hits" : "zh.special.blast-hits",
      ...(again ? (["zh.special.spread-again"] as const) : []),
      ...(how === "blast" && on !== target && seesNow(ctx, shooter, on) === "no"
        ? (["zh.special.blast-no-los"] as const)
        : []),
      ...([...shots.keys()].some(({ id }) => id === on.partner) ? (["zh.pair.counts-two"] as const) : []),
      ...(shots.size > 1 ? (["zh.special.resolve-order"] as const) : []),
    ],
  }));
}
