import type { Square } from "../../geometry/index.ts";
import {
  type AxisUnit,
  edgeStep,
  type G,
  grid,
  isVehicleKind,
  placeOnRoute,
  lengthOf,
  tokenSquares,
  vehicleTraits,
} from "../board/index.ts";

/**
 * The squares on the board that a vehicle will come over: those of a convoy's way that lie before it, all of a patrol
 * route, none of a unit that leaves its route when it is alert. rr.convoy.move, rr.vpatrol.route
 */
export function roadOf(g: G, { kind, post, alert }: AxisUnit): readonly Square[] {
  if ((post.kind !== "convoy" && post.kind !== "route") || !isVehicleKind(kind)) return [];
  if (post.kind === "route" && alert && !vehicleTraits(kind).keepsToRoute) return [];
  const route = g.state.routes[post.route];
  if (route === undefined) return [];
  const board = grid(g);
  const start = edgeStep(board, route, 1);
  const first = post.kind === "convoy" && !post.waiting ? post.step + 1 : start;
  const last = edgeStep(board, route, -1);
  const length = lengthOf(g.settings, kind);
  const squares = new Set<Square>();
  for (let step = first; step <= last; step++)
    for (const square of tokenSquares(board, placeOnRoute(g.settings, route, step, 1, kind), length))
      squares.add(square);
  return [...squares];
}
