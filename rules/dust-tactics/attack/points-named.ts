import { measured } from "../../geometry/index.ts";
import type { Citation } from "../book/citation.ts";
import { isCloseCombat, weaponNamed } from "../book/weapons.ts";
import { type Ctx, partingOn, quiet } from "../table/context.ts";
import { fortificationAt, groundOf, isArea, touches } from "../table/ground.ts";
import { distanceOf, pointsInCm } from "../table/ranges.ts";
import { prismOf } from "../table/bodies.ts";
import { targetOf } from "../activation/index.ts";
import type { Unit } from "../table/state.ts";
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

/** Whether somebody who has the weapon does not fire it at a unit, with area terrain about. dt.open.area-edge */
function someoneIsKeptOut(ctx: Ctx, actors: CombinedUnit, { shot, firers }: Volley): boolean {
  if (shot.by !== undefined || !groundOf(ctx.state).pieces.some(({ piece }) => isArea(piece))) return false;
  return figuresOf(actors).some(
    (figure) =>
      armsFor(figure, shot).length > 0 && firers.every((firer) => firer.figure.miniature.id !== figure.miniature.id),
  );
}

/** Whether a template of a weapon with a least range is laid at a unit some of which is nearer. dt.open.blast-minimum */
function isNearForBlast(ctx: Ctx, { blast, weapon, firers: [first], targetUnits }: Volley): boolean {
  const [least = 0] = weaponNamed(weapon).range ?? [];
  if (!blast || least === 0 || first === undefined) return false;
  const from = prismOf(ctx.state, first.figure.unit, first.figure.miniature);
  const limit = pointsInCm(ctx, least);
  return figuresOf(targetUnits).some(
    ({ unit, miniature }) => distanceOf(ctx, from, prismOf(ctx.state, unit, miniature)) < limit * measured.centimetre,
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
