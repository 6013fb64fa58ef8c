import { neighbours, type Square } from "../../geometry/index.ts";
import type { Action } from "../table/action-schema.ts";
import { type Ctx, distanceBetween, grid, name, number, occupied, operatorsOnBoard } from "../table/context.ts";
import { operatorLine, squaresUnder } from "../sight/index.ts";
import type { Moment } from "./moments.ts";
import { noticeCost, type TurnOutlook, riskAt, seersOf, worth } from "./outlook.ts";
import { bombOf, bombPlaces, bombSuits, grenadesKill, grenadesOf, grenadeSuits } from "./tools.ts";
import type { Target } from "./targets.ts";

/** What could be done first, and how good the turn would be that begins with it. */
export interface Proposal {
  readonly action: Action;
  readonly score: number;
}

/** Putting a bomb where its blast destroys what the mission asks for. rr.lewes.place */
function* bombings(outlook: TurnOutlook, moments: readonly Moment[], target: Target): Generator<Proposal> {
  const { ctx, operator } = outlook;
  const item = bombOf(ctx, operator);
  if (item === null || operator.carrying !== null || !bombSuits(target)) return;
  const places = bombPlaces(ctx, target);
  const points = number(ctx, "rr.number.ap-place");
  for (const { at, crouched, ap, cost, noticed, first } of moments) {
    if (ap < points) continue;
    for (const place of neighbours(grid(ctx), at)) {
      if (!places.has(place) || occupied(ctx, place)) continue;
      const apLeft = ap - points;
      const risk = riskAt(outlook, at, { crouched, noticed: noticed !== 0 }) / (1 + apLeft / 2);
      yield {
        action: first ?? { do: "place", operator: operator.id, item, at: name(ctx, place) },
        score: worth.officer - cost - risk + apLeft * worth.spared,
      };
    }
  }
}

/** The squares of a target at which a grenade is thrown: its ends and its middle. */
const aimsAt = ({ squares }: Target): readonly Square[] => [
  ...new Set([squares[0], squares[squares.length >> 1], squares.at(-1)].flatMap((square) => square ?? [])),
];

/** Whether a blast on a square spares every Operator but the one who throws. rr.barrel.friendly */
const spares = (ctx: Ctx, thrower: string, under: readonly Square[]): boolean =>
  !operatorsOnBoard(ctx).some(({ id, at, aboard }) => id !== thrower && aboard === null && under.includes(at));

/** What it is worth that a target has taken part of the successes it takes. */
const HALFWAY = 0.7;

/** What throwing what an Operator has at a target is worth: what destroys it, or a part of it. */
function harm(ctx: Ctx, target: Target, grenades: number): number {
  const each = (number(ctx, "rr.number.grenade-dice") * (7 - number(ctx, "rr.number.grenade-number"))) / 6;
  return Math.max(
    grenadesKill(ctx, target, grenades),
    HALFWAY * Math.min(1, (grenades * each) / Math.max(1, target.health)),
  );
}

/** Throwing grenades at what the mission asks for. rr.grenade.throw, rr.grenade.dice */
function* throws(outlook: TurnOutlook, moments: readonly Moment[], target: Target): Generator<Proposal> {
  const { ctx, operator } = outlook;
  const grenades = grenadesOf(ctx, operator);
  if (grenades === 0 || operator.carrying !== null || !grenadeSuits(target) || target.sort === "road") return;
  const attackPoints = number(ctx, "rr.number.ap-attack");
  const range = number(ctx, "rr.number.grenade-long");
  for (const aim of aimsAt(target)) {
    const under = squaresUnder(ctx, aim);
    if (!spares(ctx, operator.id, under)) continue;
    const lines = new Map<Square, boolean>();
    for (const moment of moments) {
      const { at, ap, crouched, first } = moment;
      if (ap < attackPoints || distanceBetween(ctx, at, aim) > range || under.includes(at)) continue;
      const line = lines.get(at) ?? operatorLine(ctx, { square: at, low: false }, aim);
      lines.set(at, line);
      if (!line) continue;
      const now = Math.min(grenades, Math.floor(ap / attackPoints));
      const apLeft = ap - now * attackPoints;
      const gain = harm(ctx, target, now) * worth.officer;
      const seers = seersOf(outlook, at, { crouched: false }) & ~moment.noticed;
      const cost =
        moment.cost + noticeCost(outlook, seers, moment.noticed, at, { crouched: false }) + noise(outlook, at);
      const risk =
        riskAt(outlook, at, { crouched: false, noticed: moment.noticed !== 0 || seers !== 0 }) / (1 + apLeft / 2);
      const throwing: Action = {
        do: crouched ? "pop-up-and-attack" : "attack",
        operator: operator.id,
        weapon: "grenade",
        target: name(ctx, aim),
      };
      yield { action: first ?? throwing, score: gain - cost - risk + apLeft * worth.spared };
    }
  }
}

/** What it costs that a blast is heard: units turn to it, and the meter advances. rr.open.grenade-noise */
function noise({ ctx, views, patience }: TurnOutlook, at: Square): number {
  const earshot = number(ctx, "rr.number.grenade-earshot");
  let cost: number = worth.loud;
  for (const unit of views.units)
    if (!unit.alert && distanceBetween(ctx, unit.at, at) <= earshot) cost += worth.alerted / 2;
  return cost * patience;
}

/** Taking papers where they lie. rr.pickup.free */
function* fetchPapers(outlook: TurnOutlook, moments: readonly Moment[], target: Target): Generator<Proposal> {
  const { operator } = outlook;
  for (const { at, crouched, ap, cost, first } of moments) {
    if (!target.squares.includes(at)) continue;
    const risk = riskAt(outlook, at, { crouched, noticed: false }) / (1 + ap);
    yield {
      action: first ?? { do: "pick-up", operator: operator.id, item: "document" },
      score: worth.officer - cost - risk + ap * worth.spared,
    };
  }
}

/** Everything that does what the mission asks for, but for guns and knives. */
export function* strikes(outlook: TurnOutlook, moments: readonly Moment[]): Generator<Proposal> {
  for (const target of outlook.targets) {
    if (target.sort === "document") yield* fetchPapers(outlook, moments, target);
    yield* bombings(outlook, moments, target);
    yield* throws(outlook, moments, target);
  }
}
