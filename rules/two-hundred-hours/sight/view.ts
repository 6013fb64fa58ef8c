import { measured } from "../../geometry/index.ts";
import { perSettings, spend } from "../../kernel/index.ts";
import { inches } from "../battlefield.ts";
import { numberIn } from "../in-force.ts";
import { areWithin, baseAt, baseRadius, gapToItem, touches, touchGap } from "../measuring.ts";
import type { NumberId } from "../numbers/index.ts";
import type { RuleId } from "../rulebook/index.ts";
import type { Place, TerrainItem } from "../data/index.ts";
import type { Standing } from "../state/index.ts";
import { type G, isStanding, number, reading, readingOf } from "../table.ts";
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
  sightTraits,
  smokeReach,
  type Stand,
  terrainNear,
  terrainOf,
  wallsOf,
} from "./ground.ts";
import { keptByPlaces } from "./kept.ts";

/** A length of the catalogue in lattice units. */
const lengthOf = (g: G, id: NumberId): number => inches(number(g, id));
/** Lengths inside of areas are floats: so much is no difference. */
const noise = 1e-3;

/** A bystander on a path or beside it, in units of work. */
const BYSTANDER = 1 / 4;

/** By which rule a fighter is in the way whose base stands there; null where it is not. */
export type Barring = (bystander: Standing) => RuleId | null;

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
export function isInArea(g: G, at: Place, corners: readonly Place[]): boolean {
  const base = baseAt(g, at);
  spend("corners", corners.length / 4);
  switch (reading(g, "zh.open.rough-inside")) {
    case "any-overlap":
      return measured.placeIn(corners, base) > 0 || measured.isWithin(measured.gapToGround(base, corners), 0, true);
    case "centre":
      return measured.placeIn(corners, base) > 0;
    case "wholly":
      return (
        measured.placeIn(corners, base) > 0 &&
        corners.every(
          (u, i) =>
            !measured.isWithin(
              measured.gapToSegment(base, u, corners[(i + 1) % corners.length] ?? u),
              base.radius,
              true,
            ),
        )
      );
  }
}

/** The parts of the terrain as a path between two stands meets it. zh.terrain.building-interior */
function partsOf(g: G, stands: readonly [Stand, Stand]): readonly Part[] {
  const inside = stands.map((stand) => insideOf(g, stand)?.id ?? null);
  const [one, other] = stands;
  const parts: Part[] = [];
  for (const item of terrainNear(g, one.at, other.at, 2 * baseRadius(g))) {
    const { category, corners, id } = item;
    const { covers, bars } = sightTraits[category];
    if (bars === "never" || stands.some(({ on }) => on === id)) continue;
    if (category === "hill" && stands.some((stand) => hillUnder(g, stand)?.id === id)) continue;
    if (category === "building" && inside.includes(id)) {
      parts.push({ item, corners, covers: "within" });
      for (const wall of wallsOf(item)) parts.push({ item, corners: wall, covers: "touched" });
    } else parts.push({ item, corners, covers });
  }
  return parts;
}

/** Whether a fighter uses a part of the terrain for cover: touches it or is inside of it, by its kind. zh.cover.obstacle */
function usesForCover(g: G, { covers, corners, item }: Part, { at }: Stand): boolean {
  // the base does not come near enough to the box around it
  if (covers === "never" || measured.isBeyond(at, at, corners, baseRadius(g) + touchGap(g))) return false;
  if (covers === "within") return isInArea(g, at, corners);
  if (!touches(g, gapToItem(g, at, corners))) return false;
  if (item.category !== "building" || reading(g, "zh.open.building-corner") === "touching") return true;
  const { radius } = baseAt(g, at);
  return item.corners.some((corner) =>
    measured.isWithin(measured.gapToSegment(at, corner, corner, radius), measured.inch),
  );
}

const viewPath = readingOf("zh.open.view-path");

const pathBetween = (g: G, from: Stand, to: Stand): Corridor =>
  corridorBetween(baseAt(g, from.at), baseAt(g, to.at), viewPath(g));

/** Cover that was looked for lately, by the terrain. */
const covers = keptByPlaces<readonly TerrainItem[], TerrainItem | null>();

/** What two stand on, where that is not the ground: it belongs to what hangs on their places. */
const levels = (from: Stand, to: Stand): string =>
  from.on === null && to.on === null ? "" : `${from.on ?? ""}/${to.on ?? ""}`;

/** The cover of a fighter from somebody who looks or shoots at it, whatever their heights: what gives it, or null. zh.cover.cuts-path, zh.height.cover-stays */
export function coverFrom(g: G, from: Stand, target: Stand): TerrainItem | null {
  return covers.of(terrainOf(g), g.settings, from.at, target.at, levels(from, target), () => {
    const path = pathBetween(g, from, target);
    const parts = partsOf(g, [from, target]);
    return parts.find((each) => usesForCover(g, each, target) && cutsInto(path, each.corners))?.item ?? null;
  });
}

const lookDownUnder = perSettings((settings) => inches(numberIn(settings, "zh.number.look-down-height")));

/** Whether one stands high enough over another, near by, to look over what lies between. zh.height.down-view */
export function looksDown(g: G, from: Stand, to: Stand): boolean {
  return (
    levelOf(g, from) - levelOf(g, to) >= lookDownUnder(g.settings) &&
    areWithin(g, from.at, to.at, "zh.number.look-down-reach")
  );
}

/** Whether a part of the terrain that the viewer uses for cover is thin enough to see past. zh.view.own-cover */
function isSeenPast(g: G, path: Corridor, { corners }: Part, radius: number): boolean {
  const most = lengthOf(g, "zh.number.own-cover") + noise;
  switch (reading(g, "zh.open.view-own-cover")) {
    case "every-parallel":
      return deepest(path, radius, corners) <= most;
    case "centre-line":
      return lengthAcross(path, radius, 0, corners) <= most;
    case "thickness":
      return thicknessOf(corners) <= most;
  }
}

/** Whether low rough terrain is so deep on the path that it is in the way. zh.terrain.low-view, zh.open.low-view-depth */
function isDeep(g: G, path: Corridor, { corners }: Part, radius: number): boolean {
  const depth =
    reading(g, "zh.open.low-view-depth") === "centre-line"
      ? lengthAcross(path, radius, 0, corners)
      : deepest(path, radius, corners);
  return depth >= lengthOf(g, "zh.number.low-view") - noise;
}

/** Whether one sees past terrain that it uses for cover itself. zh.view.own-cover, zh.view.one-way */
export function seesPastOwnCover(g: G, from: Stand, to: Stand): boolean {
  const path = pathBetween(g, from, to);
  const { radius } = baseAt(g, from.at);
  return partsOf(g, [from, to]).some(
    (part) => cutsInto(path, part.corners) && usesForCover(g, part, from) && isSeenPast(g, path, part, radius),
  );
}

/** Terrain on the path that the target touches or stands in and that gives no cover. zh.terrain.low, zh.terrain.hill-cover */
export function coverless(g: G, from: Stand, target: Stand): TerrainItem | null {
  const path = pathBetween(g, from, target);
  const found = terrainNear(g, from.at, target.at, 2 * baseRadius(g)).find(
    ({ category, corners, id }) =>
      (category === "hill" || category === "low rough") &&
      target.on !== id &&
      cutsInto(path, corners) &&
      touches(g, gapToItem(g, target.at, corners)),
  );
  return found ?? null;
}

/** How far a spot is from an edge, in units of work. */
const FOOT = 1;

/** About where a shape lies in the way: its nearest point to the middle of the path. */
function spotIn({ from, to }: Corridor, corners: readonly Place[]): Place {
  const spots = [from, ...corners.map((corner) => measured.footOn(from, to, corner)), to];
  let best = { place: from, off: Infinity };
  for (const spot of spots) {
    spend("corners", corners.length * FOOT);
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

/** The first piece of terrain that prevents a clear view. zh.view.no-terrain, zh.view.own-cover, zh.view.one-way */
function terrainInTheWay(g: G, from: Stand, to: Stand, path: Corridor): InTheWay | null {
  const over = looksDown(g, from, to);
  const passes = reading(g, "zh.open.view-target-cover") === "intervening-only";
  const { radius } = baseAt(g, from.at);
  for (const part of partsOf(g, [from, to])) {
    const { item, corners } = part;
    if (!cutsInto(path, corners)) continue;
    const covered = usesForCover(g, part, to);
    // what the target touches is cover; everything else is intervening terrain
    if (covered ? passes : over) continue;
    if (sightTraits[item.category].bars === "deep") {
      if (isDeep(g, path, part, radius)) return inTheWay(path, part, "zh.terrain.low-view");
      continue;
    }
    if (usesForCover(g, part, from) && isSeenPast(g, path, part, radius)) continue;
    return inTheWay(path, part, covered ? "zh.view.no-terrain" : "zh.cover.intervening");
  }
  return null;
}

/** The terrain in the way that was looked for lately, by the terrain. */
const lately = keptByPlaces<readonly TerrainItem[], InTheWay | null>();

/**
 * What prevents a fighter's clear view of another; null where it has one. Judged for each viewer on its own: terrain it
 * does not see past, smoke, bases of its friends and of detected enemies, and looking up. zh.view.path, zh.view.one-way
 */
export function barsView(g: G, from: Stand, to: Stand, barring: Barring): InTheWay | null {
  if (looksDown(g, to, from)) return { by: to.id, at: to.at, rule: "zh.height.up-view" };
  const terrain = lately.of(terrainOf(g), g.settings, from.at, to.at, levels(from, to), () =>
    terrainInTheWay(g, from, to, pathBetween(g, from, to)),
  );
  if (terrain !== null) return terrain;
  const path = pathBetween(g, from, to);
  const { fighters, smokes } = g.state;
  const hides = smokes.length > 0 ? reachingInto(path, smokeReach(g), true) : null;
  for (const { id, at } of smokes) if (hides?.(at) === true) return { by: id, at, rule: "zh.smoke.blocks" };
  const isOnPath = reachingInto(path, baseRadius(g));
  spend("corners", (fighters.length + smokes.length) * BYSTANDER);
  for (const one of fighters) {
    if (!isStanding(one) || one.id === from.id || one.id === to.id || !isOnPath(one.at)) continue;
    const rule = barring(one);
    if (rule !== null) return { by: one.id, at: one.at, rule };
  }
  return null;
}
