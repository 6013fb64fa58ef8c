import { measured } from "../../geometry/index.ts";
import { placeOf, type Shot } from "../table/action-schema.ts";
import { bearings, isPlaceInArc, sees, type SightAsk } from "../sight/index.ts";
import type { Prism } from "../table/bodies.ts";
import { exposedFigures, type Stance, stanceOf } from "../table/stances.ts";

import { FLOOR_HEIGHT } from "../book/terrain.ts";
import { hasRule, type WeaponId, weaponById } from "../book/weapons.ts";
import { groundOf } from "../table/ground.ts";
import { pointAt, pointsInCm, isAtLeastCm, isWithinCm } from "../table/ranges.ts";
import { centimetres, type Ctx, number, reading } from "../table/context.ts";
import { type Figure, figuresOf, isAircraft, isOnTable } from "../table/units.ts";
import type { Aim } from "./aim.ts";
import type { Volley, Wielded } from "./volley.ts";

type Place = measured.Place;

/** The radius of the blast template and of smoke, in lattice units. dt.open.blast-size */
export const blastRadius = (ctx: Ctx): number =>
  (number(
    ctx,
    reading(ctx, "dt.open.blast-size") === "15-cm" ? "dt.number.blast-diameter" : "dt.number.blast-diameter-small",
  ) *
    measured.millimetre) /
  2;

/** How the place where a template is to lie is looked at: who looks, what is looked at, what stops no line. */
interface PlaceView {
  readonly eye: Stance;
  readonly to: { readonly unit: null; readonly prism: Prism };
  readonly ask: SightAsk;
}

/** The place where a template is to lie as it is looked at with a weapon. dt.blast.place */
export function viewOfPlace(ctx: Ctx, from: Figure, weapon: WeaponId, place: Place): PlaceView {
  // a vehicle that is aimed at does not hide the place it stands on, and who is seen can be hit where they stand
  const standing = figuresOf(ctx.state.units.filter(isOnTable)).find((figure) =>
    measured.isWithin(
      measured.gapBetween(stanceOf(ctx.state, figure).prism.body, measured.disc(place.x, place.y, 0)),
      0,
    ),
  );
  const isLow = standing !== undefined && !isAircraft(standing.unit);
  const top = isLow ? stanceOf(ctx.state, standing).prism.top : groundOf(ctx.state).levelAt(place);
  const eye = stanceOf(ctx.state, from);
  const except = standing === undefined ? [eye.unit.id] : [eye.unit.id, standing.unit.id];
  const ask = { except, artillery: hasRule(weapon, "artillery") };
  return { eye, to: { unit: null, prism: pointAt(place, top) }, ask };
}

/** What keeps the centre of a template from a place, in the order of the steps; null where nothing does. dt.blast.place */
export function placeObstacle(
  ctx: Ctx,
  { figure, weapon, mount }: Wielded,
  place: Place,
  viewer: Figure | null,
): "arc" | "range" | "sight" | null {
  const stance = stanceOf(ctx.state, figure);
  const { prism } = stance;
  const view = viewOfPlace(ctx, viewer ?? figure, weapon, place);
  const { prism: point } = view.to;
  const { range } = weaponById(weapon);
  if (!isPlaceInArc(ctx, stance, mount, place)) return "arc";
  if (range === null) return "range";
  const [least, most] = range;
  if (!isWithinCm(ctx, prism, point, pointsInCm(ctx, most))) return "range";
  if (least > 0 && !isAtLeastCm(ctx, prism, point, pointsInCm(ctx, least))) return "range";
  return sees(ctx, view.eye, view.to, view.ask) ? null : "sight";
}

/** The building a place lies in, if any. */
export const isBuildingAt = (ctx: Ctx, place: Place): boolean =>
  groundOf(ctx.state)
    .at(place)
    .some(({ piece }) => piece.kind === "building");

/** Whether a blast may be told to go off on a floor: a building has it, where the template lies if that is told. dt.blast.one-level */
export function hasFloor(ctx: Ctx, floor: number, at: Place | null): boolean {
  const pieces =
    at === null
      ? ctx.state.terrain
      : groundOf(ctx.state)
          .at(at)
          .map(({ piece }) => piece);
  return pieces.some(({ kind, floors }) => kind === "building" && floor < Math.max(1, floors));
}

/**
 * The miniatures under a blast template: those of which any part is and that are in line of sight of its centre, on the
 * floor that was chosen, outside of buildings on the ground; of riders those whose vehicle is; the camouflaged, too.
 * dt.blast.partly, dt.blast.centre-los, dt.blast.one-level, dt.blast.outside-ground, dt.rider.templates,
 * dt.skill.camouflage-templates
 */
export function underBlast(ctx: Ctx, centre: Place, floor: number, artillery: boolean): readonly Figure[] {
  const disc = measured.disc(centre.x, centre.y, blastRadius(ctx));
  const level = isBuildingAt(ctx, centre) ? floor : 0;
  const point = pointAt(centre, groundOf(ctx.state).levelAt(centre) + level * FLOOR_HEIGHT * measured.centimetre);
  return exposedFigures(ctx.state).filter((figure) => {
    const { unit, miniature, prism } = stanceOf(ctx.state, figure);
    if (!isUnder(disc, prism.body)) return false;
    if (!isAircraft(unit) && miniature.floor !== level) return false;
    return sees(ctx, { unit: null, prism: point }, { unit, prism }, { except: [unit.id], artillery });
  });
}

/** How much a length may be over a limit and still counts as equal to it: a hundredth of a centimetre. */
const TOLERANCE = 10;

/** Whether any of a body is under a template; one that touches it is. dt.blast.partly */
const isUnder = (disc: measured.Disc, body: measured.Body): boolean =>
  measured.isWithin(measured.gapBetween(disc, body), TOLERANCE);

/** The places a template is laid at if nobody says otherwise: over each miniature aimed at, and between each two. */
export function likelyCentres(ctx: Ctx, aimed: readonly Figure[]): readonly Place[] {
  const places = aimed.map((figure) => stanceOf(ctx.state, figure).prism.centre);
  const middles = places.flatMap((a, i) =>
    places.slice(i + 1).map((b) => ({ x: Math.round((a.x + b.x) / 2), y: Math.round((a.y + b.y) / 2) })),
  );
  return [...places, ...middles];
}

/** Where a blast template hits most enemies and fewest friends, of the likely places the weapon can hit; null if none. */
export function bestCentre(ctx: Ctx, wielded: Wielded, aimed: readonly Figure[], viewer: Figure | null): Place | null {
  const { figure, weapon } = wielded;
  let best: { place: Place; worth: number } | null = null;
  for (const place of likelyCentres(ctx, aimed)) {
    if (placeObstacle(ctx, wielded, place, viewer) !== null) continue;
    const under = underBlast(ctx, place, aimed[0]?.miniature.floor ?? 0, hasRule(weapon, "artillery"));
    const worth = under.reduce((sum, { unit }) => sum + (unit.side === figure.unit.side ? -1.5 : 1), 0);
    if (best === null || worth > best.worth) best = { place, worth };
  }
  return best?.place ?? null;
}

/** The centre of a volley's template. */
export function centreOf(ctx: Ctx, volley: Volley, aimed: readonly Figure[], viewer: Figure | null): Place | null {
  if (volley.shot.at !== undefined) return placeOf(volley.shot.at);
  const [first] = volley.firers;
  return first === undefined ? null : bestCentre(ctx, { ...first, weapon: volley.weapon }, aimed, viewer);
}

/** The points of range a weapon reaches; 0 of C weapons. dt.flame.template */
const reachInPoints = (weapon: WeaponId): number => weaponById(weapon).range?.[1] ?? 0;

/** Where a flame weapon of range 3 on a hull ends: out from the hull on the side of its mount; null of all others. dt.flame.start */
function muzzleOf(ctx: Ctx, { figure, weapon, mount }: Wielded): Place | null {
  const { body, centre } = stanceOf(ctx.state, figure).prism;
  // no card has a flame weapon in a turret: it would look where it is aimed at
  if (body.kind !== "hull" || mount === null || mount === "turret" || reachInPoints(weapon) < 3) return null;
  const way = measured.directionOf(figure.unit.facing + bearings[mount]);
  const long = Math.hypot(way.dx, way.dy);
  const out = edgeAlong(body, centre, way.dx / long, way.dy / long) + centimetres(ctx, "dt.number.muzzle");
  return measured.placeAlong(centre, way, out);
}

/**
 * The flame template of a weapon: its axis runs from the centre of the firing miniature, or from the end of a weapon of
 * range 3, through the centre of another. dt.flame.template, dt.flame.aim, dt.open.flame-aim
 */
export function flameTemplate(ctx: Ctx, wielded: Wielded, aim: Place): readonly Place[] | null {
  const { prism } = stanceOf(ctx.state, wielded.figure);
  const muzzle = muzzleOf(ctx, wielded);
  const origin = muzzle ?? prism.centre;
  const [dx, dy] = [aim.x - origin.x, aim.y - origin.y];
  const long = Math.hypot(dx, dy);
  if (long === 0) return null;
  const [ux, uy] = [dx / long, dy / long];
  const start = muzzle === null ? edgeAlong(prism.body, prism.centre, ux, uy) : 0;
  const short = reachInPoints(wielded.weapon) <= 1;
  const length = centimetres(ctx, short ? "dt.number.flame-short" : "dt.number.flame-long");
  const near = centimetres(ctx, "dt.number.flame-start") / 2;
  const wide = centimetres(ctx, short ? "dt.number.flame-end-short" : "dt.number.flame-end-long") / 2;
  const at = (along: number, across: number): Place => ({
    x: Math.round(origin.x + ux * along - uy * across),
    y: Math.round(origin.y + uy * along + ux * across),
  });
  const end = start + length;
  if (reading(ctx, "dt.open.flame-size") === "trapezia")
    return [at(start, -near), at(end, -wide), at(end, wide), at(start, near)];
  // a teardrop: widest at two thirds, round at its end
  const belly = start + length * (2 / 3);
  const round = Array.from({ length: 9 }, (_, i) => {
    const angle = (Math.PI * (i - 4)) / 8;
    return at(belly + (length / 3) * Math.cos(angle), wide * Math.sin(angle));
  });
  return [at(start, 0), ...round];
}

/** The place a flame is aimed at: the centre of a miniature, or by that reading any that the attacker names. dt.open.flame-aim */
export const flameAim = (ctx: Ctx, { at }: Pick<Shot, "at">, target: Figure): Place =>
  at !== undefined && reading(ctx, "dt.open.flame-aim") === "any-direction"
    ? placeOf(at)
    : stanceOf(ctx.state, target).prism.centre;

/** How far the outline of a body is from its centre in a direction. */
function edgeAlong(body: measured.Body, centre: Place, ux: number, uy: number): number {
  if (body.kind === "disc") return body.radius;
  let least = Infinity;
  for (const [i, u] of body.corners.entries()) {
    const v = body.corners[(i + 1) % body.corners.length] ?? u;
    const [ex, ey] = [v.x - u.x, v.y - u.y];
    const across = ux * ey - uy * ex;
    if (across === 0) continue;
    const along = ((u.x - centre.x) * ey - (u.y - centre.y) * ex) / across;
    if (along > 0) least = Math.min(least, along);
  }
  return least;
}

/** The miniatures under a flame template that the firing one has in sight. dt.flame.los, dt.blast.partly */
export const underFlame = (ctx: Ctx, aim: Aim, from: Figure, template: readonly Place[]): readonly Figure[] =>
  exposedFigures(ctx.state).filter(
    (to) =>
      to.miniature.id !== from.miniature.id &&
      measured.isWithin(measured.gapToGround(stanceOf(ctx.state, to).prism.body, template), 0) &&
      aim.lineTo(from, to),
  );

/** The place of a body that is nearest to another place. */
function nearestOf(body: measured.Body, from: Place): Place {
  if (body.kind === "disc") {
    const way = measured.directionTo(body, from);
    return way === null ? from : measured.placeAlong(body, way, body.radius);
  }
  let best = { place: body.corners[0] ?? from, off: Infinity };
  for (const [i, { x, y }] of body.corners.entries()) {
    const next = body.corners[(i + 1) % body.corners.length] ?? from;
    const [ex, ey] = [next.x - x, next.y - y];
    const share = Math.max(0, Math.min(1, ((from.x - x) * ex + (from.y - y) * ey) / (ex * ex + ey * ey)));
    const place = { x: Math.round(x + ex * share), y: Math.round(y + ey * share) };
    const off = Math.hypot(place.x - from.x, place.y - from.y);
    if (off < best.off) best = { place, off };
  }
  return best.place;
}

/**
 * The units a spray passes on the straight line from the attacker's centre to the nearest point of its target: those of
 * which it touches a base or hull. dt.weapon.spray-path, dt.open.square-spray
 */
export function onSprayPath(ctx: Ctx, from: Figure, target: Figure): readonly Figure[] {
  const [begins, ends] = [stanceOf(ctx.state, from), stanceOf(ctx.state, target)];
  const [prism, other] = [begins.prism, ends.prism];
  const end = nearestOf(other.body, prism.centre);
  const template =
    reading(ctx, "dt.open.square-spray") === "under-template"
      ? flameTemplate(ctx, { figure: from, weapon: "brand", mount: null }, end)
      : null;
  return figuresOf(ctx.state.units.filter(isOnTable)).filter((figure) => {
    const { unit } = figure;
    if (unit === begins.unit || unit === from.unit || unit === ends.unit) return false;
    const { body } = stanceOf(ctx.state, figure).prism;
    if (template !== null) return measured.isWithin(measured.gapToGround(body, template), 0);
    const gap =
      body.kind === "disc"
        ? measured.gapToSegment(body, prism.centre, end, body.radius)
        : measured.gapFromSegmentToShape([prism.centre, end], body.corners);
    return measured.isWithin(gap, 0);
  });
}
