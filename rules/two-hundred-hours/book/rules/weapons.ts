import { rulesUnder } from "../../../kernel/index.ts";

/** Weapons: the clauses of the rule book in our own words. */
export const weaponsRules = rulesUnder("Weapons", {
  "zh.weapon.one-ranged": {
    title: "One ranged weapon for the battle",
    text: "A fighter uses one particular ranged weapon for the whole battle.",
    source: "Weapons (p.30)",
  },
  "zh.weapon.standard-issue": {
    title: "Standard-issue weapons",
    text: "Standard Issue is a rifle, SMG, pistol or shotgun.",
    source: "Standard Issue (p.30)",
  },
  "zh.weapon.default-pistol": {
    title: "Without a weapon shown: a pistol",
    text: "A fighter shown without a ranged weapon has a standard pistol, unless a card or rule says otherwise.",
    source: "Standard Issue (p.30)",
  },
  "zh.weapon.requisition-replaces": {
    title: "A requisitioned weapon replaces the first",
    text: "A weapon from a Requisition card replaces the standard-issue weapon.",
    source: "Standard Issue (p.30)",
  },
  "zh.weapon.extra-declared": {
    title: "A grenade is announced before the roll",
    text: "Using an additional ranged weapon (such as a grenade) in a Shoot action is announced before any dice are rolled.",
    source: "Additional Weapons (p.30)",
  },
  "zh.weapon.knife-auto": {
    title: "The combat knife is always used",
    text: "A fighter with a combat knife always uses it in Fight actions.",
    source: "Additional Weapons (p.30)",
  },
  "zh.weapon.improvised": {
    title: "Without a knife: improvised",
    text: "A fighter without a listed knife fights with the improvised-weapon rules.",
    source: "Additional Weapons (p.30)",
  },
  "zh.weapon.rifle": {
    title: 'Rifle: 20"',
    text: 'Rifle: range 20"; Accurate.',
    source: "Standard Issue table (p.30)",
  },
  "zh.weapon.smg": {
    title: 'Submachine gun (SMG): 10"',
    text: 'SMG: range 10"; Spread.',
    source: "Standard Issue table (p.30)",
  },
  "zh.weapon.pistol": {
    title: 'Pistol: 10"',
    text: 'Pistol: range 10"; Double Tap, Quick Draw.',
    source: "Standard Issue table (p.30)",
  },
  "zh.weapon.shotgun": {
    title: 'Shotgun: 15"',
    text: 'Shotgun: range 15"; Spread.',
    source: "Standard Issue table (p.30)",
  },
  "zh.weapon.grenade": {
    title: 'Grenade: 6"',
    text: 'Grenade: range 6"; Indirect, Blast.',
    source: "Additional Weapons table (p.30)",
  },
  "zh.weapon.knife": {
    title: "Combat knife",
    text: "Combat knife: hand-to-hand; Quiet, Cut Throat.",
    source: "Additional Weapons table (p.30)",
  },
  "zh.weapon.improvised-stats": {
    title: "Improvised weapon",
    text: "Improvised: hand-to-hand; Aggression.",
    source: "Additional Weapons table (p.30)",
  },
  "zh.weapon.silenced-pistol": {
    title: 'Silenced pistol: 10"',
    text: 'Silenced pistol: range 10"; Quiet, Double Tap, Quick Draw.',
    source: "Silenced Weapons table (p.30)",
  },
  "zh.weapon.silenced-carbine": {
    title: 'Silenced carbine: 15"',
    text: 'Silenced carbine: range 15"; Quiet, Accurate.',
    source: "Silenced Weapons table (p.30)",
  },
  "zh.weapon.silenced-smg": {
    title: 'Silenced SMG: 10"',
    text: 'Silenced SMG: range 10"; Quiet, Spread.',
    source: "Silenced Weapons table (p.30)",
  },
  "zh.weapon.sniper-rifle": {
    title: 'Sniper rifle: 25"',
    text: 'Sniper rifle: range 25"; Accurate, Headshot.',
    source: "Long Range Weapons table (p.30)",
  },
  "zh.weapon.lmg": {
    title: 'Light machine gun (LMG): 25"',
    text: 'LMG: range 25"; Very Loud, Spread.',
    source: "Long Range Weapons table (p.30)",
  },
  "zh.weapon.rocket": {
    title: 'Rocket launcher: 25"',
    text: 'Rocket launcher: range 25"; Very Loud, Penetrate.',
    source: "Long Range Weapons table (p.30)",
  },
  "zh.weapon.mmg": {
    title: 'Medium machine gun (MMG): 30"',
    text: 'MMG: range 30"; Very Loud, Spread, Static; only in missions that provide it.',
    source: "Static Weapons (p.30)",
  },
  "zh.weapon.static": {
    title: "A static weapon only turns",
    text: "A static weapon cannot be moved in a battle, only turned.",
    source: "Static Weapons (p.30)",
  },
});
