import { dictionary, perSettingsAnd } from "../../kernel/index.ts";
import { numberIn } from "../book/in-force.ts";
import type { Score } from "../book/dice.ts";
import { type SpecialRule, type Weapon, type WeaponId, weapons } from "../book/weapons.ts";
import { type Pool, scoreOf } from "../dice/index.ts";
import type { NumberId } from "../book/numbers.ts";
import type { RuleId } from "../book/rules/index.ts";
import type { Fighter } from "../table/fighter.ts";
import { type Ctx, hasDog, hasKeyword, reading } from "../table/context.ts";

const byName = dictionary<Readonly<Record<WeaponId, Weapon>>>(weapons);

export const weaponById = (id: WeaponId): Weapon => byName[id];

/** A weapon inside a sentence: "the rifle", "the SMG". */
export const weaponWithin = (id: WeaponId): string =>
  `the ${weaponById(id).name.replace(/^[A-Z](?=[a-z])/, (first) => first.toLowerCase())}`;
export const hasSpecial = (id: WeaponId, special: SpecialRule): boolean => weaponById(id).special.includes(special);

/** Weapons that reach. */
type RangedId = Exclude<WeaponId, "combat-knife" | "improvised">;

/** The row of each weapon. */
export const weaponRules: Readonly<Record<WeaponId, RuleId>> = {
  rifle: "zh.weapon.rifle",
  smg: "zh.weapon.smg",
  pistol: "zh.weapon.pistol",
  shotgun: "zh.weapon.shotgun",
  grenade: "zh.weapon.grenade",
  "combat-knife": "zh.weapon.knife",
  improvised: "zh.weapon.improvised-stats",
  "silenced-pistol": "zh.weapon.silenced-pistol",
  "silenced-carbine": "zh.weapon.silenced-carbine",
  "silenced-smg": "zh.weapon.silenced-smg",
  "sniper-rifle": "zh.weapon.sniper-rifle",
  lmg: "zh.weapon.lmg",
  "rocket-launcher": "zh.weapon.rocket",
  mmg: "zh.weapon.mmg",
};

export const isRanged = (id: WeaponId): id is RangedId => id !== "combat-knife" && id !== "improvised";

const diceUnder = perSettingsAnd((settings, id: WeaponId): Pool => ({
  white: numberIn(settings, `zh.number.${id}-white`),
  grey: numberIn(settings, `zh.number.${id}-grey`),
}));

export const weaponDice = ({ settings }: Ctx, id: WeaponId): Pool => diceUnder(settings, id);

const strengthUnder = perSettingsAnd((settings, id: WeaponId): Score =>
  scoreOf(numberIn(settings, `zh.number.${id}-strength`)),
);

export const strengthOf = ({ settings }: Ctx, id: WeaponId): Score => strengthUnder(settings, id);

/** The number that says how far each weapon reaches. */
const ranges: Readonly<Record<RangedId, NumberId>> = {
  rifle: "zh.number.rifle-range",
  smg: "zh.number.smg-range",
  pistol: "zh.number.pistol-range",
  shotgun: "zh.number.shotgun-range",
  grenade: "zh.number.grenade-range",
  "silenced-pistol": "zh.number.silenced-pistol-range",
  "silenced-carbine": "zh.number.silenced-carbine-range",
  "silenced-smg": "zh.number.silenced-smg-range",
  "sniper-rifle": "zh.number.sniper-rifle-range",
  lmg: "zh.number.lmg-range",
  "rocket-launcher": "zh.number.rocket-launcher-range",
  mmg: "zh.number.mmg-range",
};

/** The number that says how far a weapon reaches in the hands of a fighter. zh.veteran.card-strong-arm */
export const rangeOf = (fighter: Fighter, id: RangedId): NumberId =>
  id === "grenade" && fighter.veteran === "v-strong-arm" ? "zh.number.strong-arm" : ranges[id];

/**
 * The hand-to-hand weapon: a knife if the card has one, else an improvised weapon; a dog fights with its teeth.
 * zh.weapon.knife-auto, zh.weapon.improvised, zh.dog.reach
 */
export const handWeapon = (fighter: Fighter): WeaponId =>
  hasKeyword(fighter, "combat knife") ? "combat-knife" : "improvised";

/** The weapon of a counter-attack. zh.open.counter-strength */
export function counterWeapon(ctx: Ctx, target: Fighter): WeaponId {
  switch (reading(ctx, "zh.open.counter-strength")) {
    case "hand-weapon":
      return handWeapon(target);
    case "ranged":
      return target.weapon;
    case "improvised":
      return "improvised";
  }
}

/** Whether a fighter has grenades by its card. zh.weapon.extra-declared */
export const hasGrenades = (fighter: Fighter): boolean => hasKeyword(fighter, "grenades");

/** Whether a fighter has a pistol at hand: its ranged weapon, or one it owns besides. zh.special.quick-draw */
export const ownsPistol = ({ weapon }: Fighter): boolean => weaponById(weapon).pistol;

/** How far a fighter reaches in a Fight. zh.fight.reach, zh.dog.reach */
export function fightReach(fighter: Fighter): NumberId {
  if (!hasDog(fighter)) return "zh.number.fight-reach";
  return fighter.veteran === "v-handlers-bond" ? "zh.number.bond-reach" : "zh.number.dog-reach";
}
