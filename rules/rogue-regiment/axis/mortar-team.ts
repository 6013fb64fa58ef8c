import { type NearestGoals, nearestGoals, routesToward } from "./advance-routes.ts";
import { follow } from "./marching.ts";

import {
  choose,
  closest,
  type Ctx,
  distanceToOperator,
  grid,
  name,
  number,
  isOnBoard,
  type Placed,
  placeOf,
  players,
  reading,
  record,
  type Rules,
  spottedOperators,
  recordStay,
  unitAt,
  unitNamed,
} from "../table/context.ts";
import type { StayReason } from "../table/event-fragments.ts";
import type { AxisUnit } from "../table/state.ts";
import { ground } from "../table/terrain.ts";
import type { Route, Square } from "../../geometry/index.ts";
import { facingToward, setFacing } from "../alarm/index.ts";
import { straightestFirst } from "./route-choice.ts";

/** Whether somebody who stands on a sentry point leaves it to a Mortar Team, now or in a later turn. rr.unit.mortar-vacate */
const givesWay = (holder: AxisUnit): boolean => holder.kind === "rifleman" && holder.held === null;

/**
 * The closest sentry points that a Mortar Team may set up on: outside of buildings, and held by nobody who stays there.
 * Where others hold all of them it makes for the closest of these. rr.unit.mortar-move, rr.open.mortar-point-held
 */
function goalsOf(ctx: Ctx, unit: AxisUnit, limit?: number): NearestGoals {
  const outdoors = ctx.state.points.map(({ at }) => at).filter((at) => grid(ctx).squares[at] !== ground.indoors);
  if (reading(ctx, "rr.open.mortar-point-held") === "closest") return nearestGoals(ctx, unit, outdoors, limit);
  const open = outdoors.filter((at) => {
    const holder = unitAt(ctx, at);
    return holder === undefined || holder.id === unit.id || givesWay(holder);
  });
  const goals = nearestGoals(ctx, unit, open, limit);
  return goals.nearest.length > 0 || limit !== undefined ? goals : nearestGoals(ctx, unit, outdoors);
}

/**
 * The Riflemen on whose sentry points a Mortar Team comes in this advance, with their squares: one, unless several points
 * are equally close. rr.unit.mortar-vacate
 */
export const holdersBefore = (ctx: Ctx, mortar: AxisUnit): readonly Placed<AxisUnit>[] =>
  goalsOf(ctx, mortar, number(ctx, "rr.number.mortar-move")).nearest.flatMap((goal) => {
    const holder = unitAt(ctx, goal);
    return holder !== undefined && isOnBoard(holder) && holder.id !== mortar.id && givesWay(holder) ? [holder] : [];
  });

/** Which of equally close sentry points a Mortar Team makes for is settled before a Rifleman leaves one of them. */
function* pointBefore(ctx: Ctx, unit: AxisUnit, goals: readonly Square[]): Rules<Square> {
  return yield* choose(
    players,
    { id: "rr.decide.position-tie", text: `Which sentry point does ${unit.id} make for?`, piece: unit.id },
    goals.map((goal) => ({ id: name(ctx, goal), text: name(ctx, goal), value: goal })),
  );
}

/** Why a Mortar Team has no route to a sentry point. */
function whyNoRoute(ctx: Ctx, goals: readonly Square[]): StayReason {
  if (goals.length > 0) return "no free square is in reach.";
  return ctx.state.points.some(({ at }) => grid(ctx).squares[at] !== ground.indoors)
    ? "no way leads to a sentry point."
    : "there is no sentry point outside of buildings.";
}

/** One of equally short routes, the straightest to each square; the players choose the square. */
function* straightRoute(ctx: Ctx, unit: AxisUnit, routes: readonly Route[]): Rules<Route> {
  const byEnd = new Map(
    straightestFirst(ctx, unit.at, routes)
      .toReversed()
      .map((candidate) => [candidate.squares.at(-1) ?? -1, candidate]),
  );
  return yield* choose(
    players,
    { id: "rr.decide.route-tie", text: `Which of the equally short routes does ${unit.id} take?`, piece: unit.id },
    [...byEnd.values()].map((candidate) => {
      const end = candidate.squares.at(-1);
      return {
        id: end === undefined ? "stay" : name(ctx, end),
        text: end === undefined ? "Stay" : `To ${name(ctx, end)}`,
        value: candidate,
      };
    }),
  );
}

/**
 * A mortar team in move mode moves toward the closest sentry point that is not inside a building; a Rifleman there
 * leaves it first, as `vacate` says; there it is set up. rr.unit.mortar-move, rr.unit.mortar-vacate, rr.unit.mortar-setup,
 * rr.unit.mortar-one-square
 */
export function* advanceMortar(
  ctx: Ctx,
  unit: AxisUnit,
  vacate: (ctx: Ctx, holder: Placed<AxisUnit>, mortar: AxisUnit) => Rules,
): Rules {
  let goals = goalsOf(ctx, unit).nearest;
  const holders = holdersBefore(ctx, unit);
  if (holders.length > 0) {
    const goal = yield* pointBefore(ctx, unit, goals);
    const holder = holders.find(({ at }) => at === goal);
    if (holder !== undefined) yield* vacate(ctx, holder, unit);
    // it may have been attacked meanwhile, and be no Mortar Team any more
    if (unitNamed(ctx.state, unit.id) === undefined) return;
    goals = [goal];
  }
  const routes = routesToward(ctx, unit, goals);
  if (routes.length === 0) {
    recordStay(ctx, unit.id, whyNoRoute(ctx, goals), "rr.unit.mortar-move");
    return;
  }
  const route = yield* straightRoute(ctx, unit, routes);
  const goal = goals.find((square) => square === (route.squares.at(-1) ?? unit.at));
  record(ctx, {
    event: "advanced",
    piece: unit.id,
    target: goal === undefined ? "the closest sentry point" : `the sentry point ${name(ctx, goal)}`,
    priority: 1,
    decidedBy: null,
    cites: ["rr.unit.mortar-move", "rr.unit.mortar-one-square", "rr.open.mortar-point-held"],
  });
  yield* follow(ctx, unit, route);
  if (
    unitNamed(ctx.state, unit.id) === undefined ||
    !isOnBoard(unit) ||
    goal === undefined ||
    unit.at !== goal ||
    occupiedByOther(ctx, unit)
  )
    return;
  unit.setUp = true;
  record(ctx, { event: "mode", piece: unit.id, mode: "attack", cites: ["rr.unit.mortar-setup"] });
  const [nearest] = closest(spottedOperators(ctx), (operator) => distanceToOperator(ctx, unit, operator));
  if (nearest !== undefined)
    setFacing(ctx, unit, yield* facingToward(ctx, unit, placeOf(ctx, nearest.at)), [
      "rr.unit.mortar-setup",
      "rr.open.facing-diagonal",
    ]);
}

const occupiedByOther = (ctx: Ctx, unit: Placed<AxisUnit>): boolean =>
  ctx.state.units.some((other) => other.id !== unit.id && other.at === unit.at);
