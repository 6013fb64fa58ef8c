import { measured } from "../../geometry/index.ts";
import { perSettings, charge } from "../../kernel/index.ts";
import { inches } from "../table/battlefield.ts";
import { numberIn } from "../book/in-force.ts";
import { areWithin, baseAt, baseRadius, gapToItem, touches, touchGap } from "../table/measuring.ts";
import type { NumberId } from "../book/numbers.ts";
import type { RuleId } from "../book/rules/index.ts";
import type { Place } from "../book/schemas.ts";
import type { TerrainItem } from "../book/terrain.ts";
import type { OnTable } from "../table/fighter.ts";
import { type Ctx, isStanding, number, reading, readingOf } from "../table/context.ts";
import {
  type Corridor,
  corridorBetween,
  cutsInto,
  deepest,
  lengthAcross,
  reachingInto,
  thicknessOf,
} from "./corridor.ts";
import {
  hillUnder,
  insideOf,
  levelOf,
  roofBetween,
  sightTraits,
  smokeReach,
  type Stand,
  terrainNear,
  terrainOf,
  wallsOf,
} from "./ground.ts";
import { cachedByPlaces } from "./cache.ts";

/** A length of the catalogue in lattice units. */
const lengthOf = (ctx: Ctx, id: NumberId): number => inches(number(ctx, id));
/** Lengths inside of areas are floats: so much is no difference. */
const NOISE = 1e-3;

/** A bystander on a path or beside it, in units of work. */
const BYSTANDER = 1 / 4;

/** By which rule a fighter is in the way whose base stands there; null where it is not. */
export type Barring = (bystander: OnTable) => RuleId | null;

/** What prevents a clear view: a piece of terrain, smoke or a fighter, about where, and by which rule. */
export interface InTheWay {
  readonly by: string;
  readonly at: Place;
  readonly rule: RuleId;
}

/** Part of an item as a path meets it: its outline, or a wall or the inside of a building somebody is in. */
interface Part {
  readonly item: TerrainItem;
  readonly corners: readonly Place[];
  readonly covers: "touched" | "within" | "never";
}

/** Whether a base is inside of an area. zh.open.rough-inside */
export function isInArea(ctx: Ctx, at: Place, corners: readonly Place[]): boolean {
  const base = baseAt(ctx, at);
  charge("corners", corners.length / 4);
  switch (reading(ctx, "zh.open.rough-inside")) {
    case "any-overlap":
      return measured.placeIn(corners, base) > 0 || measured.isNearer(measured.gapToGround(base, corners), 0);
    case "centre":
      return measured.placeIn(corners, base) > 0;
    case "wholly":
      return (
        measured.placeIn(corners, base) > 0 &&
        corners.every(
          (u, i) =>
            !measured.isNearer(measured.gapToSegment(base, u, corners[(i + 1) % corners.length] ?? u), base.radius),
        )
      );
  }
}

/** The parts of the terrain as a path between two stands meets it. zh.terrain.building-interior */
function partsOf(ctx: Ctx, stands: readonly [Stand, Stand]): readonly Part[] {
  const inside = stands.map((stand) => insideOf(ctx, stand)?.id ?? null);
  const [one, other] = stands;
  const parts: Part[] = [];
  for (const item of terrainNear(ctx, one.at, other.at, 2 * baseRadius(ctx))) {
    const { category, corners, id } = item;
    const { covers, bars } = sightTraits[category];
    if (bars === "never" || stands.some(({ on }) => on === id)) continue;
    if (category === "hill" && stands.some((stand) => hillUnder(ctx, stand)?.id === id)) continue;
    if (category === "building" && inside.includes(id)) {
      parts.push({ item, corners, covers: "within" });
      for (const wall of wallsOf(item)) parts.push({ item, corners: wall, covers: "touched" });
    } else parts.push({ item, corners, covers });
  }
  return parts;
}

/** Whether a fighter uses a part of the terrain for cover: touches it or is inside of it, by its kind. zh.cover.obstacle */
function usesForCover(ctx: Ctx, { covers, corners, item }: Part, { at }: Stand): boolean {
  // the base does not come near enough to the box around it
  if (covers === "never" || measured.isBeyond(at, at, corners, baseRadius(ctx) + touchGap(ctx))) return false;
  if (covers === "within") return isInArea(ctx, at, corners);
  if (!touches(ctx, gapToItem(ctx, at, corners))) return false;
  if (item.category !== "building" || reading(ctx, "zh.open.building-corner") === "touching") return true;
  const { radius } = baseAt(ctx, at);
  return item.corners.some((corner) =>
    measured.isWithin(measured.gapToSegment(at, corner, corner, radius), measured.inch),
  );
}

const viewPath = readingOf("zh.open.view-path");

const pathBetween = (ctx: Ctx, from: Stand, to: Stand): Corridor =>
  corridorBetween(baseAt(ctx, from.at), baseAt(ctx, to.at), viewPath(ctx));

/** Cover that was looked for lately, by the terrain. */
const covers = cachedByPlaces<readonly TerrainItem[], TerrainItem | null>();

/** What two stand on, where that is not the ground: it belongs to what hangs on their places. */
const levels = (from: Stand, to: Stand): string =>
  from.on === null && to.on === null ? "" : `${from.on ?? ""}/${to.on ?? ""}`;

/** The cover of a fighter from somebody who looks or shoots at it, whatever their heights: what gives it, or null. zh.cover.cuts-path, zh.height.cover-stays */
export function coverFrom(ctx: Ctx, from: Stand, target: Stand): TerrainItem | null {
  return covers.of({ owner: terrainOf(ctx), settings: ctx.settings }, from.at, target.at, levels(from, target), () => {
    const path = pathBetween(ctx, from, target);
    const parts = partsOf(ctx, [from, target]);
    return parts.find((each) => usesForCover(ctx, each, target) && cutsInto(path, each.corners))?.item ?? null;
  });
}

const lookDownUnder = perSettings((settings) => inches(numberIn(settings, "zh.number.look-down-height")));

/** Whether one stands high enough over another, near by, to look over what lies between. zh.height.down-view */
export function looksDown(ctx: Ctx, from: Stand, to: Stand): boolean {
  return (
    levelOf(ctx, from) - levelOf(ctx, to) >= lookDownUnder(ctx.settings) &&
    areWithin(ctx, from.at, to.at, "zh.number.look-down-reach")
  );
}

/** Whether a part of the terrain that the viewer uses for cover is thin enough to see past. zh.view.own-cover */
function isSeenPast(ctx: Ctx, path: Corridor, { corners }: Part, radius: number): boolean {
  const limit = lengthOf(ctx, "zh.number.own-cover") + NOISE;
  switch (reading(ctx, "zh.open.view-own-cover")) {
    case "every-parallel":
      return deepest(path, radius, corners) <= limit;
    case "centre-line":
      return lengthAcross(path, radius, 0, corners) <= limit;
    case "thickness":
      return thicknessOf(corners) <= limit;
  }
}

/** Whether low rough terrain is so deep on the path that it is in the way. zh.terrain.low-view, zh.open.low-view-depth */
function isDeep(ctx: Ctx, path: Corridor, { corners }: Part, radius: number): boolean {
  const depth =
    reading(ctx, "zh.open.low-view-depth") === "centre-line"
      ? lengthAcross(path, radius, 0, corners)
      : deepest(path, radius, corners);
  return depth >= lengthOf(ctx, "zh.number.low-view") - NOISE;
}

/** Whether one sees past terrain that it uses for cover itself. zh.view.own-cover, zh.view.one-way */
export function seesPastOwnCover(ctx: Ctx, from: Stand, to: Stand): boolean {
  const path = pathBetween(ctx, from, to);
  const { radius } = baseAt(ctx, from.at);
  return partsOf(ctx, [from, to]).some(
    (part) => cutsInto(path, part.corners) && usesForCover(ctx, part, from) && isSeenPast(ctx, path, part, radius),
  );
}

/** Terrain on the path that the target touches or stands in and that gives no cover. zh.terrain.low, zh.terrain.hill-cover */
export function coverless(ctx: Ctx, from: Stand, target: Stand): TerrainItem | null {
  const path = pathBetween(ctx, from, target);
  const item = terrainNear(ctx, from.at, target.at, 2 * baseRadius(ctx)).find(
    ({ category, corners, id }) =>
      (category === "hill" || category === "low rough") &&
      target.on !== id &&
      cutsInto(path, corners) &&
      touches(ctx, gapToItem(ctx, target.at, corners)),
  );
  return item ?? null;
}

/** How far a spot is from an edge, in units of work. */
const FOOT = 1;

/** About where a shape lies in the way: its nearest point to the middle of the path. */
function spotIn({ from, to }: Corridor, corners: readonly Place[]): Place {
  const spots = [from, ...corners.map((corner) => measured.footOn(from, to, corner)), to];
  let best = { place: from, off: Infinity };
  for (const spot of spots) {
    charge("corners", corners.length * FOOT);
    const isOver = measured.isOver(corners, spot);
    for (const [i, u] of corners.entries()) {
      const place = isOver ? spot : measured.footOn(u, corners[(i + 1) % corners.length] ?? u, spot);
      const off = Math.hypot(place.x - spot.x, place.y - spot.y);
      if (off < best.off) best = { place, off };
    }
  }
  return best.place;
}

/** A part of the terrain in the way; about where is worked out when it is asked for. */
const inTheWay = (path: Corridor, { item, corners }: Part, rule: RuleId): InTheWay => ({
  by: item.id,
  get at() {
    return spotIn(path, corners);
  },
  rule,
});

/**
 * The first piece of terrain that prevents a clear view. zh.view.no-terrain, zh.view.own-cover, zh.view.one-way,
 * zh.cover.intervening
 */
function terrainInTheWay(ctx: Ctx, from: Stand, to: Stand, path: Corridor): InTheWay | null {
  const over = looksDown(ctx, from, to);
  const passes = reading(ctx, "zh.open.view-target-cover") === "intervening-only";
  const { radius } = baseAt(ctx, from.at);
  for (const part of partsOf(ctx, [from, to])) {
    const { item, corners } = part;
    if (!cutsInto(path, corners)) continue;
    const covered = usesForCover(ctx, part, to);
    // what the target touches is cover; everything else is intervening terrain
    if (covered ? passes : over) continue;
    if (sightTraits[item.category].bars === "deep") {
      if (isDeep(ctx, path, part, radius)) return inTheWay(path, part, "zh.terrain.low-view");
      continue;
    }
    if (usesForCover(ctx, part, from) && isSeenPast(ctx, path, part, radius)) continue;
    return inTheWay(path, part, covered ? "zh.view.no-terrain" : "zh.cover.intervening");
  }
  return null;
}

/** The terrain in the way that was looked for lately, by the terrain. */
const lately = cachedByPlaces<readonly TerrainItem[], InTheWay | null>();

/**
 * What prevents a fighter's clear view of another; null where it has one. Judged for each viewer on its own: terrain it
 * does not see past, smoke, bases of its friends and of detected enemies, and looking up. zh.view.path,
 * zh.view.one-way, zh.height.up-view
 */
export function barsView(ctx: Ctx, from: Stand, to: Stand, barring: Barring): InTheWay | null {
  const roof = roofBetween(ctx, from, to);
  if (roof !== null) return { by: roof.id, at: to.at, rule: "zh.terrain.building-walls" };
  if (looksDown(ctx, to, from)) return { by: to.id, at: to.at, rule: "zh.height.up-view" };
  const terrain = lately.of({ owner: terrainOf(ctx), settings: ctx.settings }, from.at, to.at, levels(from, to), () =>
    terrainInTheWay(ctx, from, to, pathBetween(ctx, from, to)),
  );
  if (terrain !== null) return terrain;
  const path = pathBetween(ctx, from, to);
  const { fighters, smokes } = ctx.state;
  const hides = smokes.length > 0 ? reachingInto(path, smokeReach(ctx), { inclusive: true }) : null;
  for (const { id, at } of smokes) if (hides?.(at) === true) return { by: id, at, rule: "zh.smoke.blocks" };
  const isOnPath = reachingInto(path, baseRadius(ctx));
  charge("corners", (fighters.length + smokes.length) * BYSTANDER);
  for (const fighter of fighters) {
    if (!isStanding(fighter) || fighter.id === from.id || fighter.id === to.id || !isOnPath(fighter.at)) continue;
    const rule = barring(fighter);
    if (rule !== null) return { by: fighter.id, at: fighter.at, rule };
  }
  return null;
}
