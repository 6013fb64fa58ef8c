import { citeIf } from "../../kernel/index.ts";
import { upToLastStop, routeOf, stepsAlong } from "./vehicle-patrols.ts";
import { killOperator, unitMove } from "../fighting/index.ts";
import { sighted } from "../sight/index.ts";
import { look, type LookRules } from "../reactions/index.ts";
import type { Citation } from "../book/citation.ts";
import { isConvoyTruck, isVehicleKind, vehicleTraits } from "../book/vehicle-kinds.ts";
import {
  barrelAt,
  type Ctx,
  grid,
  name,
  number,
  operatorAt,
  reading,
  record,
  type Rules,
  squaresOf,
  unitAt,
  unitNamed,
  vehicleAt,
} from "../table/context.ts";
import { isUndercover } from "../table/nancy.ts";
import type { AxisUnit, Operator, Route } from "../table/state.ts";
import { type AxisVehicle, lengthOf } from "../table/vehicle-token.ts";
import { edgeStep, placeOnRoute } from "../movement/index.ts";
import { driveTo, isIdle, putOnPlace } from "./vehicle-drive.ts";
import type { Square } from "../../geometry/index.ts";
import { deployTroops, keepOneSpotted, leavesWhenAlerted } from "../alarm/index.ts";

/**
 * The special event card brings the convoy: its vehicles are placed at the edge of the board in the mission's
 * formation. rr.convoy.appear
 */
export function placeConvoy(ctx: Ctx): boolean {
  const waiting = ctx.state.units.filter(({ post }) => post.kind === "convoy" && post.waiting);
  let ahead: { step: number; length: number } | null = null;
  for (const unit of waiting) {
    const { post } = unit;
    if (post.kind !== "convoy") continue;
    const route = ctx.state.routes[post.route];
    const { kind } = unit;
    if (route === undefined || !isVehicleKind(kind)) continue;
    const edge: number = edgeStep(grid(ctx), route, 1);
    const step: number = ahead === null ? edge : Math.min(edge, ahead.step - ahead.length - gapOf(ctx));
    unit.post = { ...post, step, waiting: false };
    const place = placeOnRoute(ctx.settings, route, step, 1, kind);
    Object.assign(unit, {
      token: { x: place.x, y: place.y },
      facing: place.facing,
      at: null,
      alert: ctx.state.section === "battle",
    } satisfies Partial<AxisUnit>);
    record(ctx, {
      event: "placed-unit",
      piece: unit.id,
      at: `${place.x},${place.y}`,
      facing: place.facing,
      cites: ["rr.convoy.appear"],
    });
    ahead = { step, length: lengthOf(ctx.settings, kind) };
  }
  return waiting.length > 0;
}

const gapOf = (ctx: Ctx): number => number(ctx, "rr.number.convoy-gap");

const convoyLook: LookRules = {
  stops: ["rr.convoy.alert"],
  shouts: ["rr.open.vehicle-shout"],
  spots: ["rr.convoy.alert"],
};

/**
 * Whether a unit still drives with its convoy: a scout leaves it once the alarm has sounded. rr.convoy.no-advance,
 * rr.convoy.scout
 */
export const isInConvoy = (ctx: Ctx, unit: AxisUnit): boolean =>
  unit.post.kind === "convoy" &&
  !unit.post.waiting &&
  !(unit.post.scout && ctx.state.section === "battle") &&
  !isIdle(ctx, unit);

/**
 * The convoy drives along the white route in each Axis Advance Phase until it has left the board. rr.convoy.move,
 * rr.convoy.speed, rr.convoy.gap, rr.convoy.truck-corner
 */
export function* convoyMoves(ctx: Ctx): Rules {
  const convoy = ctx.state.units
    .flatMap((unit) => (isInConvoy(ctx, unit) ? (routeOf(ctx, unit) ?? []) : []))
    .sort((a, b) => b.step - a.step);
  if (convoy.length === 0) return;
  const speed = Math.min(...convoy.map(({ vehicle }) => unitMove(ctx, vehicle.kind)));
  let ahead: AxisVehicle | null = null;
  for (const { vehicle, index } of convoy) {
    if (unitNamed(ctx.state, vehicle.id) === undefined) continue;
    vehicle.advanced = true;
    if (vehicle.stalled || vehicle.smoking) {
      ahead = vehicle;
      continue;
    }
    yield* convoyMove(ctx, vehicle, index, speed, ahead);
    yield* deployTroops(ctx);
    if (unitNamed(ctx.state, vehicle.id) !== undefined) ahead = vehicle;
  }
}

/** Whether a vehicle of a convoy can stop on squares: Operators it runs over do not keep it from them. */
const canStopOn = (ctx: Ctx, vehicle: AxisVehicle, squares: readonly Square[]): boolean =>
  squares.every((square) => {
    const operator = operatorAt(ctx, square);
    return (
      unitAt(ctx, square, vehicle) === undefined &&
      (operator === undefined || !passes(ctx, operator)) &&
      vehicleAt(ctx, square) === undefined &&
      !barrelAt(ctx, square)
    );
  });

/** The steps that a vehicle of a convoy drives behind the one ahead of it. rr.convoy.gap, rr.convoy.speed */
function convoySteps(ctx: Ctx, vehicle: AxisVehicle, along: ConvoyRoute, ahead: AxisVehicle | null) {
  const most =
    ahead?.post.kind === "convoy" ? ahead.post.step - lengthOf(ctx.settings, ahead.kind) - gapOf(ctx) : Infinity;
  const steps = stepsAlong(ctx, vehicle, { ...along, way: 1, most });
  return upToLastStop(ctx, vehicle, steps, (squares) => canStopOn(ctx, vehicle, squares));
}

/** A vehicle's way in its convoy: the route, its step on it, and the points the convoy has. */
interface ConvoyRoute {
  readonly route: Route;
  readonly from: number;
  readonly points: number;
}

function* convoyMove(ctx: Ctx, vehicle: AxisVehicle, index: number, speed: number, ahead: AxisVehicle | null): Rules {
  const route = ctx.state.routes[index];
  const { post } = vehicle;
  if (route === undefined || post.kind !== "convoy") return;
  const plan = convoySteps(ctx, vehicle, { route, from: post.step, points: speed }, ahead);
  let seen = sighted(ctx, vehicle);
  // where it can stand if it has to stop: rr.open.vehicle-pass-stop
  let free = { step: post.step, place: placeOnRoute(ctx.settings, route, post.step, 1, vehicle.kind) };
  const stopAt = (at: typeof free): void => {
    vehicle.post = { ...post, step: at.step };
    putOnPlace(ctx, vehicle, at.place);
  };
  let drovePast = false;
  for (const { step, place: to, points } of plan) {
    vehicle.post = { ...post, step };
    const turned = to.facing !== vehicle.facing;
    yield* driveTo(ctx, vehicle, to, { step: turned ? "turn" : "forward", points, during: "advance" });
    if (unitNamed(ctx.state, vehicle.id) === undefined) return;
    drovePast ||= squaresOf(ctx, vehicle).some((square) => {
      const operator = operatorAt(ctx, square);
      return operator !== undefined && passes(ctx, operator);
    });
    yield* runOver(ctx, vehicle);
    if (vehicle.at === null) continue;
    if (canStopOn(ctx, vehicle, squaresOf(ctx, vehicle))) free = { step, place: to };
    // rr.convoy.alert
    seen = look(ctx, vehicle, seen, convoyLook).now;
    // its troops get down at once, and it goes no farther: rr.metal.transport-deploy, rr.metal.transport-then-idle
    if (vehicle.alert && leavesWhenAlerted(vehicle)) {
      stopAt(free);
      yield* deployTroops(ctx);
    }
    if (isIdle(ctx, vehicle)) {
      stopAt(free);
      break;
    }
  }
  // troops that have got down on the way stand before it
  if (vehicle.at !== null && !canStopOn(ctx, vehicle, squaresOf(ctx, vehicle))) stopAt(free);
  endConvoyMove(ctx, vehicle, { route, drove: plan.length > 0, drovePast });
}

/** How a vehicle of a convoy has driven: along which route, whether at all, and past whom. */
interface ConvoyDrive {
  readonly route: Route;
  readonly drove: boolean;
  /** Whether it has passed Nancy in disguise: rr.open.dare-convoy-disguise. */
  readonly drovePast: boolean;
}

/** Writes down where a vehicle of a convoy stops, or takes it off the board at the end of its route. */
function endConvoyMove(ctx: Ctx, vehicle: AxisVehicle, { route, drove, drovePast }: ConvoyDrive): void {
  const cites: readonly Citation[] = [
    "rr.convoy.move",
    "rr.convoy.speed",
    "rr.convoy.gap",
    "rr.convoy.no-advance",
    ...citeIf(drovePast, "rr.open.dare-convoy-disguise"),
  ];
  if (vehicle.at !== null) {
    const { kind, post, facing } = vehicle;
    const isAtCorner =
      post.kind === "convoy" && placeOnRoute(ctx.settings, route, post.step + 1, 1, kind).facing !== facing;
    const corners: readonly Citation[] =
      isAtCorner && vehicleTraits(kind).turnsAsTruck ? ["rr.convoy.truck-corner", "rr.open.truck-turn-cost"] : [];
    record(ctx, { event: "stopped", piece: vehicle.id, at: name(ctx, vehicle.at), cites: [...cites, ...corners] });
    return;
  }
  if (!drove || vehicle.post.kind !== "convoy" || vehicle.post.step <= edgeStep(grid(ctx), route, 1)) return;
  ctx.state.units = ctx.state.units.filter(({ id }) => id !== vehicle.id);
  if (isConvoyTruck(vehicle)) ctx.state.escaped++;
  for (const operator of ctx.state.operators) {
    if (operator.mark === vehicle.id) operator.mark = null;
    if (operator.aim === vehicle.id) operator.aim = null;
  }
  record(ctx, { event: "off-board", piece: vehicle.id, turned: false, cites });
}

/**
 * An Operator on the convoy's route is run over; it is read to pass Nancy in disguise as it would pass another Axis
 * unit. rr.convoy.run-over, rr.dare.disguise-axis-pass-through, rr.open.dare-convoy-disguise
 */
function* runOver(ctx: Ctx, vehicle: AxisVehicle): Rules {
  for (const square of squaresOf(ctx, vehicle)) {
    const operator = operatorAt(ctx, square);
    if (operator === undefined || passes(ctx, operator)) continue;
    const disguised = isUndercover(ctx, operator);
    killOperator(
      ctx,
      operator,
      ["rr.convoy.run-over", ...citeIf(disguised, "rr.open.dare-convoy-disguise")],
      "run-over",
    );
    yield* keepOneSpotted(ctx, ["rr.alarm.renominate", "rr.alarm.always-one"]);
  }
}

/** Whether a convoy drives through an Operator as through an Axis unit. rr.open.dare-convoy-disguise */
const passes = (ctx: Ctx, operator: Operator): boolean =>
  isUndercover(ctx, operator) && reading(ctx, "rr.open.dare-convoy-disguise") === "passes";
