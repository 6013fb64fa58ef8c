import type { Place } from "./lattice.ts";
import type { Body } from "./shapes.ts";

/** The upright rectangle around something, in lattice units. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The least box around some places. */
export function boxAroundPlaces(places: readonly Place[]): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x, y } of places) {
    if (x < left) left = x;
    if (x > right) right = x;
    if (y < top) top = y;
    if (y > bottom) bottom = y;
  }
  return { left, top, right, bottom };
}

/** The least box around a body. */
export function boxOf(body: Body): Box {
  if (body.kind !== "disc") return boxAroundPlaces(body.corners);
  const { x, y, radius } = body;
  return { left: x - radius, top: y - radius, right: x + radius, bottom: y + radius };
}

/** The least box around two bodies. */
export function boxAround(one: Body, other: Body): Box {
  const [a, b] = [boxOf(one), boxOf(other)];
  return {
    left: Math.min(a.left, b.left),
    top: Math.min(a.top, b.top),
    right: Math.max(a.right, b.right),
    bottom: Math.max(a.bottom, b.bottom),
  };
}

/** Whether two boxes have a place in common: a quick look before what they are around is compared. */
export const boxesMeet = (one: Box, other: Box): boolean =>
  one.left <= other.right && one.right >= other.left && one.top <= other.bottom && one.bottom >= other.top;
