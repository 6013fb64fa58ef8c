import { hurt, rangeFrom, scatter } from "../fighting/index.ts";
import { routesToward } from "./advance-routes.ts";
import { follow } from "./marching.ts";
import { roll } from "../../kernel/index.ts";
import { squaresUnder } from "../sight/index.ts";
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
  type Operator,
  operatorsOnBoard,
  operatorSquares,
  type Placed,
  placeOf,
  players,
  record,
  type Rules,
  spottedOperators,
  unitAt,
  unitNamed,
  unitsOnBoard,
} from "../board/index.ts";
import { facingToward, setFacing } from "../alarm/index.ts";

/** The sentry points a mortar team may set up on: not inside a building, and held by no other mortar. */
const pointsFor = (g: G, unit: AxisUnit): readonly number[] =>
  g.state.points.flatMap(({ at }) => {
    const holder = unitAt(g, at);
    const taken = holder !== undefined && holder.id !== unit.id && holder.kind !== "rifleman";
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
    [...new Map(routes.map((candidate) => [candidate.squares.at(-1) ?? -1, candidate])).values()].map((candidate) => {
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

/**
 * Whom a mortar can fire at: spotted Operators with no Axis unit within 7 squares, the closest of them.
 * rr.unit.mortar-no-los, rr.unit.mortar-seven
 */
export function mortarTargets(g: G, unit: Placed<AxisUnit>): readonly Placed<Operator>[] {
  const safety = number(g, "rr.number.mortar-safety");
  const safe = spottedOperators(g).filter((operator) =>
    unitsOnBoard(g).every((other) => apartFrom(g, other, operator) > safety),
  );
  return closest(safe, (operator) => rangeFrom(g, { shooter: unit, lookout: null }, operator));
}

/**
 * A mortar fires: the template scatters from its target, and Operators under it are hit. rr.unit.mortar-scatter,
 * rr.unit.mortar-dice, rr.unit.mortar-share, rr.unit.mortar-cover, rr.unit.mortar-template-gone
 */
export function* mortarAttack(g: G, unit: Placed<AxisUnit>): Rules {
  const target = yield* choose(
    players,
    { id: "rr.decide.attack-target-tie", text: `Whom does ${unit.id} attack?`, piece: unit.id },
    mortarTargets(g, unit).map((operator) => ({ id: operator.id, text: operator.id, value: operator })),
  );
  const aim = yield* choose(
    players,
    { id: "rr.decide.mortar-vehicle", text: `Which part of the vehicle lies under the 7?`, piece: unit.id },
    operatorSquares(g, target).map((square) => ({ id: name(g, square), text: name(g, square), value: square })),
  );
  const vehicle = target.aboard === null ? [] : (["rr.unit.mortar-vehicle-target"] as const);
  const lands = yield* scatter(g, "shell", aim, unit.facing, "large", (dice) =>
    roll(dice, 6, { text: `${unit.id} fires its mortar at ${target.id}`, cites: ["rr.unit.mortar-scatter"] }),
  );
  const under = lands === null ? [] : squaresUnder(g, lands);
  const hit = (): readonly Placed<Operator>[] =>
    operatorsOnBoard(g).filter((operator) => operatorSquares(g, operator).some((square) => under.includes(square)));
  const dice =
    hit().length === 0
      ? []
      : yield* roll(number(g, "rr.number.mortar-dice"), 6, {
          text: `The mortar shell of ${unit.id}`,
          cites: ["rr.unit.mortar-dice"],
        });
  const needed = number(g, "rr.number.mortar-number");
  const building = number(g, "rr.number.mod-axis-building");
  const against = (face: number, operator: Placed<Operator>): number =>
    face + (operator.aboard === null && grid(g).squares[operator.at] === ground.indoors ? building : 0);
  const inside = hit().length > 0 && hit().every((operator) => against(0, operator) !== 0);
  const results = dice.map((face) => (inside ? face + building : face));
  record(g, {
    event: "attacked",
    piece: unit.id,
    target: target.aboard ?? target.id,
    weapon: "mortar",
    number: needed,
    modifiers: inside ? [{ value: building, text: "inside a building" }] : [],
    dice,
    results,
    hits: results.filter((result) => result >= needed).length,
    cites: [
      "rr.unit.mortar-no-los",
      "rr.unit.mortar-seven",
      "rr.unit.mortar-dice",
      "rr.unit.mortar-cover",
      "rr.axisattack.explosives-first",
      ...(inside ? (["rr.mod.axis-building"] as const) : []),
      ...vehicle,
    ],
  });
  for (const face of dice) {
    const able = hit().filter((operator) => against(face, operator) >= needed);
    // everyone in one vehicle is one target
    const targets = able.filter(
      (operator, i) => operator.aboard === null || able.findIndex((other) => other.aboard === operator.aboard) === i,
    );
    if (targets.length === 0) continue;
    const victim = yield* choose(
      players,
      { id: "rr.decide.allocate-mortar", text: "Who takes this hit?", piece: unit.id },
      targets.map((operator) => ({
        id: operator.aboard ?? operator.id,
        text: operator.aboard ?? operator.id,
        value: operator,
      })),
    );
    record(g, {
      event: "prepared",
      what: `A hit of the mortar goes to ${victim.aboard ?? victim.id}.`,
      cites: ["rr.unit.mortar-share"],
    });
    yield* hurt(g, victim, 1);
  }
  record(g, {
    event: "template-removed",
    at: lands === null ? "off the board" : name(g, lands),
    cites: ["rr.unit.mortar-template-gone"],
  });
}
