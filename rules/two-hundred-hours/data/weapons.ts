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
  rifle: gun("Rifle", "accurate"),
  smg: gun("SMG", "spread"),
  pistol: gun("Pistol", "double tap", "quick draw"),
  shotgun: gun("Shotgun", "spread"),
  grenade: gun("Grenade", "indirect", "blast"),
  "combat-knife": close("Combat knife", "quiet", "cut throat"),
  improvised: close("Improvised weapon", "aggression"),
  "silenced-pistol": gun("Silenced pistol", "quiet", "double tap", "quick draw"),
  "silenced-carbine": gun("Silenced carbine", "quiet", "accurate"),
  "silenced-smg": gun("Silenced SMG", "quiet", "spread"),
  "sniper-rifle": gun("Sniper rifle", "accurate", "headshot"),
  lmg: gun("LMG", "very loud", "spread"),
  "rocket-launcher": gun("Rocket launcher", "very loud", "penetrate"),
  mmg: gun("MMG", "very loud", "spread", "static"),
} as const satisfies Record<string, Weapon>;

export type WeaponId = keyof typeof weapons;
export const weaponIds = wordsOf(weapons);
