import { everyHolds } from "../../kernel/index.ts";
import { measured } from "../../geometry/index.ts";
import type { Citation } from "../book/citation.ts";
import type { Place } from "../book/schemas.ts";
import type { OnTable } from "../table/fighter.ts";
import { type Ctx, number } from "../table/context.ts";
import { mayAttack } from "../attacks/index.ts";
import { isOnTable, written } from "../table/battlefield.ts";
import { movementOf, pathTo, requirePath } from "../movement/index.ts";

/*
 * The short moves that a Shoot action and a task begin with, as far as they are worth listing: those that make it
 * possible. zh.shoot.move, zh.charge.move, zh.move.free-path
 */

/** So far a step stays below its limit: an end is rounded to the nearest place. */
const ROUNDING = 2;

/** To either side, half and straight on or back: where a step may lead to for a line of sight. */
const SIDESTEPS = [90, 270, 45, 315, 135, 225] as const;

/** The ends of steps of a length to and from a place, and past it on either side; those that lead on the way come first. */
export function stepEnds(from: Place, to: Place, limit: number, turns: readonly number[]): readonly Place[] {
  const ahead = measured.directionTo(from, to);
  const degrees = ahead === null ? 0 : measured.degreesOf(ahead);
  return turns.map((turn) =>
    measured.placeAlong(from, measured.directionOf(degrees + turn), Math.max(0, limit - ROUNDING)),
  );
}

/** The first way to one of some ends from where what is meant is possible, as it is written; null where there is none. */
export function stepTo(
  ctx: Ctx,
  fighter: OnTable,
  ends: readonly Place[],
  limit: number,
  serves: (there: OnTable) => boolean,
): readonly string[] | null {
  for (const at of ends) {
    if (!isOnTable(ctx.state, at) || !serves({ ...fighter, at })) continue;
    const path = pathTo(ctx, fighter, at, {}, limit);
    if (path === null || path.length < 2) continue;
    if (everyHolds<Citation>((req) => void requirePath(ctx, req, fighter, { path, limit }))) return path.map(written);
  }
  return null;
}

/**
 * The first way of the move that a shot or a throw begins with to where it is possible: towards a place and away from it,
 * or to the sides of one that is near enough; null where none is needed or found. zh.shoot.move
 */
export function stepToShot(
  ctx: Ctx,
  fighter: OnTable,
  to: Place,
  { isNear }: { readonly isNear: boolean },
  canShoot: (there: OnTable) => boolean,
): readonly string[] | null {
  const limit = movementOf(fighter, number(ctx, "zh.number.shoot-move"));
  if (limit <= 0 || !mayAttack(ctx, fighter) || canShoot(fighter)) return null;
  return stepTo(
    ctx,
    fighter,
    stepEnds(fighter.at, to, limit, isNear ? SIDESTEPS : [0, 180, 135, 225]),
    limit,
    canShoot,
  );
}
