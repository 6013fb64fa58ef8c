import {
  type BattlefieldPlan,
  building,
  entrance,
  field,
  hill,
  lattice,
  lowRough,
  obstacle,
  rough,
  steps,
  vehicle,
} from "./drawing.ts";

/** The items of the camp, moved to the right by a number of inches. */
export const campTerrain = (right: number) => [
  building("b1", [15 + right, 12, 21 + right, 16.5], 4, {
    climbable: true,
    entrances: [
      entrance("door", [15 + right, 13.5], [15 + right, 14.5]),
      entrance("window", [17 + right, 12], [19 + right, 12]),
    ],
  }),
  obstacle("t1", [17 + right, 17, 19 + right, 18], { blocksSight: false }),
  building("b2", [23 + right, 10.5, 27 + right, 14.5], 3, {
    climbable: true,
    entrances: [entrance("door", [23 + right, 12], [23 + right, 13])],
  }),
  building("b3", [10.5 + right, 22, 14.5 + right, 26], 3, {
    climbable: false,
    entrances: [entrance("door", [14.5 + right, 23.5], [14.5 + right, 24.5])],
  }),
  vehicle("v1", [23 + right, 19, 28 + right, 21], 2.5, { climbable: true }),
  vehicle("v2", [16.5 + right, 25, 18.5 + right, 28.5], null, { low: [[16.5 + right, 27, 18.5 + right, 28.5]] }),
  rough("r1", [3 + right, 3, 9 + right, 8]),
  rough("r2", [27 + right, 26, 33 + right, 32]),
  rough("r3", [2 + right, 17, 7 + right, 22]),
  lowRough("l1", [26 + right, 2, 33 + right, 6.5]),
  obstacle("o1", [10 + right, 10, 20 + right, 10.3], { blocksSight: false }),
  obstacle("o2", [22 + right, 23, 22.3 + right, 33], { blocksSight: true }),
  obstacle("o3", [6 + right, 28, 14 + right, 28.3], { blocksSight: false }),
  obstacle("o4", [9.5 + right, 15, 9.8 + right, 20.5], { blocksSight: true, crossable: false }),
  hill("h1", [1 + right, 9.5, 6 + right, 14.5], 2),
  steps("s1", [27 + right, 11, 28 + right, 14], "b2"),
];

const markers = [
  [8, 11],
  [18, 7],
  [29.5, 9.5],
  [29, 23],
  [19, 30],
  [7.5, 26],
] as const;

/** What missions put on the camp, moved to the right by a number of inches. */
export const campMissions = (right: number): Omit<BattlefieldPlan, "title" | "battlefield"> => {
  const at = (x: number, y: number) => lattice([x + right, y]);
  return {
    route: markers.map(([x, y]) => at(x, y)),
    lights: [at(22, 17.5)],
    sabotage: { at: at(18, 18), item: "t1" },
    havoc: [
      { at: at(18, 18), item: "t1" },
      { at: at(12.5, 21.5), item: "b3" },
      { at: at(23.5, 15), item: "b2" },
      { at: at(22.5, 20), item: "v1" },
      { at: at(17.5, 24.5), item: "v2" },
    ],
    capture: ["b1", "b2", "b3"],
    intelligence: ["b1", "b2", "b3", "v1", "v2"],
    gun: "t1",
    locations: ["b1", "b2", "b3", "v1", "v2", "r1", "r2", "r3", "l1"],
  };
};

/** The battlefield of 36″ by 36″ that every mission can be played on. zh.setup.table, zh.setup.terrain-guide */
export const camp: BattlefieldPlan = {
  title: "The camp",
  battlefield: field(36, 36, campTerrain(0)),
  ...campMissions(0),
};
