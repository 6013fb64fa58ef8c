import { measured } from "../../../geometry/index.ts";
import type { Place } from "../schemas.ts";
import type { Battlefield, Entrance, TerrainCategory, TerrainItem } from "../terrain.ts";

/** A place in inches from the upper left corner. */
export type Inches = readonly [x: number, y: number];

/** A rectangle in inches: left, top, right, bottom. */
export type Box = readonly [left: number, top: number, right: number, bottom: number];

/** A battlefield with what missions need to know about it. */
export interface BattlefieldPlan {
  readonly title: string;
  readonly battlefield: Battlefield;
  /** Where the patrol route of this battlefield has its markers, 1 to 6; it runs straight between them. */
  readonly route: readonly Place[];
  /** Static Light markers of missions 6 and 7. */
  readonly lights: readonly Place[];
  /** The Objective markers of missions 3 and 4, each at a terrain item; the buildings of 6; the locations of 7 and 8. */
  readonly sabotage: Objective;
  readonly havoc: readonly Objective[];
  readonly capture: readonly string[];
  readonly intelligence: readonly string[];
  readonly gun: string;
  readonly locations: readonly string[];
}

/** Where an Objective marker lies, and at which terrain item. */
export interface Objective {
  readonly at: Place;
  readonly item: string | null;
}

export const lattice = ([x, y]: Inches): Place => ({
  x: Math.round(x * measured.inch),
  y: Math.round(y * measured.inch),
});
const long = (inches: number): number => Math.round(inches * measured.inch);

const rectangle = ([left, top, right, bottom]: Box): Place[] =>
  [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ].map(([x = 0, y = 0]) => lattice([x, y]));

/** A piece of terrain of which nothing has been said yet but what it is and where it lies. */
export const plainItem = (id: string, category: TerrainCategory, corners: Place[]): TerrainItem => ({
  id,
  category,
  corners,
  height: null,
  blocksSight: false,
  crossable: true,
  climbable: false,
  locked: false,
  entrances: [],
  low: [],
  leadsTo: null,
});

export const entrance = (kind: Entrance["kind"], from: Inches, to: Inches): Entrance => ({
  kind,
  from: lattice(from),
  to: lattice(to),
});

/** A building with its height in inches, its doors and windows; without any it is locked. zh.terrain.building-entrances */
export const building = (
  id: string,
  box: Box,
  height: number,
  { climbable, entrances = [] }: { readonly climbable: boolean; readonly entrances?: readonly Entrance[] },
): TerrainItem => ({
  ...plainItem(id, "building", rectangle(box)),
  height: long(height),
  climbable,
  locked: entrances.length === 0,
  entrances: [...entrances],
});

/** An obstacle as agreed: whether it blocks line of sight, and whether it can be crossed. zh.terrain.obstacle-los */
export const obstacle = (
  id: string,
  box: Box,
  { blocksSight, crossable = true }: { readonly blocksSight: boolean; readonly crossable?: boolean },
): TerrainItem => ({ ...plainItem(id, "obstacle", rectangle(box)), blocksSight, crossable });

/** A parked vehicle, which nobody moves; parts of it may be low. zh.terrain.vehicle-block, zh.terrain.vehicle-low, zh.terrain.vehicle-inert */
export const vehicle = (
  id: string,
  box: Box,
  height: number | null,
  { climbable = false, low = [] }: { readonly climbable?: boolean; readonly low?: readonly Box[] } = {},
): TerrainItem => ({
  ...plainItem(id, "vehicle", rectangle(box)),
  height: height === null ? null : long(height),
  climbable,
  low: low.map(rectangle),
});

export const rough = (id: string, box: Box): TerrainItem => plainItem(id, "rough", rectangle(box));
export const lowRough = (id: string, box: Box): TerrainItem => plainItem(id, "low rough", rectangle(box));
export const hill = (id: string, box: Box, height: number): TerrainItem => ({
  ...plainItem(id, "hill", rectangle(box)),
  height: long(height),
});
/** Steps that lead up to a building or vehicle. zh.height.steps */
export const steps = (id: string, box: Box, leadsTo: string): TerrainItem => ({
  ...plainItem(id, "steps", rectangle(box)),
  leadsTo,
});

export const field = (width: number, height: number, terrain: readonly TerrainItem[]): Battlefield => ({
  width: long(width),
  height: long(height),
  terrain: [...terrain],
});
