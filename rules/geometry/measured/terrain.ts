import { doubledArea } from "./lattice.ts";
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

function seamsOf(polygons: readonly Polygon[]): readonly Seam[] {
  const between = (a: Polygon, b: Polygon): readonly Seam[] =>
    a.corners.flatMap((one) =>
      b.corners.flatMap((other) => {
        const seam = seamBetween(one, other);
        return seam === null ? [] : [{ from: seam[0], to: seam[1], between: [a, b] as const }];
      }),
    );
  return polygons.flatMap((a, i) =>
    polygons
      .slice(i + 1)
      .filter((b) => boxesMeet(a, b))
      .flatMap((b) => between(a, b)),
  );
}

/** So many pieces are looked through one by one faster than by the grid. */
const few = 24;
const cellsASide = 48;
let questions = 0;

/** The pieces of terrain that a question is asked about, where they touch, and where they lie. */
export class Terrain {
  readonly polygons: readonly Polygon[];
  readonly seams: readonly Seam[];
  readonly #cell: number;
  readonly #left: number;
  readonly #top: number;
  readonly #cells: ReadonlyMap<number, readonly Polygon[]>;

  constructor(polygons: readonly Polygon[]) {
    this.polygons = polygons;
    this.seams = seamsOf(polygons);
    this.#left = Math.min(0, ...polygons.map(({ left }) => left));
    this.#top = Math.min(0, ...polygons.map(({ top }) => top));
    const right = Math.max(1, ...polygons.map((polygon) => polygon.right));
    const bottom = Math.max(1, ...polygons.map((polygon) => polygon.bottom));
    this.#cell = Math.ceil(Math.max(right - this.#left, bottom - this.#top) / cellsASide) + 1;
    const cells = new Map<number, Polygon[]>();
    if (polygons.length > few) {
      for (const polygon of polygons) {
        for (let row = this.#row(polygon.top); row <= this.#row(polygon.bottom); row++) {
          for (let column = this.#column(polygon.left); column <= this.#column(polygon.right); column++) {
            const cell = row * cellsASide + column;
            const there = cells.get(cell);
            if (there === undefined) cells.set(cell, [polygon]);
            else there.push(polygon);
          }
        }
      }
    }
    this.#cells = cells;
  }

  #row(y: number): number {
    return Math.max(0, Math.min(cellsASide - 1, Math.floor((y - this.#top) / this.#cell)));
  }

  #column(x: number): number {
    return Math.max(0, Math.min(cellsASide - 1, Math.floor((x - this.#left) / this.#cell)));
  }

  /** Every piece whose box meets a box; each once. */
  inBox(left: number, top: number, right: number, bottom: number): Polygon[] {
    const meets = (polygon: Polygon): boolean =>
      polygon.left <= right && polygon.right >= left && polygon.top <= bottom && polygon.bottom >= top;
    if (this.polygons.length <= few) return this.polygons.filter(meets);
    const found: Polygon[] = [];
    questions++;
    for (let row = this.#row(top); row <= this.#row(bottom); row++)
      this.#collect(row, this.#column(left), this.#column(right), meets, found);
    return found;
  }

  #collect(row: number, first: number, last: number, fits: (polygon: Polygon) => boolean, found: Polygon[]): void {
    for (let column = first; column <= last; column++) {
      for (const polygon of this.#cells.get(row * cellsASide + column) ?? []) {
        if (polygon.visited === questions) continue;
        polygon.visited = questions;
        if (fits(polygon)) found.push(polygon);
      }
    }
  }

  /** Every piece that reaches into the corridor between two circles, which may be a little wider than they are. */
  inCorridor(from: Extent, to: Extent): Polygon[] {
    const wide = Math.max(from.radius, to.radius);
    const dx = to.x - from.x;
    const dy = to.y - from.y;
    const most = wide * Math.hypot(dx, dy) * (1 + 1e-12) + 1;
    const [left, right] = [Math.min(from.x, to.x) - wide, Math.max(from.x, to.x) + wide];
    const [top, bottom] = [Math.min(from.y, to.y) - wide, Math.max(from.y, to.y) + wide];
    const reaches = (polygon: Polygon): boolean => {
      if (polygon.left > right || polygon.right < left || polygon.top > bottom || polygon.bottom < top) return false;
      let before = true;
      let beyond = true;
      for (const corner of polygon.corners) {
        const side = dx * (corner.y - from.y) - dy * (corner.x - from.x);
        if (side <= most) beyond = false;
        if (side >= -most) before = false;
        if (!before && !beyond) return true;
      }
      return false;
    };
    if (this.polygons.length <= few) return this.polygons.filter(reaches);
    const found: Polygon[] = [];
    questions++;
    for (let row = this.#row(top); row <= this.#row(bottom); row++) {
      const [upper, lower] = [this.#top + row * this.#cell - wide, this.#top + (row + 1) * this.#cell + wide];
      const shareAt = (y: number): number => (dy === 0 ? 0 : Math.max(0, Math.min(1, (y - from.y) / dy)));
      const [one, other] = dy === 0 ? [0, 1] : [shareAt(upper), shareAt(lower)];
      const [a, b] = [from.x + dx * one, from.x + dx * other];
      this.#collect(row, this.#column(Math.min(a, b) - wide), this.#column(Math.max(a, b) + wide), reaches, found);
    }
    return found;
  }
}
