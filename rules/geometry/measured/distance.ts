import { charge } from "../../kernel/index.ts";
import { doubledArea, type Place, segmentsMeet, squaredDistance } from "./lattice.ts";
import { EXACT, FOOT, LOOK } from "./prices.ts";
import { whole } from "./sketch.ts";
import { type Body, type Disc, placeIn } from "./shapes.ts";
import { rooted, Tower } from "./tower.ts";

/**
 * How far two things are apart, exactly: √(square / weight) − less, and nothing where that is below 0. The whole numbers
 * are made only where floats cannot tell.
 */
export interface Gap {
  /** In lattice units as a float, for words and drawings and wherever it decides; never below 0. */
  readonly length: number;
  /** The same, below 0 where things overlap. */
  readonly signed: number;
  readonly less: number;
  exact(): { readonly square: bigint; readonly weight: bigint };
}

const gapOf = (square: number, less: number): Gap => ({
  less,
  length: Math.max(0, Math.sqrt(square) - less),
  signed: Math.sqrt(square) - less,
  exact: () => ({ square: whole(square), weight: 1n }),
});

/** The gap to the segment from u to v, where the foot lies between them: area² / length². */
const gapToLine = (area: number, square: number, less: number): Gap => ({
  less,
  length: Math.max(0, Math.abs(area) / Math.sqrt(square) - less),
  signed: Math.abs(area) / Math.sqrt(square) - less,
  exact: () => ({ square: whole(area) * whole(area), weight: whole(square) }),
});

/** No gap: the things touch or overlap. */
const together: Gap = { less: 0, length: 0, signed: 0, exact: () => ({ square: 0n, weight: 1n }) };

/** From a place to the nearest point of a segment, `less` taken off. */
export function gapToSegment(place: Place, u: Place, v: Place, less = 0): Gap {
  const [ex, ey] = [v.x - u.x, v.y - u.y];
  const square = ex * ex + ey * ey;
  const along = (place.x - u.x) * ex + (place.y - u.y) * ey;
  if (along <= 0 || square === 0) return gapOf(squaredDistance(place, u), less);
  if (along >= square) return gapOf(squaredDistance(place, v), less);
  return gapToLine(doubledArea(u, v, place), square, less);
}

/** -1, 0 or 1: whether one gap is smaller than, as large as or larger than another. Exact. */
export function compareGaps(a: Gap, b: Gap): number {
  const off = a.length - b.length;
  if (Math.abs(off) > 1e-6) return Math.sign(off);
  const [one, other] = [a.exact(), b.exact()];
  // √(square / weight) − less of each, times both weights
  const tower = new Tower(one.square * one.weight, other.square * other.weight);
  const weights = one.weight * other.weight;
  const first = rooted(1, -whole(a.less) * weights, other.weight);
  const second = rooted(2, -whole(b.less) * weights, one.weight);
  if (tower.sign(first) <= 0) return tower.sign(second) <= 0 ? 0 : -1;
  if (tower.sign(second) <= 0) return 1;
  return tower.sign(tower.subtract(first, second));
}

/** By how much a gap is over a length, exactly, as far as its sign goes. */
function over(gap: Gap, length: number): number | bigint {
  const off = gap.signed - length;
  if (Math.abs(off) > 1e-3) return off;
  const most = whole(length + gap.less);
  const { square, weight } = gap.exact();
  return square - most * most * weight;
}

/** Whether a gap is at most so many lattice units. Exact. */
export const isWithin = (gap: Gap, length: number): boolean => over(gap, length) <= 0;

/** Whether a gap is less than so many lattice units. Exact. */
export const isNearer = (gap: Gap, length: number): boolean => over(gap, length) < 0;

type Segment = readonly [Place, Place];

const edgesOf = (corners: readonly Place[]): readonly Segment[] =>
  corners.map((corner, i) => [corner, corners[(i + 1) % corners.length] ?? corner]);

/** The smallest of some gaps that have the same taken off, overlaps told apart as well. */
function smallest(gaps: Iterable<Gap>): Gap {
  let least: Gap | null = null;
  for (const gap of gaps) if (least === null || isSmaller(gap, least)) least = gap;
  if (least === null) throw new Error("There is nothing to measure to.");
  return least;
}

function isSmaller(a: Gap, b: Gap): boolean {
  const off = a.signed - b.signed;
  if (Math.abs(off) > 1e-6) return off < 0;
  const [one, other] = [a.exact(), b.exact()];
  return one.square * other.weight < other.square * one.weight;
}

/** Whether a place lies inside a shape or on its outline. */
export const isOver = (corners: readonly Place[], place: Place): boolean => placeIn(corners, place) >= 0;

/** How far a place is from a segment, as a float. */
function floatGap(place: Place, u: Place, v: Place): number {
  const ex = v.x - u.x;
  const ey = v.y - u.y;
  const px = place.x - u.x;
  const py = place.y - u.y;
  const square = ex * ex + ey * ey;
  const along = px * ex + py * ey;
  if (along <= 0 || square === 0) return Math.sqrt(px * px + py * py);
  if (along >= square) return Math.sqrt((place.x - v.x) ** 2 + (place.y - v.y) ** 2);
  return Math.abs(ex * py - ey * px) / Math.sqrt(square);
}

/** Of many gaps between places and segments the smallest: floats choose, and only what they cannot tell is made. */
class Least {
  #float = Infinity;
  #best: (readonly [Place, Place, Place])[] = [];

  try(place: Place, u: Place, v: Place): void {
    const float = floatGap(place, u, v);
    if (float > this.#float + 1e-3) return;
    if (float < this.#float - 1e-3) this.#best = [];
    this.#best.push([place, u, v]);
    this.#float = Math.min(this.#float, float);
  }

  /** Every corner of a shape to a segment. */
  tryCorners(corners: readonly Place[], u: Place, v: Place): void {
    charge("corners", corners.length * FOOT);
    for (const corner of corners) this.try(corner, u, v);
  }

  /** A place to every edge of a shape. */
  tryEdges(place: Place, corners: readonly Place[]): void {
    charge("corners", corners.length * FOOT);
    let before = corners.at(-1);
    for (const corner of corners) {
      if (before !== undefined) this.try(place, before, corner);
      before = corner;
    }
  }

  gap(less: number): Gap {
    if (this.#best.length > 1) charge("corners", this.#best.length * 8 * EXACT);
    return smallest(this.#best.map(([place, u, v]) => gapToSegment(place, u, v, less)));
  }
}

/** From a place to a shape, inside of which it is nothing. */
export function gapToShape(place: Place, corners: readonly Place[], less = 0): Gap {
  if (isOver(corners, place)) return together;
  const least = new Least();
  least.tryEdges(place, corners);
  return least.gap(less);
}

/** Whether a segment meets an edge of a shape. */
function meetsEdge([a, b]: Segment, corners: readonly Place[]): boolean {
  charge("corners", corners.length * LOOK);
  let before = corners.at(-1);
  for (const corner of corners) {
    if (before !== undefined && segmentsMeet(a, b, before, corner)) return true;
    before = corner;
  }
  return false;
}

/** From a segment to a shape, `less` taken off; nothing where it enters or touches it. */
export function gapFromSegmentToShape(segment: Segment, corners: readonly Place[], less = 0): Gap {
  const [from, to] = segment;
  if (isOver(corners, from) || meetsEdge(segment, corners)) return together;
  const least = new Least();
  least.tryEdges(from, corners);
  least.tryEdges(to, corners);
  least.tryCorners(corners, from, to);
  return least.gap(less);
}

const gapBetweenDiscs = (a: Disc, b: Disc): Gap => gapOf(squaredDistance(a, b), a.radius + b.radius);

function gapBetweenShapes(one: readonly Place[], other: readonly Place[]): Gap {
  const [first] = one;
  const [second] = other;
  if (first === undefined || second === undefined) throw new Error("A shape has corners.");
  if (isOver(other, first) || isOver(one, second)) return together;
  if (edgesOf(one).some((edge) => meetsEdge(edge, other))) return together;
  // between shapes that do not meet the shortest way begins or ends at a corner
  const least = new Least();
  for (const corner of one) least.tryEdges(corner, other);
  for (const corner of other) least.tryEdges(corner, one);
  return least.gap(0);
}

/** Between the nearest points of two bodies; nothing where they touch or overlap. */
export function gapBetween(a: Body, b: Body): Gap {
  if (a.kind === "disc") return b.kind === "disc" ? gapBetweenDiscs(a, b) : gapToShape(a, b.corners, a.radius);
  return b.kind === "disc" ? gapToShape(b, a.corners, b.radius) : gapBetweenShapes(a.corners, b.corners);
}

/** Between the nearest points of a body and a shape on the ground; nothing where they touch or overlap. */
export const gapToGround = (body: Body, corners: readonly Place[]): Gap =>
  body.kind === "disc" ? gapToShape(body, corners, body.radius) : gapBetweenShapes(body.corners, corners);

/** Of some things, all that are nearest: more than one where they are exactly as near. */
export function nearest<T>(things: readonly T[], gap: (thing: T) => Gap): readonly T[] {
  let best: { gap: Gap; things: T[] } | null = null;
  for (const thing of things) {
    const own = gap(thing);
    const order = best === null ? -1 : compareGaps(own, best.gap);
    if (best === null || order < 0) best = { gap: own, things: [thing] };
    else if (order === 0) best.things.push(thing);
  }
  return best?.things ?? [];
}
