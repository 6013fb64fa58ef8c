import { type Facing, reach, type Square } from "../../geometry/index.ts";
import { startsOf } from "../axis/index.ts";
import {
  type Ctx,
  distanceBetween,
  distanceBetweenPlaces,
  grid,
  markerPlace,
  number,
  operatorsOnBoard,
  type Placed,
  placeOf,
} from "../table/context.ts";
import { isCrew } from "../table/crew.ts";
import type { AxisUnit, Operator, SpawnTile } from "../table/state.ts";
import { unitMove } from "../fighting/index.ts";
import { advanceCosts } from "../movement/index.ts";
import { fieldOf } from "../sight/index.ts";
import { bestOf } from "./assignments.ts";
import { surveyOf } from "./survey.ts";
import { tableWithout } from "./watch.ts";
import { type Target, targetsOf } from "./targets.ts";
import { goalsAt, kitFor } from "./tools.ts";
import { nothingSeen } from "./watch.ts";
import { type Goal, pointsTo, uprightGait } from "./ways.ts";

/** How many action points of a detour an Operator is still expected on. */
const DETOUR = 4;
/** What ground counts that he has passed, and what the way of Operators counts who lag behind. */
const PASSED = 0.1;
const LAGGING = 0.25;
/** Nearer than this to what he is after he is seen too late: he strikes before anybody can stop him. */
const TOO_LATE = 4;
const LATE = 0.4;
/** How far a Stalker is sent, in movement points, and what it is worth that the waypoint is not under an Operator. */
const MOST_POINTS = 200;
const ON_HIS_SQUARE = 5;

/** What the Operators are after: what the mission asks for, or the way out when nothing is left. */
const wantedNow = (ctx: Ctx): readonly Target[] => targetsOf(ctx).filter(({ squares }) => squares.length > 0);

function goalsFor(ctx: Ctx, operator: Operator, targets: readonly Target[]): readonly Goal[] {
  if (targets.length === 0) return ctx.state.entry.map((square) => ({ square, rest: 0 }));
  const survey = surveyOf(ctx);
  return targets.flatMap((target) => {
    const kit = kitFor(ctx, operator, target);
    return kit === "" ? [] : goalsAt(ctx, survey, operator, target, kit);
  });
}

/** The ways one Operator may come: what is left of them from each square, and how far each is from him. */
interface Approach {
  readonly operator: Placed<Operator>;
  readonly left: Float64Array;
  readonly done: Float64Array;
  readonly length: number;
}

function approachOf(ctx: Ctx, operator: Placed<Operator>, targets: readonly Target[]): Approach {
  const gait = uprightGait(ctx, operator);
  const calm = nothingSeen(ctx);
  const left = pointsTo(ctx, gait, goalsFor(ctx, operator, targets), calm, 0).standing;
  const done = pointsTo(ctx, gait, [{ square: operator.at, rest: 0 }], calm, 0).standing;
  return { operator, left, done, length: left[operator.at] ?? Infinity };
}

/** The ways by which the Operators come at what they are after, that of the nearest first. */
function approachesOf(ctx: Ctx): readonly Approach[] {
  const targets = wantedNow(ctx);
  return operatorsOnBoard(ctx)
    .filter((operator) => !isCrew(operator) && operator.aboard === null)
    .map((operator) => approachOf(ctx, operator, targets))
    .filter(({ length }) => Number.isFinite(length))
    .toSorted((a, b) => a.length - b.length);
}

/** How much it is worth to look at each square. */
function worthOfLooking(ctx: Ctx, approaches: readonly Approach[]): Float64Array {
  const weights = new Float64Array(grid(ctx).squares.length);
  for (const [index, { left, done, length }] of approaches.entries()) {
    const share = index === 0 ? 1 : LAGGING;
    for (let square = 0; square < weights.length; square++) {
      const detour = (left[square] ?? Infinity) + (done[square] ?? Infinity) - length;
      if (!(detour <= DETOUR)) continue;
      const ahead = ((left[square] ?? 0) > length ? PASSED : 1) * ((left[square] ?? 0) < TOO_LATE ? LATE : 1);
      weights[square] = Math.max(weights[square] ?? 0, (share * ahead) / (1 + Math.max(0, detour) / 2));
    }
  }
  return weights;
}

/** What somebody on a square sees of what is worth it, as he faces. */
function seenFrom(ctx: Ctx, id: string, at: Square, facing: Facing, weights: Float64Array): number {
  const field = fieldOf(ctx, { id, at, facing, kind: "smg", token: null });
  let sum = 0;
  for (let square = 0; square < weights.length; square++)
    if ((field[square] ?? 0) > 0) sum += ((field[square] ?? 0) > 1 ? 1 : 0.5) * (weights[square] ?? 0);
  return sum;
}

/**
 * How good each square is as the waypoint of a Stalker: it goes to meet the Operator who is nearest to it. Posts along
 * the Operators' way or at an officer's back were tried, and come too late.
 */
export function waypointScores(ctx: Ctx, stalker: AxisUnit): (at: Square) => number {
  const starts = startsOf(ctx, stalker);
  const spent = reach(grid(ctx), advanceCosts(ctx), starts, MOST_POINTS);
  const prey = bestOf(
    operatorsOnBoard(ctx),
    ({ at }) => -Math.min(...starts.map(({ square }) => distanceBetween(ctx, square, at))),
  );
  return (at) => {
    const points = spent[at] ?? -1;
    if (points < 0 || prey === undefined) return -1000;
    const away = distanceBetween(ctx, at, prey.at);
    return -2 * away - points / 8 - (away === 0 ? ON_HIS_SQUARE : 0);
  };
}

/** How good a way to face is for a Stalker in position. */
export function facingScore(ctx: Ctx, stalker: Placed<AxisUnit>, facing: Facing): number {
  const weights = worthOfLooking(ctx, approachesOf(ctx));
  return seenFrom(tableWithout(ctx, stalker.id), stalker.id, stalker.at, facing, weights);
}

/**
 * Whether a Stalker comes to the Operators' way out from some spawn tile before the first of them can be at what they
 * are after.
 */
function isWayOutNear(ctx: Ctx): boolean {
  const [lead] = approachesOf(ctx);
  if (lead === undefined) return false;
  const fronts = ctx.state.tiles.map((tile) => markerPlace(ctx, tile, 1));
  const squares = Math.min(
    ...fronts.flatMap((from) =>
      ctx.state.entry.map((square) => distanceBetweenPlaces(ctx, from, placeOf(ctx, square))),
    ),
  );
  return squares / unitMove(ctx, "smg") < lead.length / number(ctx, "rr.number.operator-ap");
}

/**
 * How far a space of a spawn tile is from what a Stalker is to guard. They take turns about what the Operators are
 * after; where the way out is near, one half of them waits by it: whoever stays behind there would bring the mission
 * home.
 */
export function distanceFromPost(ctx: Ctx, tile: SpawnTile, marker: number, stalkers: number): number {
  const targets = wantedNow(ctx);
  const target = targets[stalkers % Math.max(1, targets.length)];
  const from = markerPlace(ctx, tile, marker);
  const byTheWayOut = stalkers >= number(ctx, "rr.number.jager-stalkers") / 2 && isWayOutNear(ctx);
  const guarded = byTheWayOut ? ctx.state.entry : (target?.squares ?? ctx.state.entry);
  return Math.min(999, ...guarded.map((square) => distanceBetweenPlaces(ctx, from, placeOf(ctx, square))));
}

/** How much a lock on a door is in the way of the Operators: one they are bound to come through, near its end. */
export function lockScore(ctx: Ctx, first: Square, other: Square): number {
  const doors = approachesOf(ctx).map(({ left, done, length }, index) => {
    const near = Math.min(left[first] ?? Infinity, left[other] ?? Infinity);
    const detour = Math.max(
      (left[first] ?? Infinity) + (done[first] ?? Infinity) - length,
      (left[other] ?? Infinity) + (done[other] ?? Infinity) - length,
    );
    return detour <= 1 ? (index === 0 ? 1 : LAGGING) * (20 - Math.min(15, near)) : 0;
  });
  return Math.max(0, ...doors);
}
