import { row, rulesUnder } from "../../../kernel/index.ts";

export const weaponsRules = rulesUnder("Weapons", "Standard Issue table (p.30)", {
  "zh.weapon.one-ranged": row("One ranged weapon for the battle", {
    text: "A fighter uses one particular ranged weapon for the whole battle.",
    source: "Weapons (p.30)",
  }),
  "zh.weapon.standard-issue": row("Standard-issue weapons", {
    text: "Standard Issue is a rifle, SMG, pistol or shotgun.",
    source: "Standard Issue (p.30)",
  }),
  "zh.weapon.default-pistol": row("Without a weapon shown: a pistol", {
    text: "A fighter shown without a ranged weapon has a standard pistol, unless a card or rule says otherwise.",
    source: "Standard Issue (p.30)",
  }),
  "zh.weapon.requisition-replaces": row("A requisitioned weapon replaces the first", {
    text: "A weapon from a Requisition card replaces the standard-issue weapon.",
    source: "Standard Issue (p.30)",
  }),
  "zh.weapon.extra-declared": row("A grenade is announced before the roll", {
    text: "Using an additional ranged weapon (such as a grenade) in a Shoot action is announced before any dice are rolled.",
    source: "Additional Weapons (p.30)",
  }),
  "zh.weapon.knife-auto": row("The combat knife is always used", {
    text: "A fighter with a combat knife always uses it in Fight actions.",
    source: "Additional Weapons (p.30)",
  }),
  "zh.weapon.improvised": row("Without a knife: improvised", {
    text: "A fighter without a listed knife fights with the improvised-weapon rules.",
    source: "Additional Weapons (p.30)",
  }),
  "zh.weapon.rifle": row('Rifle: 20"', { text: 'Rifle: range 20"; Accurate.' }),
  "zh.weapon.smg": row('Submachine gun (SMG): 10"', { text: 'SMG: range 10"; Spread.' }),
  "zh.weapon.pistol": row('Pistol: 10"', { text: 'Pistol: range 10"; Double Tap, Quick Draw.' }),
  "zh.weapon.shotgun": row('Shotgun: 15"', { text: 'Shotgun: range 15"; Spread.' }),
  "zh.weapon.grenade": row('Grenade: 6"', {
    text: 'Grenade: range 6"; Indirect, Blast.',
    source: "Additional Weapons table (p.30)",
  }),
  "zh.weapon.knife": row("Combat knife", {
    text: "Combat knife: hand-to-hand; Quiet, Cut Throat.",
    source: "Additional Weapons table (p.30)",
  }),
  "zh.weapon.improvised-stats": row("Improvised weapon", {
    text: "Improvised: hand-to-hand; Aggression.",
    source: "Additional Weapons table (p.30)",
  }),
  "zh.weapon.silenced-pistol": row('Silenced pistol: 10"', {
    text: 'Silenced pistol: range 10"; Quiet, Double Tap, Quick Draw.',
    source: "Silenced Weapons table (p.30)",
  }),
  "zh.weapon.silenced-carbine": row('Silenced carbine: 15"', {
    text: 'Silenced carbine: range 15"; Quiet, Accurate.',
    source: "Silenced Weapons table (p.30)",
  }),
  "zh.weapon.silenced-smg": row('Silenced SMG: 10"', {
    text: 'Silenced SMG: range 10"; Quiet, Spread.',
    source: "Silenced Weapons table (p.30)",
  }),
  "zh.weapon.sniper-rifle": row('Sniper rifle: 25"', {
    text: 'Sniper rifle: range 25"; Accurate, Headshot.',
    source: "Long Range Weapons table (p.30)",
  }),
  "zh.weapon.lmg": row('Light machine gun (LMG): 25"', {
    text: 'LMG: range 25"; Very Loud, Spread.',
    source: "Long Range Weapons table (p.30)",
  }),
  "zh.weapon.rocket": row('Rocket launcher: 25"', {
    text: 'Rocket launcher: range 25"; Very Loud, Penetrate.',
    source: "Long Range Weapons table (p.30)",
  }),
  "zh.weapon.mmg": row('Medium machine gun (MMG): 30"', {
    text: 'MMG: range 30"; Very Loud, Spread, Static; only in missions that provide it.',
    source: "Static Weapons (p.30)",
  }),
  "zh.weapon.static": row("A static weapon only turns", {
    text: "A static weapon cannot be moved in a battle, only turned.",
    source: "Static Weapons (p.30)",
  }),
});
