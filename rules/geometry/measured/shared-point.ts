import { charge } from "../../kernel/index.ts";
import { boxesMeet, type Box, boxOf } from "./boxes.ts";
import { type Cut, crossingOf, cutsOfDisc } from "./candidates.ts";
import type { Place } from "./lattice.ts";
import { EXACT, FOOT, LOOK, MADE } from "./prices.ts";
import { whole } from "./sketch.ts";
import type { Body, Disc, Polygon } from "./shapes.ts";
import type { Seam } from "./terrain.ts";
import { type Exact, rooted, Tower } from "./tower.ts";

/** A point (x / weight, y / weight) in exact numbers; `at` is the same in floats. */
export interface ExactPoint {
  readonly tower: Tower;
  readonly x: Exact;
  readonly y: Exact;
  readonly weight: bigint;
  readonly at: Place;
}

const fromPlace = (at: Place): ExactPoint => ({
  tower: new Tower(),
  x: whole(at.x),
  y: whole(at.y),
  weight: 1n,
  at,
});

const fromCut = ({ root, x, y, rootX, rootY, weight, at }: Cut): ExactPoint => ({
  tower: new Tower(root),
  x: rooted(1, x, rootX),
  y: rooted(1, y, rootY),
  weight,
  at,
});

/** The side of the line from u to v that a point lies on. */
function sideOf({ tower, x, y, weight }: ExactPoint, u: Place, v: Place): number {
  const [dx, dy] = [whole(v.x - u.x), whole(v.y - u.y)];
  const offset = (dx * whole(u.y) - dy * whole(u.x)) * weight;
  return tower.sign(tower.subtract(tower.cross(dx, dy, x, y), offset));
}

/** More than a point in floats can be off, in lattice units. */
const UNSURE = 1;

/** An edge that a point is compared with in exact numbers, in units of work. */
const COMPARED = 4 * EXACT;

/** Whether a point lies in a body, its outline included. */
function isIn(point: ExactPoint, body: Body): boolean {
  if (body.kind === "hull") {
    return body.corners.every((corner, i) => {
      const next = body.corners[i + 1] ?? body.corners[0] ?? corner;
      return sideOf(point, corner, next) >= 0;
    });
  }
  const off = Math.hypot(point.at.x - body.x, point.at.y - body.y) - body.radius;
  if (Math.abs(off) > UNSURE) return off < 0;
  const { tower, weight } = point;
  const x = tower.subtract(point.x, whole(body.x) * weight);
  const y = tower.subtract(point.y, whole(body.y) * weight);
  const radius = whole(body.radius) * weight;
  return tower.sign(tower.subtract(tower.dot(x, y, x, y), radius * radius)) <= 0;
}

/** Whether a point lies inside a polygon, not on its outline. */
function isInside(point: ExactPoint, { corners, left, right, top, bottom }: Polygon): boolean {
  const { tower, x, y, weight, at } = point;
  if (at.x < left - UNSURE || at.x > right + UNSURE || at.y < top - UNSURE || at.y > bottom + UNSURE) return false;
  charge("corners", corners.length * LOOK);
  const compare = (value: number, exact: Exact): number => tower.sign(tower.subtract(whole(value) * weight, exact));
  let inside = false;
  for (const corner of corners) {
    const { next } = corner;
    // most edges lie wholly above or below the point
    if (Math.min(corner.y, next.y) > at.y + UNSURE || Math.max(corner.y, next.y) < at.y - UNSURE) continue;
    charge("corners", COMPARED);
    const belowOne = compare(corner.y, y);
    const belowOther = compare(next.y, y);
    const side = sideOf(point, corner, next);
    if (side === 0 && belowOne * belowOther <= 0 && compare(corner.x, x) * compare(next.x, x) <= 0) return false;
    if (belowOne > 0 !== belowOther > 0 && belowOther > belowOne === side > 0) inside = !inside;
  }
  return inside;
}

/** Where the outlines of two discs cross. */
function* outlinesCross(one: Disc, other: Disc): Generator<ExactPoint> {
  const x = other.x - one.x;
  const y = other.y - one.y;
  const square = x * x + y * y;
  if (square === 0) return;
  const share = square + one.radius * one.radius - other.radius * other.radius;
  const root = 4n * whole(square) * whole(one.radius) * whole(one.radius) - whole(share) * whole(share);
  if (root < 0n) return;
  const weight = 2n * whole(square);
  const float = Math.sqrt(Number(root));
  for (const hand of [1, -1]) {
    yield {
      tower: new Tower(root),
      x: rooted(1, whole(one.x) * weight + whole(x) * whole(share), whole(-y * hand)),
      y: rooted(1, whole(one.y) * weight + whole(y) * whole(share), whole(x * hand)),
      weight,
      at: {
        x: one.x + (x * share - y * hand * float) / (2 * square),
        y: one.y + (y * share + x * hand * float) / (2 * square),
      },
    };
  }
}

type Edge = readonly [Place, Place];

const edgesOf = (corners: readonly Place[]): readonly Edge[] =>
  corners.map((corner, i) => [corner, corners[i + 1] ?? corners[0] ?? corner]);

/** Where edges cross the outline of a body. */
function* cutsWith(edges: readonly Edge[], body: Body): Generator<ExactPoint> {
  charge("corners", edges.length * (body.kind === "disc" ? 1 : body.corners.length) * FOOT);
  for (const [u, v] of edges) {
    if (body.kind === "disc") for (const cut of cutsOfDisc(body, u, v)) yield fromCut(cut);
    else yield* crossings([[u, v]], edgesOf(body.corners));
  }
}

function* crossings(edges: readonly Edge[], others: readonly Edge[]): Generator<ExactPoint> {
  charge("corners", edges.length * others.length * FOOT);
  for (const [a, b] of edges) {
    for (const [c, d] of others) {
      const crossing = crossingOf(a, b, c, d);
      if (crossing !== null) yield fromCut(crossing);
    }
  }
}

/** The room that two bodies have in common lies in this box; nothing else can be seen of both. */
function roomOf(from: Body, to: Body): Box {
  const [one, other] = [boxOf(from), boxOf(to)];
  return {
    left: Math.max(one.left, other.left) - UNSURE,
    top: Math.max(one.top, other.top) - UNSURE,
    right: Math.min(one.right, other.right) + UNSURE,
    bottom: Math.min(one.bottom, other.bottom) + UNSURE,
  };
}

/** The edges of a polygon that come into a box. */
function edgesInto({ corners }: Polygon, { left, top, right, bottom }: Box): readonly Edge[] {
  charge("corners", corners.length * LOOK);
  const edges: Edge[] = [];
  for (const corner of corners) {
    const { next } = corner;
    if (Math.min(corner.x, next.x) > right || Math.max(corner.x, next.x) < left) continue;
    if (Math.min(corner.y, next.y) > bottom || Math.max(corner.y, next.y) < top) continue;
    edges.push([corner, next]);
  }
  charge("corners", edges.length * MADE);
  return edges;
}

/**
 * Every point where the part of two bodies that nothing covers can have a corner, and one of each body's own; those that
 * lie outside of their room are left out.
 */
function* pointsWorthTrying(from: Body, to: Body, polygons: readonly Polygon[]): Generator<ExactPoint> {
  for (const body of [from, to]) {
    if (body.kind === "hull") for (const corner of body.corners) yield fromPlace(corner);
    else {
      const { x, y, radius } = body;
      for (const [dx, dy] of [
        [0, 0],
        [radius, 0],
        [-radius, 0],
        [0, radius],
        [0, -radius],
      ] as const)
        yield fromPlace({ x: x + dx, y: y + dy });
    }
  }
  if (from.kind === "disc" && to.kind === "disc") yield* outlinesCross(from, to);
  else if (from.kind === "hull") yield* cutsWith(edgesOf(from.corners), to);
  else if (to.kind === "hull") yield* cutsWith(edgesOf(to.corners), from);
  const room = roomOf(from, to);
  const edges = polygons.filter((polygon) => boxesMeet(polygon, room)).map((polygon) => edgesInto(polygon, room));
  for (const ofPolygon of edges) for (const [corner] of ofPolygon) yield fromPlace(corner);
  for (const body of [from, to]) for (const ofPolygon of edges) yield* cutsWith(ofPolygon, body);
  for (const [i, some] of edges.entries()) for (const others of edges.slice(0, i)) yield* crossings(some, others);
}

/** Whether a point lies on a seam, its ends left out. */
function isOnSeam(point: ExactPoint, { from, to }: Seam): boolean {
  if (sideOf(point, from, to) !== 0) return false;
  const { tower, x, y, weight } = point;
  const ahead = (end: Place, other: Place): boolean => {
    const dx = tower.subtract(x, whole(end.x) * weight);
    const dy = tower.subtract(y, whole(end.y) * weight);
    return tower.sign(tower.dot(dx, dy, whole(other.x - end.x), whole(other.y - end.y))) > 0;
  };
  return ahead(from, to) && ahead(to, from);
}

/** A point of both bodies that nothing covers: where bodies meet it is what shows that one sees the other. */
export function uncoveredPoint(
  from: Body,
  to: Body,
  polygons: readonly Polygon[],
  seams: () => readonly Seam[],
): ExactPoint | null {
  for (const point of pointsWorthTrying(from, to, polygons)) {
    charge("corners", COMPARED + polygons.length * LOOK);
    if (!isIn(point, from) || !isIn(point, to)) continue;
    if (polygons.some((polygon) => isInside(point, polygon))) continue;
    const touching = seams();
    charge("corners", touching.length * COMPARED);
    if (!touching.some((seam) => isOnSeam(point, seam))) return point;
  }
  return null;
}
