import { charge } from "../../kernel/index.ts";
import { doubledArea } from "./lattice.ts";
import { FOOT, LOOK } from "./prices.ts";
import { type Body, Corner, type Polygon } from "./shapes.ts";

/** Where two pieces of terrain touch along their edges: they are read as joined, and nothing passes along it. */
export interface Seam {
  readonly from: Corner;
  readonly to: Corner;
  readonly between: readonly [Polygon, Polygon];
}

/** The room a body takes: a place and the distance from it within which all of the body lies. */
export interface Extent {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** A circle of whole numbers around a body. */
export function extentOf(body: Body): Extent {
  if (body.kind === "disc") return body;
  const xs = body.corners.map(({ x }) => x);
  const ys = body.corners.map(({ y }) => y);
  const x = Math.round((Math.min(...xs) + Math.max(...xs)) / 2);
  const y = Math.round((Math.min(...ys) + Math.max(...ys)) / 2);
  return { x, y, radius: Math.ceil(Math.max(...body.corners.map((c) => Math.hypot(c.x - x, c.y - y)))) };
}

/** Where two edges of opposite directions lie on each other, if they do for more than a point. */
function seamBetween(one: Corner, other: Corner): readonly [Corner, Corner] | null {
  const { next } = one;
  if (doubledArea(one, next, other) !== 0 || doubledArea(one, next, other.next) !== 0) return null;
  const along = (place: Corner): number => (place.x - one.x) * (next.x - one.x) + (place.y - one.y) * (next.y - one.y);
  if (along(other.next) >= along(other)) return null;
  const from = along(other.next) > 0 ? other.next : one;
  const to = along(other) < along(next) ? other : next;
  return along(from) < along(to) ? [new Corner(from), new Corner(to)] : null;
}

const boxesMeet = (a: Polygon, b: Polygon): boolean =>
  a.left <= b.right && b.left <= a.right && a.top <= b.bottom && b.top <= a.bottom;

/** A number that is the same for all edges on one line, whichever way they run, and seldom for others. */
function lineUnder({ x, y, next }: Corner): number {
  let [dx, dy] = [next.x - x, next.y - y];
  let [divisor, rest] = [Math.abs(dx), Math.abs(dy)];
  while (rest > 0) [divisor, rest] = [rest, divisor % rest];
  if (dx < 0 || (dx === 0 && dy < 0)) divisor = -divisor;
  dx /= divisor;
  dy /= divisor;
  const off = dx * y - dy * x;
  return (Math.imul(dx, 0x9e3779b1) ^ Math.imul(dy, 0x85ebca6b) ^ Math.imul(off % 0x7fffffff, 0xc2b2ae35)) >> 1;
}

/** An edge, the piece it belongs to, and which of all it is. */
interface EdgeOf {
  readonly corner: Corner;
  readonly polygon: Polygon;
  readonly piece: number;
  readonly at: number;
}

/** An edge whose line is told, and one of two edges on one line, in units of work. */
const LINED = 4;
const PAIRED = 1 / 2;
const JOINED = 16;

/** Two pieces whose boxes meet, by their places among all. */
type Pair = readonly [one: number, other: number];

/** Where pairs of pieces touch, by comparing all of their edges. */
const seamsOfPairs = (polygons: readonly Polygon[], pairs: readonly Pair[]): readonly Seam[] =>
  pairs.flatMap(([i, j]) => {
    const [a, b] = [polygons[i], polygons[j]];
    if (a === undefined || b === undefined) return [];
    return a.corners.flatMap((one) =>
      b.corners.flatMap((other) => {
        const seam = seamBetween(one, other);
        return seam === null ? [] : [{ from: seam[0], to: seam[1], between: [a, b] as const }];
      }),
    );
  });

/** The same by comparing the edges that seem to lie on one line. */
function seamsOnLines(polygons: readonly Polygon[]): readonly Seam[] {
  const lines = new Map<number, EdgeOf[]>();
  for (const [piece, polygon] of polygons.entries()) {
    charge("corners", polygon.corners.length * LINED);
    for (const [at, corner] of polygon.corners.entries()) {
      const line = lineUnder(corner);
      const there = lines.get(line);
      if (there === undefined) lines.set(line, [{ corner, polygon, piece, at }]);
      else there.push({ corner, polygon, piece, at });
    }
  }
  const seams: { readonly seam: Seam; readonly one: EdgeOf; readonly other: EdgeOf }[] = [];
  for (const edges of lines.values()) {
    for (const [i, one] of edges.entries()) {
      charge("corners", (edges.length - i - 1) * PAIRED);
      for (let j = i + 1; j < edges.length; j++) {
        const other = edges[j];
        if (other === undefined || other.piece === one.piece) continue;
        const ends = seamBetween(one.corner, other.corner);
        if (ends === null) continue;
        charge("corners", JOINED);
        const [from, to] = ends;
        seams.push({ seam: { from, to, between: [one.polygon, other.polygon] }, one, other });
      }
    }
  }
  return seams
    .sort(
      (a, b) =>
        a.one.piece - b.one.piece || a.other.piece - b.other.piece || a.one.at - b.one.at || a.other.at - b.other.at,
    )
    .map(({ seam }) => seam);
}

/** So many pairs of edges for each edge are compared faster than lines are told. */
const FEW_PAIRS = 32;

/** Where pieces touch along their edges, in the order of the pieces and of their corners. */
export function seamsOf(polygons: readonly Polygon[]): readonly Seam[] {
  charge("corners", polygons.length * polygons.length * LOOK);
  const pairs: Pair[] = [];
  let compared = 0;
  for (const [i, a] of polygons.entries()) {
    for (let j = i + 1; j < polygons.length; j++) {
      const b = polygons[j];
      if (b === undefined || !boxesMeet(a, b)) continue;
      pairs.push([i, j]);
      compared += a.corners.length * b.corners.length;
    }
  }
  if (pairs.length === 0) return [];
  const edges = polygons.reduce((sum, { corners }) => sum + corners.length, 0);
  if (compared > edges * FEW_PAIRS) return seamsOnLines(polygons);
  charge("corners", compared * FOOT);
  return seamsOfPairs(polygons, pairs);
}

/** The pieces of terrain that a question is asked about, and where they touch. */
export class Terrain {
  readonly polygons: readonly Polygon[];

  constructor(polygons: readonly Polygon[]) {
    this.polygons = polygons;
  }

  /** Where the pieces touch along their edges. */
  get seams(): readonly Seam[] {
    return seamsOf(this.polygons);
  }

  /** Every piece that reaches into the corridor between two circles, which may be a little wider than they are. */
  inCorridor(from: Extent, to: Extent): Polygon[] {
    const wide = Math.max(from.radius, to.radius);
    const dx = to.x - from.x;
    const dy = to.y - from.y;
    const most = wide * Math.hypot(dx, dy) * (1 + 1e-12) + 1;
    const [left, right] = [Math.min(from.x, to.x) - wide, Math.max(from.x, to.x) + wide];
    const [top, bottom] = [Math.min(from.y, to.y) - wide, Math.max(from.y, to.y) + wide];
    charge("corners", this.polygons.length * LOOK);
    return this.polygons.filter((polygon) => {
      if (polygon.left > right || polygon.right < left || polygon.top > bottom || polygon.bottom < top) return false;
      let before = true;
      let beyond = true;
      charge("corners", polygon.corners.length * LOOK);
      for (const corner of polygon.corners) {
        const side = dx * (corner.y - from.y) - dy * (corner.x - from.x);
        if (side <= most) beyond = false;
        if (side >= -most) before = false;
        if (!before && !beyond) return true;
      }
      return false;
    });
  }
}
