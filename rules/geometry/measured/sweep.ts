import { charge } from "../../kernel/index.ts";
import { type Box, boxAroundPlaces } from "./boxes.ts";
import { gapBetween, gapFromSegmentToShape, gapToSegment, gapToShape, isNearer, isOver } from "./distance.ts";
import { type Place, samePlace, segmentsMeet, squaredDistance } from "./lattice.ts";
import { NOTE, PASS } from "./prices.ts";
import { type Disc, disc } from "./shapes.ts";

/** What a base has to keep off as it moves: a base, or a shape on the ground, and how far at least. */
export interface Barrier {
  readonly name: string;
  readonly shape: Disc | readonly Place[];
  /** The least gap in lattice units; 0 lets the base touch it. */
  readonly keep: number;
}

/** The room a base may be in: its centre stays within these bounds, both included. */
export interface Bounds {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Where the centre of a base may be that stays wholly on a table. */
export const onTable = (width: number, height: number, radius: number): Bounds => ({
  left: radius,
  top: radius,
  right: width - radius,
  bottom: height - radius,
});

export const isInBounds = ({ x, y }: Place, { left, top, right, bottom }: Bounds): boolean =>
  x >= left && x <= right && y >= top && y <= bottom;

const isDisc = (shape: Barrier["shape"]): shape is Disc => !Array.isArray(shape);

/** The corners of a barrier that is a shape; none of a base. */
export const cornersOf = ({ shape }: Barrier): readonly Place[] => (isDisc(shape) ? [] : shape);

/** How far the centre of a base has to keep from the outline of a barrier (from the middle of a base). */
export const clearanceOf = ({ shape, keep }: Barrier, radius: number): number =>
  radius + keep + (isDisc(shape) ? shape.radius : 0);

/** The base that a barrier is, if it is one. */
export const baseOf = ({ shape }: Barrier): Disc | null => (isDisc(shape) ? shape : null);

function floatDistance(px: number, py: number, a: Place, b: Place): number {
  const ex = b.x - a.x;
  const ey = b.y - a.y;
  const square = ex * ex + ey * ey;
  const share = square === 0 ? 0 : Math.max(0, Math.min(1, ((px - a.x) * ex + (py - a.y) * ey) / square));
  const offX = a.x + share * ex - px;
  const offY = a.y + share * ey - py;
  return Math.sqrt(offX * offX + offY * offY);
}

const boxes = new WeakMap<readonly Place[], Box>();

/** The box around a shape, worked out once. */
function keptBox(shape: readonly Place[]): Box {
  let box = boxes.get(shape);
  if (box === undefined) boxes.set(shape, (box = boxAroundPlaces(shape)));
  return box;
}

/** Whether a shape's box is further than so much from the box of two places: then nothing between them comes near it. */
export function isBeyond(a: Place, b: Place, shape: readonly Place[], clearance: number): boolean {
  const { left, top, right, bottom } = keptBox(shape);
  const reach = clearance + 1;
  return (
    Math.max(a.x, b.x) < left - reach ||
    Math.min(a.x, b.x) > right + reach ||
    Math.max(a.y, b.y) < top - reach ||
    Math.min(a.y, b.y) > bottom + reach
  );
}

/** How far a segment is from the outline of a shape, in floats; 0 where it crosses or touches it. */
function floatOff(a: Place, b: Place, shape: readonly Place[]): number {
  charge("corners", shape.length * PASS);
  let least = Infinity;
  let u = shape.at(-1) ?? a;
  for (const v of shape) {
    if (segmentsMeet(a, b, u, v)) return 0;
    least = Math.min(
      least,
      floatDistance(u.x, u.y, a, b),
      floatDistance(a.x, a.y, u, v),
      floatDistance(b.x, b.y, u, v),
    );
    u = v;
  }
  return least;
}

/**
 * Whether a base (its radius above 0) keeps far enough off a barrier all along the straight way from one place to
 * another, ends included. Exact: floats where they can tell.
 */
export function isClear(from: Place, to: Place, radius: number, barrier: Barrier): boolean {
  const clearance = clearanceOf(barrier, radius);
  const { shape, keep } = barrier;
  charge("corners", NOTE);
  if (isDisc(shape)) {
    const { x, y } = shape;
    const reach = clearance + 1;
    if (x < from.x - reach && x < to.x - reach) return true;
    if (x > from.x + reach && x > to.x + reach) return true;
    if (y < from.y - reach && y < to.y - reach) return true;
    if (y > from.y + reach && y > to.y + reach) return true;
    const off = floatDistance(x, y, from, to) - clearance;
    if (Math.abs(off) > 1e-3) return off > 0;
    return !isNearer(gapToSegment(shape, from, to, radius + shape.radius), keep);
  }
  if (isBeyond(from, to, shape, clearance)) return true;
  const off = floatOff(from, to, shape) - clearance;
  if (off < -1e-3 || isOver(shape, from)) return false;
  if (off > 1e-3) return true;
  const gap = samePlace(from, to) ? gapToShape(from, shape, radius) : gapFromSegmentToShape([from, to], shape, radius);
  return !isNearer(gap, keep);
}

/** The first of some barriers, by name, that a base would come too near to on the straight way; null where it is free. */
export const barrierInTheWay = (from: Place, to: Place, radius: number, barriers: readonly Barrier[]): Barrier | null =>
  barriers.find((barrier) => !isClear(from, to, radius, barrier)) ?? null;

/** How far a base comes on a straight way, and what keeps it from going on. */
export interface Sweep {
  readonly place: Place;
  /** Null where it comes all the way. */
  readonly stoppedBy: Barrier | "edge" | null;
}

/** How far along from → to a moving point first comes within a radius of a still point, as a share; 1 where it does not. */
function entersCircle(from: Place, to: Place, centre: Place, radius: number): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const [cx, cy] = [from.x - centre.x, from.y - centre.y];
  const a = dx * dx + dy * dy;
  const b = cx * dx + cy * dy;
  const rest = b * b - a * (cx * cx + cy * cy - radius * radius);
  if (rest < 0 || a === 0 || b >= 0) return 1;
  const share = (-b - Math.sqrt(rest)) / a;
  return share >= 1 ? 1 : Math.max(0, share);
}

/** The same for the band of a width around a segment, its round ends left out. */
function entersBand(from: Place, to: Place, [u, v]: readonly [Place, Place], width: number): number {
  const [ex, ey] = [v.x - u.x, v.y - u.y];
  const length = Math.hypot(ex, ey);
  const side = (place: Place): number => (ex * (place.y - u.y) - ey * (place.x - u.x)) / length;
  const [start, end] = [side(from), side(to)];
  if (Math.abs(end) >= Math.abs(start) && start * end > 0) return 1;
  const share = (Math.abs(start) - width) / (Math.abs(start) - Math.sign(start || 1) * end);
  if (!(share < 1)) return 1;
  const at = Math.max(0, share);
  const [x, y] = [from.x + (to.x - from.x) * at, from.y + (to.y - from.y) * at];
  const along = ((x - u.x) * ex + (y - u.y) * ey) / length;
  return along >= 0 && along <= length ? at : 1;
}

/** The share of the straight way, in floats, at which a base comes too near to a barrier; 1 where it does not. */
function firstTouch(from: Place, to: Place, radius: number, barrier: Barrier): number {
  const clearance = clearanceOf(barrier, radius);
  const base = baseOf(barrier);
  if (base !== null) return entersCircle(from, to, base, clearance);
  const corners = cornersOf(barrier);
  charge("corners", corners.length * PASS);
  let least = 1;
  for (const [i, u] of corners.entries()) {
    const v = corners[(i + 1) % corners.length] ?? u;
    least = Math.min(least, entersCircle(from, to, u, clearance), entersBand(from, to, [u, v], clearance));
  }
  return least;
}

/**
 * How far a base comes on the straight way from one place towards another before it would come too near to a barrier or
 * leave the bounds: the furthest lattice place of the way from which everything before it is free. A base that is too
 * near at the start does not move at all.
 */
export function sweep(from: Place, to: Place, radius: number, barriers: readonly Barrier[], bounds?: Bounds): Sweep {
  let share = 1;
  let stoppedBy: Sweep["stoppedBy"] = null;
  const note = (at: number, by: Barrier | "edge"): void => {
    if (at >= share) return;
    share = Math.max(0, at);
    stoppedBy = by;
  };
  if (bounds !== undefined) {
    const { left, top, right, bottom } = bounds;
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    if (to.x > right) note((right - from.x) / dx, "edge");
    if (to.x < left) note((left - from.x) / dx, "edge");
    if (to.y > bottom) note((bottom - from.y) / dy, "edge");
    if (to.y < top) note((top - from.y) / dy, "edge");
  }
  for (const barrier of barriers)
    note(isClear(from, to, radius, barrier) ? 1 : firstTouch(from, to, radius, barrier), barrier);
  const length = Math.sqrt(squaredDistance(from, to));
  const ok = (place: Place): boolean =>
    (bounds === undefined || isInBounds(place, bounds)) && barrierInTheWay(from, place, radius, barriers) === null;
  // the lattice place may lie beside the way by half a unit: a step or two back it is free for certain
  for (let back = 0; back <= 4; back++) {
    const at = length === 0 ? 0 : Math.max(0, share - back / length);
    // no zero below zero: places are written and read again
    const place = {
      x: Math.round(from.x + (to.x - from.x) * at) + 0,
      y: Math.round(from.y + (to.y - from.y) * at) + 0,
    };
    if (ok(place)) return { place, stoppedBy };
    stoppedBy ??= barrierInTheWay(from, place, radius, barriers) ?? "edge";
  }
  return { place: { x: from.x, y: from.y }, stoppedBy };
}

/** Whether a base at a place keeps far enough off everything and stays in the bounds. */
export const mayStand = (place: Place, radius: number, barriers: readonly Barrier[], bounds?: Bounds): boolean =>
  (bounds === undefined || isInBounds(place, bounds)) && barrierInTheWay(place, place, radius, barriers) === null;

/** The length of a path of straight pieces, in lattice units. */
export function lengthOf(path: readonly Place[]): number {
  let length = 0;
  for (const [i, place] of path.entries()) {
    const next = path[i + 1];
    if (next !== undefined) length += Math.sqrt(squaredDistance(place, next));
  }
  return length;
}

/** Between two bases, as they stand. */
export const gapBetweenBases = (a: Place, radiusA: number, b: Place, radiusB: number) =>
  gapBetween(disc(a.x, a.y, radiusA), disc(b.x, b.y, radiusB));
