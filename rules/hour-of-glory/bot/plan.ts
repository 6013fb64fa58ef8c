import { lazy } from "../../kernel/index.ts";
import { type CardId, cardIds, cards, mapCard } from "../book/cards.ts";
import { stepField, UNREACHABLE } from "../sight/index.ts";
import { intrudersOf, isInTheOpen, occupant, type OnBoard } from "../table/agents.ts";
import { type Ctx, planFor } from "../table/context.ts";
import { doorsOf, entry, roomAt, type Square, type Step } from "../table/plan.ts";
import { isDoorOpen, stepsFrom } from "../table/squares.ts";
import type { Intruder } from "../table/state.ts";
import { pointsNeeded, pointsOf } from "../time/index.ts";
import { heardMinutes, minutesBy, watchedMinutes } from "./dangers.ts";

/** The cards the team has, brought out or in hand. */
export const teamCards = (ctx: Ctx): readonly CardId[] =>
  ctx.state.intruders.filter(({ status }) => status !== "dead").flatMap((intruder) => intruder.cards);

/** Cards that can still come into the team's hands. */
function obtainableCards(ctx: Ctx): readonly CardId[] {
  const shown = ctx.state.rooms.flatMap(({ card }) => (card === "unknown" || card === "taken" ? [] : [card]));
  return cardIds.filter((card) => ctx.state.pile.includes(card) || shown.includes(card));
}

/** What a card would add to the points, two steps ahead: 3 at once, 2 with one more, 1 with two more, else 0. */
export function worthOf(ctx: Ctx, card: CardId): number {
  const have = teamCards(ctx);
  const now = pointsOf(ctx, have);
  if (pointsOf(ctx, [...have, card]) > now) return 3;
  if (card === mapCard) return 0;
  const isOfUse = (by: "colour" | "country"): number => {
    const of = (other: CardId): boolean => cards[other][by] === cards[card][by];
    const held = have.filter(of).length;
    const open = obtainableCards(ctx).filter((other) => other !== card && of(other)).length;
    return held >= 3 || held + 1 + open < 3 ? 0 : held >= 1 ? 2 : 1;
  };
  return Math.max(isOfUse("colour"), isOfUse("country"));
}

export const hasEnough = (ctx: Ctx): boolean => pointsOf(ctx, teamCards(ctx)) >= pointsNeeded(ctx);

/** What it costs in minutes to end on a square; fields are worked out backwards from there. */
export interface Goals {
  readonly squares: ReadonlyMap<Square, number>;
}

/** What a square costs in minutes: a quarter of a raider's turn. */
const SQUARE_MINUTES = 0.25;
/** What a Sentry costs who stands in the way: the turn for the SNEAK-ATTACK, and what may come of it. */
const SENTRY_IN_THE_WAY = 2.5;
const BLOCKED = 10;

/** What it costs to step onto each square. */
function tolls(ctx: Ctx, intruder: OnBoard<Intruder>): readonly number[] {
  const raids = intruder.mode === "raiding";
  const pace = raids ? SQUARE_MINUTES : SQUARE_MINUTES * 0.67;
  return planFor(ctx).labels.map((label, square) => {
    if (label === "#") return UNREACHABLE;
    const there = occupant(ctx.state, square);
    let toll = pace;
    if (there !== undefined && there.id !== intruder.id) {
      if (there.prone || there.kind === "intruder") toll += 0.3;
      else toll += there.kind === "sentry" && raids ? SENTRY_IN_THE_WAY : BLOCKED;
    }
    if (raids) toll += heardMinutes(ctx, intruder, square);
    return toll + watchedMinutes(ctx, intruder, square);
  });
}

/** What it costs to get through a closed door from a square. */
function doorMinutes(ctx: Ctx, intruder: OnBoard<Intruder>, from: Square, { door }: Step): number {
  const crossed = planFor(ctx).doors[door];
  if (crossed === undefined || isDoorOpen(ctx, door)) return 0;
  const free = crossed.kind === "inner" || intruder.key || crossed.inside === from;
  return free ? 0.5 : 0.5 + minutesBy(ctx, intruder, "breach").minutes;
}

/** Minutes from every square to the best of the goals, and the square to step to next. */
export interface Field {
  readonly minutes: readonly number[];
  readonly next: readonly Square[];
}

/** Squares that wait to be gone on from, as a heap: the nearest first, of equals the one that came first. */
class Waiting {
  readonly #heap: { readonly square: Square; readonly minutes: number; readonly since: number }[] = [];
  readonly #since = new Map<Square, number>();
  readonly #minutes: readonly number[];
  #came = 0;

  constructor(minutes: readonly number[]) {
    this.#minutes = minutes;
  }

  /** Adds a square by the minutes it has now; one that waits already keeps its turn among equals. */
  add(square: Square): void {
    const since = this.#since.get(square) ?? this.#came++;
    this.#since.set(square, since);
    const heap = this.#heap;
    const added = { square, minutes: this.#minutes[square] ?? UNREACHABLE, since };
    let at = heap.length;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      const above = heap[parent];
      if (above === undefined || isNearer(above, added)) break;
      heap[at] = above;
      at = parent;
    }
    heap[at] = added;
  }

  /** Takes the nearest out; -1 where none waits. */
  takeNearest(): Square {
    for (;;) {
      const top = this.#heap[0];
      if (top === undefined) return -1;
      this.#dropTop();
      // what was added again since came nearer, and has gone before
      if (this.#since.delete(top.square)) return top.square;
    }
  }

  #dropTop(): void {
    const heap = this.#heap;
    const last = heap.pop();
    if (last === undefined || heap.length === 0) return;
    let at = 0;
    for (;;) {
      const left = heap[2 * at + 1];
      const right = heap[2 * at + 2];
      const child = right !== undefined && left !== undefined && isNearer(right, left) ? right : left;
      if (child === undefined || isNearer(last, child)) break;
      heap[at] = child;
      at = child === left ? 2 * at + 1 : 2 * at + 2;
    }
    heap[at] = last;
  }
}

interface Turn {
  readonly minutes: number;
  readonly since: number;
}

const isNearer = (one: Turn, other: Turn): boolean =>
  one.minutes < other.minutes || (one.minutes === other.minutes && one.since < other.since);

/** The field of some goals, worked out backwards from them. */
export function fieldTo(ctx: Ctx, intruder: OnBoard<Intruder>, { squares }: Goals): Field {
  const plan = planFor(ctx);
  const toll = tolls(ctx, intruder);
  const minutes = plan.labels.map(() => UNREACHABLE);
  const next = plan.labels.map(() => -1);
  const open = new Waiting(minutes);
  for (const [square, cost] of squares) {
    minutes[square] = cost;
    open.add(square);
  }
  for (let best = open.takeNearest(); best >= 0; best = open.takeNearest()) {
    for (const back of stepsFrom(ctx, best)) {
      // the entry zone is only for leaving
      if (plan.labels[back.to] === entry && plan.labels[best] === entry && squares.has(best)) continue;
      const cost =
        (minutes[best] ?? UNREACHABLE) + (toll[best] ?? UNREACHABLE) + doorMinutes(ctx, intruder, back.to, back);
      if (cost >= (minutes[back.to] ?? UNREACHABLE)) continue;
      minutes[back.to] = cost;
      next[back.to] = best;
      open.add(back.to);
    }
  }
  return { minutes, next };
}

/**
 * The rooms that others of the team go to: the nearest pair of Intruder and room first, then the next, until each has one.
 */
function takenByOthers(ctx: Ctx, intruder: OnBoard<Intruder>, wanted: readonly string[]): ReadonlySet<string> {
  const plan = planFor(ctx);
  const team = intrudersOf(ctx.state).filter(({ prone }) => !prone);
  const pairs = team.flatMap((member) => {
    const field = stepField(ctx, [member.at], "steps", "all");
    return wanted.map((room) => ({
      member,
      room,
      steps: Math.min(...(plan.squaresOf.get(room) ?? []).map((square) => field[square] ?? UNREACHABLE)),
    }));
  });
  const rooms = new Map<string, string>();
  const sent = new Set<string>();
  for (const { member, room } of pairs.toSorted((a, b) => a.steps - b.steps)) {
    if (rooms.has(room) || sent.has(member.id)) continue;
    rooms.set(room, member.id);
    sent.add(member.id);
  }
  return new Set([...rooms].flatMap(([room, id]) => (id === intruder.id ? [] : [room])));
}

const everySquare = (squares: readonly Square[], minutes: number): readonly (readonly [Square, number])[] =>
  squares.map((square) => [square, minutes]);

/** Rooms that may hold something of use. */
function wantedRooms(ctx: Ctx, intruder: OnBoard<Intruder>): Goals {
  const plan = planFor(ctx);
  const here = roomAt(plan, intruder.at);
  const valued = ctx.state.rooms.flatMap(({ room, card }) => {
    const value = card === "taken" ? 0 : card === "unknown" ? 1.5 : worthOf(ctx, card);
    return value === 0 ? [] : [{ room, value }];
  });
  const others = takenByOthers(
    ctx,
    intruder,
    valued.map(({ room }) => room),
  );
  const goals = valued.flatMap(({ room, value }) => {
    if (room === here) return [];
    const squares = plan.squaresOf.get(room) ?? [];
    const danger = squares.some((square) => {
      const there = occupant(ctx.state, square);
      return there !== undefined && there.kind !== "intruder" && isInTheOpen(there);
    });
    return everySquare(squares, 6 - 1.2 * value + (others.has(room) ? 8 : 0) + (danger ? 8 : 0));
  });
  return { squares: new Map(goals) };
}

function wayOut(ctx: Ctx): Goals {
  const { entrance } = planFor(ctx);
  return { squares: new Map(entrance === null ? [] : [[entrance.outside, 0]]) };
}

/** Rooms in which an assaulter could shut himself up to HIDE: the fewer open doors the better. */
function hidingPlaces(ctx: Ctx): Goals {
  const plan = planFor(ctx);
  const goals = plan.rooms.flatMap((room) => {
    const squares = plan.squaresOf.get(room) ?? [];
    const enemies = squares.some((square) => {
      const there = occupant(ctx.state, square);
      return there !== undefined && there.kind !== "intruder" && isInTheOpen(there);
    });
    const open = doorsOf(plan, room).filter(({ index }) => isDoorOpen(ctx, index));
    const [door] = open;
    if (enemies) return [];
    if (door === undefined) return everySquare(squares, 0);
    // he closes it from beside it
    const beside = [...door.insideSquares, ...door.outsideSquares].filter((square) => plan.labels[square] === room);
    return everySquare(beside, 1 + (open.length - 1) * 2);
  });
  return { squares: new Map(goals) };
}

/** Whether the clock allows no more than the way out, with what others may still bring. */
function mustLeave(ctx: Ctx, intruder: OnBoard<Intruder>, out: () => Field): boolean {
  if (intruder.cards.length === 0) return false;
  const others = intrudersOf(ctx.state).some((other) => other.id !== intruder.id && !other.prone);
  return others && ctx.state.timer <= (out().minutes[intruder.at] ?? UNREACHABLE) + 5;
}

/** Where an Intruder wants to go, as minutes from every square. */
export function fieldOf(ctx: Ctx, intruder: OnBoard<Intruder>): Field & { readonly leaving: boolean } {
  const out = lazy(() => fieldTo(ctx, intruder, wayOut(ctx)));
  if (hasEnough(ctx) || mustLeave(ctx, intruder, out)) return { ...out(), leaving: true };
  if (intruder.mode === "assault") {
    const hide = fieldTo(ctx, intruder, hidingPlaces(ctx));
    if ((hide.minutes[intruder.at] ?? UNREACHABLE) < UNREACHABLE) return { ...hide, leaving: false };
  }
  const goals = wantedRooms(ctx, intruder);
  return goals.squares.size === 0 ? { ...out(), leaving: true } : { ...fieldTo(ctx, intruder, goals), leaving: false };
}
