import { directionTo, edgeBetween, type Facing, type Square } from "../../geometry/index.ts";
import { corpseSightings, look, type LookRules, steppedOn } from "../reactions/index.ts";
import { flip, setFacing, shout, spot } from "../alarm/index.ts";
import { markedAttackWindow, patrolVehicles } from "../axis/index.ts";
import { sighted, type Sighted, templateSquares } from "../sight/index.ts";
import {
  apart,
  type AxisUnit,
  choose,
  closest,
  edge,
  type G,
  grid,
  impossible,
  name,
  number,
  occupied,
  onBoard,
  operatorAt,
  operatorsOnBoard,
  type PatrolLine,
  type Placed,
  players,
  reading,
  record,
  type Rules,
  standsAlone,
  unitNamed,
} from "../board/index.ts";

const lookRules: LookRules = {
  stops: ["rr.patrol.sees-stops", "rr.patrol.turn-looks", "rr.open.patrol-start-view", "rr.open.corpse-again"],
  shouts: ["rr.patrol.sees-shouts"],
  spots: ["rr.patrol.sees-spots"],
};

const facingByDirection: readonly (Facing | null)[] = ["N", null, "E", null, "S", null, "W", null];

/** The facing from a square of a line to the next one. */
export function facingAlong(g: G, from: Square, to: Square): Facing {
  const facing = facingByDirection[directionTo(grid(g), from, to) ?? 1];
  if (facing === null || facing === undefined) throw impossible("a patrol line with a diagonal step");
  return facing;
}

/** The squares of a line next to one of its squares: one at an open end, else two. */
export function lineNeighbours(line: PatrolLine, index: number): readonly Square[] {
  const { squares, closed } = line;
  const last = squares.length - 1;
  const before = squares[index === 0 && closed ? last : index - 1];
  const after = squares[index === last && closed ? 0 : index + 1];
  return [before, after].filter((square) => square !== undefined);
}

/** The line a patrolman belongs to and his place on it; null when he has left it. */
export function placeOnLine(g: G, unit: AxisUnit): { readonly line: PatrolLine; readonly index: number } | null {
  if (unit.post.kind !== "patrol" || unit.at === null) return null;
  const line = g.state.lines[unit.post.line];
  const index = line?.squares.indexOf(unit.at) ?? -1;
  return line === undefined || index < 0 ? null : { line, index };
}

/** Which way along its line a patrolman goes: 1, -1, or null when it does not face along the line. */
function heading(g: G, unit: Placed<AxisUnit>, line: PatrolLine, index: number): 1 | -1 | null {
  const { squares, closed } = line;
  for (const way of [1, -1] as const) {
    const next = squares[closed ? (index + way + squares.length) % squares.length : index + way];
    if (next !== undefined && facingAlong(g, unit.at, next) === unit.facing) return way;
  }
  return null;
}

interface Step {
  readonly to: Square;
  /** The facing in which the square is entered. */
  readonly facing: Facing;
  /** The facing along the line from there on. */
  readonly onward: Facing;
}

/** The next steps along a line: at an open end the patrolman turns about. rr.patrol.four, rr.open.patrol-end-of-line */
function stepsAlong(g: G, line: PatrolLine, index: number, way: 1 | -1, count: number): readonly Step[] {
  const { squares, closed } = line;
  const turnsAbout = reading(g, "rr.open.patrol-end-of-line") === "turns-about";
  const at = (i: number): Square | undefined => squares[closed ? (i + squares.length) % squares.length : i];
  const steps: Step[] = [];
  let i = index;
  let direction = way;
  while (steps.length < count) {
    if (at(i + direction) === undefined) {
      if (!turnsAbout) break;
      direction = direction === 1 ? -1 : 1;
    }
    const from = at(i);
    const to = at(i + direction);
    if (from === undefined || to === undefined) break;
    i = closed ? (i + direction + squares.length) % squares.length : i + direction;
    const next = at(i + direction) ?? at(i - direction);
    if (next === undefined) break;
    steps.push({ to, facing: facingAlong(g, from, to), onward: facingAlong(g, to, next) });
  }
  return steps;
}

/** The Axis Patrol Phase: rr.patrol.*. Ends at once when the alarm sounds: rr.alarm.patrol-phase. */
export function* patrolPhase(g: G): Rules {
  const moved = new Set<string>();
  yield* markedAttackWindow(g, "patrol");
  yield* patrolVehicles(g);
  for (;;) {
    if (g.state.section === "battle") return;
    const waiting = g.state.units.filter(onBoard).filter((unit) => !moved.has(unit.id) && patrolsNow(g, unit));
    if (waiting.length === 0) return;
    const unit = yield* nextPatrolman(g, waiting);
    moved.add(unit.id);
    yield* patrol(g, unit);
  }
}

/**
 * Whether a patrolman moves in this phase: its line has the token's colour. rr.patrol.colour,
 * rr.advance.off-line-waits, rr.open.patrol-alert-with-spotted
 */
function patrolsNow(g: G, unit: Placed<AxisUnit>): boolean {
  const place = placeOnLine(g, unit);
  return place !== null && place.line.colour === g.state.token && !unit.smoking && !unit.advanced;
}

/** Those closest to Operators move first; the players choose among equals. rr.patrol.order */
function* nextPatrolman(g: G, waiting: readonly Placed<AxisUnit>[]): Rules<Placed<AxisUnit>> {
  const operators = operatorsOnBoard(g);
  const nearest = closest(waiting, (unit) => Math.min(...operators.map((operator) => apart(g, unit.at, operator.at))));
  return yield* choose(
    players,
    { id: "rr.decide.patrol-order-tie", text: "Which patrolman moves first?" },
    nearest.map((unit) => ({ id: unit.id, text: `${unit.id} on ${name(g, unit.at)}`, value: unit })),
  );
}

function* patrol(g: G, unit: Placed<AxisUnit>): Rules {
  const place = placeOnLine(g, unit);
  if (place === null) return;
  const way = heading(g, unit, place.line, place.index);
  if (way === null) {
    record(g, {
      event: "stayed",
      piece: unit.id,
      why: "it does not face along its line.",
      cites: ["rr.advance.off-line-waits"],
    });
    return;
  }
  const steps = stepsAlong(g, place.line, place.index, way, number(g, "rr.number.patrol-move"));
  const stops = squaresToGo(g, unit, steps);
  let seen: Sighted =
    reading(g, "rr.open.patrol-start-view") === "yes" ? { operators: new Set(), corpses: new Set() } : sighted(g, unit);
  let free: Square = unit.at;
  for (const step of steps.slice(0, stops)) {
    setFacing(g, unit, step.facing, ["rr.patrol.turn-looks", "rr.open.patrol-end-of-line"]);
    const turned = look(g, unit, seen, lookRules);
    seen = turned.now;
    if (turned.reacts || blockedAtDoor(g, unit, step.to)) return stopHere(g, unit, free);
    const from = unit.at;
    const others = corpseBaseline(g, unit);
    unit.at = step.to;
    record(g, {
      event: "moved",
      piece: unit.id,
      from: name(g, from),
      to: name(g, step.to),
      cites: [
        "rr.patrol.colour",
        "rr.patrol.four",
        "rr.patrol.order",
        "rr.patrol.pass-units",
        "rr.open.patrol-alert-with-spotted",
      ],
    });
    if (standsAlone(g, unit)) free = step.to;
    corpseSightings(g, others, []);
    yield* steppedOn(g, unit, "patrol");
    if (unitNamed(g, unit.id) === undefined) return;
    const arrived = look(g, unit, seen, lookRules);
    seen = arrived.now;
    if (arrived.reacts) return stopHere(g, unit, free);
    setFacing(g, unit, step.onward, ["rr.patrol.final-facing", "rr.patrol.turn-looks"]);
    const looked = look(g, unit, seen, lookRules);
    seen = looked.now;
    if (looked.reacts) return stopHere(g, unit, free);
    const attacked = yield* markedAttackWindow(g, "patrol");
    if (unitNamed(g, unit.id) === undefined) return;
    const interrupted = attacked.has(unit.id) && reading(g, "rr.open.mark-interrupted-mover") === "stops";
    if (interrupted || g.state.section === "battle") return stopHere(g, unit, free);
    seen = sighted(g, unit);
  }
  if (stops < steps.length)
    record(g, {
      event: "stopped",
      piece: unit.id,
      at: name(g, unit.at),
      cites: ["rr.patrol.pass-units", "rr.square.one-unit", "rr.open.patrol-occupied-end"],
    });
}

/** What other units see of corpses before something moves; null when no corpse lies on the board. */
const corpseBaseline = (g: G, mover: AxisUnit): ReadonlyMap<string, Sighted> | null =>
  g.state.corpses.length === 0
    ? null
    : new Map(
        g.state.units.filter(({ alert, id }) => !alert && id !== mover.id).map((unit) => [unit.id, sighted(g, unit)]),
      );

/**
 * How many steps the patrolman can take so that it ends on a free square: rr.patrol.pass-units,
 * rr.open.patrol-occupied-end.
 */
function squaresToGo(g: G, unit: Placed<AxisUnit>, steps: readonly Step[]): number {
  const start = unit.at;
  const isOpen = (square: Square): boolean => square === start || !occupied(g, square);
  // a blast template bars the way on foot: rr.barrel.template-stays
  const barred = steps.findIndex(({ to }) => templateSquares(g).includes(to));
  let count = barred < 0 ? steps.length : barred;
  while (count > 0) {
    const step = steps[count - 1];
    if (step === undefined || isOpen(step.to)) break;
    count--;
  }
  if (count < steps.length && reading(g, "rr.open.patrol-occupied-end") === "stays") count = 0;
  // an Operator right beyond a doorway is met, though he cannot be passed: rr.patrol.door-blocked
  const door = steps.findIndex(
    ({ to }, i) => operatorAt(g, to) !== undefined && edgeBetween(grid(g), steps[i - 1]?.to ?? start, to) === edge.door,
  );
  return door >= 0 && door <= count ? door + 1 : count;
}

/** A patrolman that stops on an occupied square steps back to the last free one. */
function stopHere(g: G, unit: Placed<AxisUnit>, free: Square): void {
  if (!standsAlone(g, unit)) unit.at = free;
  record(g, {
    event: "stopped",
    piece: unit.id,
    at: name(g, unit.at),
    cites: ["rr.patrol.sees-stops", "rr.square.one-unit", "rr.open.mark-interrupted-mover"],
  });
}

/** An Operator on the square beyond a doorway keeps the patrolman from passing. rr.patrol.door-blocked */
function blockedAtDoor(g: G, unit: Placed<AxisUnit>, to: Square): boolean {
  const operator = operatorAt(g, to);
  if (operator === undefined || edgeBetween(grid(g), unit.at, to) !== edge.door) return false;
  flip(g, unit, "door", ["rr.patrol.door-blocked"]);
  spot(g, operator, "door", ["rr.patrol.door-blocked"]);
  shout(g, unit, ["rr.patrol.door-blocked"]);
  return true;
}
