import { measured } from "../../geometry/index.ts";
import { canAimAt, fightReach } from "../attacks/index.ts";
import type { Place } from "../book/schemas.ts";
import { isDetected } from "../detection/index.ts";
import { enemyGap, fightTerms, movementOf, pathTo } from "../movement/index.ts";
import { inches, isOnTable } from "../table/battlefield.ts";
import { type Ctx, number, reading } from "../table/context.ts";
import type { OnTable } from "../table/fighter.ts";
import { areWithin, baseRadius, gapOf } from "../table/measuring.ts";

/* Where a Fight may be made from, and the ways that lead there. zh.fight.move, zh.fight.reach */

/** Whether a path leads straight towards a target. zh.open.fight-towards */
export function isStraightTo(path: readonly Place[], target: OnTable): boolean {
  const [from, to] = path;
  return (
    from !== undefined &&
    to !== undefined &&
    path.length === 2 &&
    measured.isWithin(measured.gapToSegment(to, from, target.at), 2)
  );
}

/** Whether an enemy can be fought from where the fighter stands. zh.target.distant-conditions */
export const canFight = (ctx: Ctx, fighter: OnTable, enemy: OnTable): boolean =>
  isDetected(ctx, enemy) &&
  areWithin(ctx, fighter.at, enemy.at, fightReach(fighter)) &&
  canAimAt(ctx, fighter, enemy, { shoots: false });

/** A path that brings a fighter into reach of an enemy; null when it needs none. */
export function wayInto(ctx: Ctx, fighter: OnTable, target: OnTable | null): readonly Place[] | null {
  if (target === null || areWithin(ctx, fighter.at, target.at, fightReach(fighter))) return null;
  return waysInto(ctx, fighter, target)[0] ?? null;
}

/** Paths that bring a fighter to where it can fight an enemy. zh.fight.reach, zh.open.fight-towards */
export function waysInto(ctx: Ctx, fighter: OnTable, target: OnTable): readonly (readonly Place[])[] {
  const straight = reading(ctx, "zh.open.fight-towards") === "straight";
  return approaches(ctx, fighter, target).filter(
    (path) =>
      (!straight || isStraightTo(path, target)) && canFight(ctx, { ...fighter, at: path.at(-1) ?? fighter.at }, target),
  );
}

/** Ends of a Fight's move worth listing: the near side of the target, and the sides behind it. zh.decide.fight-end */
export function approaches(ctx: Ctx, fighter: OnTable, target: OnTable): readonly (readonly Place[])[] {
  const limit = movementOf(fighter, number(ctx, "zh.number.fight-move"));
  const reach = inches(number(ctx, fightReach(fighter)));
  const gap = gapOf(ctx, fighter, target);
  if (gap.length > limit + reach) return [];
  const keep = Math.min(enemyGap(ctx), reach) + 2 * baseRadius(ctx) + 2;
  const straight = measured.directionTo(target.at, fighter.at);
  const degrees = straight === null ? 0 : measured.degreesOf(straight);
  const sides = [0, 45, 315, 90, 270, 135, 225, 180];
  return sides.flatMap((turn) => {
    const direction = turn === 0 && straight !== null ? straight : measured.directionOf(degrees + turn);
    const to = measured.placeAlong(target.at, direction, keep);
    const way = isOnTable(ctx.state, to) ? pathTo(ctx, fighter, to, fightTerms(ctx, fighter), limit) : null;
    return way === null || way.length < 2 || measured.lengthOf(way) > limit ? [] : [way];
  });
}
