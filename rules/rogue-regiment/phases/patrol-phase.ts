import { edgeBetween, type Facing, facingsToward, type Square } from "../../geometry/index.ts";
import type { Citation } from "../catalogue/index.ts";
import { passDoor } from "../movement/index.ts";
import { catHears, corpseSightings, corpsesInSight, look, type LookRules, steppedOn } from "../reactions/index.ts";
import { heldReason } from "./not-attacking.ts";
import { deployTroops, flip, setFacing, shout, spot } from "../alarm/index.ts";
import { entersFlames } from "../movement/index.ts";
import { markedAttackWindow, patrolVehicles, stopHere } from "../axis/index.ts";
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
  isUndercover,
  name,
  number,
  occupied,
  onBoard,
  type Operator,
  operatorAt,
  operatorsOnBoard,
  type PatrolLine,
  type Placed,
  placeOf,
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

const sawSomebody: readonly Citation[] = ["rr.patrol.sees-stops"];

/** The facing from a square of a line to the next one. */
export function facingAlong(g: G, from: Square, to: Square): Facing {
  const [a, b] = [placeOf(g, from), placeOf(g, to)];
  const [facing, other] = facingsToward(b.x - a.x, b.y - a.y);
  if (facing === undefined || other !== undefined) throw impossible("a patrol line with a diagonal step");
  return facing;
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
    const next = closed ? squares.at((index + way) % squares.length) : squares[index + way];
    if (next !== undefined && facingAlong(g, unit.at, next) === unit.facing) return way;
  }
  return null;
}

interface Step {
  readonly to: Square;
  /** The facing along the line from there on. */
  readonly onward: Facing;
}

/** The next steps along a line: at an open end the patrolman turns about. rr.patrol.four, rr.open.patrol-end-of-line */
function stepsAlong(g: G, line: PatrolLine, index: number, way: 1 | -1, count: number): readonly Step[] {
  const { squares, closed } = line;
  const turnsAbout = reading(g, "rr.open.patrol-end-of-line") === "turns-about";
  const at = (i: number): Square | undefined => (closed ? squares.at(i % squares.length) : squares[i]);
  const steps: Step[] = [];
  let i = index;
  let direction = way;
  while (steps.length < count) {
    if (at(i + direction) === undefined) {
      if (!turnsAbout) break;
      direction = direction === 1 ? -1 : 1;
    }
    i += direction;
    const to = at(i);
    const next = at(i + direction) ?? at(i - direction);
    if (to === undefined || next === undefined) break;
    steps.push({ to, onward: facingAlong(g, to, next) });
  }
  return steps;
}

/** The Axis Patrol Phase: rr.patrol.*. Ends at once when the alarm sounds: rr.alarm.patrol-phase. */
export function* patrolPhase(g: G): Rules {
  const moved = new Set<string>();
  yield* markedAttackWindow(g, "patrol");
  yield* patrolVehicles(g);
  yield* deployTroops(g);
  for (;;) {
    if (g.state.section === "battle") return;
    const waiting = g.state.units.filter(onBoard).filter((unit) => !moved.has(unit.id) && patrolsNow(g, unit));
    if (waiting.length === 0) break;
    const unit = yield* nextPatrolman(g, waiting);
    moved.add(unit.id);
    yield* patrol(g, unit);
    yield* deployTroops(g);
  }
  tellWhoWaits(g, moved);
}

/** Writes down why patrolmen of the token's colour do not move. rr.advance.off-line-waits, rr.event.cigarette-effect */
function tellWhoWaits(g: G, moved: ReadonlySet<string>): void {
  for (const unit of g.state.units.filter(onBoard)) {
    if (moved.has(unit.id) || unit.post.kind !== "patrol") continue;
    if (g.state.lines[unit.post.line]?.colour !== g.state.token) continue;
    const [why, cite]: readonly [string, Citation] = unit.smoking
      ? ["it has the cigarette token.", "rr.event.cigarette-effect"]
      : unit.held !== null
        ? heldReason(unit.held)
        : unit.advanced
          ? ["it has advanced in this turn.", "rr.open.patrol-alert-with-spotted"]
          : ["it is off its line.", "rr.advance.off-line-waits"];
    record(g, { event: "stayed", piece: unit.id, why, cites: [cite] });
  }
}

/**
 * Whether a patrolman moves in this phase: its line has the token's colour. rr.patrol.colour,
 * rr.advance.off-line-waits, rr.open.patrol-alert-with-spotted
 */
function patrolsNow(g: G, unit: Placed<AxisUnit>): boolean {
  const place = placeOnLine(g, unit);
  return place !== null && place.line.colour === g.state.token && !unit.smoking && unit.held === null && !unit.advanced;
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
  if (turnsBack(g, unit) && reading(g, "rr.open.jager-cat-patrol-move") === "rotates-only") return;
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
  const usual = number(g, "rr.number.patrol-move");
  const steps = stepsAlong(g, place.line, place.index, way, usual + 1);
  const { count, cut } = squaresToGo(g, unit, steps, usual);
  let seen: Sighted =
    reading(g, "rr.open.patrol-start-view") === "yes" ? { operators: new Set(), corpses: new Set() } : sighted(g, unit);
  let free: Square = unit.at;
  for (const step of steps.slice(0, count)) {
    const before = look(g, unit, seen, lookRules);
    if (before.reacts) return stopHere(g, unit, free, sawSomebody);
    if (blockedAtDoor(g, unit, step.to)) return stopHere(g, unit, free, ["rr.patrol.door-blocked"]);
    const from = unit.at;
    const others = corpsesInSight(g, unit);
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
        ...passing(g, step.to),
      ],
    });
    if (standsAlone(g, unit)) free = step.to;
    passDoor(g, from, step.to);
    corpseSightings(g, others, []);
    yield* steppedOn(g, unit, "patrol");
    if (unitNamed(g, unit.id) === undefined) return;
    const arrived = look(g, unit, before.now, lookRules);
    if (arrived.reacts) return stopHere(g, unit, free, sawSomebody);
    setFacing(g, unit, step.onward, ["rr.patrol.final-facing", "rr.patrol.turn-looks", "rr.open.patrol-end-of-line"]);
    const looked = look(g, unit, arrived.now, lookRules);
    if (looked.reacts) return stopHere(g, unit, free, sawSomebody);
    yield* catHears(g, unit, from, step.to);
    const attacked = yield* markedAttackWindow(g, "patrol");
    if (unitNamed(g, unit.id) === undefined) return;
    if (g.state.section === "battle") return stopHere(g, unit, free, ["rr.alarm.patrol-phase"]);
    const wasAttacked = attacked.has(unit.id);
    if (wasAttacked && reading(g, "rr.open.mark-interrupted-mover") === "stops")
      return stopHere(g, unit, free, ["rr.open.mark-interrupted-mover", "rr.advance.off-line-waits"]);
    // a sound has turned it away from its line
    if (!wasAttacked && unit.facing !== step.onward)
      return stopHere(g, unit, free, ["rr.advance.off-line-waits", "rr.open.mark-interrupted-mover"]);
    seen = sighted(g, unit);
  }
  if (cut.length > 0) record(g, { event: "stopped", piece: unit.id, at: name(g, unit.at), cites: cut });
}

/**
 * A patrolman that the cat has turned rotates back the next time it should move, unless something else has turned it
 * since. rr.jager.cat-patrol-returns, rr.open.jager-cat-patrol-move
 */
function turnsBack(g: G, unit: Placed<AxisUnit>): boolean {
  const { startled } = unit;
  if (startled === null) return false;
  unit.startled = null;
  if (unit.facing !== startled.to) return false;
  const seen = sighted(g, unit);
  setFacing(g, unit, startled.from, ["rr.jager.cat-patrol-returns", "rr.open.jager-cat-patrol-move"]);
  look(g, unit, seen, lookRules);
  return true;
}

/** What walking onto the square of Nancy in disguise shows. */
const passing = (g: G, square: Square): readonly Citation[] =>
  operatorAt(g, square) !== undefined && meetsAt(g, square) === undefined
    ? ["rr.dare.disguise-axis-pass-through", "rr.dare.disguise-no-reaction"]
    : [];

/** How far a patrolman goes, and the rules that keep it from going all the way. */
interface Reach {
  readonly count: number;
  readonly cut: readonly Citation[];
}

/**
 * How many steps the patrolman takes so that it ends on a free square: rr.patrol.pass-units, rr.open.patrol-occupied-end.
 * `steps` holds one more than it goes, for the reading by which it goes one further.
 */
function squaresToGo(g: G, unit: Placed<AxisUnit>, steps: readonly Step[], usual: number): Reach {
  const start = unit.at;
  const isOpen = (square: Square | undefined): boolean =>
    square === undefined || square === start || !occupied(g, square);
  // a blast template bars the way on foot: rr.barrel.template-stays
  const barredAt = steps.findIndex(
    ({ to }, i) => templateSquares(g).includes(to) || entersFlames(g, steps[i - 1]?.to ?? start, to),
  );
  const barred = barredAt < 0 ? Infinity : barredAt;
  const farthest = Math.min(usual, steps.length, barred);
  let lastFree = farthest;
  while (lastFree > 0 && !isOpen(steps[lastFree - 1]?.to)) lastFree--;
  // an Operator right beyond a doorway is met, though he cannot be passed: rr.patrol.door-blocked
  const door = steps.findIndex(
    ({ to }, i) => meetsAt(g, to) !== undefined && edgeBetween(grid(g), steps[i - 1]?.to ?? start, to) === edge.door,
  );
  if (door >= 0 && door <= lastFree && door < usual) return { count: door + 1, cut: [] };
  const template: readonly Citation[] =
    barred >= usual
      ? []
      : g.state.flames.length > 0
        ? ["rr.dogs.flame-axis-stay-out", "rr.open.dogs-flame-blocked-route"]
        : ["rr.barrel.template-stays", "rr.open.template-movement"];
  if (lastFree === farthest) return { count: farthest, cut: template };
  const cut: readonly Citation[] = [
    "rr.patrol.pass-units",
    "rr.square.one-unit",
    "rr.open.patrol-occupied-end",
    ...template,
  ];
  switch (reading(g, "rr.open.patrol-occupied-end")) {
    case "last-free":
      return { count: lastFree, cut };
    case "stays":
      return { count: 0, cut };
    case "one-further": {
      const further = steps[usual];
      const goes = farthest === usual && barred > usual && further !== undefined && isOpen(further.to);
      return goes ? { count: usual + 1, cut } : { count: lastFree, cut };
    }
  }
}

/** The Operator a patrolman would meet on a square: Nancy in disguise is passed. rr.dare.disguise-axis-pass-through */
function meetsAt(g: G, square: Square): Operator | undefined {
  const operator = operatorAt(g, square);
  return operator !== undefined && isUndercover(g, operator) ? undefined : operator;
}

/** An Operator on the square beyond a doorway keeps the patrolman from passing. rr.patrol.door-blocked */
function blockedAtDoor(g: G, unit: Placed<AxisUnit>, to: Square): boolean {
  const operator = meetsAt(g, to);
  if (operator === undefined || edgeBetween(grid(g), unit.at, to) !== edge.door) return false;
  flip(g, unit, "door", ["rr.patrol.door-blocked"]);
  spot(g, operator, "door", ["rr.patrol.door-blocked"], unit);
  shout(g, unit, ["rr.patrol.door-blocked"]);
  return true;
}
