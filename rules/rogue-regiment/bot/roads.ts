import type { Square } from "../../geometry/index.ts";
import { edgeStep, type G, grid, isVehicleKind, placeOnRoute, lengthOf, tokenSquares } from "../board/index.ts";

/** The squares on the board that a convoy comes over, in the order of its way. rr.convoy.move */
export function roadOf(g: G): readonly Square[] {
  const convoy = g.state.units.find(({ post }) => post.kind === "convoy");
  if (convoy?.post.kind !== "convoy" || !isVehicleKind(convoy.kind)) return [];
  const route = g.state.routes[convoy.post.route];
  if (route === undefined) return [];
  const squares = new Set<Square>();
  const length = lengthOf(g.settings, convoy.kind);
  const first = edgeStep(grid(g), route, 1);
  const last = edgeStep(grid(g), route, -1);
  for (let step = first; step <= last; step++)
    for (const square of tokenSquares(grid(g), placeOnRoute(g.settings, route, step, 1, convoy.kind), length))
      squares.add(square);
  return [...squares];
}
