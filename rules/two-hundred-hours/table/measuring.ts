import { measured } from "../../geometry/index.ts";
import { perSettings, perSettingsAnd, type Settings } from "../../kernel/index.ts";
import { inches, itemNamed } from "./battlefield.ts";
import type { Place } from "../book/schemas.ts";
import { numberIn, otherReadings, readingIn } from "../book/in-force.ts";
import type { NumberId } from "../book/numbers.ts";
import type { OnTable } from "./fighter.ts";
import { type Ctx, number, reading, readingOf } from "./context.ts";

const { disc, gapBetween, isNearer, isWithin: gapWithin, gapToShape } = measured;

/** Half of the base that its number gives, in whole lattice units. zh.fighter.base */
const halfBaseUnder = (settings: Settings): number => Math.floor(numberIn(settings, "zh.number.base-25") / 2);

const radiusUnder = perSettings((settings) =>
  readingIn(settings, "zh.open.base-size") === "one-inch" ? measured.inch / 2 : halfBaseUnder(settings),
);

/** The radius of a base in lattice units. zh.fighter.base, zh.open.base-size */
export const baseRadius = ({ settings }: Ctx): number => radiusUnder(settings);

/** The base of a fighter at a place. */
export const baseAt = (ctx: Ctx, { x, y }: Place): measured.Disc => disc(x, y, baseRadius(ctx));

const bases = new WeakMap<Place, measured.Disc>();

/** The base of a fighter as it stands: the same one while it stays, so that what is kept by its shape is found again. */
export function baseOf(ctx: Ctx, { at }: Pick<OnTable, "at">): measured.Disc {
  const kept = bases.get(at);
  if (kept !== undefined && kept.radius === baseRadius(ctx)) return kept;
  const made = baseAt(ctx, at);
  bases.set(at, made);
  return made;
}

/** How far apart two fighters are. Heights do not count. zh.height.horizontal, zh.open.distance */
export const gapOf = (ctx: Ctx, fighter: OnTable, other: OnTable): measured.Gap =>
  gapOfPlaces(ctx, fighter.at, other.at);

const distance = readingOf("zh.open.distance");

/** How far apart two bases would be. */
export function gapOfPlaces(ctx: Ctx, place: Place, other: Place): measured.Gap {
  if (distance(ctx) === "centres") return gapBetween(disc(place.x, place.y, 0), disc(other.x, other.y, 0));
  return gapBetween(baseAt(ctx, place), baseAt(ctx, other));
}

/**
 * Of some fighters or places all whose bases are nearest to one at `at`: several where they are exactly as near. Bases are
 * alike, so the middles tell; those that touch or overlap are equally near. zh.open.distance
 */
export function nearestTo<T extends { readonly at: Place }>(ctx: Ctx, at: Place, things: readonly T[]): readonly T[] {
  const together = distance(ctx) === "centres" ? 0 : (2 * baseRadius(ctx)) ** 2;
  let least = Infinity;
  let nearest: T[] = [];
  for (const thing of things) {
    const square = Math.max(together, measured.squaredDistance(at, thing.at));
    if (square < least) {
      least = square;
      nearest = [thing];
    } else if (square === least) nearest.push(thing);
  }
  return nearest;
}

/** From a base to a marker, which has a place and no size. zh.open.distance-marker */
export const gapToMarker = (ctx: Ctx, base: Place, marker: Place): measured.Gap =>
  gapBetween(baseAt(ctx, base), disc(marker.x, marker.y, markerRadius(ctx)));

/** How large a marker is: a point, or where its edge counts as large as a base of 25 mm. zh.open.distance-marker */
const markerRadius = (ctx: Ctx): number =>
  reading(ctx, "zh.open.distance-marker") === "marker-edge" ? halfBaseUnder(ctx.settings) : 0;

/** From a base to a shape on the ground. */
export const gapToItem = (ctx: Ctx, base: Place, corners: readonly Place[]): measured.Gap =>
  gapToShape(base, corners, baseRadius(ctx));

const withinReading = readingOf("zh.open.within");

/** Whether a gap is within so many inches. zh.open.within */
export const isWithin = (ctx: Ctx, gap: measured.Gap, length: number): boolean =>
  (withinReading(ctx) === "strict" ? isNearer : gapWithin)(gap, inches(length));

/** Whether a gap is within a number of the catalogue. */
export const within = (ctx: Ctx, gap: measured.Gap, id: NumberId): boolean => isWithin(ctx, gap, number(ctx, id));

const reachUnder = perSettingsAnd((settings, id: NumberId): number => {
  const bothRadii = readingIn(settings, "zh.open.distance") === "centres" ? 0 : 2 * radiusUnder(settings);
  const square = (inches(numberIn(settings, id)) + bothRadii) ** 2;
  return readingIn(settings, "zh.open.within") === "strict" ? square - 1 : square;
});

/**
 * The square of how far apart the middles of two bases are at most that are within a number of the catalogue. Lengths,
 * radii and places are whole, so that it tells exactly what their gap would. zh.open.within, zh.open.distance
 */
export const reachOf = ({ settings }: Ctx, id: NumberId): number => reachUnder(settings, id);

/** How far close watch reaches. */
const watches = ["zh.number.near-watch", "zh.number.clear-watch", "zh.number.moonlight-watch"] as const;

const reachesBetweenUnder = perSettingsAnd((settings, point: "zh.open.distance" | "zh.open.within") =>
  otherReadings(settings, point).flatMap(({ settings: other }) =>
    watches.flatMap((id) => {
      const [one, two] = [reachUnder(settings, id), reachUnder(other, id)];
      return one === two ? [] : [{ least: Math.min(one, two), most: Math.max(one, two) }];
    }),
  ),
);

/**
 * Between which squares of how far apart middles are somebody is in a reach of close watch by one reading of a point and
 * not by another. zh.open.distance, zh.open.within
 */
export const reachesBetween = (
  { settings }: Ctx,
  point: "zh.open.distance" | "zh.open.within",
): readonly { readonly least: number; readonly most: number }[] => reachesBetweenUnder(settings, point);

/** Whether two bases are within a number of the catalogue. */
export const areWithin = (ctx: Ctx, place: Place, other: Place, id: NumberId): boolean =>
  measured.squaredDistance(place, other) <= reachOf(ctx, id);

/** Whether a base that goes a way comes within a number of the catalogue of another, its ends among it. */
export const comesWithin = (ctx: Ctx, way: readonly Place[], other: Place, id: NumberId): boolean =>
  way.some((from, i) => {
    const less = distance(ctx) === "centres" ? 0 : 2 * baseRadius(ctx);
    return within(ctx, measured.gapToSegment(other, from, way[i + 1] ?? from, less), id);
  });

/** Bases that stand so near to each other stand side by side, in lattice units: 0.05″. */
const SIDE_BY_SIDE = measured.inch / 20;

/** Whether the second of a pair would be near enough to the first; side by side it always is. zh.pair.follow */
export const isWithPartner = (ctx: Ctx, first: Place, second: Place): boolean =>
  areWithin(ctx, first, second, "zh.number.pair") ||
  measured.squaredDistance(first, second) <= (2 * baseRadius(ctx) + SIDE_BY_SIDE) ** 2;

/** Hundredths of an inch that count as touching where another reading is in force. */
const touching = { exact: 0, "within-0.1": 10 } as const;

const touchGapUnder = perSettings((settings) => {
  const how = readingIn(settings, "zh.open.touch");
  const widest = how === "within-0.05" ? numberIn(settings, "zh.number.touch") : touching[how];
  return Math.round((widest * measured.inch) / 100);
});

/** The widest gap at which things touch, in lattice units: 0.05″. zh.open.touch */
export const touchGap = ({ settings }: Ctx): number => touchGapUnder(settings);

/** Whether a base touches another, a shape or a marker: a gap of at most 0.05″. zh.open.touch */
export const touches = (ctx: Ctx, gap: measured.Gap): boolean => gapWithin(gap, touchGap(ctx));

/** Whether a base touches a piece of the terrain. zh.open.touch */
export function touchesItem(ctx: Ctx, at: Place, id: string): boolean {
  const item = itemNamed(ctx.state, id);
  return item !== undefined && touches(ctx, gapToItem(ctx, at, item.corners));
}

/** The nearest point of an outline to a place. */
export function nearestOn(corners: readonly Place[], place: Place): Place {
  let best = place;
  let least = Infinity;
  for (const [i, u] of corners.entries()) {
    const v = corners[(i + 1) % corners.length] ?? u;
    const foot = measured.footOn(u, v, place);
    const off = measured.squaredDistance(foot, place);
    if (off < least) {
      least = off;
      best = foot;
    }
  }
  return best;
}
