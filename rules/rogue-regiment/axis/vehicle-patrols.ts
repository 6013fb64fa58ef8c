import {
  type AxisUnit,
  type AxisVehicle,
  edgeStep,
  type G,
  grid,
  isVehicle,
  lengthOf,
  name,
  placeOnRoute,
  reading,
  record,
  type Route,
  routeCost,
  type Rules,
  squaresOf,
  tokenSquares,
  unitNamed,
  type VehiclePlace,
  vehicleTraits,
} from "../board/index.ts";
import type { Citation } from "../catalogue/index.ts";
import { driveTo, isIdle, settle } from "./vehicle-drive.ts";
import { unitMove } from "../fighting/index.ts";
import { sighted } from "../sight/index.ts";
import { look, type LookRules } from "../reactions/index.ts";
import { freeFor } from "./vehicle-plan.ts";

/** A patrol or convoy vehicle that stands on its route. */
export function routeOf(
  g: G,
  unit: AxisUnit,
): { readonly vehicle: AxisVehicle; readonly index: number; readonly step: number; readonly way: 1 | -1 } | null {
  const { post } = unit;
  if ((post.kind !== "route" && post.kind !== "convoy") || !isVehicle(unit)) return null;
  const route = g.state.routes[post.route];
  if (route === undefined) return null;
  const way = post.kind === "route" ? post.way : 1;
  const place = placeOnRoute(g.settings, route, post.step, way, unit.kind);
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
 * rr.vpatrol.enter-leave, rr.vpatrol.turn-round, rr.open.alert-vehicle-no-target
 */
export function* patrolVehicles(g: G): Rules {
  if (g.state.token !== "black") return;
  const { units } = g.state; // a unit that is killed on the way replaces the list
  const both = reading(g, "rr.open.kick-aa-truck-alert-section") === "both";
  for (const unit of units) {
    // vehicles of every kind, boats too: rr.jager.sturmboot-roles
    if (unit.post.kind !== "route" || g.state.section === "battle") continue;
    if (unit.advanced && !(both && keepsToRoute(unit))) continue;
    if (keepsToRoute(unit) && !both) {
      record(g, {
        event: "stayed",
        piece: unit.id,
        why: "it is alert, and moves in each Axis Advance Phase instead.",
        cites: ["rr.kick.aa-truck-alert-patrol", "rr.open.kick-aa-truck-alert-section"],
      });
      continue;
    }
    const halted = haltOf(g, unit);
    if (halted !== null) {
      record(g, { event: "stayed", piece: unit.id, ...halted });
      continue;
    }
    const on = routeOf(g, unit);
    if (on === null) {
      record(g, {
        event: "stayed",
        piece: unit.id,
        why: "it has left its route.",
        cites: ["rr.vpatrol.route", "rr.open.alert-vehicle-no-target"],
      });
      continue;
    }
    yield* patrolRoute(g, on.vehicle, on.index, on.way, "patrol");
  }
}

/** Why a patrol vehicle does not drive in this turn. */
function haltOf(g: G, unit: AxisUnit): { readonly why: string; readonly cites: Citation[] } | null {
  if (unit.stalled) return { why: "it has a mechanical failure.", cites: ["rr.metal.failure-no-move"] };
  if (unit.smoking)
    return { why: "it has the cigarette token.", cites: ["rr.event.cigarette-effect", "rr.open.cigarette-vehicle"] };
  return isIdle(g, unit)
    ? { why: "it is empty.", cites: ["rr.metal.transport-then-idle", "rr.open.metal-transport-convoy"] }
    : null;
}

/** Whether a unit is a patrol vehicle that keeps to its route when it is alert. rr.kick.aa-truck-alert-patrol */
export const keepsToRoute = (unit: AxisUnit): boolean =>
  unit.alert && unit.post.kind === "route" && isVehicle(unit) && vehicleTraits(unit.kind).keepsToRoute;

/**
 * Alert patrol vehicles that keep to their routes drive along them in every Axis Advance Phase, whoever is spotted.
 * rr.kick.aa-truck-alert-patrol, rr.open.kick-aa-truck-alert-section, rr.open.kick-aa-truck-route-end
 */
export function* alertPatrols(g: G): Rules {
  if (g.state.expansions.length === 0) return;
  for (const unit of g.state.units.filter(keepsToRoute)) {
    const on = routeOf(g, unit);
    unit.advanced = true;
    if (unit.stalled || on === null || unitNamed(g, unit.id) === undefined) continue;
    if (unit.at === null && reading(g, "rr.open.kick-aa-truck-route-end") === "stays-away") {
      record(g, {
        event: "stayed",
        piece: unit.id,
        why: "it has left the board.",
        cites: ["rr.open.kick-aa-truck-route-end"],
      });
      continue;
    }
    record(g, {
      event: "prepared",
      what: `${unit.id} keeps to its patrol route.`,
      cites: [
        "rr.kick.aa-truck-alert-patrol",
        "rr.kick.aa-truck-roles",
        "rr.open.kick-aa-truck-alert-section",
        "rr.open.kick-aa-truck-route-end",
      ],
    });
    yield* patrolRoute(g, on.vehicle, on.index, on.way, "advance");
  }
}

interface RouteStep {
  readonly step: number;
  readonly place: VehiclePlace;
  readonly points: number;
}

/**
 * The next steps along a route that so many points allow: up to a step it must not pass, and no further than off the
 * board.
 */
export function stepsAlong(
  g: G,
  vehicle: AxisVehicle,
  route: Route,
  from: number,
  way: 1 | -1,
  points: number,
  most = Infinity,
): RouteStep[] {
  const length = lengthOf(g.settings, vehicle.kind);
  const isOn = (place: VehiclePlace): boolean => tokenSquares(grid(g), place, length).length > 0;
  const steps: RouteStep[] = [];
  let place = placeOnRoute(g.settings, route, from, way, vehicle.kind);
  let wasOn = isOn(place);
  let left = points;
  for (let step = from + way; left > 0 && step <= most; step += way) {
    const next = placeOnRoute(g.settings, route, step, way, vehicle.kind);
    const cost = routeCost(grid(g), g.settings, place, next, vehicle.kind);
    if (cost === 0 || cost > left) break;
    left -= cost;
    place = next;
    steps.push({ step, place, points: cost });
    if (wasOn && !isOn(place)) break;
    wasOn ||= isOn(place);
  }
  return steps;
}

function* patrolRoute(g: G, vehicle: AxisVehicle, index: number, way: 1 | -1, during: "patrol" | "advance"): Rules {
  const route = g.state.routes[index];
  if (route === undefined || vehicle.post.kind !== "route") return;
  const plan = stepsAlong(g, vehicle, route, vehicle.post.step, way, unitMove(g, vehicle.kind));
  const length = lengthOf(g.settings, vehicle.kind);
  for (
    let last = plan.at(-1);
    last !== undefined && !freeFor(g, vehicle, tokenSquares(grid(g), last.place, length));
    last = plan.at(-1)
  )
    plan.pop();
  let seen = sighted(g, vehicle);
  // where it can stand if it has to stop: rr.open.vehicle-pass-stop
  let free = { step: vehicle.post.step, place: placeOnRoute(g.settings, route, vehicle.post.step, way, vehicle.kind) };
  const stopAt = (at: typeof free, cites: Citation[] = ["rr.vpatrol.sees"]): void => {
    vehicle.post = { kind: "route", route: index, step: at.step, way };
    settle(g, vehicle, at.place);
    record(g, {
      event: "stopped",
      piece: vehicle.id,
      at: vehicle.at === null ? "off the board" : name(g, vehicle.at),
      cites: [...cites, "rr.open.vehicle-pass-stop"],
    });
  };
  for (const { step, place: to, points } of plan) {
    const turned = to.facing !== vehicle.facing;
    vehicle.post = { kind: "route", route: index, step, way };
    yield* driveTo(g, vehicle, to, { step: turned ? "turn" : "forward", points }, during, during === "advance");
    if (unitNamed(g, vehicle.id) === undefined) return;
    if (freeFor(g, vehicle, squaresOf(g, vehicle))) free = { step, place: to };
    // a mine on the way has made its troops get down
    if (isIdle(g, vehicle)) {
      stopAt(free, ["rr.metal.transport-then-idle", "rr.open.metal-transport-convoy"]);
      return;
    }
    if (g.state.section === "battle" && during === "patrol") {
      stopAt(free);
      return;
    }
    if (vehicle.at === null) {
      if (step === plan.at(-1)?.step) turnRound(g, vehicle, index, way);
      continue;
    }
    if (during === "advance") continue;
    const { now, reacts } = look(g, vehicle, seen, patrolLook);
    seen = now;
    if (!reacts) continue;
    stopAt(free);
    return;
  }
  // troops that have got down on the way stand before it
  if (vehicle.at !== null && !freeFor(g, vehicle, squaresOf(g, vehicle))) stopAt(free, ["rr.veh.pass-units"]);
}

/**
 * A patrol vehicle that has left the board is turned round; its next move brings it back. rr.vpatrol.turn-round,
 * rr.vpatrol.off-board-blind
 */
function turnRound(g: G, vehicle: AxisVehicle, index: number, way: 1 | -1): void {
  const route = g.state.routes[index];
  if (route === undefined) return;
  const back = way === 1 ? -1 : 1;
  const step = edgeStep(grid(g), route, back);
  vehicle.post = { kind: "route", route: index, step, way: back };
  settle(g, vehicle, placeOnRoute(g.settings, route, step, back, vehicle.kind));
  record(g, {
    event: "off-board",
    piece: vehicle.id,
    turned: true,
    cites: [
      "rr.vpatrol.turn-round",
      "rr.vpatrol.off-board-blind",
      "rr.vpatrol.enter-leave",
      ...(keepsToRoute(vehicle) ? (["rr.open.kick-aa-truck-route-end"] as const) : []),
    ],
  });
}
