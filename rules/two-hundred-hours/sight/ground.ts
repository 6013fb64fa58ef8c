import { measured } from "../../geometry/index.ts";
import { meteredPer, memoizeByIdentity, charge } from "../../kernel/index.ts";
import { battlefieldOf, inches } from "../table/battlefield.ts";
import { wallsWithout } from "../table/walls.ts";
import type { RuleId } from "../book/rules/index.ts";
import type { Place } from "../book/schemas.ts";
import type { TerrainItem } from "../book/terrain.ts";
import { type Ctx, number, reading } from "../table/context.ts";

/** A fighter, a body or a place as sight asks for it. */
export interface Stand {
  readonly id: string;
  readonly at: Place;
  /** What it stands on top of; null on the ground. */
  readonly on: string | null;
}

/** The terrain of the table. */
export const terrainOf = ({ state }: Ctx): readonly TerrainItem[] => battlefieldOf(state).terrain;

/** What a category of terrain is to sight, and by which row. */
interface SightTraits {
  /** Whether it stops lines: always, as agreed for the item, by its depth, across it, never. */
  readonly stops: "always" | "agreed" | "deep" | "across" | "never";
  /** Whether it is something in the way of a clear view: always, where it is deep, where it stops lines, never. */
  readonly bars: "always" | "deep" | "across" | "never";
  /** How a fighter uses it for cover. */
  readonly covers: "touched" | "within" | "never";
  readonly stopRule: RuleId;
  readonly coverRule: RuleId;
}

/**
 * What each category of terrain is to sight, clear view and cover. zh.terrain.category, zh.terrain.building-los,
 * zh.cover.building, zh.cover.vehicle, zh.cover.rough
 */
export const sightTraits: Readonly<Record<TerrainItem["category"], SightTraits>> = {
  building: {
    stops: "always",
    bars: "always",
    covers: "touched",
    stopRule: "zh.terrain.building-los",
    coverRule: "zh.cover.building",
  },
  obstacle: {
    stops: "agreed",
    bars: "always",
    covers: "touched",
    stopRule: "zh.terrain.obstacle-los",
    coverRule: "zh.cover.obstacle",
  },
  vehicle: {
    stops: "always",
    bars: "always",
    covers: "touched",
    stopRule: "zh.terrain.vehicle-block",
    coverRule: "zh.cover.vehicle",
  },
  rough: {
    stops: "deep",
    bars: "always",
    covers: "within",
    stopRule: "zh.terrain.rough-los",
    coverRule: "zh.cover.rough",
  },
  "low rough": {
    stops: "never",
    bars: "deep",
    covers: "never",
    stopRule: "zh.terrain.low",
    coverRule: "zh.terrain.low",
  },
  hill: {
    stops: "across",
    bars: "across",
    covers: "never",
    stopRule: "zh.terrain.hill-los",
    coverRule: "zh.terrain.hill-cover",
  },
  steps: { stops: "never", bars: "never", covers: "never", stopRule: "zh.height.steps", coverRule: "zh.height.steps" },
};

/** What of the terrain is asked for again and again, kept by the terrain. */
interface Sorted {
  readonly buildings: readonly Boxed[];
  readonly hills: readonly Boxed[];
  readonly byId: ReadonlyMap<string, TerrainItem>;
  readonly boxed: readonly Boxed[];
}

/** A piece of terrain whose box is compared, a corner of one that is cut, in units of work. */
const BOXED = 1 / 16;
const CUT = 1;

/** An item with the box around it. */
type Boxed = measured.Box & { readonly item: TerrainItem };

const sorted = memoizeByIdentity((terrain: readonly TerrainItem[]): Sorted => {
  const boxed = terrain.map((item): Boxed => ({ ...measured.boxAroundPlaces(item.corners), item }));
  const of = (category: TerrainItem["category"]) => boxed.filter(({ item }) => item.category === category);
  const byId = new Map(terrain.map((item) => [item.id, item]));
  return { buildings: of("building"), hills: of("hill"), byId, boxed };
});

const sortedOf = (ctx: Ctx): Sorted => sorted(terrainOf(ctx));

const isInBox = ({ left, top, right, bottom }: measured.Box, { x, y }: Place): boolean =>
  x >= left && x <= right && y >= top && y <= bottom;

/** The pieces of terrain whose boxes come near the stretch between two places. */
export function terrainNear(ctx: Ctx, from: Place, to: Place, reach: number): readonly TerrainItem[] {
  const stretch: measured.Box = {
    left: Math.min(from.x, to.x) - reach,
    top: Math.min(from.y, to.y) - reach,
    right: Math.max(from.x, to.x) + reach,
    bottom: Math.max(from.y, to.y) + reach,
  };
  const near: TerrainItem[] = [];
  const { boxed } = sortedOf(ctx);
  charge("corners", boxed.length * BOXED);
  for (const box of boxed) if (measured.boxesMeet(box, stretch)) near.push(box.item);
  return near;
}

/** A building that somebody is inside of: null in the open. zh.terrain.building-interior */
export function insideOf(ctx: Ctx, { at, on }: Stand): TerrainItem | null {
  if (on !== null) return null;
  const { buildings } = sortedOf(ctx);
  charge("corners", buildings.length * BOXED);
  for (const box of buildings) if (isInBox(box, at) && measured.placeIn(box.item.corners, at) > 0) return box.item;
  return null;
}

/** The building whose roof parts two: one stands on top of it, the other inside. zh.terrain.building-walls */
export function roofBetween(ctx: Ctx, one: Stand, other: Stand): TerrainItem | null {
  if ((one.on === null) === (other.on === null)) return null;
  const [above, below] = one.on === null ? [other, one] : [one, other];
  const inside = insideOf(ctx, below);
  return inside !== null && inside.id === above.on ? inside : null;
}

/** The hill under somebody's middle; null elsewhere. */
export function hillUnder(ctx: Ctx, { at, on }: Stand): TerrainItem | null {
  const { hills } = sortedOf(ctx);
  charge("corners", hills.length * BOXED);
  for (const box of hills) {
    const { item } = box;
    if (on === null ? isInBox(box, at) && measured.isOver(item.corners, at) : item.id === on) return item;
  }
  return null;
}

/** How high over the table somebody stands, in lattice units: on a roof or a hill, else 0. */
export function levelOf(ctx: Ctx, stand: Stand): number {
  const under = (stand.on === null ? undefined : sortedOf(ctx).byId.get(stand.on)) ?? hillUnder(ctx, stand);
  return under?.height ?? 0;
}

/** The walls of a building as thin pieces, its doors and windows left out; worked out once. zh.terrain.building-walls */
export const wallsOf = meteredPer(({ corners, entrances }: TerrainItem): readonly (readonly Place[])[] => {
  charge("corners", corners.length * (8 + 2 * entrances.length) * CUT);
  return wallsWithout(corners, entrances);
});

/** The part of a convex outline on one side of the line from u to v. */
function clipped(
  corners: readonly Place[],
  u: Place,
  v: Place,
  { keepRight }: { readonly keepRight: boolean },
): readonly Place[] {
  const sideOf = (place: Place): number => measured.doubledArea(u, v, place) * (keepRight ? 1 : -1);
  charge("corners", 2 + corners.length * CUT);
  return corners.flatMap((corner, i) => {
    const next = corners[(i + 1) % corners.length] ?? corner;
    const [here, there] = [sideOf(corner), sideOf(next)];
    const kept = here >= 0 ? [corner] : [];
    if (here === 0 || there === 0 || here > 0 === there > 0) return kept;
    const share = here / (here - there);
    const crossing = measured.placeBetween(corner, next, share);
    return [...kept, crossing];
  });
}

const areaOf = (corners: readonly Place[]): number => {
  const [origin] = corners;
  if (origin === undefined) return 0;
  let area = 0;
  for (const [i, corner] of corners.entries()) area += measured.doubledArea(origin, corner, corners[i + 1] ?? origin);
  return Math.abs(area);
};

/** What is left of an outline without its low parts; an outline that is not convex stays whole. zh.terrain.vehicle-low */
export const highParts = meteredPer(({ corners, low }: TerrainItem): readonly (readonly Place[])[] => {
  let parts: readonly (readonly Place[])[] = [corners];
  for (const part of low) {
    const ring = measured.ringOf(part);
    parts = parts.flatMap((outline) => {
      const pieces: (readonly Place[])[] = [];
      let rest = outline;
      for (const { x, y, next } of ring) {
        pieces.push(clipped(rest, { x, y }, next, { keepRight: false }));
        rest = clipped(rest, { x, y }, next, { keepRight: true });
      }
      return pieces.filter((piece) => areaOf(piece) > 0);
    });
  }
  return parts;
});

/** Of a marker, where a reading gives it a size: that of a base of 25 mm. zh.open.smoke-line */
const MARKER_RADIUS = 1250;

/** The room around a Smoke/Fire marker that no line may pass, as a polygon around the circle. zh.smoke.blocks */
export function smokeAround(ctx: Ctx, { x, y }: Place): readonly Place[] {
  const sides = 64;
  charge("corners", sides * CUT);
  const reach = smokeReach(ctx) + 1;
  const radius = reach / Math.cos(Math.PI / sides);
  return Array.from({ length: sides }, (_, i) => {
    const angle = ((i + 0.5) * 2 * Math.PI) / sides;
    return { x: x + Math.round(radius * Math.cos(angle)), y: y + Math.round(radius * Math.sin(angle)) };
  });
}

/** How near to the middle of a Smoke/Fire marker a line is stopped. zh.open.smoke-line */
export const smokeReach = (ctx: Ctx): number =>
  inches(number(ctx, "zh.number.smoke")) + (reading(ctx, "zh.open.smoke-line") === "marker-edge" ? MARKER_RADIUS : 0);
