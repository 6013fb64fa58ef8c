import { measured } from "../../geometry/index.ts";
import { charge } from "../../kernel/index.ts";

type Place = measured.Place;
type Disc = measured.Disc;

/**
 * The path between two fighters, as wide as their bases: from centre to centre, its ends square or as round as the
 * bases. zh.view.path, zh.open.view-path
 */
export interface Corridor {
  readonly from: Place;
  readonly to: Place;
  /** Half of its width, in whole lattice units. */
  readonly half: number;
  readonly round: boolean;
}

/** An edge of a shape beside the path, and one that a line of it may cross, in units of work. */
const BESIDE = 1 / 2;
const CROSSED = 1 / 2;

/** What the path is taken to be. */
export type PathReading = "rectangle" | "hull" | "half-width";

/** The path between two bases. */
export function corridorBetween(from: Disc, to: Disc, reading: PathReading): Corridor {
  const radius = Math.max(from.radius, to.radius);
  return { from, to, half: reading === "half-width" ? Math.floor(radius / 2) : radius, round: reading === "hull" };
}

/** How far a place lies along and across the path, both times its length: whole numbers. */
interface Spot {
  readonly along: number;
  readonly across: number;
}

function spotOf({ from, to }: Corridor, place: Place): Spot {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const [x, y] = [place.x - from.x, place.y - from.y];
  return { along: x * dx + y * dy, across: dx * y - dy * x };
}

const squareOf = ({ from, to }: Corridor): number => measured.squaredDistance(from, to);

/** Where an edge stands across the path at some spot along it: a fraction of whole numbers, and about what that is. */
interface Offset {
  readonly about: number;
  readonly exact: () => readonly [bigint, bigint];
}

/** The offset of the edge from u to v where it comes to `at` along the path. */
function offsetAt(u: Spot, v: Spot, at: number): Offset {
  if (u.along === at) return { about: u.across, exact: () => [BigInt(u.across), 1n] };
  if (v.along === at) return { about: v.across, exact: () => [BigInt(v.across), 1n] };
  const [before, after] = [u.along - at, v.along - at];
  return {
    about: (u.across * after - v.across * before) / (after - before),
    exact: () => [BigInt(u.across) * BigInt(after) - BigInt(v.across) * BigInt(before), BigInt(after) - BigInt(before)],
  };
}

/** Whether an offset is less than half of the path's width. Exact: whole numbers where floats cannot tell. */
function isWithinHalf({ about, exact }: Offset, half: number, square: number): boolean {
  const limit = half * Math.sqrt(square);
  const off = Math.abs(about) - limit;
  if (Math.abs(off) > 1e-9 * (limit + Math.abs(about))) return off < 0;
  const [over, under] = exact();
  return over * over < BigInt(half) * BigInt(half) * BigInt(square) * under * under;
}

/** Whether an edge of a shape has a point inside the path, its sides left out. */
function entersPath(corridor: Corridor, u: Spot, v: Spot): boolean {
  const square = squareOf(corridor);
  const from = Math.max(0, Math.min(u.along, v.along));
  const to = Math.min(square, Math.max(u.along, v.along));
  const isUpright = u.along === v.along && u.along > 0 && u.along < square;
  if (from >= to && !isUpright) return false;
  const [one, other] = isUpright
    ? [offsetAt(u, u, u.along), offsetAt(v, v, v.along)]
    : [offsetAt(u, v, from), offsetAt(u, v, to)];
  if (isWithinHalf(one, corridor.half, square) || isWithinHalf(other, corridor.half, square)) return true;
  return one.about > 0 !== other.about > 0;
}

/**
 * Whether a shape on the ground cuts into the path: overlaps it with some area. One that only touches its side does not.
 * Exact. zh.cover.cuts-path, zh.open.view-path
 */
export function cutsInto(corridor: Corridor, corners: readonly Place[]): boolean {
  const { from, to, half, round } = corridor;
  if (measured.samePlace(from, to)) return false;
  if (round) return measured.isNearer(measured.gapFromSegmentToShape([from, to], corners), half);
  charge("corners", corners.length * BESIDE);
  const spots = corners.map((corner) => spotOf(corridor, corner));
  const edges = spots.some((spot, i) => entersPath(corridor, spot, spots[(i + 1) % spots.length] ?? spot));
  return edges || measured.placeIn(corners, { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }) > 0;
}

/**
 * Whether round things of a radius reach into the path, asked for each place by itself; touching its side does not.
 * Exact. `inclusive` counts touching, too.
 */
export function reachingInto(
  corridor: Corridor,
  radius: number,
  { inclusive = false }: { readonly inclusive?: boolean } = {},
): (at: Place) => boolean {
  const { from, to, half, round } = corridor;
  const square = squareOf(corridor);
  if (square === 0) return () => false;
  if (round) {
    const overlaps = inclusive ? measured.isWithin : measured.isNearer;
    return (at) => overlaps(measured.gapToSegment(at, from, to), half + radius);
  }
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.sqrt(square);
  const [most, aside] = [radius * length, half * length];
  const unsure = (most + aside + square) * 1e-9 + 1;
  return ({ x, y }) => {
    const along = (x - from.x) * dx + (y - from.y) * dy;
    const beyond = along < 0 ? -along : along - square;
    // clearly before or behind the path, or beside it; or clearly on it
    if (beyond > most + unsure) return false;
    const across = Math.abs(dx * (y - from.y) - dy * (x - from.x));
    if (across - aside > most + unsure) return false;
    if (across - aside < most - unsure && beyond < -unsure) return true;
    return overlapsPath(corridor, { along, across }, radius, square, { inclusive });
  };
}

/** The same in whole numbers, for what lies so near to the border of the path that floats cannot tell. */
function overlapsPath(
  { half }: Corridor,
  { along, across }: Spot,
  radius: number,
  square: number,
  { inclusive }: { readonly inclusive: boolean },
): boolean {
  const passed = (left: bigint, right: bigint): boolean => (inclusive ? left <= right : left < right);
  const [a, c] = [BigInt(along < 0 ? -along : along - square), BigInt(across)];
  const [h, r, l] = [BigInt(half), BigInt(radius), BigInt(square)];
  // beside the path, before or behind its end, off a corner: distances times the path's length, squared
  if (along >= 0 && along <= square) return passed(c * c, (h + r) * (h + r) * l);
  if (c * c <= h * h * l) return passed(a * a, r * r * l);
  // a² + (c − h√l)² against r²l
  const rest = a * a + c * c + (h * h - r * r) * l;
  return rest < 0n || passed(rest * rest, 4n * c * c * h * h * l);
}

/** The ends of the path between the foremost points of the two bases, shifted across it; null where they meet. */
function shifted(corridor: Corridor, inset: number, across: number): readonly [Place, Place] | null {
  const { from, to } = corridor;
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  if (length <= 2 * inset) return null;
  const [ux, uy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const at = (place: Place, along: number): Place => ({
    x: place.x + ux * along - uy * across,
    y: place.y + uy * along + ux * across,
  });
  return [at(from, inset), at(to, -inset)];
}

/** Crossings of a line through two places with a shape's outline, as lengths from the first. */
function crossings(from: Place, to: Place, corners: readonly Place[], onLineIsRight: boolean): readonly number[] {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy);
  const limits: number[] = [];
  charge("corners", corners.length * CROSSED);
  for (const [i, u] of corners.entries()) {
    const v = corners[(i + 1) % corners.length] ?? u;
    const [su, sv] = [dx * (u.y - from.y) - dy * (u.x - from.x), dx * (v.y - from.y) - dy * (v.x - from.x)];
    const isRight = (side: number): boolean => (onLineIsRight ? side >= 0 : side > 0);
    if (isRight(su) === isRight(sv)) continue;
    const share = su / (su - sv);
    const [x, y] = [u.x + (v.x - u.x) * share - from.x, u.y + (v.y - u.y) * share - from.y];
    limits.push((x * dx + y * dy) / length);
  }
  return limits.sort((a, b) => a - b);
}

type Stretch = readonly [number, number];

/** The stretches of a segment that lie inside a shape; along its outline is outside. */
function stretches(from: Place, to: Place, corners: readonly Place[]): readonly Stretch[] {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  if (length === 0) return [];
  const side = ({ onLineIsRight }: { readonly onLineIsRight: boolean }): readonly Stretch[] => {
    const spots = crossings(from, to, corners, onLineIsRight);
    const parts: Stretch[] = [];
    for (let i = 0; i + 1 < spots.length; i += 2) {
      const [start, end] = [Math.max(0, spots[i] ?? 0), Math.min(length, spots[i + 1] ?? 0)];
      if (end > start) parts.push([start, end]);
    }
    return parts;
  };
  const [one, other] = [side({ onLineIsRight: true }), side({ onLineIsRight: false })];
  return totalOf(one) <= totalOf(other) ? one : other;
}

/** The length that some stretches cover together. */
function totalOf(parts: readonly Stretch[]): number {
  let total = 0;
  let reached = -Infinity;
  for (const [start, end] of parts.toSorted((a, b) => a[0] - b[0])) {
    total += Math.max(0, end - Math.max(start, reached));
    reached = Math.max(reached, end);
  }
  return total;
}

/** How much of a segment lies inside some shapes, in lattice units as a float; where they overlap it counts once. */
export const lengthInside = (from: Place, to: Place, shapes: readonly (readonly Place[])[]): number =>
  totalOf(shapes.flatMap((corners) => stretches(from, to, corners)));

/** Where a segment is so deep inside of some shapes together: the place, and which of them it is in. Null where never. */
export function depthReached(
  from: Place,
  to: Place,
  shapes: readonly (readonly Place[])[],
  depth: number,
): { readonly at: Place; readonly shape: number } | null {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const all = shapes.flatMap((corners, shape) =>
    stretches(from, to, corners).map(([start, end]) => ({ start, end, shape })),
  );
  let left = depth;
  let reached = 0;
  for (const { start, end, shape } of all.sort((a, b) => a.start - b.start)) {
    const begin = Math.max(start, reached);
    if (end <= begin) continue;
    if (end - begin > left) {
      const share = (begin + left) / length;
      return { at: { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }, shape };
    }
    left -= end - begin;
    reached = end;
  }
  return null;
}

/**
 * The most that any line of the path, parallel to its axis, has inside a shape, between the foremost points of the two
 * bases; in lattice units as a float. Between corners of the shape it changes evenly, so that only they are looked at.
 * zh.open.view-own-cover, zh.open.low-view-depth
 */
export function deepest(corridor: Corridor, inset: number, corners: readonly Place[]): number {
  const length = Math.sqrt(squareOf(corridor));
  const ends = [inset, length - inset];
  const spots = corners
    .map((corner) => spotOf(corridor, corner))
    .map((s) => [s.along / length, s.across / length] as const);
  const offsets = spots.map(([, across]) => across);
  for (const [i, [a, c]] of spots.entries()) {
    const [b, d] = spots[(i + 1) % spots.length] ?? [a, c];
    for (const end of ends) if (a < end !== b < end) offsets.push(c + ((d - c) * (end - a)) / (b - a));
  }
  const { half } = corridor;
  const near = offsets.flatMap((offset) => [offset - 1e-6, offset + 1e-6]);
  const tried = [-half + 1e-6, 0, half - 1e-6, ...near.filter((offset) => Math.abs(offset) < half)];
  return Math.max(...tried.map((offset) => lengthAcross(corridor, inset, offset, corners)));
}

/** How much of the line of the path that runs so far beside its axis lies inside a shape. */
export function lengthAcross(corridor: Corridor, inset: number, offset: number, corners: readonly Place[]): number {
  const line = shifted(corridor, inset, offset);
  return line === null ? 0 : lengthInside(line[0], line[1], [corners]);
}

/** The least width of a shape, whichever way it is looked at. */
export function thicknessOf(corners: readonly Place[]): number {
  const { corners: hull } = measured.convexHull(corners);
  charge("corners", hull.length * hull.length * CROSSED);
  const widths = hull.map((u, i) => {
    const v = hull[(i + 1) % hull.length] ?? u;
    return (
      Math.max(...hull.map((place) => Math.abs(measured.doubledArea(u, v, place)))) / Math.hypot(v.x - u.x, v.y - u.y)
    );
  });
  return Math.min(...widths);
}
