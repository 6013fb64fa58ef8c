import { wordsOf } from "../../kernel/index.ts";

/** A weapon and its special rules; its range, dice and strength are numbers. zh.number.rifle-range */
export interface Weapon {
  readonly name: string;
  readonly special: readonly SpecialRule[];
  readonly silenced: boolean;
  readonly pistol: boolean;
}

/** What is special about some weapons. zh.special */
export type SpecialRule =
  | "accurate"
  | "aggression"
  | "blast"
  | "cut throat"
  | "double tap"
  | "headshot"
  | "indirect"
  | "penetrate"
  | "quick draw"
  | "quiet"
  | "spread"
  | "static"
  | "very loud";

const gun = (name: string, ...special: readonly SpecialRule[]): Weapon => ({
  name,
  special,
  silenced: special.includes("quiet"),
  pistol: special.includes("quick draw"),
});

const close = (name: string, ...special: readonly SpecialRule[]): Weapon => ({
  name,
  special,
  silenced: false,
  pistol: false,
});

/** All weapons by their ids. zh.weapon */
export const weapons = {
  // zh.weapon.rifle
  rifle: gun("Rifle", "accurate"),
  // zh.weapon.smg
  smg: gun("SMG", "spread"),
  // zh.weapon.pistol
  pistol: gun("Pistol", "double tap", "quick draw"),
  // zh.weapon.shotgun
  shotgun: gun("Shotgun", "spread"),
  // zh.weapon.grenade
  grenade: gun("Grenade", "indirect", "blast"),
  // zh.weapon.knife
  "combat-knife": close("Combat knife", "quiet", "cut throat"),
  // zh.weapon.improvised-stats
  improvised: close("Improvised weapon", "aggression"),
  // zh.weapon.silenced-pistol
  "silenced-pistol": gun("Silenced pistol", "quiet", "double tap", "quick draw"),
  // zh.weapon.silenced-carbine
  "silenced-carbine": gun("Silenced carbine", "quiet", "accurate"),
  // zh.weapon.silenced-smg
  "silenced-smg": gun("Silenced SMG", "quiet", "spread"),
  // zh.weapon.sniper-rifle
  "sniper-rifle": gun("Sniper rifle", "accurate", "headshot"),
  // zh.weapon.lmg
  lmg: gun("LMG", "very loud", "spread"),
  // zh.weapon.rocket
  "rocket-launcher": gun("Rocket launcher", "very loud", "penetrate"),
  // zh.weapon.mmg
  mmg: gun("MMG", "very loud", "spread", "static"),
} as const satisfies Record<string, Weapon>;

export type WeaponId = keyof typeof weapons;
export const weaponIds = wordsOf(weapons);
