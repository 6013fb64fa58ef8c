/** What lies on a table. dt.terrain, dt.fort */
export const terrainKinds = {
  wood: { area: true, solid: false, hinders: true, height: 12 },
  building: { area: true, solid: false, hinders: true, height: 5 },
  hedge: { area: false, solid: false, hinders: true, height: 2 },
  crops: { area: false, solid: false, hinders: true, height: 2 },
  hill: { area: false, solid: true, hinders: true, height: 6 },
  gully: { area: false, solid: false, hinders: true, height: 0 },
  stream: { area: false, solid: false, hinders: true, height: 0 },
  river: { area: false, solid: false, hinders: true, height: 0 },
  swamp: { area: false, solid: false, hinders: true, height: 0 },
  crates: { area: false, solid: true, hinders: true, height: 4 },
  rubble: { area: false, solid: true, hinders: true, height: 2 },
  wall: { area: false, solid: true, hinders: false, height: 3 },
  cliff: { area: false, solid: true, hinders: false, height: 8 },
  "deep-water": { area: false, solid: false, hinders: false, height: 0 },
  bridge: { area: false, solid: false, hinders: false, height: 0 },
  "anti-tank-traps": { area: false, solid: false, hinders: true, height: 1 },
  wreck: { area: false, solid: true, hinders: true, height: 6 },
  bunker: { area: false, solid: true, hinders: false, height: 4 },
  strongpoint: { area: false, solid: true, hinders: true, height: 3 },
  // below the ground: dt.fort.trench-los
  trench: { area: false, solid: false, hinders: true, height: 0 },
  wire: { area: false, solid: false, hinders: true, height: 1 },
  minefield: { area: false, solid: false, hinders: false, height: 0 },
  smoke: { area: true, solid: false, hinders: false, height: 0 },
} as const satisfies Record<string, TerrainKindData>;

/** What a kind of terrain does unless another rule says more. */
export interface TerrainKindData {
  /** Whether sight goes into it and through it only near its edge. dt.los.area-edge, dt.los.smoke-edge */
  readonly area: boolean;
  /** Whether it stops lines up to its height. dt.open.blockers */
  readonly solid: boolean;
  /** Whether it slows who enters it and makes some vehicles roll. dt.terrain.slow-list, dt.terrain.tracked */
  readonly hinders: boolean;
  /** How high it is in cm where a scenario says nothing. */
  readonly height: number;
}

export type TerrainKind = keyof typeof terrainKinds;

const isTerrainKind = (kind: string): kind is TerrainKind => Object.hasOwn(terrainKinds, kind);

export const terrainKindIds: readonly TerrainKind[] = Object.keys(terrainKinds).filter(isTerrainKind);

/** Kinds that give cover though they stop no line: who looks across them sees only what stands above them. */
export const givesCover = (kind: TerrainKind): boolean => terrainKinds[kind].height > 0 || kind === "smoke";

/** Fortifications a player places. dt.fort */
export const fortificationKinds = ["bunker", "strongpoint", "trench", "wire", "minefield"] as const;
export type FortificationKind = (typeof fortificationKinds)[number];

/** How wide (across the facing) and deep a piece of fortification is, in cm. */
export const fortificationSizes: Readonly<Record<FortificationKind, { readonly wide: number; readonly deep: number }>> =
  {
    bunker: { wide: 14, deep: 12 },
    strongpoint: { wide: 14, deep: 12 },
    trench: { wide: 20, deep: 3 },
    wire: { wide: 20, deep: 2 },
    minefield: { wide: 15, deep: 10 },
  };

/** How wide its rear doors are, in cm. */
export const BUNKER_DOOR = 4;
/** How wide the doors of a building are where a scenario says nothing, in lattice units. dt.building.openings */
export const USUAL_DOOR = 4_000;
/** How high a floor of a building is, in cm. */
export const FLOOR_HEIGHT = 5;
