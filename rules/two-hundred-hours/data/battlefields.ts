/** The categories of terrain. zh.terrain.category */
export type TerrainCategory = "building" | "obstacle" | "vehicle" | "rough" | "low rough" | "hill" | "steps";

/** A piece of terrain on a battlefield, its corners in inches from the upper left corner of the table. */
export interface TerrainItem {
  readonly id: string;
  readonly category: TerrainCategory;
  readonly corners: readonly (readonly [x: number, y: number])[];
  /** In inches, where it matters. */
  readonly height: number | null;
  /** Whether an obstacle stops sight, as agreed for this battlefield; other categories have rules of their own. */
  readonly blocksSight: boolean | null;
  /** Whether an obstacle can be crossed, as agreed for this battlefield. */
  readonly crossable: boolean | null;
}

/** A battlefield: its size in inches, its terrain, and where the patrol route runs. */
export interface Battlefield {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  readonly terrain: readonly TerrainItem[];
  /** The places of Patrol markers 1 to 6, in order. */
  readonly patrolMarkers: readonly (readonly [x: number, y: number])[];
}

/** The battlefield of 36″ by 36″ that every mission can be played on. */
export const camp: Battlefield = {
  id: "camp",
  width: 36,
  height: 36,
  terrain: [
    {
      id: "b1",
      category: "building",
      corners: [
        [15, 12],
        [21, 12],
        [21, 16.5],
        [15, 16.5],
      ],
      height: 4,
      blocksSight: null,
      crossable: null,
    },
    {
      id: "t1",
      category: "obstacle",
      corners: [
        [17, 17],
        [19, 17],
        [19, 18],
        [17, 18],
      ],
      height: null,
      blocksSight: false,
      crossable: true,
    },
    {
      id: "b2",
      category: "building",
      corners: [
        [23, 10.5],
        [27, 10.5],
        [27, 14.5],
        [23, 14.5],
      ],
      height: 3,
      blocksSight: null,
      crossable: null,
    },
    {
      id: "b3",
      category: "building",
      corners: [
        [10.5, 22],
        [14.5, 22],
        [14.5, 26],
        [10.5, 26],
      ],
      height: 3,
      blocksSight: null,
      crossable: null,
    },
    {
      id: "v1",
      category: "vehicle",
      corners: [
        [23, 19],
        [28, 19],
        [28, 21],
        [23, 21],
      ],
      height: 2.5,
      blocksSight: null,
      crossable: null,
    },
    {
      id: "v2",
      category: "vehicle",
      corners: [
        [16.5, 25],
        [18.5, 25],
        [18.5, 28.5],
        [16.5, 28.5],
      ],
      height: null,
      blocksSight: null,
      crossable: null,
    },
    {
      id: "r1",
      category: "rough",
      corners: [
        [3, 3],
        [9, 3],
        [9, 8],
        [3, 8],
      ],
      height: null,
      blocksSight: null,
      crossable: null,
    },
    {
      id: "r2",
      category: "rough",
      corners: [
        [27, 26],
        [33, 26],
        [33, 32],
        [27, 32],
      ],
      height: null,
      blocksSight: null,
      crossable: null,
    },
    {
      id: "r3",
      category: "rough",
      corners: [
        [2, 17],
        [7, 17],
        [7, 22],
        [2, 22],
      ],
      height: null,
      blocksSight: null,
      crossable: null,
    },
    {
      id: "l1",
      category: "low rough",
      corners: [
        [26, 2],
        [33, 2],
        [33, 6.5],
        [26, 6.5],
      ],
      height: null,
      blocksSight: null,
      crossable: null,
    },
    {
      id: "o1",
      category: "obstacle",
      corners: [
        [10, 10],
        [20, 10],
        [20, 10.3],
        [10, 10.3],
      ],
      height: null,
      blocksSight: false,
      crossable: true,
    },
    {
      id: "o2",
      category: "obstacle",
      corners: [
        [22, 23],
        [22.3, 23],
        [22.3, 33],
        [22, 33],
      ],
      height: null,
      blocksSight: true,
      crossable: true,
    },
    {
      id: "o3",
      category: "obstacle",
      corners: [
        [6, 28],
        [14, 28],
        [14, 28.3],
        [6, 28.3],
      ],
      height: null,
      blocksSight: false,
      crossable: true,
    },
    {
      id: "o4",
      category: "obstacle",
      corners: [
        [9.5, 15],
        [9.8, 15],
        [9.8, 20.5],
        [9.5, 20.5],
      ],
      height: null,
      blocksSight: true,
      crossable: false,
    },
    {
      id: "h1",
      category: "hill",
      corners: [
        [1, 9.5],
        [6, 9.5],
        [6, 14.5],
        [1, 14.5],
      ],
      height: 2,
      blocksSight: null,
      crossable: null,
    },
    {
      id: "s1",
      category: "steps",
      corners: [
        [27, 11],
        [28, 11],
        [28, 14],
        [27, 14],
      ],
      height: null,
      blocksSight: null,
      crossable: null,
    },
  ],
  patrolMarkers: [
    [8, 11],
    [18, 7],
    [29.5, 9.5],
    [29, 23],
    [19, 30],
    [7.5, 26],
  ],
};
