import { citeIf } from "../../kernel/index.ts";
import type { Citation } from "../book/citation.ts";
import { vehicleTraits } from "../book/vehicle-kinds.ts";
import {
  type Ctx,
  grid,
  name,
  reading,
  record,
  remark,
  type Rules,
  squaresOf,
  recordStay,
  unitNamed,
} from "../table/context.ts";
import type { StayReason } from "../table/event-fragments.ts";
import type { AxisUnit, Route } from "../table/state.ts";
import { type AxisVehicle, isVehicle, lengthOf, tokenSquares, type VehiclePlace } from "../table/vehicle-token.ts";
import { edgeStep, placeOnRoute, routeCost } from "../movement/index.ts";
import { driveTo, isIdle, putOnPlace } from "./vehicle-drive.ts";
import { unitMove } from "../fighting/index.ts";
import { sighted } from "../sight/index.ts";
import { look, type LookRules } from "../reactions/index.ts";
import { freeFor } from "./vehicle-plan.ts";
import type { Square } from "../../geometry/index.ts";

/** A patrol or convoy vehicle that stands on its route. */
export function routeOf(
  ctx: Ctx,
  unit: AxisUnit,
): { readonly vehicle: AxisVehicle; readonly index: number; readonly step: number; readonly way: 1 | -1 } | null {
  const { post } = unit;
  if ((post.kind !== "route" && post.kind !== "convoy") || !isVehicle(unit)) return null;
  const route = ctx.state.routes[post.route];
  if (route === undefined) return null;
  const way = post.kind === "route" ? post.way : 1;
  const place = placeOnRoute(ctx.settings, route, post.step, way, unit.kind);
  const onIt = place.x === unit.token.x && place.y === unit.token.y && place.facing === unit.facing;
  return onIt ? { vehicle: unit, index: post.route, step: post.step, way } : null;
}

const patrolLook: LookRules = {
  stops: ["rr.vpatrol.sees"],
  shouts: ["rr.open.vehicle-shout"],
  spots: ["rr.vpatrol.sees"],
};

/**
 * The patrol vehicles drive along their routes at the start of the black Patrol Phase. rr.vpatrol.route,
 * rr.vpatrol.enter-leave, rr.vpatrol.turn-round, rr.open.alert-vehicle-no-target, rr.veh.when
 */
export function* patrolVehicles(ctx: Ctx): Rules {
  if (ctx.state.token !== "black") return;
  const { units } = ctx.state; // a unit that is killed on the way replaces the list
  const both = reading(ctx, "rr.open.kick-aa-truck-alert-section") === "both";
  for (const unit of units) {
    // vehicles of every kind, boats too: rr.jager.sturmboot-roles
    if (unit.post.kind !== "route" || ctx.state.section === "battle") continue;
    if (unit.advanced && !(both && keepsToRoute(unit))) continue;
    if (keepsToRoute(unit) && !both) {
      recordStay(
        ctx,
        unit.id,
        "it is alert, and moves in each Axis Advance Phase instead.",
        "rr.kick.aa-truck-alert-patrol",
        "rr.open.kick-aa-truck-alert-section",
      );
      continue;
    }
    if (staysAway(ctx, unit)) continue;
    const halted = haltOf(ctx, unit);
    if (halted !== null) {
      record(ctx, { event: "stayed", piece: unit.id, ...halted });
      continue;
    }
    const on = routeOf(ctx, unit);
    if (on === null) {
      recordStay(ctx, unit.id, "it has left its route.", "rr.vpatrol.route", "rr.open.alert-vehicle-no-target");
      continue;
    }
    yield* patrolRoute(ctx, on.vehicle, on.index, on.way, "patrol");
  }
}

/** Why a patrol vehicle does not drive in this turn. */
function haltOf(ctx: Ctx, unit: AxisUnit): { readonly why: StayReason; readonly cites: Citation[] } | null {
  if (unit.stalled) return { why: "it has a mechanical failure.", cites: ["rr.metal.failure-no-move"] };
  if (unit.smoking)
    return { why: "it has the cigarette token.", cites: ["rr.event.cigarette-effect", "rr.open.cigarette-vehicle"] };
  return isIdle(ctx, unit)
    ? { why: "it is empty.", cites: ["rr.metal.transport-then-idle", "rr.open.metal-transport-convoy"] }
    : null;
}

/**
 * Whether a unit is a patrol vehicle that keeps to its route when it is alert. rr.kick.aa-truck-alert-patrol,
 * rr.kick.aa-truck-roles
 */
export const keepsToRoute = (unit: AxisUnit): boolean =>
  unit.alert && unit.post.kind === "route" && isVehicle(unit) && vehicleTraits(unit.kind).keepsToRoute;

/** Whether one that keeps to its route has left the board for good, which is noted. rr.open.kick-aa-truck-route-end */
function staysAway(ctx: Ctx, unit: AxisUnit): boolean {
  const isAway =
    keepsToRoute(unit) && unit.at === null && reading(ctx, "rr.open.kick-aa-truck-route-end") === "stays-away";
  if (isAway) recordStay(ctx, unit.id, "it has left the board.", "rr.open.kick-aa-truck-route-end");
  return isAway;
}

/**
 * Alert patrol vehicles that keep to their routes drive along them in every Axis Advance Phase, whoever is spotted.
 * rr.kick.aa-truck-alert-patrol, rr.open.kick-aa-truck-alert-section, rr.open.kick-aa-truck-route-end
 */
export function* alertPatrols(ctx: Ctx): Rules {
  if (ctx.state.expansions.length === 0) return;
  for (const unit of ctx.state.units.filter(keepsToRoute)) {
    const on = routeOf(ctx, unit);
    unit.advanced = true;
    if (unit.stalled || on === null || unitNamed(ctx.state, unit.id) === undefined) continue;
    if (staysAway(ctx, unit)) continue;
    remark(
      ctx,
      `${unit.id} keeps to its patrol route.`,
      "rr.kick.aa-truck-alert-patrol",
      "rr.kick.aa-truck-roles",
      "rr.open.kick-aa-truck-alert-section",
      "rr.open.kick-aa-truck-route-end",
    );
    yield* patrolRoute(ctx, on.vehicle, on.index, on.way, "advance");
  }
}

interface RouteStep {
  readonly step: number;
  readonly place: VehiclePlace;
  readonly points: number;
}

/** A stretch of a route: from which step, which way round, for how many movement points and at most so many steps. */
interface Stretch {
  readonly route: Route;
  readonly from: number;
  readonly way: 1 | -1;
  readonly points: number;
  readonly most?: number;
}

/**
 * The next steps along a route that so many points allow: up to a step it must not pass, and no further than off the
 * board.
 */
export function stepsAlong(
  ctx: Ctx,
  vehicle: AxisVehicle,
  { route, from, way, points, most: limit = Infinity }: Stretch,
): RouteStep[] {
  const length = lengthOf(ctx.settings, vehicle.kind);
  const isOn = (place: VehiclePlace): boolean => tokenSquares(grid(ctx), place, length).length > 0;
  const steps: RouteStep[] = [];
  let place = placeOnRoute(ctx.settings, route, from, way, vehicle.kind);
  let wasOn = isOn(place);
  let left = points;
  for (let step = from + way; left > 0 && step <= limit; step += way) {
    const next = placeOnRoute(ctx.settings, route, step, way, vehicle.kind);
    const cost = routeCost(grid(ctx), ctx.settings, place, next, vehicle.kind);
    if (cost === 0 || cost > left) break;
    left -= cost;
    place = next;
    steps.push({ step, place, points: cost });
    if (wasOn && !isOn(place)) break;
    wasOn ||= isOn(place);
  }
  return steps;
}

/** The steps as far as the last one that ends where the vehicle can stop. */
export const upToLastStop = (
  ctx: Ctx,
  vehicle: AxisVehicle,
  steps: readonly RouteStep[],
  canStop: (squares: readonly Square[]) => boolean,
): readonly RouteStep[] => {
  const length = lengthOf(ctx.settings, vehicle.kind);
  return steps.slice(0, 1 + steps.findLastIndex(({ place }) => canStop(tokenSquares(grid(ctx), place, length))));
};

/** Drives a patrol vehicle along its route: rr.vpatrol.route, rr.vpatrol.sees, rr.kick.aa-truck-patrol. */
function* patrolRoute(ctx: Ctx, vehicle: AxisVehicle, index: number, way: 1 | -1, during: "patrol" | "advance"): Rules {
  const route = ctx.state.routes[index];
  if (route === undefined || vehicle.post.kind !== "route") return;
  const isFree = (squares: readonly Square[]): boolean => freeFor(ctx, vehicle, squares);
  const stretch = { route, from: vehicle.post.step, way, points: unitMove(ctx, vehicle.kind) };
  const plan = upToLastStop(ctx, vehicle, stepsAlong(ctx, vehicle, stretch), isFree);
  let seen = sighted(ctx, vehicle);
  // where it can stand if it has to stop: rr.open.vehicle-pass-stop
  let free = {
    step: vehicle.post.step,
    place: placeOnRoute(ctx.settings, route, vehicle.post.step, way, vehicle.kind),
  };
  const stopAt = (at: typeof free, cites: Citation[] = ["rr.vpatrol.sees"]): void => {
    vehicle.post = { kind: "route", route: index, step: at.step, way };
    putOnPlace(ctx, vehicle, at.place);
    record(ctx, {
      event: "stopped",
      piece: vehicle.id,
      at: vehicle.at === null ? "off the board" : name(ctx, vehicle.at),
      cites: [...cites, "rr.open.vehicle-pass-stop"],
    });
  };
  for (const { step, place: to, points } of plan) {
    const turned = to.facing !== vehicle.facing;
    vehicle.post = { kind: "route", route: index, step, way };
    yield* driveTo(ctx, vehicle, to, {
      step: turned ? "turn" : "forward",
      points,
      during,
      notices: during === "advance",
    });
    if (unitNamed(ctx.state, vehicle.id) === undefined) return;
    if (isFree(squaresOf(ctx, vehicle))) free = { step, place: to };
    // a mine on the way has made its troops get down
    if (isIdle(ctx, vehicle)) return stopAt(free, ["rr.metal.transport-then-idle", "rr.open.metal-transport-convoy"]);
    if (ctx.state.section === "battle" && during === "patrol") return stopAt(free);
    if (vehicle.at === null) {
      if (step === plan.at(-1)?.step) turnRound(ctx, vehicle, index, way);
      continue;
    }
    if (during === "advance") continue;
    const { now, reacts } = look(ctx, vehicle, seen, patrolLook);
    seen = now;
    if (reacts) return stopAt(free);
  }
  // troops that have got down on the way stand before it
  if (vehicle.at !== null && !isFree(squaresOf(ctx, vehicle))) stopAt(free, ["rr.veh.pass-units"]);
}

/**
 * A patrol vehicle that has left the board is turned round; its next move brings it back. rr.vpatrol.turn-round,
 * rr.vpatrol.off-board-blind
 */
function turnRound(ctx: Ctx, vehicle: AxisVehicle, index: number, way: 1 | -1): void {
  const route = ctx.state.routes[index];
  if (route === undefined) return;
  const back = way === 1 ? -1 : 1;
  const step = edgeStep(grid(ctx), route, back);
  vehicle.post = { kind: "route", route: index, step, way: back };
  putOnPlace(ctx, vehicle, placeOnRoute(ctx.settings, route, step, back, vehicle.kind));
  record(ctx, {
    event: "off-board",
    piece: vehicle.id,
    turned: true,
    cites: [
      "rr.vpatrol.turn-round",
      "rr.vpatrol.off-board-blind",
      "rr.vpatrol.enter-leave",
      ...citeIf(keepsToRoute(vehicle), "rr.open.kick-aa-truck-route-end"),
    ],
  });
}
