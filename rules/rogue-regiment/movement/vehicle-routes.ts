import { ahead, type Facing, type Grid, opposite } from "../../geometry/index.ts";
import type { Settings } from "../../kernel/index.ts";
import type { AxisVehicleKind } from "../book/vehicle-kinds.ts";
import type { Route, Token } from "../table/state.ts";
import { lengthOf, placeByFront, stepped, type VehiclePlace, type VehicleStep } from "../table/vehicle-token.ts";
import { stepCost } from "./vehicle-search.ts";

/** Where the front four squares of a vehicle are at a step of its route, and which way it drives there. */
interface RoutePoint {
  readonly front: Token;
  readonly facing: Facing;
}

const drawn = new WeakMap<Route, readonly RoutePoint[]>();

const facingBetween = (a: Token, b: Token): Facing => (a.x === b.x ? (b.y > a.y ? "S" : "N") : b.x > a.x ? "E" : "W");

/**
 * All points of a route from end to end: straight runs, cut at each corner by the diagonal step of a turn.
 * rr.vpatrol.route, rr.veh.turn
 */
function pointsOf(route: Route): readonly RoutePoint[] {
  const kept = drawn.get(route);
  if (kept !== undefined) return kept;
  const { corners } = route;
  const points: RoutePoint[] = [];
  let [at] = corners;
  for (let i = 1; i < corners.length && at !== undefined; i++) {
    const corner = corners[i];
    if (corner === undefined) break;
    const facing = facingBetween(at, corner);
    const { dx, dy } = ahead[facing];
    // the corner itself is cut, but for the end of the route
    const last = i === corners.length - 1;
    const steps = Math.abs(corner.x - at.x) + Math.abs(corner.y - at.y) - (last ? 0 : 1);
    for (let n = 0; n <= steps; n++) points.push({ front: { x: at.x + dx * n, y: at.y + dy * n }, facing });
    const next = corners[i + 1];
    if (next === undefined) break;
    const onward = ahead[facingBetween(corner, next)];
    at = { x: corner.x + onward.dx, y: corner.y + onward.dy };
  }
  drawn.set(route, points);
  return points;
}

/** The point of a route at a step; before its first and beyond its last it goes straight on. */
function pointAt(route: Route, step: number): RoutePoint {
  const points = pointsOf(route);
  const end = points[Math.max(0, Math.min(points.length - 1, step))];
  if (end === undefined) throw new Error("A route without points.");
  const beyond = step < 0 ? step : step >= points.length ? step - points.length + 1 : 0;
  const { dx, dy } = ahead[end.facing];
  return { front: { x: end.front.x + dx * beyond, y: end.front.y + dy * beyond }, facing: end.facing };
}

/** Where a vehicle stands at a step of its route, driving it one way or the other. rr.vpatrol.turn-round */
export function placeOnRoute(
  settings: Settings,
  route: Route,
  step: number,
  way: 1 | -1,
  kind: AxisVehicleKind,
): VehiclePlace {
  const { front, facing } = pointAt(route, step);
  return placeByFront(front, way === 1 ? facing : opposite[facing], lengthOf(settings, kind));
}

/**
 * The step just off the board from which a vehicle drives onto it: the last one at which its front four squares are
 * still off.
 */
export function edgeStep(grid: Grid, route: Route, way: 1 | -1): number {
  const frontOff = (step: number): boolean => {
    const { x, y } = pointAt(route, step).front;
    return x + 1 < 0 || y + 1 < 0 || x >= grid.width || y >= grid.height;
  };
  const { length } = pointsOf(route);
  let step = way === 1 ? 0 : length - 1;
  while (!frontOff(step)) step -= way;
  while (frontOff(step + way) && step > -200 && step < length + 200) step += way;
  return step;
}

/** The movement points from one step of a route to the next; 0 where the ground bars the way. rr.convoy.truck-corner */
export function routeCost(
  grid: Grid,
  settings: Settings,
  from: VehiclePlace,
  to: VehiclePlace,
  kind: AxisVehicleKind,
): number {
  const length = lengthOf(settings, kind);
  const steps: readonly VehicleStep[] = ["forward", "turn-left", "turn-right"];
  const step = steps.find((candidate) => {
    const place = stepped(from, length, candidate);
    return place.x === to.x && place.y === to.y && place.facing === to.facing;
  });
  return step === undefined ? 0 : stepCost(grid, settings, kind, from, step);
}
