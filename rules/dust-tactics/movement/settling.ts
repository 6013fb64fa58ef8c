import { measured } from "../../geometry/index.ts";
import { nowhere, standAt } from "../table/bodies.ts";
import { centimetres, type Ctx } from "../table/context.ts";
import { figuresOf, isInfantry, type CombinedUnit } from "../table/units.ts";
import { standObstacle } from "./barriers.ts";
import type { Walk } from "./walks.ts";

type Place = measured.Place;

const STEP = measured.centimetre / 2;
/** How far beside its way somebody is put at most, in steps, and in how many directions that is tried. */
const RINGS = 40;
const AROUND = 16;

/** The miniatures of units as they are before any of them has ended its walk: nobody is in the way of the others. */
export const unsettled = (together: CombinedUnit): Map<string, Place> =>
  new Map(figuresOf(together).map(({ miniature }) => [miniature.id, nowhere]));

/** Whether a miniature can stand at a place beside those who have ended their walks. */
function mayEnd(ctx: Ctx, { figure }: Walk, at: Place, ends: ReadonlyMap<string, Place>): boolean {
  const { unit, miniature } = figure;
  if (
    standObstacle(
      ctx,
      unit,
      { at, facing: unit.facing, floor: miniature.floor },
      { moved: ends, self: miniature.id },
    ) !== null
  )
    return false;
  if (!isInfantry(unit)) return true;
  const limit = centimetres(ctx, "dt.number.coherency");
  return unit.miniatures.every(({ id }) => {
    const end = ends.get(id);
    if (end === undefined || end === nowhere) return true;
    return measured.isWithin(measured.gapBetween(standAt(unit, at), standAt(unit, end)), limit);
  });
}

/**
 * A walk that something stops after so much of it: it ends at the last place of its way where the miniature can stand, or,
 * where all of the way is taken, at the nearest place beside its end. dt.move.no-overlap, dt.fort.wire-roll, dt.terrain.stuck
 */
export function settledAfter(
  ctx: Ctx,
  walk: Walk,
  limit: number,
  ends: ReadonlyMap<string, Place>,
): Pick<Walk, "path" | "length"> {
  const whole = { path: walk.path, length: walk.length };
  const least = Math.min(limit, walk.length);
  for (let length = least; length >= 0; length -= STEP) {
    const { path } = measured.cutShort(whole, length);
    const end = path.at(-1) ?? walk.figure.miniature.at;
    if (mayEnd(ctx, walk, end, ends)) return { path, length };
  }
  const { path } = measured.cutShort(whole, least);
  const end = path.at(-1) ?? walk.figure.miniature.at;
  for (let ring = 1; ring <= RINGS; ring++)
    for (let i = 0; i < AROUND; i++) {
      const at = measured.placeAlong(end, measured.directionOf(Math.round((i * 360) / AROUND)), ring * STEP);
      if (mayEnd(ctx, walk, at, ends)) return { path: [...path, at], length: least + ring * STEP };
    }
  return { path: [walk.figure.miniature.at], length: 0 };
}
