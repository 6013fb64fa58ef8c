import { placeOf, type Shot } from "../table/action-schema.ts";
import { hasRule, ratingOf, type WeaponId, weaponById } from "../book/weapons.ts";
import type { Unit } from "../table/state.ts";
import { type Ctx, number, reading, type Req } from "../table/context.ts";
import { armourClass, armourOf, figuresOf, type CombinedUnit } from "../table/units.ts";
import { armsOf, emptyBy } from "./arms.ts";
import { hasFloor } from "./templates.ts";
import type { Draft, ArmedFirer } from "./drafts.ts";

/** The weapons of units that have an entry against an enemy, and ammunition. */
export const weaponsAgainst = (ctx: Ctx, actors: CombinedUnit, enemy: Unit): readonly WeaponId[] => [
  ...new Set(
    figuresOf(actors).flatMap(({ unit, miniature }) =>
      armsOf(unit, miniature)
        .filter(({ weapon }) => emptyBy(unit, miniature, weapon) === null && ratingFor(ctx, weapon, enemy) !== null)
        .map(({ weapon }) => weapon),
    ),
  ),
];

/** The rating of a weapon against a unit; standard weapons reach up to Armour 7. dt.open.standard-cc */
export function ratingFor(ctx: Ctx, weapon: WeaponId, unit: Unit): ReturnType<typeof ratingOf> {
  if (weapon !== "standard") return ratingOf(weapon, armourClass(unit), armourOf(unit));
  if (armourOf(unit) > number(ctx, "dt.number.standard-armour")) return null;
  if (armourClass(unit) === "aircraft" && reading(ctx, "dt.open.standard-cc") === "ground") return null;
  return { dice: 1, blast: 0, damage: 1 };
}

const isOnFloor = (ctx: Ctx, { floor, at }: Shot): boolean =>
  floor === undefined || hasFloor(ctx, floor, at === undefined ? null : placeOf(at));

/** Refuses what a shot says and this weapon makes nothing of. dt.blast.place, dt.flame.aim, dt.weapon.sniper, dt.blast.one-level */
export function requireUsableShotFields(
  ctx: Ctx,
  req: Req,
  { shot, weapon, blast }: Draft,
  firers: readonly ArmedFirer[],
): boolean {
  const { name } = weaponById(weapon);
  const flame = hasRule(weapon, "flame");
  const aimsAt = blast || shot.smoke === true || (flame && reading(ctx, "dt.open.flame-aim") === "any-direction");
  const crewed = firers.some(({ arm }) => arm.crew);
  const template = `The ${name} is fired at ${shot.target} itself, not at a place.`;
  return [
    aimsAt || req.idle("shots.at", shot.at, template, "dt.blast.place"),
    (blast && isOnFloor(ctx, shot)) ||
      req.idle(
        "shots.floor",
        shot.floor,
        blast ? `No building has a floor ${shot.floor} where the template lies.` : template,
        "dt.blast.one-level",
      ),
    flame ||
      hasRule(weapon, "sniper") ||
      req.idle(
        "shots.miniature",
        shot.miniature,
        `No miniature is named for the ${name}.`,
        "dt.flame.aim",
        "dt.weapon.sniper",
      ),
    crewed || req.idle("shots.crew", shot.crew, `No crew has the ${name}.`, "dt.declare.vehicle-crew"),
  ].every((says) => says);
}
