import { charge } from "../../kernel/index.ts";
import { boxAroundPlaces } from "./boxes.ts";
import { doubledArea, isOnSegment, type Place } from "./lattice.ts";
import { HELD, MADE, SORTED } from "./prices.ts";

/** A base seen from above: a disc. A radius of 0 is a point. */
export interface Disc {
  readonly kind: "disc";
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** A hull seen from above: a convex polygon at its facing, its corners rounded to the lattice once. */
export interface Hull {
  readonly kind: "hull";
  readonly corners: readonly Place[];
}

/** What stands on the table with an outline of its own, and can look and be looked at. */
export type Body = Disc | Hull;

export const disc = (x: number, y: number, radius: number): Disc => ({ kind: "disc", x, y, radius });

/** The convex hull of places, its corners in order (the table's inside to the right); straight corners are left out. */
export function convexHull(places: readonly Place[]): Hull {
  charge("corners", places.length * (SORTED + MADE));
  const sorted = places.toSorted((a, b) => a.x - b.x || a.y - b.y);
  const half = (order: readonly Place[]): Place[] => {
    const chain: Place[] = [];
    for (const place of order) {
      for (;;) {
        const [before, last] = chain.slice(-2);
        if (before === undefined || last === undefined || doubledArea(before, last, place) > 0) break;
        chain.pop();
      }
      chain.push(place);
    }
    return chain.slice(0, -1);
  };
  return { kind: "hull", corners: [...half(sorted), ...half(sorted.toReversed())] };
}

/** A corner of a prepared polygon, linked to its neighbours; `side`, `across` and `along` are notes of one line test. */
export class Corner implements Place {
  readonly x: number;
  readonly y: number;
  next: Corner = this;
  previous: Corner = this;
  /** Whether the polygon is convex or straight here. */
  convex = true;
  side = 0;
  across = 0;
  along = 0;

  constructor({ x, y }: Place) {
    this.x = x;
    this.y = y;
  }
}

/** Links places to a ring of corners with the inside to the right of every edge, as the table is seen. */
export function ringOf(places: readonly Place[]): readonly Corner[] {
  const [origin] = places;
  if (origin === undefined) return [];
  charge("corners", places.length * MADE);
  let area = 0;
  for (const [i, place] of places.entries()) area += doubledArea(origin, place, places[i + 1] ?? origin);
  const corners = (area < 0 ? places.toReversed() : places).map((place) => new Corner(place));
  let previous = corners.at(-1);
  for (const corner of corners) {
    if (previous !== undefined) {
      corner.previous = previous;
      previous.next = corner;
    }
    previous = corner;
  }
  for (const corner of corners) corner.convex = doubledArea(corner.previous, corner, corner.next) >= 0;
  return corners;
}

/** Something on the table that stops a line or a base: a simple polygon with a name. */
export class Polygon {
  readonly name: string;
  readonly corners: readonly Corner[];
  readonly isConvex: boolean;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;

  constructor(name: string, places: readonly Place[]) {
    this.name = name;
    this.corners = ringOf(places);
    this.isConvex = this.corners.every(({ convex }) => convex);
    const { left, top, right, bottom } = boxAroundPlaces(places);
    this.left = left;
    this.right = right;
    this.top = top;
    this.bottom = bottom;
  }
}

/** Where a place lies to a shape: 1 inside, 0 on its outline, -1 outside. */
export function placeIn(corners: readonly Place[], place: Place): -1 | 0 | 1 {
  charge("corners", corners.length * HELD);
  let inside = false;
  let corner = corners.at(-1) ?? place;
  const { y } = place;
  for (const next of corners) {
    // most sides lie wholly above or below the place
    const beside = (corner.y > y && next.y > y) || (corner.y < y && next.y < y);
    if (!beside) {
      const side = doubledArea(corner, next, place);
      if (side === 0 && isOnSegment(corner, next, place)) return 0;
      if (corner.y > y !== next.y > y && next.y > corner.y === side > 0) inside = !inside;
    }
    corner = next;
  }
  return inside ? 1 : -1;
}

/** A thick line as a polygon: a wall or hedge along places, `thickness` wide, its ends square. */
export function thickLine(from: Place, to: Place, thickness: number): readonly Place[] {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  if (length === 0) throw new RangeError("A thick line needs two places.");
  const x = Math.round((((from.y - to.y) / length) * thickness) / 2);
  const y = Math.round((((to.x - from.x) / length) * thickness) / 2);
  return [
    { x: from.x + x, y: from.y + y },
    { x: to.x + x, y: to.y + y },
    { x: to.x - x, y: to.y - y },
    { x: from.x - x, y: from.y - y },
  ];
}
