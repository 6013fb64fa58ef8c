import type { Square } from "../../geometry/index.ts";
import type { NumberId } from "../book/numbers.ts";
import type { Action } from "../table/action-schema.ts";
import { name, number, occupiedSquares } from "../table/context.ts";
import { isUndercover } from "../table/nancy.ts";
import { lockBetween } from "../movement/index.ts";
import { noticeCost, type TurnOutlook, seersOf } from "./outlook.ts";
import { bitOf } from "./watch.ts";
import { isWater, sprintsFrom, stepsFrom, uprightGait } from "./ways.ts";

/** A moment in an Operator's turn as it might go: where he is, what he has left, and what it has cost so far. */
export interface Moment {
  readonly at: Square;
  readonly crouched: boolean;
  readonly ap: number;
  readonly cost: number;
  /** The units that have noticed him, as bits. */
  readonly noticed: number;
  /** The first action of the way here; null when nothing is done yet. */
  readonly first: Action | null;
}

/** What an action changes, and who notices him on the way besides those who see where it starts and ends. */
interface Change {
  readonly at: Square;
  readonly crouched: boolean;
  readonly ap: number;
  readonly noticed: number;
}

/** What an action leads to; it is named only where it is the first. */
function after(
  outlook: TurnOutlook,
  moment: Moment,
  { at, crouched, ap, noticed }: Change,
  action: () => Action,
): Moment {
  const all =
    moment.noticed |
    noticed |
    seersOf(outlook, moment.at, { crouched: moment.crouched }) |
    seersOf(outlook, at, { crouched });
  const cost = moment.cost + noticeCost(outlook, all & ~moment.noticed, moment.noticed, at, { crouched });
  return { at, crouched, ap, cost, noticed: all, first: moment.first ?? action() };
}

/** The action points left after an action; negative when there are not enough. */
const left = ({ ctx }: TurnOutlook, { ap }: Moment, cost: NumberId): number => ap - number(ctx, cost);

/** Changing posture. */
function* postures(outlook: TurnOutlook, moment: Moment): Generator<Moment> {
  const { ctx, operator } = outlook;
  const { at, crouched } = moment;
  if (isWater(ctx, at) || isUndercover(ctx, operator)) return;
  const ap = left(outlook, moment, crouched ? "rr.number.ap-pop-up" : "rr.number.ap-crouch");
  if (ap >= 0)
    yield after(outlook, moment, { at, crouched: !crouched, ap, noticed: 0 }, () => ({
      do: crouched ? "pop-up" : "crouch",
      operator: operator.id,
    }));
}

/** Moving and climbing by one square. */
function* steps(outlook: TurnOutlook, moment: Moment, taken: Uint8Array): Generator<Moment> {
  const { ctx, operator } = outlook;
  const { crouched } = moment;
  for (const { to, climb } of stepsFrom(ctx, crouched ? "crouched" : uprightGait(ctx, operator), moment.at)) {
    const ap = left(outlook, moment, climb ? "rr.number.ap-climb" : "rr.number.ap-move");
    if (ap < 0 || taken[to] === 1 || lockBetween(ctx, moment.at, to) !== undefined) continue;
    yield after(outlook, moment, { at: to, crouched, ap, noticed: 0 }, () => ({
      do: climb ? "climb" : "move",
      operator: operator.id,
      to: name(ctx, to),
    }));
  }
}

/** Sprinting, which is seen on every square and heard beside it. */
function* sprints(outlook: TurnOutlook, moment: Moment, taken: Uint8Array): Generator<Moment> {
  const { ctx, operator, views } = outlook;
  const ap = left(outlook, moment, "rr.number.ap-sprint");
  if (moment.crouched || operator.carrying !== null || ap < 0 || isWater(ctx, moment.at) || isUndercover(ctx, operator))
    return;
  for (const squares of sprintsFrom(ctx, moment.at)) {
    const to = squares.at(-1);
    if (to === undefined || taken[to] === 1) continue;
    let noticed = views.heard[moment.at] ?? 0;
    for (const square of squares) noticed |= seersOf(outlook, square, { crouched: false }) | (views.heard[square] ?? 0);
    yield after(outlook, moment, { at: to, crouched: false, ap, noticed }, () => ({
      do: "sprint",
      operator: operator.id,
      path: squares.map((square) => name(ctx, square)),
    }));
  }
}

/** The units whose notice costs nothing more in this turn, as bits: they have reacted to him. */
const unitsDoneReacting = ({ operator, views }: TurnOutlook): number =>
  views.units.reduce(
    (bits, unit, index) =>
      unit.seen.includes(operator.id) && (!unit.alert || unit.reacted.includes(operator.id))
        ? bits | bitOf(index)
        : bits,
    0,
  );

/** More action points than anyone has. */
const MOST_POINTS = 64;

const placeOf = ({ at, crouched, ap }: Moment): number => (at * 2 + Number(crouched)) * MOST_POINTS + ap;

/** Every moment that moving about in this turn can lead to, with the cheapest way to each. */
export function momentsOf(outlook: TurnOutlook): readonly Moment[] {
  const { ctx, operator } = outlook;
  const taken = occupiedSquares(ctx);
  const start: Moment = {
    at: operator.at,
    crouched: operator.crouched,
    ap: operator.ap,
    cost: 0,
    noticed: unitsDoneReacting(outlook),
    first: null,
  };
  const best = new Map([[placeOf(start), start]]);
  const byPoints: Moment[][] = Array.from({ length: operator.ap + 1 }, () => []);
  byPoints[start.ap]?.push(start);
  for (let ap = start.ap; ap >= 0; ap--) {
    for (const moment of byPoints[ap] ?? []) {
      if (best.get(placeOf(moment)) !== moment) continue;
      for (const ways of [postures, steps, sprints]) {
        for (const next of ways(outlook, moment, taken)) {
          const rival = best.get(placeOf(next));
          if (rival !== undefined && rival.cost <= next.cost) continue;
          best.set(placeOf(next), next);
          byPoints[next.ap]?.push(next);
        }
      }
    }
  }
  return [...best.values()];
}
