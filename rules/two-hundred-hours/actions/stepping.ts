import { everyHolds } from "../../kernel/index.ts";
import { measured } from "../../geometry/index.ts";
import type { Citation } from "../book/citation.ts";
import type { Place } from "../book/schemas.ts";
import type { OnTable } from "../table/fighter.ts";
import type { Ctx } from "../table/context.ts";
import { isOnTable, written } from "../table/battlefield.ts";
import { pathTo, requirePath } from "../movement/index.ts";

/*
 * The short moves that a Shoot action and a task begin with, as far as they are worth listing: those that make it
 * possible. zh.shoot.move, zh.charge.move, zh.move.free-path
 */

/** So far a step stays below its limit: an end is rounded to the nearest place. */
const ROUNDING = 2;

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
