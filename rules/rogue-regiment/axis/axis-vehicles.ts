import { aside, depth, type Square } from "../../geometry/index.ts";
import { type Criterion, rank, type Ranking } from "../../kernel/index.ts";
import { attackStanding, type AttackStanding, criteriaFor, isOptimalOnClosest } from "./advance-plan.ts";
import { attackProfile, killOperator, unitMove } from "../fighting/index.ts";
import { keepOneSpotted } from "../alarm/index.ts";
import { corpseSightings, look, type LookRules, steppedOn } from "../reactions/index.ts";
import type { Citation } from "../catalogue/index.ts";
import { markedAttackWindow } from "./marked-attacks.ts";
import { axisBlockers, sighted, type Sighted } from "../sight/index.ts";
import {
  apartFrom,
  type AxisUnit,
  type AxisVehicle,
  barrelAt,
  choose,
  edgeStep,
  type G,
  grid,
  ground,
  isVehicle,
  lengthOf,
  name,
  number,
  occupiedSquares,
  type Operator,
  operatorAt,
  operatorsOnBoard,
  operatorSquares,
  type Place,
  type Placed,
  placeOf,
  placeOnRoute,
  placesApart,
  players,
  reading,
  record,
  type Route,
  routeCost,
  type Rules,
  spottedOperators,
  squaresOf,
  tokenSquares,
  unitAt,
  unitNamed,
  vehicleAt,
  type VehiclePlace,
  type VehicleReach,
  vehicleReach,
} from "../board/index.ts";
import { weigh } from "./weighing.ts";
import { stepRules } from "../movement/index.ts";

/** Puts a vehicle's token on a place. */
export function settle(g: G, vehicle: AxisVehicle, place: VehiclePlace): void {
  vehicle.token = { x: place.x, y: place.y };
  vehicle.facing = place.facing;
  vehicle.at = squaresOf(g, vehicle)[0] ?? null;
}

/**
 * Whether a vehicle can stop on squares: nobody and nothing else is there. rr.veh.pass-units, rr.open.vehicle-runs-over
 */
const freeFor = (g: G, vehicle: AxisUnit, squares: readonly Square[]): boolean =>
  squares.every((square) => {
    const unit = unitAt(g, square);
    return (
      (unit === undefined || unit.id === vehicle.id) &&
      operatorAt(g, square) === undefined &&
      vehicleAt(g, square) === undefined &&
      !barrelAt(g, square)
    );
  });

/** Where a vehicle might drive to, and what it would have there. */
export interface VehicleProspect extends AttackStanding {
  readonly place: number;
  readonly at: VehiclePlace;
}

/** What a vehicle can do in this advance. */
export interface VehiclePlan {
  readonly ranking: Ranking<VehicleProspect>;
  readonly best: readonly VehicleProspect[];
  readonly priority: 1 | 2 | 3;
  /** The ways it may take, each to another place, with all places on them. */
  readonly ways: readonly {
    readonly end: VehiclePlace;
    readonly steps: ReturnType<ReturnType<typeof vehicleReach>["routeTo"]>;
  }[];
}

/** How far a vehicle looks for a place to attack from, in movement points. */
const FAR = 60;

/** Plans the advance of a vehicle: like infantry, with its own costs. rr.vadvance.like-infantry, rr.vadvance.cost */
export function planVehicle(g: G, vehicle: AxisVehicle, nearest: Placed<Operator>): VehiclePlan | null {
  const allowance = unitMove(g, vehicle.kind);
  // the nearest optimal place decides; only without one is the board looked at further out
  const reachOfGuns = attackProfile(g, vehicle.kind).long + 2 * lengthOf(g.settings, vehicle.kind);
  for (const limit of [allowance, 2 * allowance, 4 * allowance]) {
    if (apartFrom(g, vehicle, nearest) > limit + reachOfGuns) continue;
    const near = lookAround(g, vehicle, nearest, allowance, limit);
    if (!near.attacks.some(isOptimalOnClosest)) continue;
    const plan = planFrom(g, vehicle, nearest, allowance, near);
    if (plan !== null && plan.best.some(isOptimalOnClosest)) return plan;
  }
  return planFrom(g, vehicle, nearest, allowance, lookAround(g, vehicle, nearest, allowance, FAR));
}

/** How far the guns of a vehicle carry, and how long it is. */
interface Guns {
  readonly kind: AxisVehicle["kind"];
  readonly long: number;
  readonly length: number;
}

/**
 * A first, generous look: whether an Operator can be in range of a gun of a vehicle there, and in its field of view. No
 * way of counting squares finds fewer than the columns or rows between.
 */
function mayAttack({ kind, long, length }: Guns, { x, y, facing }: VehiclePlace, places: readonly Place[]): boolean {
  for (const to of places) {
    const dx = to.x - x;
    const dy = to.y - y;
    if (Math.abs(dx) > long + length || Math.abs(dy) > long + length) continue;
    const ahead = depth(facing, dx, dy);
    const forward = kind === "half-track" ? Math.abs(ahead) : ahead;
    if (forward >= -length && aside(facing, dx, dy) <= forward + length + 2) return true;
  }
  return false;
}

/** Where a vehicle can come, where it could stop there, and the attack positions found. */
interface Outlook {
  readonly reach: VehicleReach;
  /** The squares of a place on the board, none where somebody else is. */
  stopsOn(at: VehiclePlace): readonly Square[];
  readonly attacks: readonly VehicleProspect[];
}

/** Looks for attack positions within so many movement points. */
function lookAround(g: G, vehicle: AxisVehicle, nearest: Placed<Operator>, allowance: number, limit: number): Outlook {
  const reach = vehicleReach(grid(g), g.settings, vehicle.kind, { ...vehicle.token, facing: vehicle.facing }, limit);
  const { numbers, reached, spent } = reach;
  const length = lengthOf(g.settings, vehicle.kind);
  const guns: Guns = { kind: vehicle.kind, long: attackProfile(g, vehicle.kind).long, length };
  const blockers = axisBlockers(g);
  const taken = occupiedSquares(g);
  for (const square of squaresOf(g, vehicle)) taken[square] = 0; // it does not stand in its own way
  const stopsOn = (at: VehiclePlace): readonly Square[] => {
    const squares = tokenSquares(grid(g), at, length);
    return squares.some((square) => taken[square] === 1) ? [] : squares;
  };
  const operators = [nearest, ...spottedOperators(g).filter(({ id }) => id !== nearest.id)];
  const targets = operators.map((operator) => ({
    operator,
    isClosest: operator.id === nearest.id,
    places: operatorSquares(g, operator).map((square) => placeOf(g, square)),
    away: apartFrom(g, vehicle, operator),
  }));
  // farther than it can move now only the closest counts: rr.advance.priority-two
  const closestOnly = targets.slice(0, 1);
  const attacks: VehicleProspect[] = [];
  for (const place of reached) {
    const at = numbers.place(place);
    const points = spent[place] ?? 0;
    for (const { operator, isClosest, places, away } of points > allowance ? closestOnly : targets) {
      if (!mayAttack(guns, at, places)) continue;
      const [first] = stopsOn(at);
      if (first === undefined) break;
      const standing = attackStanding(
        g,
        { id: vehicle.id, kind: vehicle.kind, at: first, facing: at.facing, token: at },
        operator,
        blockers,
      );
      if (standing.attack) attacks.push({ ...standing, operator, place, at, points, isClosest, away });
    }
  }
  return { reach, stopsOn, attacks };
}

function planFrom(
  g: G,
  vehicle: AxisVehicle,
  nearest: Placed<Operator>,
  allowance: number,
  { reach, stopsOn, attacks }: Outlook,
): VehiclePlan | null {
  const { numbers, reached, spent, routeTo } = reach;
  const length = lengthOf(g.settings, vehicle.kind);
  // without any attack position it comes as near as it can: rr.open.axis-water
  const idle = (): readonly VehicleProspect[] =>
    reached.flatMap((place) => {
      const at = numbers.place(place);
      if (stopsOn(at).length === 0) return [];
      const squares = Math.min(...operatorSquares(g, nearest).map((square) => placesApart(g, at, placeOf(g, square))));
      return [
        {
          operator: nearest,
          attack: false,
          optimal: false,
          cover: 0,
          distance: squares,
          place,
          at,
          points: spent[place] ?? 0,
          isClosest: true,
          away: squares,
        },
      ];
    });
  const prospects = attacks.length > 0 ? attacks : idle();
  if (prospects.length === 0) return null;
  const criteria: readonly Criterion<VehicleProspect, Citation>[] = criteriaFor<VehicleProspect>(
    g,
    prospects,
    allowance,
  );
  const ranking = rank(prospects, criteria);
  const [first] = ranking.best;
  if (first === undefined) return null;
  const priority = first.isClosest && first.attack && first.points <= allowance ? 1 : first.isClosest ? 3 : 2;
  const ways = new Map<string, { end: VehiclePlace; steps: VehiclePlan["ways"][number]["steps"] }>();
  let furthest = 0;
  const start: VehiclePlace = { ...vehicle.token, facing: vehicle.facing };
  for (const { place } of ranking.best) {
    const steps = routeTo(place).filter((step) => step.spent <= allowance);
    while (steps.length > 0 && !freeFor(g, vehicle, tokenSquares(grid(g), steps.at(-1)?.place ?? start, length)))
      steps.pop();
    const end = steps.at(-1)?.place ?? start;
    furthest = Math.max(furthest, steps.at(-1)?.spent ?? 0);
    ways.set(`${end.x},${end.y} ${end.facing}`, { end, steps });
  }
  const full = [...ways.values()].filter(({ steps }) => (steps.at(-1)?.spent ?? 0) === furthest);
  return { ranking, best: ranking.best, priority, ways: full };
}

const lookRules: LookRules = {
  stops: ["rr.open.advance-spots", "rr.open.advance-corpse"],
  shouts: ["rr.open.vehicle-shout"],
  spots: ["rr.open.advance-spots"],
};

/** What a vehicle comes to see is spotted. */
function notice(g: G, vehicle: AxisUnit, before: Sighted): void {
  if (reading(g, "rr.open.advance-spots") !== "spotted") return;
  const known = new Set([
    ...before.operators,
    ...operatorsOnBoard(g)
      .filter(({ spotted }) => spotted)
      .map(({ id }) => id),
  ]);
  look(g, vehicle, { operators: known, corpses: before.corpses }, lookRules);
}

/** Advances one vehicle. rr.vadvance.*, rr.vspawn.enter, rr.vguard.hold, rr.vassault.wait */
export function* advanceVehicle(g: G, vehicle: AxisVehicle, nearest: Placed<Operator>): Rules {
  const plan = planVehicle(g, vehicle, nearest);
  if (plan === null || plan.ways.length === 0) {
    record(g, {
      event: "stayed",
      piece: vehicle.id,
      why: "no free place is in reach.",
      cites: ["rr.veh.pass-units", "rr.open.vehicle-pass-stop"],
    });
    return;
  }
  weigh(
    g,
    vehicle.id,
    "advance",
    plan.ranking,
    ({ at, operator }) => `${at.x},${at.y} facing ${at.facing} against ${operator.id}`,
    ["rr.vadvance.like-infantry", "rr.vadvance.cost"],
  );
  const { end, steps } = yield* choose(
    players,
    { id: "rr.decide.position-tie", text: `To which place does ${vehicle.id} drive?`, piece: vehicle.id },
    plan.ways.map((way) => ({
      id: `${way.end.x},${way.end.y} ${way.end.facing}`,
      text: `${way.end.x},${way.end.y} facing ${way.end.facing}`,
      value: way,
    })),
  );
  const target = plan.best[0]?.operator ?? nearest;
  const role: readonly Citation[] =
    vehicle.post.kind === "guard"
      ? ["rr.vguard.hold", "rr.open.guard-vehicle-unspotted"]
      : vehicle.post.kind === "spawn"
        ? ["rr.vspawn.enter"]
        : vehicle.post.kind === "assault"
          ? ["rr.vassault.wait"]
          : vehicle.post.kind === "convoy"
            ? ["rr.convoy.scout"]
            : [];
  record(g, {
    event: "advanced",
    piece: vehicle.id,
    target: target.id,
    priority: plan.priority,
    decidedBy: plan.ranking.decidedBy,
    cites: [
      "rr.vadvance.like-infantry",
      "rr.vadvance.cost",
      "rr.advance.vehicles-first",
      "rr.veh.when",
      "rr.open.vehicle-edges",
      "rr.open.vehicle-diagonal-cost",
      "rr.open.vehicle-runs-over",
      ...role,
      ...(end.facing === vehicle.facing ? [] : (["rr.veh.turn", "rr.open.vehicle-turn"] as const)),
    ],
  });
  if (vehicle.post.kind === "spawn") vehicle.post = { kind: "guard" };
  let spent = 0;
  for (const { step, place, spent: after } of steps) {
    yield* driveTo(g, vehicle, place, { step, points: after - spent }, "advance", true);
    spent = after;
    if (unitNamed(g, vehicle.id) === undefined) return;
  }
}

/** One step of a vehicle: what it sees, what it drives onto, and what interrupts it. */
function* driveTo(
  g: G,
  vehicle: AxisVehicle,
  place: VehiclePlace,
  { step, points }: { readonly step: string; readonly points: number },
  during: "advance" | "patrol",
  notices = false,
): Rules {
  const before = sighted(g, vehicle);
  const others =
    g.state.corpses.length === 0
      ? null
      : new Map(
          g.state.units
            .filter(({ alert, id }) => !alert && id !== vehicle.id)
            .map((other) => [other.id, sighted(g, other)]),
        );
  const wasIn = squaresOf(g, vehicle).some((square) => grid(g).squares[square] === ground.forest);
  settle(g, vehicle, place);
  record(g, {
    event: "drove",
    piece: vehicle.id,
    step,
    to: `${place.x},${place.y}`,
    facing: place.facing,
    points,
    cites: [
      "rr.veh.when",
      ...(during === "patrol" ? (["rr.vpatrol.route"] as const) : []),
      ...stepRules(g, vehicle.kind, place, step, points, wasIn),
    ],
  });
  corpseSightings(g, others, []);
  yield* steppedOn(g, vehicle, during);
  if (unitNamed(g, vehicle.id) === undefined) return;
  if (notices) notice(g, vehicle, before);
  yield* markedAttackWindow(g, during);
}

/** A patrol or convoy vehicle that stands on its route. */
function routeOf(
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
  for (const unit of units) {
    if (unit.post.kind !== "route" || unit.advanced || g.state.section === "battle") continue;
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
    yield* patrolRoute(g, on.vehicle, on.index, on.way);
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
function stepsAlong(
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

function* patrolRoute(g: G, vehicle: AxisVehicle, index: number, way: 1 | -1): Rules {
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
  const stopAt = (at: typeof free): void => {
    vehicle.post = { kind: "route", route: index, step: at.step, way };
    settle(g, vehicle, at.place);
    record(g, {
      event: "stopped",
      piece: vehicle.id,
      at: vehicle.at === null ? "off the board" : name(g, vehicle.at),
      cites: ["rr.vpatrol.sees", "rr.open.vehicle-pass-stop"],
    });
  };
  for (const { step, place: to, points } of plan) {
    const turned = to.facing !== vehicle.facing;
    vehicle.post = { kind: "route", route: index, step, way };
    yield* driveTo(g, vehicle, to, { step: turned ? "turn" : "forward", points }, "patrol");
    if (unitNamed(g, vehicle.id) === undefined) return;
    if (freeFor(g, vehicle, squaresOf(g, vehicle))) free = { step, place: to };
    if (g.state.section === "battle") {
      stopAt(free);
      return;
    }
    if (vehicle.at === null) {
      if (step === plan.at(-1)?.step) turnRound(g, vehicle, index, way);
      continue;
    }
    const { now, reacts } = look(g, vehicle, seen, patrolLook);
    seen = now;
    if (!reacts) continue;
    stopAt(free);
    return;
  }
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
    cites: ["rr.vpatrol.turn-round", "rr.vpatrol.off-board-blind", "rr.vpatrol.enter-leave"],
  });
}

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
    if (
      route === undefined ||
      (kind !== "motorbike" && kind !== "half-track" && kind !== "kubelwagen" && kind !== "truck")
    )
      continue;
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
export const inConvoy = (g: G, { post }: AxisUnit): boolean =>
  post.kind === "convoy" && !post.waiting && !(post.scout && g.state.section === "battle");

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
    yield* convoyMove(g, vehicle, index, speed, ahead !== null && unitNamed(g, ahead.id) !== undefined ? ahead : null);
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
      const unit = unitAt(g, square);
      return (
        (unit === undefined || unit.id === vehicle.id) && vehicleAt(g, square) === undefined && !barrelAt(g, square)
      );
    });
  for (
    let last = plan.at(-1);
    last !== undefined && !runsOver(tokenSquares(grid(g), last.place, length));
    last = plan.at(-1)
  )
    plan.pop();
  let seen = sighted(g, vehicle);
  for (const { step, place: to, points } of plan) {
    vehicle.post = { ...post, step };
    const turned = to.facing !== vehicle.facing;
    yield* driveTo(g, vehicle, to, { step: turned ? "turn" : "forward", points }, "advance");
    if (unitNamed(g, vehicle.id) === undefined) return;
    yield* runOver(g, vehicle);
    if (vehicle.at === null) continue;
    seen = look(g, vehicle, seen, convoyLook).now;
  }
  const speedRules: readonly Citation[] = [
    "rr.convoy.move",
    "rr.convoy.speed",
    "rr.convoy.gap",
    "rr.convoy.no-advance",
  ];
  if (vehicle.at !== null) {
    record(g, {
      event: "stopped",
      piece: vehicle.id,
      at: name(g, vehicle.at),
      cites: [
        ...speedRules,
        ...(vehicle.kind === "truck" ? (["rr.convoy.truck-corner", "rr.open.truck-turn-cost"] as const) : []),
      ],
    });
    return;
  }
  if (plan.length === 0 || vehicle.post.kind !== "convoy" || vehicle.post.step <= edgeStep(grid(g), route, 1)) return;
  g.state.units = g.state.units.filter(({ id }) => id !== vehicle.id);
  if (vehicle.kind === "truck") g.state.escaped++;
  for (const operator of g.state.operators) {
    if (operator.mark === vehicle.id) operator.mark = null;
    if (operator.aim === vehicle.id) operator.aim = null;
  }
  record(g, { event: "off-board", piece: vehicle.id, turned: false, cites: speedRules });
}

/** An Operator on the convoy's route is run over. rr.convoy.run-over */
function* runOver(g: G, vehicle: AxisVehicle): Rules {
  for (const square of squaresOf(g, vehicle)) {
    const operator = operatorAt(g, square);
    if (operator === undefined) continue;
    killOperator(g, operator, ["rr.convoy.run-over"]);
    yield* keepOneSpotted(g, ["rr.alarm.renominate", "rr.alarm.always-one"]);
  }
}
