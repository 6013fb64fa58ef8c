import { routeOf, stepsAlong } from "./vehicle-patrols.ts";
import { killOperator, unitMove } from "../fighting/index.ts";
import { sighted } from "../sight/index.ts";
import { look, type LookRules } from "../reactions/index.ts";
import type { Citation } from "../catalogue/index.ts";
import {
  type AxisUnit,
  type AxisVehicle,
  barrelAt,
  edgeStep,
  type G,
  grid,
  lengthOf,
  name,
  number,
  isUndercover,
  type Operator,
  operatorAt,
  placeOnRoute,
  reading,
  record,
  isVehicleKind,
  isConvoyTruck,
  vehicleTraits,
  type Rules,
  squaresOf,
  tokenSquares,
  unitAt,
  unitNamed,
  vehicleAt,
} from "../board/index.ts";
import { driveTo, isIdle, settle } from "./vehicle-drive.ts";
import type { Square } from "../../geometry/index.ts";
import { deployTroops, keepOneSpotted, leavesWhenAlerted } from "../alarm/index.ts";

/**
 * The special event card brings the convoy: its vehicles are placed at the edge of the board in the mission's
 * formation. rr.convoy.appear
 */
export function placeConvoy(g: G): boolean {
  const waiting = g.state.units.filter(({ post }) => post.kind === "convoy" && post.waiting);
  let ahead: { step: number; length: number } | null = null;
  for (const unit of waiting) {
    const { post } = unit;
    if (post.kind !== "convoy") continue;
    const route = g.state.routes[post.route];
    const { kind } = unit;
    if (route === undefined || !isVehicleKind(kind)) continue;
    const edge: number = edgeStep(grid(g), route, 1);
    const step: number = ahead === null ? edge : Math.min(edge, ahead.step - ahead.length - gapOf(g));
    unit.post = { ...post, step, waiting: false };
    const place = placeOnRoute(g.settings, route, step, 1, kind);
    Object.assign(unit, {
      token: { x: place.x, y: place.y },
      facing: place.facing,
      at: null,
      alert: g.state.section === "battle",
    } satisfies Partial<AxisUnit>);
    record(g, {
      event: "placed-unit",
      piece: unit.id,
      at: `${place.x},${place.y}`,
      facing: place.facing,
      cites: ["rr.convoy.appear"],
    });
    ahead = { step, length: lengthOf(g.settings, kind) };
  }
  return waiting.length > 0;
}

const gapOf = (g: G): number => number(g, "rr.number.convoy-gap");

const convoyLook: LookRules = {
  stops: ["rr.convoy.alert"],
  shouts: ["rr.open.vehicle-shout"],
  spots: ["rr.convoy.alert"],
};

/**
 * Whether a unit still drives with its convoy: a scout leaves it once the alarm has sounded. rr.convoy.no-advance,
 * rr.convoy.scout
 */
export const inConvoy = (g: G, unit: AxisUnit): boolean =>
  unit.post.kind === "convoy" &&
  !unit.post.waiting &&
  !(unit.post.scout && g.state.section === "battle") &&
  !isIdle(g, unit);

/**
 * The convoy drives along the white route in each Axis Advance Phase until it has left the board. rr.convoy.move,
 * rr.convoy.speed, rr.convoy.gap, rr.convoy.truck-corner
 */
export function* convoyMoves(g: G): Rules {
  const convoy = g.state.units
    .flatMap((unit) => (inConvoy(g, unit) ? (routeOf(g, unit) ?? []) : []))
    .sort((a, b) => b.step - a.step);
  if (convoy.length === 0) return;
  const speed = Math.min(...convoy.map(({ vehicle }) => unitMove(g, vehicle.kind)));
  let ahead: AxisVehicle | null = null;
  for (const { vehicle, index } of convoy) {
    if (unitNamed(g, vehicle.id) === undefined) continue;
    vehicle.advanced = true;
    if (vehicle.stalled || vehicle.smoking) {
      ahead = vehicle;
      continue;
    }
    yield* convoyMove(g, vehicle, index, speed, ahead);
    yield* deployTroops(g);
    if (unitNamed(g, vehicle.id) !== undefined) ahead = vehicle;
  }
}

function* convoyMove(g: G, vehicle: AxisVehicle, index: number, speed: number, ahead: AxisVehicle | null): Rules {
  const route = g.state.routes[index];
  const { post } = vehicle;
  if (route === undefined || post.kind !== "convoy") return;
  const length = lengthOf(g.settings, vehicle.kind);
  const most =
    ahead === null || ahead.post.kind !== "convoy"
      ? Infinity
      : ahead.post.step - lengthOf(g.settings, ahead.kind) - gapOf(g);
  const plan = stepsAlong(g, vehicle, route, post.step, 1, speed, most);
  const runsOver = (squares: readonly Square[]): boolean =>
    squares.every((square) => {
      const operator = operatorAt(g, square);
      return (
        unitAt(g, square, vehicle) === undefined &&
        (operator === undefined || !passes(g, operator)) &&
        vehicleAt(g, square) === undefined &&
        !barrelAt(g, square)
      );
    });
  for (
    let last = plan.at(-1);
    last !== undefined && !runsOver(tokenSquares(grid(g), last.place, length));
    last = plan.at(-1)
  )
    plan.pop();
  let seen = sighted(g, vehicle);
  // where it can stand if it has to stop: rr.open.vehicle-pass-stop
  let free = { step: post.step, place: placeOnRoute(g.settings, route, post.step, 1, vehicle.kind) };
  const stopAt = (at: typeof free): void => {
    vehicle.post = { ...post, step: at.step };
    settle(g, vehicle, at.place);
  };
  let drovePast = false;
  for (const { step, place: to, points } of plan) {
    vehicle.post = { ...post, step };
    const turned = to.facing !== vehicle.facing;
    yield* driveTo(g, vehicle, to, { step: turned ? "turn" : "forward", points }, "advance");
    if (unitNamed(g, vehicle.id) === undefined) return;
    drovePast ||= squaresOf(g, vehicle).some((square) => {
      const operator = operatorAt(g, square);
      return operator !== undefined && passes(g, operator);
    });
    yield* runOver(g, vehicle);
    if (vehicle.at === null) continue;
    if (runsOver(squaresOf(g, vehicle))) free = { step, place: to };
    // rr.convoy.alert
    seen = look(g, vehicle, seen, convoyLook).now;
    // its troops get down at once, and it goes no farther: rr.metal.transport-deploy, rr.metal.transport-then-idle
    if (vehicle.alert && leavesWhenAlerted(vehicle)) {
      stopAt(free);
      yield* deployTroops(g);
    }
    if (isIdle(g, vehicle)) {
      stopAt(free);
      break;
    }
  }
  // troops that have got down on the way stand before it
  if (vehicle.at !== null && !runsOver(squaresOf(g, vehicle))) stopAt(free);
  const speedRules: readonly Citation[] = [
    "rr.convoy.move",
    "rr.convoy.speed",
    "rr.convoy.gap",
    "rr.convoy.no-advance",
    ...(drovePast ? (["rr.open.dare-convoy-disguise"] as const) : []),
  ];
  if (vehicle.at !== null) {
    record(g, {
      event: "stopped",
      piece: vehicle.id,
      at: name(g, vehicle.at),
      cites: [
        ...speedRules,
        ...(vehicleTraits(vehicle.kind).turnsAsTruck
          ? (["rr.convoy.truck-corner", "rr.open.truck-turn-cost"] as const)
          : []),
      ],
    });
    return;
  }
  if (plan.length === 0 || vehicle.post.kind !== "convoy" || vehicle.post.step <= edgeStep(grid(g), route, 1)) return;
  g.state.units = g.state.units.filter(({ id }) => id !== vehicle.id);
  if (isConvoyTruck(vehicle)) g.state.escaped++;
  for (const operator of g.state.operators) {
    if (operator.mark === vehicle.id) operator.mark = null;
    if (operator.aim === vehicle.id) operator.aim = null;
  }
  record(g, { event: "off-board", piece: vehicle.id, turned: false, cites: speedRules });
}

/**
 * An Operator on the convoy's route is run over; it is read to pass Nancy in disguise as it would pass another Axis
 * unit. rr.convoy.run-over, rr.dare.disguise-axis-pass-through, rr.open.dare-convoy-disguise
 */
function* runOver(g: G, vehicle: AxisVehicle): Rules {
  for (const square of squaresOf(g, vehicle)) {
    const operator = operatorAt(g, square);
    if (operator === undefined || passes(g, operator)) continue;
    const disguised = isUndercover(g, operator);
    killOperator(
      g,
      operator,
      ["rr.convoy.run-over", ...(disguised ? (["rr.open.dare-convoy-disguise"] as const) : [])],
      "run-over",
    );
    yield* keepOneSpotted(g, ["rr.alarm.renominate", "rr.alarm.always-one"]);
  }
}

/** Whether a convoy drives through an Operator as through an Axis unit. rr.open.dare-convoy-disguise */
const passes = (g: G, operator: Operator): boolean =>
  isUndercover(g, operator) && reading(g, "rr.open.dare-convoy-disguise") === "passes";
