import { routesToward } from "./advance-routes.ts";
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
  record,
  type Rules,
  spottedOperators,
  unitAt,
  unitNamed,
} from "../board/index.ts";
import { facingToward, setFacing } from "../alarm/index.ts";
import { straightestFirst } from "./route-choice.ts";

/** The sentry points a mortar team may set up on: not inside a building, and held by no other mortar. */
const pointsFor = (g: G, unit: AxisUnit): readonly number[] =>
  g.state.points.flatMap(({ at }) => {
    const holder = unitAt(g, at);
    const stays = holder !== undefined && (holder.kind !== "rifleman" || holder.held !== null);
    const taken = holder !== undefined && holder.id !== unit.id && stays;
    return taken || grid(g).squares[at] === ground.indoors ? [] : [at];
  });

/**
 * A mortar team in move mode moves toward the closest sentry point that is not inside a building; a Rifleman there
 * leaves it first; there it is set up. rr.unit.mortar-move, rr.unit.mortar-vacate, rr.unit.mortar-setup,
 * rr.unit.mortar-one-square
 */
export function* advanceMortar(g: G, unit: AxisUnit, advanceFirst: (g: G, unit: AxisUnit) => Rules): Rules {
  const goals = pointsFor(g, unit);
  const { points } = routesToward(g, unit, goals);
  if (points <= number(g, "rr.number.mortar-move")) {
    for (const goal of goals) {
      const holder = unitAt(g, goal);
      if (holder !== undefined && holder.id !== unit.id && routesToward(g, unit, [goal]).points === points) {
        record(g, {
          event: "prepared",
          what: `${holder.id} leaves its point to ${unit.id}.`,
          cites: ["rr.unit.mortar-vacate"],
        });
        yield* advanceFirst(g, holder);
      }
    }
  }
  const { routes } = routesToward(g, unit, goals);
  if (routes.length === 0) {
    record(g, { event: "stayed", piece: unit.id, why: "no sentry point is in reach.", cites: ["rr.unit.mortar-move"] });
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
    cites: ["rr.unit.mortar-move", "rr.unit.mortar-one-square"],
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
