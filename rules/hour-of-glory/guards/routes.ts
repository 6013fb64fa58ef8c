import { charge, counted } from "../../kernel/index.ts";
import { leadsOut } from "../movement/index.ts";
import { pursuitField, UNREACHABLE, entersOccupied } from "../sight/index.ts";
import { type Agent, agentsOf, areEnemies, isRaider, occupant, type OnBoard } from "../table/agents.ts";
import { type Ctx, number, planFor, reading, squareName } from "../table/context.ts";
import { isEngaged } from "../table/engagement.ts";
import type { Square, Step } from "../table/plan.ts";
import { areAdjacent, isDoorOpen, stepsFrom } from "../table/squares.ts";
import type { Guard, Turn } from "../table/state.ts";
import { newTurn } from "../table/turn.ts";
import { assaultersSeen, closedDoorsAt, type Duty } from "./duty.ts";

/** What ends a Guard's movement before his squares are used up. */
export type Stop = "contact" | "react" | "sight" | "door" | "out";

/** A route a Guard may take: the squares he steps on, and what ends it. */
export interface Route {
  readonly path: readonly Square[];
  readonly stop: Stop | null;
  /** His distance to the target at its end. hg.open.guard-distance */
  readonly distance: number;
}

/** The turn of a Guard: he is not engaged while he moves. hg.engage.pass-by */
export const guardTurn = (guard: Guard): Turn => ({
  ...newTurn(guard.id, 0),
  acts: "none",
  acted: guard.done === "fought",
  fresh: false,
});

/** How many squares a Guard may move this turn. hg.move.guards-one-d6, hg.guard.entry-6 */
const squaresToMove = (ctx: Ctx, guard: Guard): number =>
  guard.fresh ? number(ctx, "hg.number.entry-move") : (ctx.state.guardRoll ?? 0);

/** Whether a Guard from the entry zone may stop before he has gone as far as he can. hg.open.guard-entry-distance */
export const mayStopEarly = (ctx: Ctx, guard: Guard): boolean =>
  guard.fresh && reading(ctx, "hg.open.guard-entry-distance") === "up-to";

/** Runs `look` as if it were a Guard's turn, and puts him and the turn back afterwards. */
function duringHisTurn<T>(ctx: Ctx, guard: OnBoard<Guard>, look: () => T): T {
  const { at } = guard;
  const { turn } = ctx.state;
  ctx.state.turn = guardTurn(guard);
  try {
    return look();
  } finally {
    guard.at = at;
    ctx.state.turn = turn;
  }
}

/** What stops a Guard who steps from one square to another. hg.guard.los-gained, hg.guard.opens-door, hg.react.room-entry */
export function stopAt(ctx: Ctx, guard: OnBoard<Guard>, duty: Duty, from: Square, to: Square): Stop | null {
  if (entersOccupied(ctx, guard, from, to)) return "react";
  if (guard.done !== "no") return null;
  // under a reading he opens it whomever he sees: hg.open.guard-door-or-target
  if (reading(ctx, "hg.open.guard-door-or-target") === "door" && closedDoorsAt(ctx, to).length > 0) return "door";
  const closesIn = duty.kind === "close-in";
  if (closesIn && reading(ctx, "hg.open.guard-second-assaulter") === "goes-on") return null;
  const { at } = guard;
  guard.at = to;
  // he closes in on those he saw from the start; only somebody else stops him
  const seen = assaultersSeen(ctx, to).filter(
    (assaulter) => !closesIn || !duty.targets.some(({ id }) => id === assaulter.id),
  );
  const stops = seen.some(
    (assaulter) => !isEngaged(ctx, assaulter) || reading(ctx, "hg.open.guard-los-untargetable") === "stops",
  );
  guard.at = at;
  if (stops) return "sight";
  return !closesIn && closedDoorsAt(ctx, to).length > 0 ? "door" : null;
}

/** How many steps are examined for one Guard at most. */
const MOST_STEPS = 6000;
/** What one step costs of the budget. */
const STEP_COST = 2;

/** The field that measures a Guard's distance to his target, or to the way out. hg.guard.no-further, hg.guard.go-home */
export function fieldFor(ctx: Ctx, target: Square | null): Int16Array | null {
  const { entrance } = planFor(ctx);
  if (target !== null) return pursuitField(ctx, target);
  return entrance === null ? null : pursuitField(ctx, entrance.outside);
}

const stopNumbers: readonly (Stop | null)[] = [null, "contact", "react", "sight", "door", "out"];

/** Where a Guard goes and by what his way is measured: his target, or home (null), and how far every square is from there. */
interface Course {
  readonly ctx: Ctx;
  readonly guard: OnBoard<Guard>;
  readonly duty: Duty;
  readonly target: Square | null;
  readonly distanceOf: (square: Square) => number;
  /** How many squares he may move. */
  readonly squares: number;
  /** How far he is away at his start, and whether he has to come closer. hg.open.guard-route */
  readonly start: number;
  readonly closer: boolean;
}

/** The course of a Guard; null where there is nowhere to go. */
function courseOf(ctx: Ctx, guard: OnBoard<Guard>, duty: Duty, target: Square | null): Course | null {
  const field = fieldFor(ctx, target);
  if (field === null) return null;
  const distanceOf = (square: Square): number => field[square] ?? UNREACHABLE;
  return {
    ctx,
    guard,
    duty,
    target,
    distanceOf,
    squares: squaresToMove(ctx, guard),
    start: distanceOf(guard.at),
    closer: duty.kind === "close-in" || reading(ctx, "hg.open.guard-route") === "nearer",
  };
}

/** Whether a route may end on a square: no further from the target than it begins, or closer to it. hg.guard.no-further */
const mayEnd = ({ distanceOf, start, closer }: Course, square: Square): boolean =>
  closer ? distanceOf(square) < start : distanceOf(square) <= start;

/** Whether a Guard who closes in has come next to his target. hg.guard.los-start-closer */
const isBesideTarget = ({ ctx, duty, target }: Course, square: Square): boolean =>
  duty.kind === "close-in" && target !== null && areAdjacent(ctx, square, target);

/** The routes of a Guard, by the square they end on and what ends them. */
class RouteSearch {
  readonly ends = new Map<number, Route>();
  longest = 0;
  readonly #course: Course;
  readonly #stops = new Map<number, Stop | null>();
  readonly #onwards = new Map<Square, readonly Step[]>();
  readonly #path: Square[] = [];
  readonly #walked: Uint8Array;
  // nobody else moves while routes are searched
  readonly #others = new Map<Square, OnBoard<Agent>>();
  #steps = 0;

  constructor(course: Course) {
    const { ctx, guard } = course;
    this.#course = course;
    this.#walked = new Uint8Array(planFor(ctx).labels.length);
    this.#walked[guard.at] = 1;
    for (const agent of agentsOf(ctx.state))
      if (agent.id !== guard.id && !this.#others.has(agent.at)) this.#others.set(agent.at, agent);
    this.#goOn(guard.at, null);
    charge("steps", this.#steps * STEP_COST);
  }

  /** The steps from a square, those that lead nearest to the target first. */
  #stepsFrom(square: Square): readonly Step[] {
    const { ctx, distanceOf } = this.#course;
    let steps = this.#onwards.get(square);
    if (steps === undefined) {
      steps = stepsFrom(ctx, square)
        .filter(({ door }) => door < 0 || isDoorOpen(ctx, door))
        .toSorted((a, b) => distanceOf(a.to) - distanceOf(b.to));
      this.#onwards.set(square, steps);
    }
    return steps;
  }

  /** Notes the path so far as a route, with the square of a raider he comes into contact with. */
  #note(stop: Stop | null, raiderAt: Square | null = null): void {
    const path = this.#path;
    const { guard, distanceOf, closer } = this.#course;
    const end = path.at(-1) ?? guard.at;
    const stays = raiderAt !== null && path.length === 0;
    if (!mayEnd(this.#course, end) && stop !== "out" && !(stays && !closer)) return;
    const key = (raiderAt ?? end) * stopNumbers.length + stopNumbers.indexOf(stop);
    const before = this.ends.get(key);
    if (before === undefined || (stop === null && before.path.length < path.length)) {
      const way = raiderAt === null ? [...path] : [...path, raiderAt];
      this.ends.set(key, { path: way, stop, distance: distanceOf(end) });
    }
    if (stop === null) this.longest = Math.max(this.longest, path.length);
  }

  /** What stops him on a step, worked out once. */
  #stopAt(from: Square, to: Square): Stop | null {
    const { ctx, guard, duty } = this.#course;
    const key = from * this.#walked.length + to;
    let stop = this.#stops.get(key);
    if (stop === undefined) this.#stops.set(key, (stop = stopAt(ctx, guard, duty, from, to)));
    return stop;
  }

  /** Goes on from a square in every direction. What stops him on an occupied square stops him on the first free one: hg.open.stopped-on-occupied */
  #goOn(here: Square, met: Stop | null): void {
    const { ctx, guard, duty, squares } = this.#course;
    if (this.#path.length >= squares || this.#steps > MOST_STEPS) return;
    for (const step of this.#stepsFrom(here)) {
      if (++this.#steps > MOST_STEPS) return;
      const { to } = step;
      if (this.#walked[to] === 1) continue;
      if (leadsOut(ctx, step)) {
        if (duty.kind !== "home") continue;
        this.#path.push(to);
        this.#note("out");
        this.#path.pop();
        continue;
      }
      const there = this.#others.get(to);
      if (there !== undefined && isRaider(there)) {
        if (!this.#others.has(here)) this.#note("contact", to);
        continue;
      }
      if (there !== undefined && areEnemies(guard, there) && !there.prone) continue;
      this.#stepOn(to, met ?? this.#stopAt(here, to), { isFree: there === undefined });
    }
  }

  /** Steps on a square, and on from there where nothing ends the route. */
  #stepOn(to: Square, stop: Stop | null, { isFree }: { readonly isFree: boolean }): void {
    this.#path.push(to);
    this.#walked[to] = 1;
    if (stop !== null && isFree) this.#note(stop);
    else {
      if (isFree) this.#note(null);
      if (!isFree || !isBesideTarget(this.#course, to)) this.#goOn(to, stop);
    }
    this.#path.pop();
    this.#walked[to] = 0;
  }
}

/**
 * The routes a Guard may take towards a target, or home (null): the longest ones that end no further away, and those that
 * something ends early. One for each square they end on; none when he stays.
 * hg.guard.full-distance, hg.guard.no-further, hg.guard.no-repeat-square, hg.open.guard-route, hg.open.guard-entry-distance
 */
export function routesOf(ctx: Ctx, guard: OnBoard<Guard>, duty: Duty, target: Square | null): readonly Route[] {
  const course = courseOf(ctx, guard, duty, target);
  if (course === null || (duty.kind !== "pursue" && duty.kind !== "close-in" && duty.kind !== "home")) return [];
  return duringHisTurn(ctx, guard, () => {
    const { ends, longest } = new RouteSearch(course);
    if (mayStopEarly(ctx, guard)) {
      const stays: Route = { path: [], stop: null, distance: course.start };
      return ends.size > 0 && mayEnd(course, guard.at) ? [stays, ...ends.values()] : [...ends.values()];
    }
    return [...ends.values()].filter(
      ({ path, stop }) => stop !== null || path.length === longest || isBesideTarget(course, path.at(-1) ?? guard.at),
    );
  });
}

/** What a path of a Guard can offend against. */
export type RouteRule =
  | "step"
  | "far"
  | "far-from-entry"
  | "repeat"
  | "enemy"
  | "free"
  | "full"
  | "full-from-entry"
  | "further"
  | "closer";

/** What is wrong with a path, and what would be right. */
interface RouteFault {
  readonly rule: RouteRule;
  readonly text: string;
}

/** Whence a Guard moves without a roll, in words. hg.guard.entry-6 */
const fromEntry = ({ fresh }: Guard): string => (fresh ? " from the entry zone" : "");

/** What is wrong with the end of a path; null when it may end there. hg.guard.no-further */
function endFault(course: Course, end: Square): RouteFault | null {
  if (mayEnd(course, end)) return null;
  const { id } = course.guard;
  return course.distanceOf(end) > course.start
    ? { rule: "further", text: `${id} would end further from his target.` }
    : { rule: "closer", text: `${id} would end no closer to his target.` };
}

/** Somebody else on the square where a Guard would stop. */
function occupantFault({ ctx, guard }: Course, square: Square, says: string): RouteFault | null {
  const there = occupant(ctx.state, square);
  if (there === undefined || there.id === guard.id) return null;
  return { rule: "free", text: `${guard.id} would ${says} on ${squareName(ctx, square)}, where ${there.id} is.` };
}

/** What is wrong with a path that nothing ends early: it goes as far as he can. hg.guard.full-distance */
function lengthFault(course: Course, end: Square, length: number): RouteFault | null {
  const fault = occupantFault(course, end, "end") ?? endFault(course, end);
  if (fault !== null) return fault;
  if (isBesideTarget(course, end) || length === course.squares || mayStopEarly(course.ctx, course.guard)) return null;
  const { longest } = new RouteSearch(course);
  if (length >= longest) return null;
  const { id, fresh } = course.guard;
  const text = `The path is ${counted(length, "square")} long, and ${id} can go ${longest}${fromEntry(course.guard)}.`;
  return { rule: fresh ? "full-from-entry" : "full", text };
}

/** What is wrong with the steps of a path, and with where they end; null when a Guard may take them. */
function stepsFault(course: Course, path: readonly (Square | null)[]): RouteFault | null {
  const { ctx, guard, duty } = course;
  const walked = new Set([guard.at]);
  let here = guard.at;
  let stop: Stop | null = null;
  for (const to of path) {
    const step = to === null ? undefined : stepsFrom(ctx, here).find((candidate) => candidate.to === to);
    if (to === null || step === undefined || (step.door >= 0 && !isDoorOpen(ctx, step.door)))
      return {
        rule: "step",
        text:
          to === null
            ? "A square of the path is not on the board."
            : `${squareName(ctx, to)} is not a step away from ${squareName(ctx, here)}, the square of the path before it.`,
      };
    if (walked.has(to)) return { rule: "repeat", text: `${guard.id} would step on ${squareName(ctx, to)} twice.` };
    if (leadsOut(ctx, step))
      return duty.kind === "home" ? null : { rule: "further", text: `${guard.id} would leave while he pursues.` };
    walked.add(to);
    const there = occupant(ctx.state, to);
    const isFree = there === undefined || there.id === guard.id;
    if (!isFree && isRaider(there)) return occupantFault(course, here, "have to stop") ?? endFault(course, here);
    if (!isFree && areEnemies(guard, there) && !there.prone)
      return { rule: "enemy", text: `${there.id} stands in the way.` };
    stop ??= stopAt(ctx, guard, duty, here, to);
    here = to;
    if (stop !== null && isFree) return endFault(course, here);
  }
  return lengthFault(course, here, path.length);
}

/** What is wrong with a path that the Defender names, square by square; null when the Guard may take it. */
export function routeFault(
  ctx: Ctx,
  guard: OnBoard<Guard>,
  duty: Duty,
  target: Square | null,
  path: readonly (Square | null)[],
): RouteFault | null {
  const course = courseOf(ctx, guard, duty, target);
  if (path.length === 0) {
    const routes = routesOf(ctx, guard, duty, target);
    if (routes.length === 0 || routes.some((route) => route.path.length === 0)) return null;
    const rule = guard.fresh ? "full-from-entry" : "full";
    return { rule, text: `${guard.id} would stay, and has to move as far as he can${fromEntry(guard)}.` };
  }
  if (course === null) return { rule: "step", text: "There is nowhere to go." };
  const { squares } = course;
  if (path.length > squares)
    return {
      rule: guard.fresh ? "far-from-entry" : "far",
      text: `The path is ${counted(path.length, "square")} long, and ${guard.id} has ${counted(squares, "square")}${fromEntry(guard)}.`,
    };
  return duringHisTurn(ctx, guard, () => stepsFault(course, path));
}
