import type { TerrainKind } from "./terrain.ts";

type Corner = readonly [x: number, y: number];

/** A piece of terrain of a scenario, its corners in cm from the upper left corner of the table. */
export interface TerrainItem {
  readonly id: string;
  readonly kind: TerrainKind;
  readonly corners: readonly Corner[];
  readonly height: number;
  readonly floors?: number;
  readonly doors?: readonly Corner[];
  /** Sides with windows, by the number of their first corner, from 0. */
  readonly windows?: readonly number[];
}

export type Side = "north" | "south";

export interface SidePlan {
  /** The smallest and largest x and y of where it deploys; null where all of it arrives. */
  readonly deploys: readonly [left: number, top: number, right: number, bottom: number] | null;
  /** The stretch of its own edge where units arrive. */
  readonly arrives: readonly [left: number, right: number];
  readonly meeting: boolean;
  readonly reserves: "none" | "reserves" | "delayed";
  readonly scattered: boolean;
  readonly ambush: boolean;
  /** Fortifications without AP, as alternatives. dt.fort.scenario-free */
  readonly free: readonly string[];
}

export interface Battle {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly turns: number;
  readonly points: readonly [least: number, most: number];
  readonly terrain: readonly TerrainItem[];
  readonly objectives: readonly { readonly id: string; readonly name: string; readonly at: Corner }[];
  readonly sides: Readonly<Record<Side, SidePlan>>;
  readonly victory: "hold-late" | "attacker-takes" | "hold-both";
}

/** The table of every scenario, in cm. */
export const tableSize = { width: 180, height: 120 } as const;

const arriving: SidePlan = {
  deploys: null,
  arrives: [0, 180],
  meeting: false,
  reserves: "none",
  scattered: false,
  ambush: false,
  free: [],
};

const item = (id: string, kind: TerrainKind, height: number, ...corners: readonly Corner[]): TerrainItem => ({
  id,
  kind,
  corners,
  height,
});

const saltRoad: Battle = {
  id: "salt-road",
  title: "Salt Road",
  text: "Two columns meet at a well. Hold it at the end of turn 4 or later; otherwise the AP count after turn 6.",
  turns: 6,
  points: [75, 100],
  terrain: [
    item("wood-1", "wood", 12, [20, 30], [50, 25], [55, 50], [25, 55]),
    item("wood-2", "wood", 12, [125, 70], [160, 66], [162, 92], [130, 95]),
    {
      ...item("house", "building", 10, [75, 32], [105, 32], [105, 48], [75, 48]),
      floors: 2,
      doors: [
        [90, 32],
        [90, 48],
      ],
      windows: [1, 3],
    },
    item("wall", "wall", 3, [60, 72], [120, 72], [120, 73], [60, 73]),
    item("hedge", "hedge", 2, [10, 84], [45, 84], [45, 86], [10, 86]),
    item("rubble", "rubble", 2, [112, 52], [128, 50], [130, 62], [114, 64]),
    item("crates", "crates", 4, [84, 58], [88, 58], [88, 62], [84, 62]),
  ],
  objectives: [{ id: "well", name: "the well", at: [90, 60] }],
  sides: {
    north: { ...arriving, arrives: [30, 150], meeting: true },
    south: { ...arriving, arrives: [30, 150], meeting: true },
  },
  victory: "hold-late",
};

const theWeir: Battle = {
  id: "the-weir",
  title: "The Weir",
  text: "The south takes the sluice at the end of any turn; if it has not by turn 7, the north wins.",
  turns: 7,
  points: [100, 100],
  terrain: [
    item("river", "river", 0, [0, 52], [60, 50], [120, 54], [180, 50], [180, 60], [120, 64], [60, 60], [0, 62]),
    item("bridge", "bridge", 0, [84, 48], [96, 48], [96, 66], [84, 66]),
    item("wood", "wood", 12, [15, 75], [45, 72], [50, 95], [18, 98]),
    item("hill", "hill", 6, [120, 70], [160, 72], [165, 100], [125, 102]),
    { ...item("house", "building", 5, [45, 22], [60, 22], [60, 36], [45, 36]), floors: 1, doors: [[60, 30]] },
    item("traps", "anti-tank-traps", 1, [66, 68], [82, 68], [82, 71], [66, 71]),
    item("cliff", "cliff", 8, [150, 0], [152, 0], [152, 30], [150, 30]),
  ],
  objectives: [{ id: "sluice", name: "the sluice", at: [90, 15] }],
  sides: {
    north: {
      ...arriving,
      deploys: [0, 0, 180, 45],
      free: ["1 bunker or 2 strongpoints", "2 trenches", "3 wire", "2 minefields"],
    },
    south: { ...arriving, reserves: "reserves" },
  },
  victory: "attacker-takes",
};

const lowTide: Battle = {
  id: "low-tide",
  title: "Low Tide",
  text: "Hold the beacon and the depot at the end of a turn to win at once; otherwise the AP count after turn 8.",
  turns: 8,
  points: [125, 125],
  terrain: [
    item("sea", "deep-water", 0, [0, 80], [70, 84], [110, 96], [110, 120], [0, 120]),
    item("swamp", "swamp", 0, [70, 84], [110, 96], [120, 88], [80, 74]),
    item("wood", "wood", 12, [20, 20], [52, 18], [55, 48], [24, 52]),
    {
      ...item("house", "building", 15, [120, 58], [155, 58], [155, 74], [120, 74]),
      floors: 3,
      doors: [
        [120, 66],
        [140, 58],
      ],
    },
    item("wall", "wall", 10, [90, 20], [92, 20], [92, 60], [90, 60]),
    item("gully", "gully", 0, [130, 20], [170, 26], [169, 32], [129, 26]),
    item("crops", "crops", 2, [150, 85], [178, 85], [178, 112], [150, 112]),
  ],
  objectives: [
    { id: "beacon", name: "the beacon", at: [40, 40] },
    { id: "depot", name: "the depot", at: [140, 70] },
  ],
  sides: {
    north: { ...arriving, deploys: [60, 0, 180, 30], reserves: "delayed", scattered: true, ambush: true },
    south: { ...arriving, deploys: [0, 95, 180, 120], reserves: "delayed", scattered: true },
  },
  victory: "hold-both",
};

/** The scenarios, in the order of the die that chooses one: ARMY, TARGET, SHIELD. dt.setup.scenario */
export const battles: readonly Battle[] = [saltRoad, theWeir, lowTide];
