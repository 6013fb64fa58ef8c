import { charge } from "../../kernel/index.ts";
import {
  commonTangent,
  type Cut,
  crossingOf,
  cutCorner,
  lineThroughCuts,
  tangentAtCut,
  cutsOfDisc,
  tangentThroughCut,
  hands,
  tangentFrom,
  through,
  type Which,
} from "./candidates.ts";
import { type Place, samePlace } from "./lattice.ts";
import { FOOT, NOTE, SORTED } from "./prices.ts";
import { LineOfSight } from "./line-of-sight.ts";
import type { LineSketch } from "./sketch.ts";
import type { Body, Corner, Disc, Polygon } from "./shapes.ts";
import { type ExactPoint, uncoveredPoint } from "./shared-point.ts";
import { type Extent, extentOf, type Seam, seamsOf, type Terrain } from "./terrain.ts";

/** What a question about sight leaves out of account. */
export interface SightOptions {
  readonly ignore?: ((polygon: Polygon) => boolean) | undefined;
}

/** How one body sees another: along a free line, or because a point of both lies open. */
export type FreeSight =
  | { readonly by: "line"; readonly line: LineOfSight }
  | { readonly by: "point"; readonly point: ExactPoint };

/** What tries the lines that a search hands it; true ends the search. */
type Attempt = (line: LineOfSight) => boolean;

/**
 * A question about sight from any part of one body to any part of another, and the few lines that answer it: if some
 * line is free, then one of these is. Bodies do not stop lines; polygons do, where a line enters their inside.
 */
export class SightQuestion {
  readonly from: Body;
  readonly to: Body;
  readonly polygons: readonly Polygon[];
  readonly #fromExtent: Extent;
  readonly #toExtent: Extent;
  #seams: readonly Seam[] | null = null;
  /** The polygon that stopped a line last: it is asked first. */
  #last: Polygon | undefined;

  constructor(terrain: Terrain, from: Body, to: Body, { ignore }: SightOptions = {}) {
    this.from = from;
    this.to = to;
    this.#fromExtent = extentOf(from);
    this.#toExtent = extentOf(to);
    const near = terrain.inCorridor(this.#fromExtent, this.#toExtent);
    this.polygons = ignore === undefined ? near : near.filter((polygon) => !ignore(polygon));
  }

  /** Where the polygons touch along their edges: worked out when a line is free of all of them. */
  get seams(): readonly Seam[] {
    return (this.#seams ??= seamsOf(this.polygons));
  }

  /** The first way to see that is found, in a fixed order; null where there is none. */
  answer(): FreeSight | null {
    const point = this.openPoint();
    if (point !== null) return { by: "point", point };
    let free: LineOfSight | null = null;
    this.#tryLines(
      (line) => {
        if (this.#isStopped(line)) return false;
        free = line;
        return true;
      },
      { mayCutShort: true },
    );
    return free === null ? null : { by: "line", line: free };
  }

  /** A point of both bodies that nothing covers. */
  openPoint(): ExactPoint | null {
    return this.#mayMeet() ? uncoveredPoint(this.from, this.to, this.polygons, () => this.seams) : null;
  }

  /** Hands over every line worth trying that meets both bodies, in a fixed order, until one is accepted. */
  tryAll(attempt: Attempt): boolean {
    return this.#tryLines(attempt, { mayCutShort: false });
  }

  #mayMeet(): boolean {
    const [a, b] = [this.#fromExtent, this.#toExtent];
    return (a.x - b.x) ** 2 + (a.y - b.y) ** 2 <= (a.radius + b.radius) ** 2;
  }

  /** Whether something stops the line; what did is remembered. */
  #isStopped(line: LineOfSight): boolean {
    const last = this.#last;
    if (last !== undefined && line.enters(last)) return true;
    for (const polygon of this.polygons) {
      if (polygon === last || !line.enters(polygon)) continue;
      this.#last = polygon;
      return true;
    }
    const stopped = line.runsAlongAny(this.seams);
    if (stopped) this.#last = undefined;
    return stopped;
  }

  /**
   * Whether one convex polygon, clear of both discs, stops both outer tangents: then it holds a chord right across all
   * lines between them.
   */
  #isWall(polygon: Polygon | undefined, from: Disc, to: Disc): boolean {
    return polygon !== undefined && polygon.isConvex && isClearOf(polygon, from) && isClearOf(polygon, to);
  }

  #tryLines(attempt: Attempt, { mayCutShort }: { readonly mayCutShort: boolean }): boolean {
    const { from, to } = this;
    const tried = (sketch: LineSketch | null): boolean => {
      if (sketch === null) return false;
      const line = new LineOfSight(sketch, from, to);
      return line.aim() && attempt(line);
    };
    const [a, b] = [this.#fromExtent, this.#toExtent];
    if (!samePlace(a, b) && tried(through("centres", a, b))) return true;
    if (from.kind === "disc" && to.kind === "disc") {
      const walls: (Polygon | undefined)[] = [];
      for (const hand of hands) {
        if (tried(commonTangent(from, to, hand, hand))) return true;
        walls.push(this.#last);
      }
      const [wall, other] = walls;
      if (mayCutShort && wall === other && !this.#mayMeet() && this.#isWall(wall, from, to)) return false;
      for (const hand of hands) if (tried(commonTangent(from, to, hand, hand === 1 ? -1 : 1))) return true;
    }
    const corners = this.#cornersBetween();
    if (this.#tryTangents(corners, tried)) return true;
    for (const [i, one] of corners.entries()) {
      for (let j = 0; j < i; j++) {
        const other = corners[j];
        if (other !== undefined && tried(through("corner-corner", one, other))) return true;
      }
    }
    return this.#tryCuts(corners, tried);
  }

  #tryTangents(corners: readonly Place[], tried: (sketch: LineSketch | null) => boolean): boolean {
    const { from, to } = this;
    for (const corner of corners) {
      for (const hand of hands) {
        if (from.kind === "disc" && tried(tangentFrom(corner, from, hand, "from"))) return true;
        if (to.kind === "disc" && tried(tangentFrom(corner, to, hand, "to"))) return true;
      }
    }
    return false;
  }

  /** The corners that a line between the two bodies can touch, those of hulls among them: nearest to the axis first. */
  #cornersBetween(): readonly Place[] {
    const [a, b] = [this.#fromExtent, this.#toExtent];
    const dx = b.x - a.x;
    const dy = b.y - a.y;
    const square = dx * dx + dy * dy;
    const length = Math.sqrt(square);
    const wide = Math.max(a.radius, b.radius) * length + 1;
    const cornersByKey = new Map<number, { place: Place; off: number; along: number }>();
    const note = (place: Place): void => {
      const off = dx * (place.y - a.y) - dy * (place.x - a.x);
      const along = dx * (place.x - a.x) + dy * (place.y - a.y);
      if (Math.abs(off) > wide || along < -wide || along > square + wide) return;
      if (isWithin(place, this.from) || isWithin(place, this.to)) return;
      cornersByKey.set(place.x * 1_048_576 + place.y, { place, off, along });
    };
    for (const { corners } of this.polygons) {
      charge("corners", corners.length * NOTE);
      corners.forEach(note);
    }
    for (const body of [this.from, this.to]) if (body.kind === "hull") body.corners.forEach(note);
    charge("corners", cornersByKey.size * SORTED);
    return [...cornersByKey.values()]
      .sort((p, q) => Math.abs(p.off) - Math.abs(q.off) || p.off - q.off || p.along - q.along)
      .map(({ place }) => place);
  }

  /** Lines through the points where terrain that reaches into a body cuts its outline. */
  #tryCuts(corners: readonly Place[], tried: (sketch: LineSketch | null) => boolean): boolean {
    const { from, to } = this;
    const cutsFrom: Cut[] = [];
    const cutsTo: Cut[] = [];
    const edges = this.#edgesIntoBodies();
    const sizes = [from, to].map((body) => (body.kind === "disc" ? 1 : body.corners.length));
    for (const corner of edges) {
      for (const size of sizes) charge("corners", size * FOOT);
      const ofFrom = cutsOf(from, corner);
      const ofTo = cutsOf(to, corner);
      cutsFrom.push(...ofFrom);
      cutsTo.push(...ofTo);
      if (ofFrom.length + ofTo.length > 0 && tried(through("edge", corner, corner.next))) return true;
    }
    const sides: readonly [readonly Cut[], Body, Body, Which, Which][] = [
      [cutsFrom, from, to, "from", "to"],
      [cutsTo, to, from, "to", "from"],
    ];
    for (const [cuts, own, other, which, otherWhich] of sides) {
      for (const cut of cuts) {
        if (own.kind === "disc" && tried(tangentAtCut(cut, own, which))) return true;
        if (other.kind === "disc")
          for (const hand of hands) if (tried(tangentThroughCut(cut, other, hand, otherWhich))) return true;
        for (const corner of corners) if (tried(cutCorner(cut, corner))) return true;
      }
    }
    for (const one of cutsFrom) for (const other of cutsTo) if (tried(lineThroughCuts(one, other))) return true;
    return false;
  }

  /** The edges of the polygons whose boxes meet a body, in an order that does not depend on how they were written. */
  #edgesIntoBodies(): readonly Corner[] {
    const extents = [this.#fromExtent, this.#toExtent];
    const edges = this.polygons
      .filter(({ left, right, top, bottom }) =>
        extents.some(
          ({ x, y, radius }) => left <= x + radius && right >= x - radius && top <= y + radius && bottom >= y - radius,
        ),
      )
      .flatMap(({ corners }) => corners);
    charge("corners", edges.length * SORTED);
    return edges.sort((a, b) => a.x - b.x || a.y - b.y || a.next.x - b.next.x || a.next.y - b.next.y);
  }
}

/** Where the edge from a corner crosses the outline of a body. */
function cutsOf(body: Body, corner: Corner): readonly Cut[] {
  if (body.kind === "disc") return cutsOfDisc(body, corner, corner.next);
  return body.corners.flatMap(
    (u, i) => crossingOf(corner, corner.next, u, body.corners[i + 1] ?? body.corners[0] ?? u) ?? [],
  );
}

/** Whether a place lies inside a disc, not on its outline: no line between bodies touches a corner there. */
const isWithin = (place: Place, body: Body): boolean =>
  body.kind === "disc" && (place.x - body.x) ** 2 + (place.y - body.y) ** 2 < body.radius * body.radius;

/** Whether all of a convex polygon lies outside a disc by more than a lattice unit; may say no where it does. */
function isClearOf({ corners }: Polygon, { x, y, radius }: Disc): boolean {
  charge("corners", corners.length * NOTE);
  let inside = true;
  for (const corner of corners) {
    const { next } = corner;
    const ex = next.x - corner.x;
    const ey = next.y - corner.y;
    const cx = x - corner.x;
    const cy = y - corner.y;
    const share = Math.max(0, Math.min(1, (cx * ex + cy * ey) / (ex * ex + ey * ey)));
    if ((cx - share * ex) ** 2 + (cy - share * ey) ** 2 < (radius + 1) ** 2) return false;
    if (ex * cy - ey * cx <= 0) inside = false;
  }
  return !inside;
}

/** Whether some line from any part of one body to any part of another enters no polygon. Exact. */
export const sees = (terrain: Terrain, from: Body, to: Body, options?: SightOptions): boolean =>
  new SightQuestion(terrain, from, to, options).answer() !== null;
