import { measured } from "../../geometry/index.ts";
import type { Prism } from "./bodies.ts";
import { type Ctx, number, reading } from "./context.ts";

/** How much a length may be over a limit and still counts as equal to it: a hundredth of a centimetre. */
const TOLERANCE = 10;

/** The distance of two prisms in lattice units, from base or hull to base or hull. dt.range.bases, dt.range.hulls */
export function distanceOf(ctx: Ctx, from: Prism, to: Prism): number {
  const flat = measured.gapBetween(from.body, to.body).length;
  if (reading(ctx, "dt.open.measure-height") === "horizontal") return flat;
  const over = Math.max(0, from.foot - to.top, to.foot - from.top);
  return Math.hypot(flat, over);
}

/** Whether two prisms are within so many centimetres of each other; exactly so many count. */
export const isWithinCm = (ctx: Ctx, from: Prism, to: Prism, cm: number): boolean =>
  distanceOf(ctx, from, to) <= cm * measured.centimetre + TOLERANCE;

/** Whether two prisms are at least so many centimetres apart. */
export const isAtLeastCm = (ctx: Ctx, from: Prism, to: Prism, cm: number): boolean =>
  distanceOf(ctx, from, to) >= cm * measured.centimetre - TOLERANCE;

/** A place as a prism without size at a height, for distances and lines to it. */
export const pointAt = (place: measured.Place, height: number): Prism => ({
  body: measured.disc(place.x, place.y, 0),
  centre: place,
  foot: height,
  top: height,
});

/** Points of range or move in centimetres. dt.range.within, dt.move.point */
export const pointsInCm = (ctx: Ctx, points: number): number => points * number(ctx, "dt.number.point");
