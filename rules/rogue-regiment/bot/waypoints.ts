import { facings, type Facing, reach, type Square } from "../../geometry/index.ts";
import { startsOf } from "../axis/index.ts";
import {
  type AxisUnit,
  type G,
  grid,
  isCrew,
  markerPlace,
  number,
  type Operator,
  operatorsOnBoard,
  type Placed,
  placeOf,
  placesApart,
  type SpawnTile,
  unitNamed,
  onBoard,
} from "../board/index.ts";
import { squareBehind } from "../fighting/index.ts";
import { advanceCosts } from "../movement/index.ts";
import { fieldOf, watchers } from "../sight/index.ts";
import { surveyOf } from "./survey.ts";
import { type Target, targetsOf } from "./targets.ts";
import { goalsAt, kitFor } from "./tools.ts";
import { nothingSeen } from "./watch.ts";
import { type Goal, pointsTo, uprightGait } from "./ways.ts";

/** How many action points of a detour an Operator is still expected on. */
const DETOUR = 4;
/** The squares he is expected to come on in a turn, when he is slow and when he is quick. */
const SLOW = 2;
const QUICK = 4;
/** What ground counts that he will have passed, and what he will come to later. */
const PASSED = 0.1;
const TO_COME = 0.6;
/** Nearer than this to what he is after he is seen too late: he strikes before anybody can stop him. */
const TOO_LATE = 4;
const LATE = 0.4;
/** What the way of Operators counts who lag behind, and ground that others watch already. */
const LAGGING = 0.25;
const WATCHED = 0.4;
/** What it is worth to stand where the knife would have to come from. rr.assassinate.behind */
const AT_HIS_BACK = 14;
/** What a turn of marching costs of that worth, and how far ahead a waypoint is thought of. */
const LATER = 0.85;
const MOST_TURNS = 6;

/** What the Operators are after: what the mission asks for, or the way out when nothing is left. */
const wantedNow = (g: G): readonly Target[] => targetsOf(g).filter(({ squares }) => squares.length > 0);

function goalsFor(g: G, operator: Operator, targets: readonly Target[]): readonly Goal[] {
  if (targets.length === 0) return g.state.entry.map((square) => ({ square, rest: 0 }));
  const survey = surveyOf(g);
  return targets.flatMap((target) => {
    const kit = kitFor(g, operator, target);
    return kit === "" ? [] : goalsAt(g, survey, operator, target, kit);
  });
}

/** The ways one Operator may come: what is left of them from each square, and how far each is from him. */
interface Approach {
  readonly operator: Placed<Operator>;
  readonly left: Float64Array;
  readonly done: Float64Array;
  readonly length: number;
}

function approachOf(g: G, operator: Placed<Operator>, targets: readonly Target[]): Approach {
  const gait = uprightGait(operator);
  const calm = nothingSeen(g);
  const left = pointsTo(g, gait, goalsFor(g, operator, targets), calm, 0).standing;
  const done = pointsTo(g, gait, [{ square: operator.at, rest: 0 }], calm, 0).standing;
  return { operator, left, done, length: left[operator.at] ?? Infinity };
}

/** The ways by which the Operators come at what they are after, that of the nearest first. */
function approachesOf(g: G): readonly Approach[] {
  const targets = wantedNow(g);
  return operatorsOnBoard(g)
    .filter((operator) => !isCrew(operator) && operator.aboard === null)
    .map((operator) => approachOf(g, operator, targets))
    .filter(({ length }) => Number.isFinite(length))
    .toSorted((a, b) => a.length - b.length);
}

/** How much a square so far along his way counts after so many turns. */
function whenThere(done: number, turns: number): number {
  if (done < SLOW * (turns - 1)) return PASSED;
  return done <= QUICK * (turns + 1) ? 1 : TO_COME;
}

/** How much it is worth to look at each square after so many turns. */
function worthOfLooking(g: G, approaches: readonly Approach[], turns: number): Float64Array {
  const weights = new Float64Array(grid(g).squares.length);
  for (const [index, { left, done, length }] of approaches.entries()) {
    const share = index === 0 ? 1 : LAGGING;
    for (let square = 0; square < weights.length; square++) {
      const detour = (left[square] ?? Infinity) + (done[square] ?? Infinity) - length;
      if (!(detour <= DETOUR)) continue;
      const ahead = whenThere(done[square] ?? 0, turns) * ((left[square] ?? 0) < TOO_LATE ? LATE : 1);
      weights[square] = Math.max(weights[square] ?? 0, (share * ahead) / (1 + Math.max(0, detour) / 2));
    }
  }
  return weights;
}

/** Ground that somebody else looks at counts less. */
function discountWatched(g: G, weights: Float64Array, apartFrom: string): void {
  const seen = new Uint8Array(weights.length);
  for (const unit of watchers(g)) {
    if (unit.id === apartFrom) continue;
    const field = fieldOf(g, unit);
    for (let square = 0; square < seen.length; square++) if ((field[square] ?? 0) > 0) seen[square] = 1;
  }
  for (let square = 0; square < seen.length; square++)
    if (seen[square] === 1) weights[square] = (weights[square] ?? 0) * WATCHED;
}

/** What somebody on a square sees of what is worth it, as he faces. */
function seenFrom(g: G, id: string, at: Square, facing: Facing, weights: Float64Array): number {
  const field = fieldOf(g, { id, at, facing, kind: "smg", token: null });
  let sum = 0;
  for (let square = 0; square < weights.length; square++)
    if ((field[square] ?? 0) > 0) sum += ((field[square] ?? 0) > 1 ? 1 : 0.5) * (weights[square] ?? 0);
  return sum;
}

/** The squares from which officers could be assassinated as they stand. */
const backsOf = (g: G): ReadonlySet<Square> =>
  new Set(
    wantedNow(g).flatMap(({ id, sort }) => {
      const unit = sort === "infantry" ? unitNamed(g, id) : undefined;
      const behind = unit === undefined || !onBoard(unit) || unit.alert ? null : squareBehind(g, unit);
      return behind === null ? [] : [behind];
    }),
  );

const tableWithout = (g: G, id: string): G => ({
  ...g,
  state: { ...g.state, units: g.state.units.filter((unit) => unit.id !== id) },
});

/**
 * How good each square is as the waypoint of a Stalker: where it will look at the ways by which Operators come at what
 * they are after, or stand at an officer's back, the sooner the better.
 */
export function waypointScores(g: G, stalker: AxisUnit): (at: Square) => number {
  const approaches = approachesOf(g);
  const spent = reach(grid(g), advanceCosts(g), startsOf(g, stalker), 200);
  const move = Math.max(1, number(g, "rr.number.smg-move"));
  const backs = backsOf(g);
  const table = tableWithout(g, stalker.id);
  const byTurns = new Map<number, Float64Array>();
  const weightsAfter = (turns: number): Float64Array => {
    const known = byTurns.get(turns);
    if (known !== undefined) return known;
    const weights = worthOfLooking(g, approaches, turns);
    discountWatched(g, weights, stalker.id);
    byTurns.set(turns, weights);
    return weights;
  };
  const V = process.env["V"] ?? "";
  const prey = approaches[0]?.operator;
  return (at) => {
    const points = spent[at] ?? -1;
    if (points < 0) return -1000;
    if (V.includes("chase") && prey !== undefined) return -2 * placesApart(g, placeOf(g, at), placeOf(g, prey.at)) - points / 8 - (at === prey.at ? 5 : 0);
    const turns = Math.max(1, Math.ceil(points / move));
    if (turns > MOST_TURNS) return -turns;
    const weights = weightsAfter(turns);
    const looks = Math.max(...facings.map((facing) => seenFrom(table, stalker.id, at, facing, weights)));
    return LATER ** turns * (looks + (backs.has(at) ? AT_HIS_BACK : 0)) - points / 100;
  };
}

/** How good a way to face is for a Stalker in position. */
export function facingScore(g: G, stalker: Placed<AxisUnit>, facing: Facing): number {
  const weights = worthOfLooking(g, approachesOf(g), 1);
  return seenFrom(tableWithout(g, stalker.id), stalker.id, stalker.at, facing, weights);
}

/** How far a space of a spawn tile is from what a Stalker is to guard; several Stalkers take turns about it. */
export function awayFromPost(g: G, tile: SpawnTile, marker: number, stalkers: number): number {
  const targets = wantedNow(g);
  const target = targets[stalkers % Math.max(1, targets.length)];
  const from = markerPlace(g, tile, marker);
  const guarded = target?.squares ?? g.state.entry;
  if ((process.env["V"] ?? "").includes("first")) return 0;
  return Math.min(999, ...guarded.map((square) => placesApart(g, from, placeOf(g, square))));
}

/** How much a lock on a door is in the way of the Operators: one they are bound to come through, near its end. */
export function lockScore(g: G, one: Square, other: Square): number {
  const doors = approachesOf(g).map(({ left, done, length }, index) => {
    const near = Math.min(left[one] ?? Infinity, left[other] ?? Infinity);
    const detour = Math.max(
      (left[one] ?? Infinity) + (done[one] ?? Infinity) - length,
      (left[other] ?? Infinity) + (done[other] ?? Infinity) - length,
    );
    return detour <= 1 ? (index === 0 ? 1 : LAGGING) * (20 - Math.min(15, near)) : 0;
  });
  return Math.max(0, ...doors);
}
