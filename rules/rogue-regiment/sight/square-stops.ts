import {
  STOPS_ALL,
  STOPS_LOW,
  type LineObstacle,
  nobody,
  STOPS_NOTHING,
  type Scene,
  type Stop,
  type Viewer,
} from "./stops.ts";
import { ground, groundOf } from "../table/terrain.ts";
import { adjacent, nameOf, type Square } from "../../geometry/index.ts";

export const most = (a: Stop, b: Stop): Stop => (a > b ? a : b);

export const least = (a: Stop, b: Stop): Stop => (a < b ? a : b);

/** What a square between the ends stops; what is met there is noted in `met`, where it is given. rr.barrel.hides */
export function squareStop(scene: Scene, viewer: Viewer, square: Square, met: LineObstacle[] | undefined): Stop {
  const { grid } = scene.terrain;
  if (scene.blockers.smoke.includes(square) && viewer.lookout?.under.includes(square) !== true) {
    met?.push({
      stop: STOPS_ALL,
      text: "A blast template blocks the line.",
      at: nameOf(grid, square),
      cites: ["rr.barrel.template-stays", "rr.lewes.template-stays", "rr.open.template-los"],
    });
    return STOPS_ALL;
  }
  const mayStand =
    scene.blockers !== nobody &&
    scene.target?.includes(square) !== true &&
    viewer.lookout?.under.includes(square) !== true;
  if (mayStand && scene.blockers.whole.includes(square)) {
    met?.push({
      stop: STOPS_ALL,
      text:
        viewer.side === "axis"
          ? "A unit that is not alert, or a vehicle, blocks the line."
          : "Another Axis unit, or a vehicle, blocks the line.",
      at: nameOf(grid, square),
      cites:
        viewer.side === "axis"
          ? ["rr.los.nonalert-blocks", "rr.vlos.blocks"]
          : ["rr.los.operator-blockers", "rr.open.operator-los-alert-axis", "rr.vlos.blocks"],
    });
    return STOPS_ALL;
  }
  const barrel = mayStand && scene.blockers.low.includes(square);
  if (barrel)
    met?.push({
      stop: STOPS_LOW,
      text: "A fuel barrel hides what is low.",
      at: nameOf(grid, square),
      cites: ["rr.barrel.hides", "rr.crouch.los-both-ways"],
    });
  const own = groundStop(scene, viewer, square, met);
  return barrel ? most(STOPS_LOW, own) : own;
}

/** What the ground of a square between the ends stops. */
function groundStop(scene: Scene, viewer: Viewer, square: Square, met: LineObstacle[] | undefined): Stop {
  const { grid } = scene.terrain;
  switch (grid.squares[square]) {
    case ground.forest:
      met?.push({
        stop: STOPS_ALL,
        text: "A forest square between the ends blocks the line.",
        at: nameOf(grid, square),
        cites: ["rr.square.forest-through"],
      });
      return STOPS_ALL;
    // rock and forest stop a line, water does not: rr.square.water-los
    case ground.rock:
      met?.push({
        stop: STOPS_ALL,
        text: "A rock square between the ends blocks the line.",
        at: nameOf(grid, square),
        cites: ["rr.square.rock-through"],
      });
      return STOPS_ALL;
    case ground.dump:
      met?.push({
        stop: STOPS_ALL,
        text: "A supply dump blocks the line.",
        at: nameOf(grid, square),
        cites: ["rr.cover.supply-dump", "rr.cover.high-blocks"],
      });
      return STOPS_ALL;
    case ground.hedge:
    case ground.crates: {
      // a vehicle is beside what either square of its end is beside
      const beside =
        viewer.lookout === undefined
          ? adjacent(grid, viewer.square, square)
          : viewer.lookout.row.some((own) => adjacent(grid, own, square));
      if (viewer.side === "axis" && scene.readings.overHedges && beside) return STOPS_NOTHING;
      const what = groundOf(grid.squares[square] ?? 0);
      met?.push({
        stop: STOPS_LOW,
        text: what === "hedge" ? "A hedge hides what is low." : "Crates hide what is low.",
        at: nameOf(grid, square),
        cites: beside ? ["rr.cover.low-hides", "rr.open.hedge-adjacent-viewer"] : ["rr.cover.low-hides"],
      });
      return STOPS_LOW;
    }
    default:
      return STOPS_NOTHING;
  }
}
