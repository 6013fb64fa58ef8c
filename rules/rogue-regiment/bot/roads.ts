import type { Square } from "../../geometry/index.ts";
import { metered, type Metered, readMetered } from "../../kernel/index.ts";
import { type AxisVehicleKind, isVehicleKind, vehicleTraits } from "../book/vehicle-kinds.ts";
import { type Ctx, grid } from "../table/context.ts";
import type { AxisUnit, Route } from "../table/state.ts";
import { lengthOf, tokenSquares, type VehiclePlace } from "../table/vehicle-token.ts";
import { edgeStep, placeOnRoute } from "../movement/index.ts";
import { fieldOf } from "../sight/index.ts";
import { perBoard } from "./ways.ts";

/** Whether a convoy vehicle stands for good, or behind one that does. rr.metal.transport-then-idle */
const isHeldUp = ({ state }: Ctx, unit: AxisUnit): boolean =>
  unit.empty ||
  state.units.some(
    (other) =>
      other.empty &&
      other.post.kind === "convoy" &&
      unit.post.kind === "convoy" &&
      other.post.route === unit.post.route &&
      other.post.step > unit.post.step,
  );

/**
 * The squares on the board that a vehicle will come over: those of a convoy's way that lie before it, all of a patrol
 * route; none of one that is held up, or leaves its route when it is alert. rr.convoy.move, rr.vpatrol.route
 */
export function roadOf(ctx: Ctx, unit: AxisUnit): readonly Square[] {
  const { kind, post, alert } = unit;
  if ((post.kind !== "convoy" && post.kind !== "route") || !isVehicleKind(kind)) return [];
  if (post.kind === "route" ? alert && !vehicleTraits(kind).keepsToRoute : isHeldUp(ctx, unit)) return [];
  const route = ctx.state.routes[post.route];
  if (route === undefined) return [];
  const from = post.kind === "convoy" && !post.waiting ? post.step + 1 : edgeStep(grid(ctx), route, 1);
  const squares = new Set<Square>();
  for (const place of placesAlong(ctx, route, kind, from))
    for (const square of tokenSquares(grid(ctx), place, lengthOf(ctx.settings, kind))) squares.add(square);
  return [...squares];
}

/** The places of a vehicle that drives a route from a step to its end. */
function* placesAlong(ctx: Ctx, route: Route, kind: AxisVehicleKind, from: number): Generator<VehiclePlace> {
  const last = edgeStep(grid(ctx), route, -1);
  for (let step = from; step <= last; step++) yield placeOnRoute(ctx.settings, route, step, 1, kind);
}

/** What is watched from the routes of a board. */
const watchedFrom = perBoard(() => new WeakMap<Route, Metered<Uint8Array>>());

/**
 * How well whoever drives along the road of a convoy or patrol sees each square on his way: 0 not, 1 only who stands, 2
 * also who crouches. Nobody who stands about is in the way; it is kept for the route.
 */
export function exposureTo(ctx: Ctx, { id, kind, post }: AxisUnit): Uint8Array {
  const board = grid(ctx);
  const route = post.kind === "convoy" || post.kind === "route" ? ctx.state.routes[post.route] : undefined;
  if (route === undefined || !isVehicleKind(kind)) return new Uint8Array(board.squares.length);
  const watched = watchedFrom(ctx);
  const kept = watched.get(route);
  if (kept !== undefined) return readMetered(kept);
  const made = metered(() => levelsAlong(ctx, route, id, kind));
  watched.set(route, made);
  return made.value;
}

/** How well each square is seen by whoever drives along a route from its beginning. */
function levelsAlong(ctx: Ctx, route: Route, id: string, kind: AxisVehicleKind): Uint8Array {
  const board = grid(ctx);
  const levels = new Uint8Array(board.squares.length);
  const empty: Ctx = { ...ctx, state: { ...ctx.state, units: [], operators: [], vehicles: [] } };
  for (const place of placesAlong(ctx, route, kind, edgeStep(board, route, 1))) {
    const [at] = tokenSquares(board, place, lengthOf(ctx.settings, kind));
    if (at === undefined) continue;
    const field = fieldOf(empty, { id, at, facing: place.facing, kind, token: { x: place.x, y: place.y } });
    for (let square = 0; square < levels.length; square++)
      if ((field[square] ?? 0) > (levels[square] ?? 0)) levels[square] = field[square] ?? 0;
  }
  return levels;
}
