import { adjacent, type Square } from "../../geometry/index.ts";
import type { Weapon } from "../book/titles.ts";
import { isVehicleKind, vehicleTraits } from "../book/vehicle-kinds.ts";
import type { Action } from "../table/action-schema.ts";
import {
  type Ctx,
  distanceBetween,
  grid,
  name,
  number,
  occupied,
  operatorsOnBoard,
  type Placed,
} from "../table/context.ts";
import { isDisguised } from "../table/nancy.ts";
import type { AxisUnit, Operator } from "../table/state.ts";
import { recoveredTo } from "../actions/index.ts";
import { type Gun, gunOf, squareBehind, unitHealth } from "../fighting/index.ts";
import { operatorLine } from "../sight/index.ts";
import { type Moment, momentsOf } from "./moments.ts";
import {
  expectedDamage,
  healthWorth,
  hitChance,
  killChance,
  noticeCost,
  type TurnOutlook,
  riskAt,
  seersOf,
  threatTo,
  valueOf,
  worth,
} from "./outlook.ts";
import { garrottes, lockPicking, outfitChanges } from "./disguise.ts";
import { type Proposal, strikes } from "./strikes.ts";
import { knifeReaches } from "./tools.ts";
import { bitOf } from "./watch.ts";
import { stepsFrom } from "./ways.ts";

/** Whether the mission asks for a unit, and it is for this Operator to see to it. */
const isQuarry = ({ targets }: TurnOutlook, { id }: AxisUnit): boolean => targets.some((target) => target.id === id);

const isArmoured = ({ kind }: AxisUnit): boolean => isVehicleKind(kind) && vehicleTraits(kind).armoured;

/** Ending the turn at every moment it can lead to. */
function* endings(outlook: TurnOutlook, moments: readonly Moment[]): Generator<Proposal> {
  for (const { at, crouched, ap, cost, noticed, first } of moments) {
    const score =
      valueOf(outlook, at, { crouched }) -
      cost -
      riskAt(outlook, at, { crouched, noticed: noticed !== 0 }) +
      ap * worth.spared;
    yield { action: first ?? { do: "end-turn", operator: outlook.operator.id }, score };
  }
}

/** Leaving the board: when everything is done, or to save himself while another is still about it. */
function* exits({ ctx, operator, errand, prospect }: TurnOutlook, moments: readonly Moment[]): Generator<Proposal> {
  const mayGo =
    errand.kind === "leave" ||
    (errand.kind === "wait" && ctx.state.objectives.includes("leave") && operatorsOnBoard(ctx).length > 1);
  if (!mayGo) return;
  for (const { at, ap, cost, first } of moments) {
    if (!ctx.state.entry.includes(at) || ap < number(ctx, "rr.number.ap-move")) continue;
    yield {
      action: first ?? { do: "move", operator: operator.id, to: "off" },
      score: (errand.kind === "leave" ? worth.leaving : prospect - worth.reserve) - cost + ap * worth.spared,
    };
  }
}

/** The units that would see another one die, as bits. rr.seen.kill-witness */
const witnessesOf = ({ views }: TurnOutlook, target: Placed<AxisUnit>, own: number): number =>
  (views.standing[target.at] ?? 0) & ~own;

/** What it is worth, beyond the way it opens, that a guard looks no more. */
const GUARD = 2.5;

/**
 * Assassinations from every moment that allows them: of officers, and of those whose death opens a way.
 * rr.assassinate.behind, rr.assassinate.infantry, rr.assassinate.move-and
 */
function* assassinations(outlook: TurnOutlook, moments: readonly Moment[]): Generator<Proposal> {
  const { ctx, operator, views } = outlook;
  if (operator.spotted || isDisguised(operator) || !operator.weapons.includes("knife") || operator.carrying !== null)
    return;
  for (const [index, target] of views.units.entries()) {
    const behind = squareBehind(ctx, target);
    if (behind === null || !knifeReaches(ctx, behind, target.at)) continue;
    const near = moments.filter(
      ({ at, ap, noticed }) =>
        noticed === 0 && ap >= number(ctx, "rr.number.ap-attack") && (at === behind || adjacent(grid(ctx), at, behind)),
    );
    if (near.length === 0) continue;
    const quarry = isQuarry(outlook, target);
    const gain = quarry ? worth.officer : GUARD * outlook.gainWithout(target, behind) - worth.corpse;
    if (gain <= 0) continue;
    for (const moment of near) {
      const action = assassination(ctx, operator, target, moment, behind);
      if (action === null) continue;
      const own = bitOf(index);
      const noticed =
        (seersOf(outlook, moment.at, { crouched: moment.crouched }) |
          seersOf(outlook, behind, { crouched: false }) |
          witnessesOf(outlook, target, own)) &
        ~own;
      const ap = moment.ap - number(ctx, "rr.number.ap-attack");
      const cost = moment.cost + noticeCost(outlook, noticed, 0, behind, { crouched: false });
      // with action points left he need not stay there
      const risk = riskAt(outlook, behind, { crouched: false, noticed: noticed !== 0 }) / (1 + ap);
      yield {
        action: moment.first ?? action,
        score: gain + (quarry ? 0 : valueOf(outlook, behind, { crouched: false })) - cost - risk + ap * worth.spared,
      };
    }
  }
}

/**
 * The assassination of a unit from a moment, stepping behind it if need be; null when there is none.
 * rr.assassinate.move-and
 */
function assassination(
  ctx: Ctx,
  operator: Operator,
  target: AxisUnit,
  { at, crouched }: Moment,
  behind: Square,
): Action | null {
  if (at === behind)
    return { do: crouched ? "pop-up-and-attack" : "attack", operator: operator.id, weapon: "knife", target: target.id };
  if (
    crouched ||
    occupied(ctx, behind) ||
    !stepsFrom(ctx, "standing", at).some(({ to, climb }) => to === behind && !climb)
  )
    return null;
  return {
    do: "move-and-attack",
    operator: operator.id,
    to: name(ctx, behind),
    weapon: "knife",
    target: target.id,
    order: "move-first",
  };
}

interface Loaded {
  readonly weapon: Weapon;
  readonly gun: Gun;
}

/** The guns an Operator can fire. */
const gunsOf = (ctx: Ctx, operator: Operator): readonly Loaded[] =>
  (isDisguised(operator) ? [] : operator.weapons).flatMap((weapon) => {
    const gun = gunOf(ctx, weapon);
    return gun === null || (weapon === "sten" && operator.ammunition === 0) ? [] : [{ weapon, gun }];
  });

/** Shots: at an officer from every moment, at other alert units from where he is once he is spotted. */
function* shots(outlook: TurnOutlook, moments: readonly Moment[]): Generator<Proposal> {
  const { ctx, operator, views } = outlook;
  const guns = operator.carrying === null ? gunsOf(ctx, operator) : [];
  for (const target of views.units) {
    const quarry = isQuarry(outlook, target) && !isArmoured(target);
    if (!quarry && !(target.alert && operator.spotted)) continue;
    const lines = new Map<Square, boolean>();
    for (const moment of moments) {
      if (!quarry && moment.first !== null) continue;
      for (const loaded of guns) {
        if (distanceBetween(ctx, moment.at, target.at) > loaded.gun.long) continue;
        const line = lines.get(moment.at) ?? operatorLine(ctx, { square: moment.at, low: false }, target.at);
        lines.set(moment.at, line);
        if (line) yield* shotsWith(outlook, moment, target, loaded, quarry);
      }
    }
  }
}

/** A shot at once, and one after taking aim. */
function* shotsWith(
  outlook: TurnOutlook,
  moment: Moment,
  target: Placed<AxisUnit>,
  { weapon, gun }: Loaded,
  quarry: boolean,
): Generator<Proposal> {
  const { ctx, operator } = outlook;
  const { at, crouched, first } = moment;
  const attackPoints = number(ctx, "rr.number.ap-attack");
  const short = distanceBetween(ctx, at, target.at) <= gun.short ? number(ctx, "rr.number.mod-op-short") : 0;
  const chance = ({ aimed }: { readonly aimed: boolean }): number =>
    killChance(
      gun.dice,
      hitChance(gun.number, short + (aimed ? number(ctx, "rr.number.mod-op-aimed") : 0)),
      unitHealth(ctx, target.kind) - target.wounds,
    );
  const aimed = operator.aim === target.id;
  if (moment.ap >= attackPoints) {
    const attack: Action = {
      do: crouched ? "pop-up-and-attack" : "attack",
      operator: operator.id,
      weapon,
      target: target.id,
    };
    yield {
      action: first ?? attack,
      score: shotScore(outlook, moment, {
        target,
        gun,
        quarry,
        chance: chance({ aimed }),
        apLeft: moment.ap - attackPoints,
      }),
    };
  }
  const ap = moment.ap - number(ctx, "rr.number.ap-take-aim") - attackPoints;
  if (aimed || crouched || ap < 0) return;
  yield {
    action: first ?? { do: "take-aim", operator: operator.id, target: target.id },
    score:
      shotScore(outlook, moment, { target, gun, quarry, chance: chance({ aimed: true }), apLeft: ap }) - worth.spared,
  };
}

/** A shot that is weighed: at whom, with what, whether the mission asks for it, its chance, and the AP left after it. */
interface Shot {
  readonly target: Placed<AxisUnit>;
  readonly gun: Gun;
  readonly quarry: boolean;
  readonly chance: number;
  readonly apLeft: number;
}

/** How good a shot is: the kill it may be, against the noise it makes and the attention it draws. */
function shotScore(outlook: TurnOutlook, moment: Moment, shot: Shot): number {
  const { target, gun, quarry, chance, apLeft } = shot;
  const { ctx, operator, views } = outlook;
  const seers =
    seersOf(outlook, moment.at, { crouched: false }) & ~moment.noticed & ~bitOf(views.units.indexOf(target));
  let cost = moment.cost + noticeCost(outlook, seers, moment.noticed, moment.at, { crouched: false });
  if (gun.earshot > 0) {
    cost += worth.loud;
    for (const unit of views.units)
      if (!unit.alert && unit.id !== target.id && distanceBetween(ctx, unit.at, moment.at) <= gun.earshot)
        cost += worth.alerted;
  }
  const here = { ...operator, at: moment.at, crouched: false, spotted: true };
  const staying = valueOf(outlook, moment.at, { crouched: false }) - threatTo(ctx, here);
  if (!quarry) {
    // what is killed cannot attack in this turn and the next
    const relief = 2 * healthWorth(operator) * expectedDamage(ctx, target.kind, target.at, here);
    return staying + chance * relief - cost - 1;
  }
  const kills = 1 - (1 - chance) ** (apLeft + 1);
  return kills * worth.officer + (1 - kills) * (staying - worth.seen) - cost;
}

/** Recovering, where there is health to regain. rr.recover.cost, rr.recover.cap */
function* recoveries(outlook: TurnOutlook): Generator<Proposal> {
  const { ctx, operator } = outlook;
  if (operator.health >= recoveredTo(ctx, operator) || operator.ap < number(ctx, "rr.number.ap-recover")) return;
  const { at, crouched } = operator;
  yield {
    action: { do: "recover", operator: operator.id },
    score:
      valueOf(outlook, at, { crouched }) +
      healthWorth(operator) * 0.8 -
      riskAt(outlook, at, { crouched, noticed: false }),
  };
}

/**
 * Whether there is nothing to do but to stay: the goal is reached, nobody comes to look, and there is no health to
 * regain.
 */
function mayRest({ ctx, operator, errand, points, next }: TurnOutlook): boolean {
  const { at, crouched, health } = operator;
  if (errand.kind !== "wait" || health < recoveredTo(ctx, operator) || ctx.state.units.some(({ alert }) => alert))
    return false;
  return (
    (crouched ? points.crouched : points.standing)[at] === 0 && (crouched ? next.crouched : next.standing)[at] === 0
  );
}

/** Every turn worth considering, by its first action and how good it would be. */
export function* proposals(outlook: TurnOutlook): Generator<Proposal> {
  if (mayRest(outlook)) {
    yield { action: { do: "end-turn", operator: outlook.operator.id }, score: outlook.prospect };
    return;
  }
  const moments = momentsOf(outlook);
  yield* endings(outlook, moments);
  yield* exits(outlook, moments);
  yield* assassinations(outlook, moments);
  yield* shots(outlook, moments);
  yield* strikes(outlook, moments);
  yield* recoveries(outlook);
  yield* garrottes(outlook, moments);
  yield* outfitChanges(outlook);
  yield* lockPicking(outlook);
}
