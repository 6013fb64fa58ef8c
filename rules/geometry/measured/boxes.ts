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
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
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
