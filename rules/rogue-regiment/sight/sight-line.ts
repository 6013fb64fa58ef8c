import { most, squareStop } from "./square-stops.ts";
import {
  STOPS_ALL,
  STOPS_LOW,
  nobody,
  STOPS_NOTHING,
  type Scene,
  hasBlockerBetween,
  type Stop,
  type Viewer,
} from "./stops.ts";
import { edge, ground, groundOf, type Window } from "../table/terrain.ts";
import { cornerStop, edgeStop } from "./edges.ts";
import { edgeBetween, nameOf, newLine, type Square, traceFromCorner, traceLine } from "../../geometry/index.ts";

// most questions in a row are under the same settings

export const line = newLine();

/**
 * How much of the line from a viewer to a square is stopped by what lies strictly between them and by the edges it
 * crosses, under the readings in force. rr.los.operator-blockers, rr.los.axis-blockers, rr.los.nonalert-blocks,
 * rr.los.alert-transparent, rr.los.operators-transparent, rr.square.forest-through, rr.square.rock-through,
 * rr.cover.low-hides, rr.cover.high-blocks, rr.building.wall, rr.building.door-los, rr.window.blocks
 */
export function stopOf(whole: Scene, viewer: Viewer, to: Square): Stop {
  const { lookout } = viewer;
  if (viewer.square === to || lookout?.under.includes(to) === true) return STOPS_NOTHING;
  // figures elsewhere need not be looked for on every square of the line
  const elsewhere =
    lookout === undefined &&
    whole.blockers !== nobody &&
    !hasBlockerBetween(whole.terrain.grid, viewer.square, to, whole.blockers);
  const scene = elsewhere ? { ...whole, blockers: nobody } : whole;
  const { terrain, met } = scene;
  const { grid } = terrain;
  if (lookout === undefined) traceLine(grid, viewer.square, to, line);
  else traceFromCorner(grid, lookout.corner, to, line);
  const { squares, length } = line;
  let stop: Stop = STOPS_NOTHING;
  let windows: Window | null = null;
  for (let i = 1; i < length; i++) {
    const before = squares[i - 1] ?? 0;
    const square = squares[i] ?? 0;
    // rr.vlos.underneath
    if (lookout?.under.includes(square) === true) continue;
    const step = square - before;
    const straight = step === 1 || step === -1 || step === grid.width || step === -grid.width;
    const code = straight ? edgeBetween(grid, before, square) : edge.open;
    if (!straight || code !== edge.open) {
      const crossed = straight
        ? edgeStop(scene, viewer, to, before, square)
        : cornerStop(scene, viewer, to, before, square);
      stop = most(stop, crossed.stop);
      if (crossed.window !== null && windows !== null && crossed.window !== windows && !scene.readings.twoWindows) {
        met?.push({
          stop: STOPS_ALL,
          text: "A second window on the line blocks it.",
          at: crossed.window.name,
          cites: ["rr.window.blocks", "rr.open.window-two"],
        });
        stop = STOPS_ALL;
      }
      windows = crossed.window ?? windows;
    }
    if (i < length - 1) stop = most(stop, squareStop(scene, viewer, square, met));
    if (stop === STOPS_ALL && met === undefined) return STOPS_ALL;
  }
  if (scene.readings.endSquaresHide) stop = most(stop, endStop(scene, viewer, to));
  return stop;
}

/**
 * A corpse or crouching Operator on a hedge or crate square, and the view out of rocks: rr.open.los-end-squares,
 * rr.square.rock-into.
 */
function endStop({ terrain: { grid }, met }: Scene, viewer: Viewer, to: Square): Stop {
  if (grid.squares[viewer.square] === ground.rock) {
    met?.push({
      stop: STOPS_ALL,
      text: "Nobody sees out of a rock square.",
      at: nameOf(grid, viewer.square),
      cites: ["rr.square.rock-into", "rr.open.los-end-squares"],
    });
    return STOPS_ALL;
  }
  const code = grid.squares[to];
  if (code !== ground.hedge && code !== ground.crates) return STOPS_NOTHING;
  met?.push({
    stop: STOPS_LOW,
    text: `The ${groundOf(code)} on the target's own square hide what is low.`,
    at: nameOf(grid, to),
    cites: ["rr.cover.low-hides", "rr.open.los-end-squares"],
  });
  return STOPS_LOW;
}
