import type { Square } from "../../geometry/index.ts";
import { attackProfile, axisModifiers, unitMove } from "../fighting/index.ts";
import { operatorLine } from "../sight/index.ts";
import { type Ctx, distanceBetween, number, isOnBoard, type Placed } from "../table/context.ts";
import { isUndercover } from "../table/nancy.ts";
import type { AxisUnit, Operator, UnitKind } from "../table/state.ts";
import { bitOf, type Likelihood, type Views } from "./watch.ts";
import type { Target } from "./targets.ts";
import { isWater, type Points, uprightGait } from "./ways.ts";

/**
 * What an Operator is about: something the mission asks for with what he has for it, keeping out of sight near the exit,
 * or leaving the board.
 */
export type Assignment =
  | { readonly kind: "strike"; readonly target: Target; readonly kit: string }
  | { readonly kind: "wait" }
  | { readonly kind: "leave" };

/** What things are worth, in action points of progress. */
export const worth = {
  officer: 100,
  /** An officer who may still be killed by an Operator nobody knows of, and by one who is spotted. */
  prospect: 90,
  hope: 30,
  leaving: 100,
  /** An Operator who waits and could take up the errand of another. */
  reserve: 15,
  /** To be seen by the first unit, and to alert one more. */
  seen: 32,
  alerted: 4,
  /** A health point of an Operator who has five; it is worth more the fewer he has. */
  health: 7,
  /** A space of the meter for Nancy in disguise, in sight where her turn ends. rr.dare.disguise-suspicion */
  suspected: 5,
  loud: 6,
  /** A corpse left lying for others to find. */
  corpse: 6,
  /** The cigarette token is kept until it helps so much. */
  cigarette: 4,
  /** An action point not spent: of two turns that come to the same the shorter is better. */
  spared: 0.02,
} as const;

/** Everything about the moment that a turn is judged by. */
export interface TurnOutlook {
  readonly ctx: Ctx;
  readonly operator: Placed<Operator>;
  readonly errand: Assignment;
  /** Everything the mission still asks for: what comes his way is welcome. Empty while it is not for him to strike. */
  readonly targets: readonly Target[];
  /** Action points from each square to the errand's goal, dangers on the way included. */
  readonly points: Points;
  /** What it is worth that the errand can still be done. */
  readonly prospect: number;
  readonly views: Views;
  /** How likely he is seen on each square before he acts again. */
  readonly next: Likelihood;
  /** How much being seen counts, up to 1: patience wears out. */
  readonly patience: number;
  /** The points if Nancy changed her outfit here; null for everybody else. rr.dare.disguise-cost */
  readonly changed: (() => Points) | null;
  /** How much shorter the way from a square would be if a unit were dead. */
  gainWithout(unit: Placed<AxisUnit>, from: Square): number;
}

/** The farthest a goal counts as being away, so that one out of reach is still a number. */
const FAR = 200;

/** What a place is worth by the way that is left from there. */
export function valueOf(
  { points, prospect }: TurnOutlook,
  at: Square,
  { crouched }: { readonly crouched: boolean },
): number {
  const rest = (crouched ? points.crouched : points.standing)[at] ?? FAR;
  return prospect - Math.min(rest, FAR);
}

/** The share of attack dice that succeed. rr.dice.attack-roll */
export const hitChance = (needed: number, modifier: number): number =>
  Math.max(0, Math.min(6, 7 - needed + modifier)) / 6;

/** The chance that at least `health` of some dice succeed. */
export function killChance(dice: number, chance: number, health: number): number {
  if (health <= 0) return 1;
  if (dice <= 0) return 0;
  return chance * killChance(dice - 1, chance, health - 1) + (1 - chance) * killChance(dice - 1, chance, health);
}

export const healthWorth = (operator: Operator): number => (worth.health * 5) / Math.max(1, operator.health);

/** The health an attack of a unit on an Operator is expected to cost. */
export function expectedDamage(ctx: Ctx, kind: UnitKind, from: Square, operator: Placed<Operator>): number {
  const { dice, number: needed, long } = attackProfile(ctx, kind);
  if (distanceBetween(ctx, from, operator.at) > long) return 0;
  return (
    dice *
    hitChance(
      needed,
      axisModifiers(
        ctx,
        { shooter: { id: "somebody", kind, at: from, facing: "N" }, lookout: null, flames: false },
        operator,
      ).reduce((sum, { value }) => sum + value, 0),
    )
  );
}

/** Whether an Operator swims on a square, where nobody sees him who does not know of him. rr.scuba.unseen */
const isHidden = (ctx: Ctx, operator: Operator, at: Square): boolean =>
  !operator.spotted && isWater(ctx, at) && uprightGait(ctx, operator) === "diver";

/** The units that see an Operator on a square, as bits. */
export const seersOf = (
  { ctx, operator, views }: TurnOutlook,
  at: Square,
  { crouched }: { readonly crouched: boolean },
): number =>
  isHidden(ctx, operator, at) || isUndercover(ctx, operator)
    ? 0
    : ((crouched ? views.crouched : views.standing)[at] ?? 0);

/**
 * What it costs that these units come to notice an Operator on a square, after others did: alert ones attack him.
 * rr.seen.any-action, rr.seen.during-action, rr.reaction.trigger, rr.reaction.roll
 */
export function noticeCost(
  { ctx, operator, views, patience }: TurnOutlook,
  fresh: number,
  before: number,
  at: Square,
  { crouched }: { readonly crouched: boolean },
): number {
  if (fresh === 0) return 0;
  let cost = operator.spotted || before !== 0 ? 0 : worth.seen * patience;
  for (const [index, unit] of views.units.entries()) {
    if ((fresh & bitOf(index)) === 0) continue;
    if (!unit.alert) cost += worth.alerted * patience;
    else if (!unit.reacted.includes(operator.id))
      cost += healthWorth(operator) * expectedDamage(ctx, unit.kind, unit.at, { ...operator, at, crouched });
  }
  return cost;
}

/**
 * Whether a unit comes after spotted Operators, or only turns on its place. rr.battle.sentries-stay, rr.battle.officers
 */
const advances = (ctx: Ctx, unit: AxisUnit): boolean =>
  unit.kind !== "officer" &&
  !(ctx.state.section === "battle" && unit.post.kind === "sentry" && ctx.state.points[unit.post.point]?.at === unit.at);

/** How likely an advancing unit finds a line of sight it has not got yet. */
const FINDS_LINE = 0.6;
/** How likely an alert unit that has a line of sight also looks at an Operator who is not spotted. */
const HAPPENS_TO_LOOK = 0.5;

/** What the attacks of alert units may cost an Operator before he acts again. */
export function threatTo(ctx: Ctx, operator: Placed<Operator>): number {
  let damage = 0;
  for (const unit of ctx.state.units) {
    if (!isOnBoard(unit) || unit.smoking || !unit.alert) continue;
    const { dice, number: needed, short, long } = attackProfile(ctx, unit.kind);
    const comes = operator.spotted && advances(ctx, unit);
    const away = Math.max(0, distanceBetween(ctx, unit.at, operator.at) - (comes ? unitMove(ctx, unit.kind) : 0));
    if (away > long) continue;
    const inLine = operatorLine(ctx, { square: operator.at, low: operator.crouched }, unit.at);
    if (!inLine && !comes) continue;
    const modifier = away <= short ? number(ctx, "rr.number.mod-axis-short") : 0;
    damage += dice * hitChance(needed, modifier) * (inLine ? 1 : FINDS_LINE) * (operator.spotted ? 1 : HAPPENS_TO_LOOK);
  }
  return damage * healthWorth(operator);
}

/** What the Axis may cost an Operator who ends his turn on a square, noticed already or not. */
export function riskAt(
  { ctx, operator, next, patience }: TurnOutlook,
  at: Square,
  { crouched, noticed }: { readonly crouched: boolean; readonly noticed: boolean },
): number {
  if (isUndercover(ctx, operator)) return Math.min(1, next.standing[at] ?? 0) * worth.suspected * patience;
  const spotted = operator.spotted || noticed;
  const seen =
    spotted || isHidden(ctx, operator, at) ? 0 : Math.min(1, (crouched ? next.crouched : next.standing)[at] ?? 0);
  return seen * (worth.seen + worth.alerted) * patience + threatTo(ctx, { ...operator, at, crouched, spotted });
}
