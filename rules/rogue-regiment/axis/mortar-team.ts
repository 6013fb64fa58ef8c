import { type NearestGoals, nearestGoals, routesToward } from "./advance-routes.ts";
import { follow } from "./marching.ts";

import {
  apartFrom,
  type AxisUnit,
  choose,
  closest,
  type G,
  grid,
  ground,
  name,
  number,
  onBoard,
  type Placed,
  placeOf,
  players,
  reading,
  record,
  type Rules,
  spottedOperators,
  unitAt,
  unitNamed,
} from "../board/index.ts";
import type { Square } from "../../geometry/index.ts";
import { facingToward, setFacing } from "../alarm/index.ts";
import { straightestFirst } from "./route-choice.ts";

/** Whether somebody who stands on a sentry point leaves it to a Mortar Team, now or in a later turn. rr.unit.mortar-vacate */
const givesWay = (holder: AxisUnit): boolean => holder.kind === "rifleman" && holder.held === null;

/**
 * The closest sentry points that a Mortar Team may set up on: outside of buildings, and held by nobody who stays there.
 * Where others hold all of them it makes for the closest of these. rr.unit.mortar-move, rr.open.mortar-point-held
 */
function goalsOf(g: G, unit: AxisUnit, most?: number): NearestGoals {
  const outdoors = g.state.points.map(({ at }) => at).filter((at) => grid(g).squares[at] !== ground.indoors);
  if (reading(g, "rr.open.mortar-point-held") === "closest") return nearestGoals(g, unit, outdoors, most);
  const open = outdoors.filter((at) => {
    const holder = unitAt(g, at);
    return holder === undefined || holder.id === unit.id || givesWay(holder);
  });
  const goals = nearestGoals(g, unit, open, most);
  return goals.nearest.length > 0 || most !== undefined ? goals : nearestGoals(g, unit, outdoors);
}

/**
 * The Riflemen on whose sentry points a Mortar Team comes in this advance, with their squares: one, unless several points
 * are equally close. rr.unit.mortar-vacate
 */
export const holdersBefore = (g: G, mortar: AxisUnit): readonly Placed<AxisUnit>[] =>
  goalsOf(g, mortar, number(g, "rr.number.mortar-move")).nearest.flatMap((goal) => {
    const holder = unitAt(g, goal);
    return holder !== undefined && onBoard(holder) && holder.id !== mortar.id && givesWay(holder) ? [holder] : [];
  });

/** Which of equally close sentry points a Mortar Team makes for is settled before a Rifleman leaves one of them. */
function* pointBefore(g: G, unit: AxisUnit, goals: readonly Square[]): Rules<Square> {
  return yield* choose(
    players,
    { id: "rr.decide.position-tie", text: `Which sentry point does ${unit.id} make for?`, piece: unit.id },
    goals.map((goal) => ({ id: name(g, goal), text: name(g, goal), value: goal })),
  );
}

/**
 * A mortar team in move mode moves toward the closest sentry point that is not inside a building; a Rifleman there
 * leaves it first, as `vacate` says; there it is set up. rr.unit.mortar-move, rr.unit.mortar-vacate, rr.unit.mortar-setup,
 * rr.unit.mortar-one-square
 */
export function* advanceMortar(
  g: G,
  unit: AxisUnit,
  vacate: (g: G, holder: Placed<AxisUnit>, mortar: AxisUnit) => Rules,
): Rules {
  let goals = goalsOf(g, unit).nearest;
  const holders = holdersBefore(g, unit);
  if (holders.length > 0) {
    const goal = yield* pointBefore(g, unit, goals);
    const holder = holders.find(({ at }) => at === goal);
    if (holder !== undefined) yield* vacate(g, holder, unit);
    // it may have been attacked meanwhile, and be no Mortar Team any more
    if (unitNamed(g, unit.id) === undefined) return;
    goals = [goal];
  }
  const routes = routesToward(g, unit, goals);
  if (routes.length === 0) {
    const outdoors = g.state.points.some(({ at }) => grid(g).squares[at] !== ground.indoors);
    const why =
      goals.length > 0
        ? "no free square is in reach."
        : outdoors
          ? "no way leads to a sentry point."
          : "there is no sentry point outside of buildings.";
    record(g, { event: "stayed", piece: unit.id, why, cites: ["rr.unit.mortar-move"] });
    return;
  }
  const route = yield* choose(
    players,
    { id: "rr.decide.route-tie", text: `Which of the equally short routes does ${unit.id} take?`, piece: unit.id },
    [
      ...new Map(
        straightestFirst(g, unit.at, routes)
          .toReversed()
          .map((candidate) => [candidate.squares.at(-1) ?? -1, candidate]),
      ).values(),
    ].map((candidate) => {
      const end = candidate.squares.at(-1);
      return {
        id: end === undefined ? "stay" : name(g, end),
        text: end === undefined ? "Stay" : `To ${name(g, end)}`,
        value: candidate,
      };
    }),
  );
  const goal = goals.find((square) => square === (route.squares.at(-1) ?? unit.at));
  record(g, {
    event: "advanced",
    piece: unit.id,
    target: goal === undefined ? "the closest sentry point" : `the sentry point ${name(g, goal)}`,
    priority: 1,
    decidedBy: null,
    cites: ["rr.unit.mortar-move", "rr.unit.mortar-one-square", "rr.open.mortar-point-held"],
  });
  yield* follow(g, unit, route);
  if (
    unitNamed(g, unit.id) === undefined ||
    !onBoard(unit) ||
    goal === undefined ||
    unit.at !== goal ||
    occupiedByOther(g, unit)
  )
    return;
  unit.setUp = true;
  record(g, { event: "mode", piece: unit.id, mode: "attack", cites: ["rr.unit.mortar-setup"] });
  const [nearest] = closest(spottedOperators(g), (operator) => apartFrom(g, unit, operator));
  if (nearest !== undefined)
    setFacing(g, unit, yield* facingToward(g, unit, placeOf(g, nearest.at)), [
      "rr.unit.mortar-setup",
      "rr.open.facing-diagonal",
    ]);
}

const occupiedByOther = (g: G, unit: Placed<AxisUnit>): boolean =>
  g.state.units.some((other) => other.id !== unit.id && other.at === unit.at);
