import { type BattlefieldPlan, building, field, lowRough, obstacle, rough } from "./drawing.ts";
import { campMissions, campTerrain } from "./camp.ts";

/** A larger battlefield, 48″ by 36″: the camp in its middle, and more around it. zh.setup.larger-first-turn */
export const depot: BattlefieldPlan = {
  title: "The depot",
  battlefield: field(48, 36, [
    ...campTerrain(6),
    rough("r4", [1, 23, 5, 30]),
    rough("r5", [43, 6, 47, 13]),
    lowRough("l2", [1, 1, 5, 6]),
    obstacle("o5", [43, 22, 47, 22.3], { blocksSight: false }),
    building("b4", [43, 29, 47, 33], 2, { climbable: false }),
  ]),
  ...campMissions(6),
};
