import { wordsOf } from "../../kernel/index.ts";
import type { Score } from "./dice.ts";

/** A weapon: range in inches (null in close combat), dice, strength, special rules; dice and strengths are assumed. */
export interface Weapon {
  readonly name: string;
  readonly range: number | null;
  readonly white: number;
  readonly grey: number;
  readonly strength: Score;
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

const gun = (
  name: string,
  range: number,
  [white, grey]: readonly [number, number],
  strength: Score,
  ...special: readonly SpecialRule[]
): Weapon => ({
  name,
  range,
  white,
  grey,
  strength,
  special,
  silenced: special.includes("quiet"),
  pistol: special.includes("quick draw"),
});

const close = (
  name: string,
  [white, grey]: readonly [number, number],
  strength: Score,
  ...special: readonly SpecialRule[]
): Weapon => ({ name, range: null, white, grey, strength, special, silenced: false, pistol: false });

/** All weapons by their ids. zh.weapon */
export const weapons = {
  rifle: gun("Rifle", 20, [2, 0], 2, "accurate"),
  smg: gun("SMG", 10, [3, 0], 2, "spread"),
  pistol: gun("Pistol", 10, [2, 0], 1, "double tap", "quick draw"),
  shotgun: gun("Shotgun", 15, [2, 0], 3, "spread"),
  grenade: gun("Grenade", 6, [2, 0], 2, "indirect", "blast"),
  "combat-knife": close("Combat knife", [1, 1], 2, "quiet", "cut throat"),
  improvised: close("Improvised weapon", [2, 0], 1, "aggression"),
  "silenced-pistol": gun("Silenced pistol", 10, [1, 1], 1, "quiet", "double tap", "quick draw"),
  "silenced-carbine": gun("Silenced carbine", 15, [1, 1], 2, "quiet", "accurate"),
  "silenced-smg": gun("Silenced SMG", 10, [1, 2], 1, "quiet", "spread"),
  "sniper-rifle": gun("Sniper rifle", 25, [2, 0], 3, "accurate", "headshot"),
  lmg: gun("LMG", 25, [4, 0], 2, "very loud", "spread"),
  "rocket-launcher": gun("Rocket launcher", 25, [2, 0], 3, "very loud", "penetrate"),
  mmg: gun("MMG", 30, [5, 0], 3, "very loud", "spread", "static"),
} as const satisfies Record<string, Weapon>;

export type WeaponId = keyof typeof weapons;
export const weaponIds = wordsOf(weapons);
