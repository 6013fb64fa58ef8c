import {
  Aim,
  armsOf,
  emptyBy,
  callable,
  observerOf,
  ratingFor,
  volleysOf,
  type AttackMode,
  type DeclaredAttack,
} from "../attack/index.ts";
import { crossesOf } from "../book/cards.ts";
import { hasRule, isCloseCombat, ratingOf, type WeaponId, weaponIds, weaponById } from "../book/weapons.ts";
import type { Unit } from "../table/state.ts";
import { type Ctx, quiet } from "../table/context.ts";
import { cardOf, figuresOf, isInfantry, leftOf, type CombinedUnit } from "../table/units.ts";

/** The chance of ARMY, and that an infantry save fails. */
const HIT = 1 / 3;

const UNSAVED = 2 / 3;

/** How many miniatures a template catches that is aimed at a squad. */
const CAUGHT = 2.5;

/** What one point of damage on a unit is worth, in AP: its price shared out among what it can lose. */
function worthOfPoint(unit: Unit): number {
  const card = cardOf(unit);
  const whole = crossesOf(card) ?? card.soldiers?.length ?? 1;
  // what is nearly gone is worth more
  return (card.ap / whole) * (leftOf(unit) === 1 ? 1.5 : 1);
}

/** The AP that a shot of so many weapons is expected to cost a unit. */
export function worthOfShot(ctx: Ctx, weapon: WeaponId, target: Unit, times: number): number {
  const rating = ratingFor(ctx, weapon, target);
  if (rating === null) return 0;
  const dice = rating.blast > 0 ? rating.blast * Math.min(CAUGHT, leftOf(target)) : rating.dice;
  const saves = isInfantry(target) && !hasRule(weapon, "flame") && !isCloseCombat(weapon) ? UNSAVED : 1;
  const points = isInfantry(target) && crossesOf(cardOf(target)) === null ? 1 : rating.damage;
  const damage = points === "all" ? leftOf(target) : points;
  const chained = hasRule(weapon, "laser") || hasRule(weapon, "cutting") ? 1.5 : 1;
  const limit = leftOf(target) * worthOfPoint(target);
  return Math.min(limit, dice * times * HIT * chained * saves * damage * worthOfPoint(target));
}

/** The AP that an attack is expected to cost the enemy. */
export function worthOfAttack(ctx: Ctx, attack: DeclaredAttack, aim = new Aim(ctx)): number {
  const { actors, mode } = attack;
  const volleys = volleysOf(ctx, quiet(), attack, aim);
  const factor = mode.sustained ? 1.6 : 1;
  return volleys.reduce((sum, { weapon, firers, aimed, shot }) => {
    const times = firers.reduce((count, firer) => count + firer.times, 0);
    const close = isCloseCombat(weapon) ? strikesBack(ctx, actors, aimed) : 0;
    return sum + worthOfShot(ctx, weapon, aimed, times) * factor * (shot.boxes ?? 1) - close;
  }, 0);
}

/** The AP that artillery which an observer calls is expected to cost an enemy, the best of it. dt.skill.observer */
export function worthOfCalled(ctx: Ctx, actors: CombinedUnit, enemy: Unit, mode: AttackMode): number {
  const aim = new Aim(ctx, observerOf(actors));
  return Math.max(
    0,
    ...callable(ctx, actors, enemy).map(({ gun, weapons }) => {
      const shots = weapons.map((weapon) => ({ weapon, target: enemy.id }));
      return worthOfAttack(ctx, { actors: [gun], shots, mode }, aim);
    }),
  );
}

/** What a unit that is attacked with C weapons is expected to cost in return. */
const strikesBack = (ctx: Ctx, actors: CombinedUnit, aimed: Unit): number => {
  const [actor] = actors;
  return actor === undefined ? 0 : 0.5 * worthOfShot(ctx, "standard", actor, Math.min(2, aimed.miniatures.length));
};

/** The AP that everything some units have in range and sight of an enemy is expected to cost it. */
export function worthAgainst(ctx: Ctx, aim: Aim, actors: CombinedUnit, enemy: Unit): number {
  let worth = 0;
  for (const figure of figuresOf(actors)) {
    const best = new Map<string, number>();
    for (const arm of armsOf(figure.unit, figure.miniature)) {
      if (arm.crew || isCloseCombat(arm.weapon) || emptyBy(figure.unit, figure.miniature, arm.weapon) !== null)
        continue;
      const limit = worthOfShot(ctx, arm.weapon, enemy, arm.times);
      if (limit === 0 || aim.hittable(figure, arm.mount, arm.weapon, [enemy]).length === 0) continue;
      const hand = arm.mount ?? "hand";
      best.set(hand, Math.max(best.get(hand) ?? 0, limit));
    }
    for (const limit of best.values()) worth += limit;
  }
  return worth;
}

/** The range in cm from which a unit's weapons do most: where most of its dice reach. */
export function fightingRange(unit: Unit): number {
  let [dice, sum] = [0, 0];
  for (const figure of figuresOf([unit]))
    for (const { weapon, times } of armsOf(figure.unit, figure.miniature)) {
      const { range } = weaponById(weapon);
      if (range === null || range[1] > 12) continue;
      const weight = times * Math.max(1, ratingOf(weapon, "infantry", 2)?.dice ?? 1);
      dice += weight;
      sum += weight * range[1] * 10;
    }
  return dice === 0 ? 4 : sum / dice;
}

/** How much somebody would miss what a soldier carries. */
export const worthOfWeapons = (weapons: readonly string[]): number =>
  weaponIds
    .filter((id) => weapons.includes(id))
    .reduce((sum, id) => sum + (ratingOf(id, "infantry", 2)?.dice ?? 1) + (ratingOf(id, "vehicle", 4)?.dice ?? 0), 0);
