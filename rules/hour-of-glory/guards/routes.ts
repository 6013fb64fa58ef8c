import { charge, counted } from "../../kernel/index.ts";
import { leadsOut } from "../movement/index.ts";
import { pursuitField, unreachable, entersOccupied } from "../sight/index.ts";
import { type Agent, agentsOf, areEnemies, isRaider, occupant, type OnBoard } from "../table/agents.ts";
import { type Ctx, number, planFor, reading, squareName } from "../table/context.ts";
import { isEngaged } from "../table/engagement.ts";
import type { Square, Step } from "../table/plan.ts";
import { areAdjacent, isDoorOpen, stepsFrom } from "../table/squares.ts";
import type { Guard, Turn } from "../table/state.ts";
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
  agent: guard.id,
  left: 0,
  moves: true,
  acts: "none",
  either: false,
  moved: false,
  acted: guard.done === "fought",
  mustShoot: false,
  reacted: false,
  movedOn: false,
  changed: false,
  engaged: false,
  fresh: false,
  tested: [],
  exempt: [],
  covered: [],
  through: null,
  conceal: null,
});

/** How many squares a Guard may move this turn. hg.move.guards-one-d6, hg.guard.entry-6 */
const squaresToMove = (ctx: Ctx, guard: Guard): number =>
  guard.fresh ? number(ctx, "hg.number.entry-move") : (ctx.state.guardRoll ?? 0);

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
const mostSteps = 6000;
/** What one step costs of the budget. */
const stepCost = 2;

/** The field that measures a Guard's distance to his target, or to the way out. hg.guard.no-further, hg.guard.go-home */
export function fieldFor(ctx: Ctx, target: Square | null): Int16Array | null {
  const { entrance } = planFor(ctx);
  if (target !== null) return pursuitField(ctx, target);
  return entrance === null ? null : pursuitField(ctx, entrance.outside);
}

const stopNumbers: readonly (Stop | null)[] = [null, "contact", "react", "sight", "door", "out"];

interface Search {
  /** The routes by the square they end on and what ends them. */
  readonly ends: Map<number, Route>;
  longest: number;
}

/** Steps that lead nearest to the target come first. */
const nearestFirst =
  (field: Int16Array) =>
  (a: Step, b: Step): number =>
    (field[a.to] ?? unreachable) - (field[b.to] ?? unreachable);

function search(ctx: Ctx, guard: OnBoard<Guard>, duty: Duty, target: Square | null, field: Int16Array): Search {
  const start = guard.at;
  const startDistance = field[start] ?? unreachable;
  const squares = squaresToMove(ctx, guard);
  const closer = duty.kind === "close-in" || reading(ctx, "hg.open.guard-route") === "nearer";
  const allowed = (square: Square): boolean => {
    const distance = field[square] ?? unreachable;
    return closer ? distance < startDistance : distance <= startDistance;
  };
  const result: Search = { ends: new Map(), longest: 0 };
  const stops = new Map<number, Stop | null>();
  const path: Square[] = [];
  const size = planFor(ctx).labels.length;
  // nobody else moves while routes are searched
  const others = new Map<Square, OnBoard<Agent>>();
  for (const agent of agentsOf(ctx.state))
    if (agent.id !== guard.id && !others.has(agent.at)) others.set(agent.at, agent);
  const walked = new Uint8Array(size);
  walked[start] = 1;
  const onwards = new Map<Square, readonly Step[]>();
  const waysFrom = (square: Square): readonly Step[] => {
    let ways = onwards.get(square);
    if (ways === undefined) {
      ways = stepsFrom(ctx, square)
        .filter(({ door }) => door < 0 || isDoorOpen(ctx, door))
        .toSorted(nearestFirst(field));
      onwards.set(square, ways);
    }
    return ways;
  };
  let steps = 0;
  const note = (stop: Stop | null, raiderAt: Square | null = null): void => {
    const end = path.at(-1) ?? start;
    const stays = raiderAt !== null && path.length === 0;
    if (!allowed(end) && stop !== "out" && !(stays && !closer)) return;
    const key = (raiderAt ?? end) * stopNumbers.length + stopNumbers.indexOf(stop);
    const before = result.ends.get(key);
    if (before === undefined || (stop === null && before.path.length < path.length)) {
      const way = raiderAt === null ? [...path] : [...path, raiderAt];
      result.ends.set(key, { path: way, stop, distance: field[end] ?? unreachable });
    }
    if (stop === null) result.longest = Math.max(result.longest, path.length);
  };
  // what stops him on an occupied square stops him on the first free one: hg.open.stopped-on-occupied
  const go = (here: Square, met: Stop | null): void => {
    if (path.length >= squares || steps > mostSteps) return;
    for (const step of waysFrom(here)) {
      if (++steps > mostSteps) return;
      const { to } = step;
      if (walked[to] === 1) continue;
      if (leadsOut(ctx, step)) {
        if (duty.kind !== "home") continue;
        path.push(to);
        note("out");
        path.pop();
        continue;
      }
      const there = others.get(to);
      if (there !== undefined) {
        if (isRaider(there)) {
          if (!others.has(here)) note("contact", to);
          continue;
        }
        if (areEnemies(guard, there) && !there.prone) continue;
      }
      const key = here * size + to;
      let stop = met ?? stops.get(key);
      if (stop === undefined) stops.set(key, (stop = stopAt(ctx, guard, duty, here, to)));
      path.push(to);
      walked[to] = 1;
      const free = there === undefined;
      const beside = target !== null && free && duty.kind === "close-in" && areAdjacent(ctx, to, target);
      if (stop !== null && free) note(stop);
      else {
        if (free) note(null);
        if (!beside) go(to, stop);
      }
      path.pop();
      walked[to] = 0;
    }
  };
  go(start, null);
  charge("steps", steps * stepCost);
  return result;
}

/**
 * The routes a Guard may take towards a target, or home (null): the longest ones that end no further away, and those that
 * something ends early. One for each square they end on; none when he stays.
 * hg.guard.full-distance, hg.guard.no-further, hg.guard.no-repeat-square, hg.open.guard-route
 */
export function routesOf(ctx: Ctx, guard: OnBoard<Guard>, duty: Duty, target: Square | null): readonly Route[] {
  const field = fieldFor(ctx, target);
  if (field === null || (duty.kind !== "pursue" && duty.kind !== "close-in" && duty.kind !== "home")) return [];
  return duringHisTurn(ctx, guard, () => {
    const { ends, longest } = search(ctx, guard, duty, target, field);
    return [...ends.values()].filter(
      ({ path, stop }) =>
        stop !== null ||
        path.length === longest ||
        (duty.kind === "close-in" && target !== null && areAdjacent(ctx, path.at(-1) ?? guard.at, target)),
    );
  });
}

/** What a path of a Guard can offend against. */
export type RouteRule = "step" | "far" | "far-from-entry" | "repeat" | "enemy" | "free" | "full" | "further" | "closer";

/** What is wrong with a path, and what would be right. */
interface RouteFault {
  readonly rule: RouteRule;
  readonly text: string;
}

/** What is wrong with a path that the Defender names, square by square; null when the Guard may take it. */
export function routeFault(
  ctx: Ctx,
  guard: OnBoard<Guard>,
  duty: Duty,
  target: Square | null,
  path: readonly (Square | null)[],
): RouteFault | null {
  const field = fieldFor(ctx, target);
  if (path.length === 0)
    return routesOf(ctx, guard, duty, target).length === 0
      ? null
      : { rule: "full", text: `${guard.id} would stay, and has to move as far as he can.` };
  if (field === null) return { rule: "step", text: "There is nowhere to go." };
  const squares = squaresToMove(ctx, guard);
  if (path.length > squares)
    return {
      rule: guard.fresh ? "far-from-entry" : "far",
      text: `The path is ${counted(path.length, "square")} long, and ${guard.id} has ${counted(squares, "square")}${guard.fresh ? " from the entry zone" : ""}.`,
    };
  const walked = new Set([guard.at]);
  const startDistance = field[guard.at] ?? unreachable;
  const closer = duty.kind === "close-in" || reading(ctx, "hg.open.guard-route") === "nearer";
  const mayEnd = (square: Square): boolean =>
    closer ? (field[square] ?? unreachable) < startDistance : (field[square] ?? unreachable) <= startDistance;
  const endsBadly = (square: Square): RouteFault =>
    (field[square] ?? unreachable) > startDistance
      ? { rule: "further", text: `${guard.id} would end further from his target.` }
      : { rule: "closer", text: `${guard.id} would end no closer to his target.` };
  return duringHisTurn(ctx, guard, () => {
    let here = guard.at;
    let stop: Stop | null = null;
    for (const to of path) {
      const step = to === null ? undefined : stepsFrom(ctx, here).find((candidate) => candidate.to === to);
      if (to === null || step === undefined || (step.door >= 0 && !isDoorOpen(ctx, step.door)))
        return { rule: "step", text: "A square of the path is no step from the one before." };
      if (walked.has(to)) return { rule: "repeat", text: `${guard.id} would step on ${squareName(ctx, to)} twice.` };
      if (leadsOut(ctx, step))
        return duty.kind === "home" ? null : { rule: "further", text: `${guard.id} would leave while he pursues.` };
      walked.add(to);
      const there = occupant(ctx.state, to);
      const free = there === undefined || there.id === guard.id;
      if (there !== undefined && !free) {
        if (isRaider(there)) {
          const back = occupant(ctx.state, here);
          if (back !== undefined && back.id !== guard.id)
            return {
              rule: "free",
              text: `${guard.id} would have to stop on ${squareName(ctx, here)}, where ${back.id} is.`,
            };
          return mayEnd(here) ? null : endsBadly(here);
        }
        if (areEnemies(guard, there) && !there.prone) return { rule: "enemy", text: `${there.id} stands in the way.` };
      }
      stop ??= stopAt(ctx, guard, duty, here, to);
      here = to;
      if (stop !== null && free) return mayEnd(here) ? null : endsBadly(here);
    }
    const there = occupant(ctx.state, here);
    if (there !== undefined && there.id !== guard.id)
      return { rule: "free", text: `${guard.id} would end on ${squareName(ctx, here)}, where ${there.id} is.` };
    if (!mayEnd(here)) return endsBadly(here);
    if (duty.kind === "close-in" && target !== null && areAdjacent(ctx, here, target)) return null;
    if (path.length === squares) return null;
    const { longest } = search(ctx, guard, duty, target, field);
    return path.length >= longest
      ? null
      : {
          rule: "full",
          text: `The path is ${counted(path.length, "square")} long, and ${guard.id} can go ${longest}.`,
        };
  });
}
