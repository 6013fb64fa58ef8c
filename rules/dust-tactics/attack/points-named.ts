import type { measured } from "../../geometry/index.ts";
import type { Citation } from "../book/citation.ts";
import { isCloseCombat, weaponById } from "../book/weapons.ts";
import { type Ctx, partingOn, quiet } from "../table/context.ts";
import { fortificationAt, groundOf, isArea, touches } from "../table/ground.ts";
import { isAtLeastCm, isWithinCm, pointsInCm } from "../table/ranges.ts";
import { prismOf } from "../table/bodies.ts";
import { targetOf } from "../activation/index.ts";
import type { TerrainPiece, Unit } from "../table/state.ts";
import { type CombinedUnit, type Figure, figuresOf } from "../table/units.ts";
import { Aim } from "./aim.ts";
import type { DeclaredAttack } from "./attack-mode.ts";
import { armsFor } from "./hands.ts";
import { volleysOf } from "./orders.ts";
import type { Volley } from "./volley.ts";

/*
 * The open points that what somebody fires hangs on, though by the readings in force he may. They are asked about only
 * where the ground lets them differ: a cheap look comes first.
 */

/** Whether some of a piece of terrain lies in the box round two places. */
const liesBetween = (one: measured.Place, other: measured.Place, { corners }: TerrainPiece): boolean =>
  (["x", "y"] as const).every((axis) => {
    const along = corners.map((corner) => corner[axis]);
    return (
      Math.min(...along) <= Math.max(one[axis], other[axis]) && Math.max(...along) >= Math.min(one[axis], other[axis])
    );
  });

/**
 * Whether somebody who has the weapon and is in range does not fire it at a unit, with area terrain between them.
 * dt.open.area-edge
 */
function someoneIsKeptOut(ctx: Ctx, actors: CombinedUnit, { shot, weapon, firers, targetUnits }: Volley): boolean {
  const areas = groundOf(ctx.state).pieces.filter(({ piece }) => isArea(piece));
  if (shot.by !== undefined || areas.length === 0) return false;
  const limit = pointsInCm(ctx, weaponById(weapon).range?.[1] ?? 0);
  const fires = new Set(firers.map(({ figure }) => figure.miniature.id));
  return figuresOf(actors).some((figure) => {
    if (fires.has(figure.miniature.id) || armsFor(figure, shot).length === 0) return false;
    const from = prismOf(ctx.state, figure.unit, figure.miniature);
    return figuresOf(targetUnits).some(
      ({ unit, miniature }) =>
        isWithinCm(ctx, from, prismOf(ctx.state, unit, miniature), limit) &&
        areas.some(({ piece }) => liesBetween(figure.miniature.at, miniature.at, piece)),
    );
  });
}

/** Whether a template of a weapon with a least range is laid at a unit some of which is nearer. dt.open.blast-minimum */
function isNearForBlast(ctx: Ctx, { blast, weapon, firers: [first], targetUnits }: Volley): boolean {
  const [least = 0] = weaponById(weapon).range ?? [];
  if (!blast || least === 0 || first === undefined) return false;
  const from = prismOf(ctx.state, first.figure.unit, first.figure.miniature);
  const limit = pointsInCm(ctx, least);
  return figuresOf(targetUnits).some(
    ({ unit, miniature }) => !isAtLeastCm(ctx, from, prismOf(ctx.state, unit, miniature), limit),
  );
}

/** Whether a C weapon reaches into or out of a fortification. dt.open.opening-corner, dt.open.adjacent */
const isThroughAnOpening = (ctx: Ctx, { weapon, firers, targetUnits }: Volley): boolean =>
  isCloseCombat(weapon) &&
  [...figuresOf(targetUnits), ...firers.map(({ figure }) => figure)].some(
    ({ miniature }) => fortificationAt(ctx.state, miniature.at) !== null,
  );

/** Who fires what at whom. */
const told = (volleys: readonly Volley[]): string =>
  volleys
    .map(({ weapon, aimed, firers }) =>
      [weapon, aimed.id, ...firers.map(({ figure }) => figure.miniature.id)].join(" "),
    )
    .join(", ");

/** The points by another reading of which others would fire in an attack, or nobody. dt.declare.before-dice */
export function pointsOfAttack(
  ctx: Ctx,
  { actors, shots, mode }: DeclaredAttack,
  volleys: readonly Volley[],
  viewer: Figure | null,
): readonly Citation[] {
  const asked: Extract<Citation, `dt.open.${string}`>[] = [];
  if (volleys.some((volley) => someoneIsKeptOut(ctx, actors, volley))) asked.push("dt.open.area-edge");
  if (volleys.some((volley) => isNearForBlast(ctx, volley))) asked.push("dt.open.blast-minimum");
  if (volleys.some((volley) => isThroughAnOpening(ctx, volley)))
    asked.push("dt.open.opening-corner", "dt.open.adjacent");
  if (asked.length === 0) return [];
  return partingOn(ctx, asked, (by) => told(volleysOf(by, quiet(), { actors, shots, mode }, new Aim(by, viewer))));
}

/** The point about the terrain that those who fire stand in, where by another reading the target's cover would differ. dt.open.own-terrain */
export function pointsOfCover(ctx: Ctx, firers: readonly Figure[], target: Unit): readonly Citation[] {
  const stands = firers.filter(({ unit, miniature }) => {
    const { body } = prismOf(ctx.state, unit, miniature);
    return groundOf(ctx.state).pieces.some(({ piece }) => isArea(piece) && touches(body, piece));
  });
  if (stands.length === 0) return [];
  return partingOn(ctx, ["dt.open.own-terrain"], (by) => {
    const aim = new Aim(by);
    return stands.map((figure) => aim.unitInCover(figure, targetOf(by, target))).join();
  });
}
