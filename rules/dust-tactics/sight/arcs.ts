import { measured } from "../../geometry/index.ts";
import { bodyById } from "../book/body-sizes.ts";
import type { Mount } from "../book/card.ts";
import type { Citation } from "../book/citation.ts";
import { fortificationAt } from "../table/ground.ts";
import { placesAround, type Prism, prismOf } from "../table/bodies.ts";
import type { Unit } from "../table/state.ts";
import { type Ctx, reading } from "../table/context.ts";
import { cardOf, type Figure, hasOwnSkill } from "../table/units.ts";

type Place = measured.Place;

/** Half of the width of a front or rear arc in degrees: the arcs are 90° wide. dt.arc.front, dt.arc.rear, dt.arc.support */
const HALF = 45;
/** Longer than any table. */
const FAR = 400_000;

/** A field of fire: where it begins, which way it looks, and what shape it has. */
type Field =
  | { readonly shape: "all" }
  | { readonly shape: "wedge"; readonly apex: Place; readonly facing: number }
  /** All beyond a line to the side of the hull. */
  | { readonly shape: "side"; readonly apex: Place; readonly facing: number; readonly off: number };

/** Degrees from a facing at which the mounts of weapons look. */
export const bearings = { front: 0, rear: 180, left: 270, right: 90 } as const;

/** The rule behind the field of fire of a mount. */
export const arcRule = (unit: Unit, mount: Mount): Citation => {
  if (cardOf(unit).kind === "support") return "dt.arc.support";
  switch (mount) {
    case "turret":
      return "dt.arc.turret";
    case "front":
      return "dt.arc.front";
    case "rear":
      return "dt.arc.rear";
    case "left":
    case "right":
      return "dt.arc.side";
  }
};

/** The field of fire of a mounted weapon. dt.open.side-arc, dt.open.arc-test, dt.fort.main-weapon */
function fieldOf(ctx: Ctx, { unit, miniature }: Figure, mount: Mount): Field {
  // dt.arc.turret
  if (mount === "turret") return { shape: "all" };
  const { centre } = prismOf(ctx.state, unit, miniature);
  // the main weapon of a Strongpoint unit looks out of the front: dt.fort.main-weapon
  const fort = hasOwnSkill(unit, "strongpoint") ? fortificationAt(ctx.state, centre) : null;
  const facing = (fort?.facing ?? unit.facing) + bearings[mount];
  const data = bodyById(cardOf(unit).body);
  const across = data.kind === "hull" ? (data.wide * measured.centimetre) / 2 : 0;
  const ahead = data.kind === "hull" ? (data.long * measured.centimetre) / 2 : 0;
  const toSide = mount === "left" || mount === "right";
  if (toSide && reading(ctx, "dt.open.side-arc") === "beyond-the-hull")
    return { shape: "side", apex: centre, facing, off: across };
  const apex =
    reading(ctx, "dt.open.arc-test") === "from-mount"
      ? measured.placeAlong(centre, measured.directionOf(facing), Math.max(1, toSide ? across : ahead))
      : centre;
  return { shape: "wedge", apex, facing };
}

/** Whether any of a body lies in the wedge of 90° from an apex; its bounding rays belong to it. */
function meetsWedge(body: measured.Body, apex: Place, facing: number): boolean {
  const inside = (place: Place): boolean => measured.isInArc(apex, facing, HALF, place);
  if (body.kind === "disc") {
    if (inside({ x: body.x, y: body.y })) return true;
  } else if (body.corners.some(inside) || measured.isOver(body.corners, apex)) return true;
  return [-HALF, HALF].some((off) => {
    const end = measured.placeAlong(apex, measured.directionOf(facing + off), FAR);
    if (body.kind === "disc")
      return measured.isWithin(measured.gapToSegment({ x: body.x, y: body.y }, apex, end, body.radius), 0);
    return measured.isWithin(measured.gapFromSegmentToShape([apex, end], body.corners), 0);
  });
}

/** How far the furthest point of a body lies beyond the middle of another, along a facing. */
function furthest(body: measured.Body, from: Place, facing: number): number {
  const { dx, dy } = measured.directionOf(facing);
  const long = Math.hypot(dx, dy);
  const ahead = (place: Place): number => ((place.x - from.x) * dx + (place.y - from.y) * dy) / long;
  return body.kind === "disc" ? ahead(body) + body.radius : Math.max(...body.corners.map(ahead));
}

/** Whether a place lies in the field of fire of a mounted weapon. */
export const isPlaceInArc = (ctx: Ctx, figure: Figure, mount: Mount | null, place: Place): boolean =>
  isInArc(ctx, figure, mount, { body: measured.disc(place.x, place.y, 0), centre: place });

/**
 * Whether a target is in the field of fire of a weapon: if any point of it is, from the centre of the hull or base.
 * Weapons that soldiers carry fire in any direction. dt.arc.infantry, dt.open.arc-test
 */
export function isInArc(
  ctx: Ctx,
  figure: Figure,
  mount: Mount | null,
  { body, centre }: Pick<Prism, "body" | "centre">,
): boolean {
  if (mount === null) return true;
  const field = fieldOf(ctx, figure, mount);
  if (field.shape === "all") return true;
  const judged = reading(ctx, "dt.open.arc-test") === "centre" ? measured.disc(centre.x, centre.y, 0) : body;
  if (field.shape === "side") return furthest(judged, field.apex, field.facing) >= field.off;
  return meetsWedge(judged, field.apex, field.facing);
}

/** A half-plane: all places where nx·x + ny·y is at least `least`. */
interface HalfPlane {
  readonly nx: number;
  readonly ny: number;
  readonly least: number;
}

/** The half-planes whose intersection is the field of fire. */
function halfPlanesOf(field: Field): readonly HalfPlane[] {
  const beyond = ({ x, y }: Place, nx: number, ny: number, off: number): HalfPlane => ({
    nx,
    ny,
    least: nx * x + ny * y + off,
  });
  const ways = (degrees: number): { dx: number; dy: number } => {
    const { dx, dy } = measured.directionOf(degrees);
    const long = Math.hypot(dx, dy);
    return { dx: dx / long, dy: dy / long };
  };
  switch (field.shape) {
    case "all":
      return [];
    case "side": {
      const { dx, dy } = ways(field.facing);
      return [beyond(field.apex, dx, dy, field.off)];
    }
    case "wedge": {
      const [left, right] = [ways(field.facing - HALF), ways(field.facing + HALF)];
      return [beyond(field.apex, -left.dy, left.dx, 0), beyond(field.apex, right.dy, -right.dx, 0)];
    }
  }
}

/** What of a convex outline lies in a half-plane. */
function cutBy(corners: readonly Place[], { nx, ny, least }: HalfPlane): readonly Place[] {
  const over = ({ x, y }: Place): number => nx * x + ny * y - least;
  return corners.flatMap((corner, i) => {
    const next = corners[(i + 1) % corners.length] ?? corner;
    const [one, other] = [over(corner), over(next)];
    const share = one / (one - other);
    const cut = { x: corner.x + (next.x - corner.x) * share, y: corner.y + (next.y - corner.y) * share };
    if (one >= 0) return other >= 0 ? [corner] : [corner, cut];
    return other >= 0 ? [cut] : [];
  });
}

/** The outline of a body; of a base in so many corners that a hair is missed at most. */
const outlineOf = (body: measured.Body): readonly Place[] =>
  body.kind === "hull" ? body.corners : placesAround(body, 64);

/**
 * The part of a target that lies in the field of fire of a weapon, as a target of its own: what is seen has to be in the
 * arc. The whole where all of it is, or where its centre decides; null where nothing is. dt.open.arc-test
 */
export function partInArc(ctx: Ctx, figure: Figure, mount: Mount | null, target: Prism): Prism | null {
  if (mount === null || reading(ctx, "dt.open.arc-test") === "centre")
    return isInArc(ctx, figure, mount, target) ? target : null;
  const planes = halfPlanesOf(fieldOf(ctx, figure, mount));
  const outline = outlineOf(target.body);
  if (planes.every(({ nx, ny, least }) => outline.every(({ x, y }) => nx * x + ny * y >= least))) return target;
  if (!isInArc(ctx, figure, mount, target)) return null;
  let left = outline;
  for (const plane of planes) left = cutBy(left, plane);
  const places = left.map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }));
  const body = measured.convexHull(places);
  const [first] = places;
  // what only touches the ray is left as it is
  if (first === undefined || body.corners.length < 3) return target;
  return { ...target, body, centre: measured.middleOf(body.corners) };
}
