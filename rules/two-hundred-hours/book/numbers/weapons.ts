import { assumed, given, inferred, type NumberRow } from "../../../kernel/index.ts";

/** Range, dice and strength of every weapon. zh.weapon */
export const weaponNumbers = {
  // zh.weapon.rifle
  "zh.number.rifle-range": given(20, [1, 60], "Range of the rifle in inches."),
  "zh.number.rifle-white": assumed(2, [0, 8], "White dice of the rifle."),
  "zh.number.rifle-grey": assumed(0, [0, 8], "Grey dice of the rifle."),
  "zh.number.rifle-strength": assumed(2, [1, 3], "Strength of the rifle."),
  // zh.weapon.smg
  "zh.number.smg-range": given(10, [1, 60], "Range of the SMG in inches."),
  "zh.number.smg-white": assumed(3, [0, 8], "White dice of the SMG."),
  "zh.number.smg-grey": assumed(0, [0, 8], "Grey dice of the SMG."),
  "zh.number.smg-strength": assumed(2, [1, 3], "Strength of the SMG."),
  // zh.weapon.pistol
  "zh.number.pistol-range": given(10, [1, 60], "Range of the pistol in inches."),
  "zh.number.pistol-white": assumed(2, [0, 8], "White dice of the pistol."),
  "zh.number.pistol-grey": assumed(0, [0, 8], "Grey dice of the pistol."),
  "zh.number.pistol-strength": assumed(1, [1, 3], "Strength of the pistol."),
  // zh.weapon.shotgun
  "zh.number.shotgun-range": given(15, [1, 60], "Range of the shotgun in inches."),
  "zh.number.shotgun-white": assumed(2, [0, 8], "White dice of the shotgun."),
  "zh.number.shotgun-grey": assumed(0, [0, 8], "Grey dice of the shotgun."),
  "zh.number.shotgun-strength": assumed(3, [1, 3], "Strength of the shotgun."),
  // zh.weapon.grenade
  "zh.number.grenade-range": given(6, [1, 60], "Range of the grenade in inches."),
  "zh.number.grenade-white": assumed(2, [0, 8], "White dice of the grenade."),
  "zh.number.grenade-grey": assumed(0, [0, 8], "Grey dice of the grenade."),
  "zh.number.grenade-strength": assumed(2, [1, 3], "Strength of the grenade."),
  "zh.number.combat-knife-white": assumed(1, [0, 8], "White dice of the combat knife."),
  "zh.number.combat-knife-grey": assumed(1, [0, 8], "Grey dice of the combat knife."),
  "zh.number.combat-knife-strength": assumed(2, [1, 3], "Strength of the combat knife."),
  "zh.number.improvised-white": assumed(2, [0, 8], "White dice of an improvised weapon."),
  "zh.number.improvised-grey": assumed(0, [0, 8], "Grey dice of an improvised weapon."),
  "zh.number.improvised-strength": assumed(1, [1, 3], "Strength of an improvised weapon."),
  // zh.weapon.silenced-pistol
  "zh.number.silenced-pistol-range": given(10, [1, 60], "Range of the silenced pistol in inches."),
  "zh.number.silenced-pistol-white": assumed(1, [0, 8], "White dice of the silenced pistol."),
  "zh.number.silenced-pistol-grey": assumed(1, [0, 8], "Grey dice of the silenced pistol."),
  "zh.number.silenced-pistol-strength": assumed(1, [1, 3], "Strength of the silenced pistol."),
  // zh.weapon.silenced-carbine
  "zh.number.silenced-carbine-range": given(15, [1, 60], "Range of the silenced carbine in inches."),
  "zh.number.silenced-carbine-white": assumed(1, [0, 8], "White dice of the silenced carbine."),
  "zh.number.silenced-carbine-grey": assumed(1, [0, 8], "Grey dice of the silenced carbine."),
  "zh.number.silenced-carbine-strength": assumed(2, [1, 3], "Strength of the silenced carbine."),
  // zh.weapon.silenced-smg
  "zh.number.silenced-smg-range": given(10, [1, 60], "Range of the silenced SMG in inches."),
  "zh.number.silenced-smg-white": assumed(1, [0, 8], "White dice of the silenced SMG."),
  "zh.number.silenced-smg-grey": assumed(2, [0, 8], "Grey dice of the silenced SMG."),
  "zh.number.silenced-smg-strength": assumed(1, [1, 3], "Strength of the silenced SMG."),
  // zh.weapon.sniper-rifle
  "zh.number.sniper-rifle-range": given(25, [1, 60], "Range of the sniper rifle in inches."),
  "zh.number.sniper-rifle-white": assumed(2, [0, 8], "White dice of the sniper rifle."),
  "zh.number.sniper-rifle-grey": assumed(0, [0, 8], "Grey dice of the sniper rifle."),
  "zh.number.sniper-rifle-strength": assumed(3, [1, 3], "Strength of the sniper rifle."),
  // zh.weapon.lmg
  "zh.number.lmg-range": given(25, [1, 60], "Range of the LMG in inches."),
  "zh.number.lmg-white": assumed(4, [0, 8], "White dice of the LMG."),
  "zh.number.lmg-grey": assumed(0, [0, 8], "Grey dice of the LMG."),
  "zh.number.lmg-strength": assumed(2, [1, 3], "Strength of the LMG."),
  // zh.weapon.rocket
  "zh.number.rocket-launcher-range": given(25, [1, 60], "Range of the rocket launcher in inches."),
  "zh.number.rocket-launcher-white": assumed(2, [0, 8], "White dice of the rocket launcher."),
  "zh.number.rocket-launcher-grey": assumed(0, [0, 8], "Grey dice of the rocket launcher."),
  "zh.number.rocket-launcher-strength": assumed(3, [1, 3], "Strength of the rocket launcher."),
  // zh.weapon.mmg
  "zh.number.mmg-range": given(30, [1, 60], "Range of the MMG in inches."),
  "zh.number.mmg-white": assumed(5, [0, 8], "White dice of the MMG."),
  "zh.number.mmg-grey": assumed(0, [0, 8], "Grey dice of the MMG."),
  "zh.number.mmg-strength": assumed(3, [1, 3], "Strength of the MMG."),
  "zh.number.best-strength": inferred(3, [1, 3], "Strength of a knife by Cut Throat: the best."),
  "zh.number.explosion-strength": assumed(3, [1, 3], "Strength of an explosion."),
  "zh.number.bomb-strength": assumed(3, [1, 3], "Strength of an air-raid bomb."),
  "zh.number.dangerous-objective-strength": assumed(1, [1, 3], "Strength of the hit by Dangerous Objective."),
} as const satisfies Record<string, NumberRow>;
