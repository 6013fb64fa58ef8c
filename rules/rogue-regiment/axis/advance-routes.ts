import {
  facingsToward,
  type PathStart,
  type Reach,
  reach,
  type Route,
  shortestRoutes,
  type Square,
  squareAt,
  type StepCosts,
  TooManyRoutes,
} from "../../geometry/index.ts";
import {
  type Ctx,
  grid,
  markerPlace,
  occupiedSquares,
  operatorSquares,
  type Placed,
  placeOf,
  spottedOperators,
} from "../table/context.ts";
import type { AxisUnit, Operator } from "../table/state.ts";
import { advanceCosts } from "../movement/index.ts";
import { axisBlockers, type Blockers, lineTo } from "../sight/index.ts";
import { attackProfile, rangeFrom, roomAt, type Shooter, unitMove } from "../fighting/index.ts";
import { BudgetExceeded, impossible } from "../../kernel/index.ts";
import type { AttackStanding } from "./advance-criteria.ts";

/** A square a unit might make for, and what it would have there. */
export interface Prospect extends AttackStanding {
  readonly square: Square;
}

/** Where a unit starts and what it has spent there: units on a spawn tile step onto the board. rr.battle.step-on */
export function startsOf(ctx: Ctx, unit: AxisUnit): readonly PathStart[] {
  if (unit.at !== null) return [{ square: unit.at, spent: 0 }];
  const tile = unit.post.kind === "spawn" ? ctx.state.tiles[unit.post.tile] : undefined;
  if (tile === undefined || unit.post.kind !== "spawn") throw impossible(`${unit.id} has no spawn tile`);
  const starts = new Map<Square, number>();
  const column = unit.post.marker % 3;
  const enter = (front: number, spent: number): void => {
    if (front < 0 || front > 2) return;
    const from = markerPlace(ctx, tile, front);
    for (let dy = -1; dy <= 1; dy++) {
      for (let dx = -1; dx <= 1; dx++) {
        const square = squareAt(grid(ctx), from.x + dx, from.y + dy);
        if (
          square !== null &&
          !burns(ctx, square) &&
          advanceCosts(ctx, unit.kind)
            .subarray(square * 8, square * 8 + 8)
            .some((cost) => cost > 0)
        )
          starts.set(square, Math.min(spent, starts.get(square) ?? spent));
      }
    }
  };
  if (unit.post.marker < 3) enter(column, 1);
  else for (const front of [column - 1, column, column + 1]) enter(front, 2);
  return [...starts].map(([square, spent]) => ({ square, spent }));
}

/** Whether a square is in a burning room. rr.dogs.flame-axis-stay-out */
export const burns = (ctx: Ctx, square: Square): boolean =>
  ctx.state.flames.some(({ room }) => room === roomAt(ctx, square));

/** The eyes of infantry on a square, turned to an Operator. */
export function turnedTo(ctx: Ctx, unit: AxisUnit, square: Square, operator: Placed<Operator>): Shooter {
  const from = placeOf(ctx, square);
  const to = placeOf(ctx, operator.at);
  const [facing = unit.facing] = facingsToward(to.x - from.x, to.y - from.y);
  return { id: unit.id, kind: unit.kind, at: square, facing };
}

/** Whether a unit leaves its square to another, and so does not end on it. rr.unit.mortar-vacate */
export interface Vacating {
  readonly leaves?: boolean;
}

/**
 * Every square where a unit on foot cannot stop, marked by 1; it does not stand in its own way, unless it leaves its
 * square to another. rr.unit.mortar-vacate
 */
export function takenByOthers(ctx: Ctx, unit: AxisUnit, { leaves = false }: Vacating = {}): Uint8Array {
  const taken = occupiedSquares(ctx);
  if (unit.at !== null) taken[unit.at] = leaves ? 1 : 0;
  return taken;
}

/** Where a unit can come, and the attack positions found there. */
export interface AdvanceOptions {
  readonly costs: StepCosts;
  readonly spent: Reach;
  readonly starts: readonly PathStart[];
  /** Squares where others are, marked by 1. */
  readonly taken: Uint8Array;
  readonly blockers: Blockers;
  readonly attacks: readonly Prospect[];
}

/**
 * The routes a unit may take: equally short, cut at its movement points, ending on a free square; those that keep a
 * spotted Operator's partially visible square in view must be taken. rr.advance.route-choice, rr.advance.route-los,
 * rr.advance.full-move, rr.open.advance-end-occupied
 */
export function routesTo(
  ctx: Ctx,
  unit: AxisUnit,
  { costs, spent, starts, taken, blockers }: AdvanceOptions,
  goals: readonly Prospect[],
  allowance: number,
): readonly Route[] {
  const ends = goals.map(({ square }) => square);
  const list = (bounds: RouteBounds = {}): readonly Route[] =>
    shortestRoutes(grid(ctx), costs, spent, { starts, goals: ends, allowance, ...bounds });
  const all = unit.kind === "dog" ? fewRoutes(list) : allRoutes(list);
  const full = furthestFree(unit, taken, all);
  // many routes end on the same few squares
  const views = new Map<Square | null, boolean>();
  const endsInView = (route: Route): boolean => {
    const end = route.squares.at(-1) ?? unit.at;
    let inView = views.get(end);
    if (inView === undefined) views.set(end, (inView = spottedInView(ctx, unit, route, blockers).length > 0));
    return inView;
  };
  const inView = full.filter(endsInView);
  return unique(inView.length > 0 ? inView : full);
}

/**
 * Routes cut at their last free square; of these the ones that get furthest. What stands on the squares before does not
 * bar them. rr.advance.pass-units, rr.veh.infantry-pass
 */
function furthestFree(unit: AxisUnit, taken: Uint8Array, routes: readonly Route[]): readonly Route[] {
  const cut = routes.map((route) => cutAtFree(unit, taken, route)).filter((route) => route !== null);
  const furthest = Math.max(0, ...cut.map((route) => route.spent.at(-1) ?? 0));
  return cut.filter((route) => (route.spent.at(-1) ?? 0) === furthest);
}

/** How many routes are listed at most, and whether one to each square is enough. */
interface RouteBounds {
  readonly most?: number;
  readonly oneToEach?: boolean;
}

/** A Dog runs so far that there can be thousands of ways: of more than these only one to each square is looked at. */
const MOST_WAYS_OF_A_DOG = 400;

function fewRoutes(list: (bounds: RouteBounds) => readonly Route[]): readonly Route[] {
  try {
    return list({ most: MOST_WAYS_OF_A_DOG });
  } catch (error) {
    if (error instanceof TooManyRoutes) return list({ most: MOST_WAYS_OF_A_DOG, oneToEach: true });
    throw error;
  }
}

function allRoutes(list: () => readonly Route[]): readonly Route[] {
  try {
    return list();
  } catch (error) {
    if (error instanceof TooManyRoutes) throw new BudgetExceeded(`${error.message} Lower the movement of the unit.`);
    throw error;
  }
}

/**
 * Cuts a route at its last free square; null when there is none. A unit on a spawn tile that finds none stays there,
 * and so does one that was to leave its square: rr.open.spawn-blocked. It passes whatever stands on the way. rr.advance.pass-units, rr.veh.infantry-pass
 */
function cutAtFree(unit: AxisUnit, taken: Uint8Array, route: Route): Route | null {
  const { squares, spent } = route;
  for (let count = squares.length; count > 0; count--) {
    if (taken[squares[count - 1] ?? 0] === 0)
      return count === squares.length ? route : { squares: squares.slice(0, count), spent: spent.slice(0, count) };
  }
  return unit.at === null || taken[unit.at] === 1 ? null : { squares: [], spent: [] };
}

/** How far a unit looks for a square to go to, in movement points: over all the board. */
const FAR = 500;

/** The nearest of some squares, all that are tied, and the movement points to them; none where no way leads to any. */
export interface NearestGoals {
  readonly nearest: readonly Square[];
  readonly points: number;
}

function nearestOf(spent: Reach, goals: readonly Square[]): NearestGoals {
  const reachable = goals.filter((goal) => (spent[goal] ?? -1) >= 0);
  const points = Math.min(...reachable.map((goal) => spent[goal] ?? Infinity));
  return { nearest: reachable.filter((goal) => spent[goal] === points), points };
}

/** The nearest of given squares for infantry, within so many movement points. */
export const nearestGoals = (ctx: Ctx, unit: AxisUnit, goals: readonly Square[], limit = FAR): NearestGoals =>
  nearestOf(reach(grid(ctx), advanceCosts(ctx, unit.kind), startsOf(ctx, unit), limit), goals);

/**
 * The routes of infantry to the nearest of given squares, cut at its movement points and at free squares; all that get
 * furthest.
 */
export function routesToward(ctx: Ctx, unit: AxisUnit, goals: readonly Square[]): readonly Route[] {
  const starts = startsOf(ctx, unit);
  const costs = advanceCosts(ctx, unit.kind);
  const spent = reach(grid(ctx), costs, starts, FAR);
  const { nearest } = nearestOf(spent, goals);
  if (nearest.length === 0) return [];
  const routes = allRoutes(() =>
    shortestRoutes(grid(ctx), costs, spent, { starts, goals: nearest, allowance: unitMove(ctx, unit.kind) }),
  );
  return unique(furthestFree(unit, takenByOthers(ctx, unit), routes));
}

function unique(routes: readonly Route[]): readonly Route[] {
  const seen = new Map<string, Route>();
  for (const route of routes) seen.set(route.squares.join(" "), route);
  return [...seen.values()];
}

/**
 * The spotted Operators whose squares a unit at the end of a route has in view, the closest first.
 * rr.advance.route-los, rr.open.advance-keep-los
 */
export function spottedInView(
  ctx: Ctx,
  unit: AxisUnit,
  route: Route,
  blockers = axisBlockers(ctx),
): readonly Placed<Operator>[] {
  const at = route.squares.at(-1) ?? unit.at;
  if (at === null) return [];
  const limit = attackProfile(ctx, unit.kind).long;
  return spottedOperators(ctx)
    .map((operator) => ({ operator, eyes: turnedTo(ctx, unit, at, operator) }))
    .map((view) => ({ ...view, range: rangeFrom(ctx, { shooter: view.eyes, lookout: null }, view.operator) }))
    .filter(
      ({ operator, eyes, range }) =>
        range <= limit &&
        operatorSquares(ctx, operator).some(
          (square) =>
            lineTo(ctx, eyes, square, blockers, {
              target: operator.aboard === null ? undefined : operatorSquares(ctx, operator),
            }) !== "none",
        ),
    )
    .sort((a, b) => a.range - b.range)
    .map(({ operator }) => operator);
}
