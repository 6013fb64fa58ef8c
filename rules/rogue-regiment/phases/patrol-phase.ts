import { citeIf, impossible } from "../../kernel/index.ts";
import { edgeBetween, type Facing, facingsToward, type Square } from "../../geometry/index.ts";
import type { Citation } from "../book/citation.ts";
import {
  choose,
  closest,
  type Ctx,
  distanceBetween,
  grid,
  name,
  number,
  occupied,
  isOnBoard,
  operatorAt,
  operatorsOnBoard,
  type Placed,
  placeOf,
  players,
  reading,
  record,
  type Rules,
  standsAlone,
  recordStay,
  unitNamed,
} from "../table/context.ts";
import type { StayReason } from "../table/event-fragments.ts";
import { isUndercover } from "../table/nancy.ts";
import type { AxisUnit, Operator, PatrolLine } from "../table/state.ts";
import { edge } from "../table/terrain.ts";
import { passDoor, entersFlames } from "../movement/index.ts";
import { catHears, corpseSightings, corpsesInSight, look, type LookRules, steppedOn } from "../reactions/index.ts";
import { heldReason } from "./not-attacking.ts";
import { deployTroops, flip, setFacing, shout, spot } from "../alarm/index.ts";
import { markedAttackWindow, patrolVehicles, stopHere } from "../axis/index.ts";
import { sighted, type Sighted, templateSquares } from "../sight/index.ts";

const lookRules: LookRules = {
  stops: ["rr.patrol.sees-stops", "rr.patrol.turn-looks", "rr.open.patrol-start-view", "rr.open.corpse-again"],
  shouts: ["rr.patrol.sees-shouts"],
  spots: ["rr.patrol.sees-spots"],
};

const sightStopCites: readonly Citation[] = ["rr.patrol.sees-stops"];

/** The facing from a square of a line to the next one. */
export function facingAlong(ctx: Ctx, from: Square, to: Square): Facing {
  const [a, b] = [placeOf(ctx, from), placeOf(ctx, to)];
  const [facing, other] = facingsToward(b.x - a.x, b.y - a.y);
  if (facing === undefined || other !== undefined) throw impossible("a patrol line with a diagonal step");
  return facing;
}

/** The line a patrolman belongs to and his place on it; null when he has left it. */
export function placeOnLine(ctx: Ctx, unit: AxisUnit): { readonly line: PatrolLine; readonly index: number } | null {
  if (unit.post.kind !== "patrol" || unit.at === null) return null;
  const line = ctx.state.lines[unit.post.line];
  const index = line?.squares.indexOf(unit.at) ?? -1;
  return line === undefined || index < 0 ? null : { line, index };
}

/** Which way along its line a patrolman goes: 1, -1, or null when it does not face along the line. */
function heading(ctx: Ctx, unit: Placed<AxisUnit>, line: PatrolLine, index: number): 1 | -1 | null {
  const { squares, closed } = line;
  for (const way of [1, -1] as const) {
    const next = closed ? squares.at((index + way) % squares.length) : squares[index + way];
    if (next !== undefined && facingAlong(ctx, unit.at, next) === unit.facing) return way;
  }
  return null;
}

interface Step {
  readonly to: Square;
  /** The facing along the line from there on. */
  readonly onward: Facing;
}

/** The next steps along a line: at an open end the patrolman turns about. rr.patrol.four, rr.open.patrol-end-of-line */
function stepsAlong(ctx: Ctx, line: PatrolLine, index: number, way: 1 | -1, count: number): readonly Step[] {
  const { squares, closed } = line;
  const turnsAbout = reading(ctx, "rr.open.patrol-end-of-line") === "turns-about";
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
    steps.push({ to, onward: facingAlong(ctx, to, next) });
  }
  return steps;
}

/**
 * The Axis Patrol Phase: rr.patrol.colour, rr.patrol.four, rr.patrol.order, rr.patrol.final-facing,
 * rr.patrol.pass-units, rr.patrol.sees-stops, rr.patrol.sees-shouts, rr.patrol.sees-spots, rr.patrol.turn-looks,
 * rr.patrol.door-blocked. Ends at once when the alarm sounds: rr.alarm.patrol-phase.
 */
export function* patrolPhase(ctx: Ctx): Rules {
  const moved = new Set<string>();
  yield* markedAttackWindow(ctx, "patrol");
  yield* patrolVehicles(ctx);
  yield* deployTroops(ctx);
  for (;;) {
    if (ctx.state.section === "battle") return;
    const waiting = ctx.state.units.filter(isOnBoard).filter((unit) => !moved.has(unit.id) && patrolsNow(ctx, unit));
    if (waiting.length === 0) break;
    const unit = yield* nextPatrolman(ctx, waiting);
    moved.add(unit.id);
    yield* patrol(ctx, unit);
    yield* deployTroops(ctx);
  }
  recordUnitsWaiting(ctx, moved);
}

/** Writes down why patrolmen of the token's colour do not move. rr.advance.off-line-waits, rr.event.cigarette-effect */
function recordUnitsWaiting(ctx: Ctx, moved: ReadonlySet<string>): void {
  for (const unit of ctx.state.units.filter(isOnBoard)) {
    if (moved.has(unit.id) || unit.post.kind !== "patrol") continue;
    if (ctx.state.lines[unit.post.line]?.colour !== ctx.state.token) continue;
    const [why, cite]: readonly [StayReason, Citation] = unit.smoking
      ? ["it has the cigarette token.", "rr.event.cigarette-effect"]
      : unit.held !== null
        ? heldReason(unit.held)
        : unit.advanced
          ? ["it has advanced in this turn.", "rr.open.patrol-alert-with-spotted"]
          : ["it is off its line.", "rr.advance.off-line-waits"];
    recordStay(ctx, unit.id, why, cite);
  }
}

/**
 * Whether a patrolman moves in this phase: its line has the token's colour. rr.patrol.colour,
 * rr.advance.off-line-waits, rr.open.patrol-alert-with-spotted
 */
function patrolsNow(ctx: Ctx, unit: Placed<AxisUnit>): boolean {
  const place = placeOnLine(ctx, unit);
  return (
    place !== null && place.line.colour === ctx.state.token && !unit.smoking && unit.held === null && !unit.advanced
  );
}

/** Those closest to Operators move first; the players choose among equals. rr.patrol.order */
function* nextPatrolman(ctx: Ctx, waiting: readonly Placed<AxisUnit>[]): Rules<Placed<AxisUnit>> {
  const operators = operatorsOnBoard(ctx);
  const nearest = closest(waiting, (unit) =>
    Math.min(...operators.map((operator) => distanceBetween(ctx, unit.at, operator.at))),
  );
  return yield* choose(
    players,
    { id: "rr.decide.patrol-order-tie", text: "Which patrolman moves first?" },
    nearest.map((unit) => ({ id: unit.id, text: `${unit.id} on ${name(ctx, unit.at)}`, value: unit })),
  );
}

/** A patrolman walks onto the next square of its line. rr.patrol.four */
function walkOnto(ctx: Ctx, unit: Placed<AxisUnit>, to: Square, cites: readonly Citation[]): void {
  const from = unit.at;
  unit.at = to;
  record(ctx, {
    event: "moved",
    piece: unit.id,
    from: name(ctx, from),
    to: name(ctx, to),
    cites: [
      "rr.patrol.colour",
      "rr.patrol.four",
      "rr.patrol.order",
      "rr.patrol.pass-units",
      "rr.open.patrol-alert-with-spotted",
      ...passing(ctx, to),
      ...cites,
    ],
  });
}

function* patrol(ctx: Ctx, unit: Placed<AxisUnit>): Rules {
  const place = placeOnLine(ctx, unit);
  if (place === null) return;
  if (turnsBack(ctx, unit) && reading(ctx, "rr.open.jager-cat-patrol-move") === "rotates-only") return;
  const way = heading(ctx, unit, place.line, place.index);
  if (way === null) {
    recordStay(ctx, unit.id, "it does not face along its line.", "rr.advance.off-line-waits");
    return;
  }
  const usual = number(ctx, "rr.number.patrol-move");
  const steps = stepsAlong(ctx, place.line, place.index, way, usual + 1);
  const { count, cut } = squaresToGo(ctx, unit, steps, usual);
  let seen: Sighted =
    reading(ctx, "rr.open.patrol-start-view") === "yes"
      ? { operators: new Set(), corpses: new Set() }
      : sighted(ctx, unit);
  let free: Square = unit.at;
  // what it sees before its first step would stop it by another reading
  const inView = sighted(ctx, unit);
  const startView = citeIf(inView.operators.size + inView.corpses.size > 0, "rr.open.patrol-start-view");
  for (const [i, step] of steps.slice(0, count).entries()) {
    const before = look(ctx, unit, seen, lookRules);
    if (before.reacts) return stopHere(ctx, unit, free, sightStopCites);
    if (blockedAtDoor(ctx, unit, step.to)) return stopHere(ctx, unit, free, ["rr.patrol.door-blocked"]);
    const from = unit.at;
    const others = corpsesInSight(ctx, unit);
    walkOnto(ctx, unit, step.to, i === 0 ? startView : []);
    if (standsAlone(ctx, unit)) free = step.to;
    passDoor(ctx, from, step.to);
    corpseSightings(ctx, others, []);
    yield* steppedOn(ctx, unit, "patrol");
    if (unitNamed(ctx.state, unit.id) === undefined) return;
    const arrived = look(ctx, unit, before.now, lookRules);
    if (arrived.reacts) return stopHere(ctx, unit, free, sightStopCites);
    setFacing(ctx, unit, step.onward, ["rr.patrol.final-facing", "rr.patrol.turn-looks", "rr.open.patrol-end-of-line"]);
    const looked = look(ctx, unit, arrived.now, lookRules);
    if (looked.reacts) return stopHere(ctx, unit, free, sightStopCites);
    yield* catHears(ctx, unit, from, step.to);
    const attacked = yield* markedAttackWindow(ctx, "patrol");
    if (unitNamed(ctx.state, unit.id) === undefined) return;
    if (ctx.state.section === "battle") return stopHere(ctx, unit, free, ["rr.alarm.patrol-phase"]);
    const wasAttacked = attacked.has(unit.id);
    if (wasAttacked && reading(ctx, "rr.open.mark-interrupted-mover") === "stops")
      return stopHere(ctx, unit, free, ["rr.open.mark-interrupted-mover", "rr.advance.off-line-waits"]);
    // a sound has turned it away from its line
    if (!wasAttacked && unit.facing !== step.onward)
      return stopHere(ctx, unit, free, ["rr.advance.off-line-waits", "rr.open.mark-interrupted-mover"]);
    seen = sighted(ctx, unit);
  }
  if (cut.length > 0) record(ctx, { event: "stopped", piece: unit.id, at: name(ctx, unit.at), cites: cut });
}

/**
 * A patrolman that the cat has turned rotates back the next time it should move, unless something else has turned it
 * since. rr.jager.cat-patrol-returns, rr.open.jager-cat-patrol-move
 */
function turnsBack(ctx: Ctx, unit: Placed<AxisUnit>): boolean {
  const { startled } = unit;
  if (startled === null) return false;
  unit.startled = null;
  if (unit.facing !== startled.to) return false;
  const seen = sighted(ctx, unit);
  setFacing(ctx, unit, startled.from, ["rr.jager.cat-patrol-returns", "rr.open.jager-cat-patrol-move"]);
  look(ctx, unit, seen, lookRules);
  return true;
}

/** What walking onto the square of Nancy in disguise shows. rr.dare.disguise-no-reaction */
const passing = (ctx: Ctx, square: Square): readonly Citation[] =>
  operatorAt(ctx, square) !== undefined && meetsAt(ctx, square) === undefined
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
function squaresToGo(ctx: Ctx, unit: Placed<AxisUnit>, steps: readonly Step[], usual: number): Reach {
  const start = unit.at;
  const isOpen = (square: Square | undefined): boolean =>
    square === undefined || square === start || !occupied(ctx, square);
  // a blast template bars the way on foot: rr.barrel.template-stays
  const barredAt = steps.findIndex(
    ({ to }, i) => templateSquares(ctx).includes(to) || entersFlames(ctx, steps[i - 1]?.to ?? start, to),
  );
  const barred = barredAt < 0 ? Infinity : barredAt;
  const farthest = Math.min(usual, steps.length, barred);
  let lastFree = farthest;
  while (lastFree > 0 && !isOpen(steps[lastFree - 1]?.to)) lastFree--;
  // an Operator right beyond a doorway is met, though he cannot be passed: rr.patrol.door-blocked
  const door = steps.findIndex(
    ({ to }, i) =>
      meetsAt(ctx, to) !== undefined && edgeBetween(grid(ctx), steps[i - 1]?.to ?? start, to) === edge.door,
  );
  if (door >= 0 && door <= lastFree && door < usual) return { count: door + 1, cut: [] };
  const template: readonly Citation[] =
    barred >= usual
      ? []
      : ctx.state.flames.length > 0
        ? ["rr.dogs.flame-axis-stay-out", "rr.open.dogs-flame-blocked-route"]
        : ["rr.barrel.template-stays", "rr.open.template-movement"];
  if (lastFree === farthest) return { count: farthest, cut: template };
  const cut: readonly Citation[] = [
    "rr.patrol.pass-units",
    "rr.square.one-unit",
    "rr.open.patrol-occupied-end",
    ...template,
  ];
  switch (reading(ctx, "rr.open.patrol-occupied-end")) {
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

/**
 * The Operator a patrolman would meet on a square: Nancy in disguise is passed. rr.dare.disguise-axis-pass-through,
 * rr.dare.disguise-no-reaction
 */
function meetsAt(ctx: Ctx, square: Square): Operator | undefined {
  const operator = operatorAt(ctx, square);
  return operator !== undefined && isUndercover(ctx, operator) ? undefined : operator;
}

/** An Operator on the square beyond a doorway keeps the patrolman from passing. rr.patrol.door-blocked */
function blockedAtDoor(ctx: Ctx, unit: Placed<AxisUnit>, to: Square): boolean {
  const operator = meetsAt(ctx, to);
  if (operator === undefined || edgeBetween(grid(ctx), unit.at, to) !== edge.door) return false;
  flip(ctx, unit, "door", ["rr.patrol.door-blocked"]);
  spot(ctx, operator, "door", ["rr.patrol.door-blocked"], unit);
  shout(ctx, unit, ["rr.patrol.door-blocked"]);
  return true;
}
