import { citeIf } from "../../kernel/index.ts";
import type { Citation } from "../book/citation.ts";
import { isDetected, sees, seesNow } from "../detection/index.ts";
import { areWithin, nearestTo } from "../table/measuring.ts";
import type { OnTable } from "../table/fighter.ts";
import { choose, type Ctx, reading, type Rules, sideOf, standing, recordNoEffect } from "../table/context.ts";

/** How the successes of a shot are spread: by Spread, by Blast. */
export type Spreading = "spread" | "blast";

/** Hits on one fighter, before it ducks. */
export interface Allotted {
  readonly on: OnTable;
  readonly shots: number;
  /** The rows by which it was allotted the hits. */
  readonly rules: readonly Citation[];
}

/** The fighters near the target, of either side, that may be allotted further hits. zh.special.spread-hits, zh.special.blast-hits */
export function nearTarget(ctx: Ctx, shooter: OnTable, target: OnTable): readonly OnTable[] {
  const anyone = reading(ctx, "zh.open.spread-covert") === "either";
  return standing(ctx.state).filter(
    (fighter) =>
      fighter.id !== target.id &&
      fighter.id !== shooter.id &&
      areWithin(ctx, target.at, fighter.at, "zh.number.blast") &&
      (anyone || isDetected(ctx, fighter)),
  );
}

/** Which fighters near the target can be allotted hits: Spread needs line of sight, Blast does not. zh.special.blast-no-los */
function* eligible(ctx: Ctx, shooter: OnTable, target: OnTable, how: Spreading): Rules<readonly OnTable[]> {
  const near = nearTarget(ctx, shooter, target);
  if (how === "blast") return near;
  const seen: OnTable[] = [];
  for (const fighter of near) if (yield* sees(ctx, shooter, fighter)) seen.push(fighter);
  return seen;
}

/**
 * Allots all hits before anybody ducks: the first to the target, each further one to the next nearest; Spread begins
 * again with the target, Blast wastes what is left. zh.special.resolve-order, zh.special.spread-again,
 * zh.special.blast-once, zh.decide.spread-tie
 */
export function* allot(
  ctx: Ctx,
  shooter: OnTable,
  target: OnTable,
  hits: number,
  how: Spreading,
): Rules<readonly Allotted[]> {
  const shots = new Map<OnTable, number>([[target, 1]]);
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
      const fighter = yield* choose(
        sideOf(shooter),
        { id: "zh.decide.spread-tie", text: "Who is hit next?", piece: shooter.id },
        // with enough hits for all of them there is nothing to choose
        (left >= nearest.length ? nearest.slice(0, 1) : nearest).map((each) => ({
          id: each.id,
          text: each.id,
          value: each,
        })),
      );
      shots.set(fighter, (shots.get(fighter) ?? 0) + 1);
      open = open.filter(({ id }) => id !== fighter.id);
    }
    left--;
  }
  if (left > 0)
    recordNoEffect(
      ctx,
      shooter.id,
      [left === 1 ? "1 hit" : `${left} hits`],
      "everybody near is hit once",
      "zh.special.blast-once",
    );
  const again = how === "spread" && [...shots.values()].some((count) => count > 1);
  return [...shots].map(([on, count]) => ({
    on,
    shots: count,
    rules: [
      how === "spread" ? "zh.special.spread-hits" : "zh.special.blast-hits",
      ...citeIf(again, "zh.special.spread-again"),
      ...citeIf(how === "blast" && on !== target && seesNow(ctx, shooter, on) === "no", "zh.special.blast-no-los"),
      ...citeIf(
        [...shots.keys()].some(({ id }) => id === on.partner),
        "zh.pair.counts-two",
      ),
      ...citeIf(shots.size > 1, "zh.special.resolve-order"),
    ],
  }));
}
