import { row, rulesUnder } from "../../../kernel/index.ts";

export const specialWeaponsRules = rulesUnder("Special weapons", "Artillery Weapons", {
  "dt.weapon.artillery-vehicles": row("Artillery fires over vehicles", {
    text: "Vehicles do not block LOS for artillery weapons.",
  }),
  "dt.weapon.artillery-inside": row("Artillery does not fire from a wood", {
    text: "An artillery weapon cannot fire from inside area terrain.",
  }),
  "dt.weapon.artillery-partly": row("Artillery half inside", {
    text: "It can if the weapon itself is outside, even with part of its unit or vehicle inside, as long as it does not fire across that feature.",
  }),
  "dt.weapon.smoke-shell": row("Artillery fires smoke", {
    text: "Instead of attacking, an artillery weapon may fire smoke: 1 die, ARMY places a smoke screen at a point inside its field of fire, range and LOS.",
    open: ["dt.open.smoke-shell-action"],
  }),
  "dt.weapon.smoke-screen": row("A smoke screen", {
    text: "The screen fills the area of a blast template, blocks LOS by dt.los.smoke-edge, gives cover, and stays until the end of the next turn.",
  }),
  "dt.weapon.smoke-not-building": row("No smoke into a building", { text: "Smoke cannot be fired into a building." }),
  "dt.weapon.cutting": row("Cutting: hits roll again", {
    text: "Cutting: each hit rolls another die, ARMY being a further hit that rolls again, until a miss.",
    source: "Cutting Weapons",
    open: ["dt.open.two-chains"],
  }),
  "dt.weapon.grapple": row("Grapple: stuns", {
    text: "Grapple: a hit puts a Stunned token on the target unit.",
    source: "Grapple Weapons",
    open: ["dt.open.stun-saved", "dt.open.grapple-strike-back"],
  }),
  "dt.weapon.grapple-release": row("Grapple: letting go", {
    text: "That token goes when the grappling unit takes any action but NOTHING.",
    source: "Grapple Weapons",
  }),
  "dt.weapon.grenade": row("Grenade: no cover save", {
    text: "Grenade hits get no cover save, but infantry still gets the infantry save.",
    source: "Grenade Weapons",
  }),
  "dt.weapon.laser": row("Laser: hits roll again", {
    text: "Laser: each hit rolls another die, ARMY being a further hit that rolls again, until a miss.",
    source: "Laser Weapons",
    open: ["dt.open.two-chains"],
  }),
  "dt.weapon.limited": row("Limited Ammo: a box an attack", {
    text: "Limited Ammo: each soldier, vehicle or aircraft that attacks with the weapon marks 1 box per ATTACK or SUSTAINED ATTACK.",
    source: "Limited Ammo Weapons",
  }),
  "dt.weapon.limited-empty": row("Limited Ammo: empty", {
    text: "With all boxes marked the weapon cannot attack.",
    source: "Limited Ammo Weapons",
  }),
  "dt.weapon.phaser": row("Phaser: no cover save", {
    text: "Phaser hits get no cover save, but infantry still gets the infantry save.",
    source: "Phaser Weapons",
  }),
  "dt.weapon.power-scopes": row("Power scopes: TARGET hits when SUSTAINED", {
    text: "Power scopes: in a SUSTAINED ATTACK the weapon hits on TARGET as well as ARMY.",
    source: "Power Scopes",
  }),
  "dt.weapon.reload-loaded": row("Reload: starts loaded", {
    text: "Reload: the unit card starts with a Loaded token and cannot attack with any of its Reload weapons without it.",
    source: "Reload Weapons",
  }),
  "dt.weapon.reload-spent": row("Reload: fired, it is empty", {
    text: "An ATTACK or SUSTAINED ATTACK with a Reload weapon removes the token.",
    source: "Reload Weapons",
  }),
  "dt.weapon.reload-action": row("Reload: loading again", {
    text: "RELOAD (special action) puts the token back; ATTACK and RELOAD fit into one activation.",
    source: "Reload Weapons",
  }),
  "dt.weapon.salvo": row("Salvo: twice the dice", {
    text: "Salvo: the card starts with a Loaded token; an attack may roll twice the dice, which removes the token. Without it the weapon still attacks with its normal dice.",
    source: "Salvo Weapons",
  }),
  "dt.weapon.salvo-reload": row("Salvo: loading again", {
    text: "RELOAD puts the token back.",
    source: "Salvo Weapons",
  }),
  "dt.weapon.sniper": row("Sniper: names his target", {
    text: "Sniper: the declaration may name one miniature of the target unit; all unsaved hits of this weapon are assigned to it.",
    source: "Sniper Weapons",
    open: ["dt.open.weapon-pickup"],
  }),
  "dt.weapon.spotter": row("Spotter: helps the sniper", {
    text: "Spotter: if the spotter uses no weapon, each sniper weapon of the unit hits on TARGET as well as ARMY in a SUSTAINED ATTACK.",
    source: "Spotters",
  }),
  "dt.weapon.spray-saves": row("Spray: no saves", {
    text: "Spray hits get neither a cover save nor an infantry save.",
    source: "Spray Weapons",
  }),
  "dt.weapon.spray-path": row("Spray: hits all on the way", {
    text: "A spray also attacks every unit, friendly too, between attacker and target on the shortest path in LOS; the attacker chooses among equally short paths.",
    source: "Spray Weapons",
    open: ["dt.open.square-spray"],
  }),
  "dt.weapon.tesla": row("Tesla: stuns", {
    text: "Tesla: a unit that is hit gets a Stunned token.",
    source: "Tesla Weapons",
    open: ["dt.open.stun-saved"],
  }),
  "dt.weapon.under-barrel": row("Under-barrel: both weapons at once", {
    text: "Under-barrel: in one ATTACK a soldier may fire both this and the main weapon, at the same target.",
    source: "Under-barrel Weapons",
  }),
  "dt.weapon.volley": row("Volley: several boxes at once", {
    text: "Volley is Limited Ammo: the attacker marks any number of the remaining boxes and multiplies the dice by that number.",
    source: "Volley Weapons",
  }),
  "dt.weapon.wire-guided": row("Wire-guided: alone, re-roll", {
    text: "Wire-guided: an ATTACK with one such weapon and nothing else re-rolls that weapon's misses, as if sustained.",
    source: "Wire-guided Weapons",
  }),
});
