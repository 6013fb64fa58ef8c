import type { Place } from "./lattice.ts";
import { whole } from "./sketch.ts";
import type { Disc } from "./shapes.ts";

/** A direction on the table: two whole numbers, x to the right and y down. */
export interface Direction {
  readonly dx: number;
  readonly dy: number;
}

const SCALE = 1 << 20;

/** The pair for a whole number of degrees up to 45, clockwise from up. */
const pairOf = (degrees: number): Direction => ({
  dx: Math.round(SCALE * Math.sin((degrees * Math.PI) / 180)),
  dy: -Math.round(SCALE * Math.cos((degrees * Math.PI) / 180)),
});

const eighth = Array.from({ length: 46 }, (_, degrees) => (degrees === 45 ? { dx: 1, dy: -1 } : pairOf(degrees)));

/** Makes the four quarters of the table from the first eighth, so that turning by a quarter is exact. */
const directionsByDegree: readonly Direction[] = Array.from({ length: 360 }, (_, degrees) => {
  const inQuarter = degrees % 90;
  const { dx, dy } = eighth[inQuarter <= 45 ? inQuarter : 90 - inQuarter] ?? { dx: 0, dy: -1 };
  let [x, y] = inQuarter <= 45 ? [dx, dy] : [-dy, -dx];
  for (let quarter = Math.floor(degrees / 90); quarter > 0; quarter--) [x, y] = [-y, x];
  return { dx: x + 0, dy: y + 0 };
});

/** The direction of a whole number of degrees, clockwise from up (the table's upper edge); any whole number will do. */
export function directionOf(degrees: number): Direction {
  const direction = directionsByDegree[((degrees % 360) + 360) % 360];
  if (direction === undefined) throw new RangeError(`${degrees} is not a whole number of degrees.`);
  return direction;
}

/** The direction from one place to another; null where they are one. */
export const directionTo = (from: Place, to: Place): Direction | null =>
  from.x === to.x && from.y === to.y ? null : { dx: to.x - from.x, dy: to.y - from.y };

/** The whole number of degrees, 0 to 359, nearest to a direction: for words and for facings kept as degrees. */
export const degreesOf = ({ dx, dy }: Direction): number =>
  (Math.round((Math.atan2(dx, -dy) * 180) / Math.PI) + 360) % 360;

const dot = (a: Direction, b: Direction): number => a.dx * b.dx + a.dy * b.dy;
const cross = (a: Direction, b: Direction): number => a.dx * b.dy - a.dy * b.dx;

/** Where a base lies to the line through a place, across a direction: wholly on one side or on both. Touching is not crossing. */
export type FrontSide = "front" | "rear" | "straddling";

/** Whether a base is in front of the line through the middle of another base, behind it, or on both sides. Exact. */
export function frontOf(centre: Place, facing: Direction, base: Disc): FrontSide {
  const ahead = facing.dx * (base.x - centre.x) + facing.dy * (base.y - centre.y);
  // |ahead| / |facing| against the radius
  const long = Math.sqrt(dot(facing, facing)) * base.radius;
  const off = Math.abs(ahead) - long;
  const clear =
    Math.abs(off) > 1e-9 * (Math.abs(ahead) + long + 1)
      ? off > 0
      : whole(ahead) * whole(ahead) >= whole(base.radius) * whole(base.radius) * whole(dot(facing, facing));
  if (!clear) return "straddling";
  return ahead >= 0 ? "front" : "rear";
}

/**
 * Whether a place lies in the arc of so many whole degrees to each side of a facing (less than 90), its borders
 * included. The facing is in whole degrees, so the borders are directions of the table. Exact.
 */
export function isInArc(centre: Place, facing: number, halfWidth: number, place: Place): boolean {
  const to = directionTo(centre, place);
  if (to === null) return true;
  if (dot(directionOf(facing), to) < 0) return false;
  return cross(directionOf(facing - halfWidth), to) >= 0 && cross(directionOf(facing + halfWidth), to) <= 0;
}

/** Rounds alike on both sides of 0, so that turned tables round alike. */
const rounded = (value: number): number => Math.sign(value) * Math.round(Math.abs(value)) + 0;

/** The lattice place so far from another in a direction, rounded. */
export function placeAlong(from: Place, { dx, dy }: Direction, length: number): Place {
  const share = length / Math.hypot(dx, dy);
  return { x: from.x + rounded(dx * share), y: from.y + rounded(dy * share) };
}

/** Places around the origin, turned to a facing in whole degrees: drawn facing up (0), rounded to the lattice once. */
export function turnedTo(places: readonly Place[], centre: Place, facing: number): readonly Place[] {
  const { dx, dy } = directionOf(facing);
  const length = Math.hypot(dx, dy);
  // what lies up points along (dx, dy) then, what lies right along (-dy, dx)
  return places.map(({ x, y }) => ({
    x: centre.x + rounded((-dy * x - dx * y) / length),
    y: centre.y + rounded((dx * x - dy * y) / length),
  }));
}

/** The lattice place at a share of the way from one place to another, rounded; never a zero below zero, which JSON loses. */
export const placeBetween = (from: Place, to: Place, share: number): Place => ({
  x: Math.round(from.x + (to.x - from.x) * share) + 0,
  y: Math.round(from.y + (to.y - from.y) * share) + 0,
});

/** The lattice place of a segment that is nearest to a place, rounded. */
export function footOn(u: Place, v: Place, { x, y }: Place): Place {
  const [ex, ey] = [v.x - u.x, v.y - u.y];
  const square = ex * ex + ey * ey;
  const share = square === 0 ? 0 : ((x - u.x) * ex + (y - u.y) * ey) / square;
  return placeBetween(u, v, Math.max(0, Math.min(1, share)));
}
