import { rulesUnder } from "../../../kernel/index.ts";

/** Special weapons and vehicle attributes: the clauses of the rule book in our own words. */
export const weaponsRules = {
  ...rulesUnder("Special weapons", {
    "dt.weapon.artillery-vehicles": {
      title: "Artillery fires over vehicles",
      text: "Vehicles do not block LOS for artillery weapons.",
      source: "Artillery Weapons",
    },
    "dt.weapon.artillery-inside": {
      title: "Artillery does not fire from a wood",
      text: "An artillery weapon cannot fire from inside area terrain.",
      source: "Artillery Weapons",
    },
    "dt.weapon.artillery-partly": {
      title: "Artillery half inside",
      text: "It can if the weapon itself is outside, even with part of its unit or vehicle inside, as long as it does not fire across that feature.",
      source: "Artillery Weapons",
    },
    "dt.weapon.smoke-shell": {
      title: "Artillery fires smoke",
      text: "Instead of attacking, an artillery weapon may fire smoke: 1 die, ARMY places a smoke screen at a point inside its field of fire, range and LOS.",
      source: "Artillery Weapons",
      open: ["dt.open.smoke-shell-action"],
    },
    "dt.weapon.smoke-screen": {
      title: "A smoke screen",
      text: "The screen fills the area of a blast template, blocks LOS by dt.los.smoke-edge, gives cover, and stays until the end of the next turn.",
      source: "Artillery Weapons",
    },
    "dt.weapon.smoke-not-building": {
      title: "No smoke into a building",
      text: "Smoke cannot be fired into a building.",
      source: "Artillery Weapons",
    },
    "dt.weapon.cutting": {
      title: "Cutting: hits roll again",
      text: "Cutting: each hit rolls another die, ARMY being a further hit that rolls again, until a miss.",
      source: "Cutting Weapons",
      open: ["dt.open.two-chains"],
    },
    "dt.weapon.grapple": {
      title: "Grapple: stuns",
      text: "Grapple: a hit puts a Stunned token on the target unit.",
      source: "Grapple Weapons",
      open: ["dt.open.stun-saved", "dt.open.grapple-strike-back"],
    },
    "dt.weapon.grapple-release": {
      title: "Grapple: letting go",
      text: "That token goes when the grappling unit takes any action but NOTHING.",
      source: "Grapple Weapons",
    },
    "dt.weapon.grenade": {
      title: "Grenade: no cover save",
      text: "Grenade hits get no cover save, but infantry still gets the infantry save.",
      source: "Grenade Weapons",
    },
    "dt.weapon.laser": {
      title: "Laser: hits roll again",
      text: "Laser: each hit rolls another die, ARMY being a further hit that rolls again, until a miss.",
      source: "Laser Weapons",
      open: ["dt.open.two-chains"],
    },
    "dt.weapon.limited": {
      title: "Limited Ammo: a box an attack",
      text: "Limited Ammo: each soldier, vehicle or aircraft that attacks with the weapon marks 1 box per ATTACK or SUSTAINED ATTACK.",
      source: "Limited Ammo Weapons",
    },
    "dt.weapon.limited-empty": {
      title: "Limited Ammo: empty",
      text: "With all boxes marked the weapon cannot attack.",
      source: "Limited Ammo Weapons",
    },
    "dt.weapon.phaser": {
      title: "Phaser: no cover save",
      text: "Phaser hits get no cover save, but infantry still gets the infantry save.",
      source: "Phaser Weapons",
    },
    "dt.weapon.power-scopes": {
      title: "Power scopes: TARGET hits when SUSTAINED",
      text: "Power scopes: in a SUSTAINED ATTACK the weapon hits on TARGET as well as ARMY.",
      source: "Power Scopes",
    },
    "dt.weapon.reload-loaded": {
      title: "Reload: starts loaded",
      text: "Reload: the unit card starts with a Loaded token and cannot attack with any of its Reload weapons without it.",
      source: "Reload Weapons",
    },
    "dt.weapon.reload-spent": {
      title: "Reload: fired, it is empty",
      text: "An ATTACK or SUSTAINED ATTACK with a Reload weapon removes the token.",
      source: "Reload Weapons",
    },
    "dt.weapon.reload-action": {
      title: "Reload: loading again",
      text: "RELOAD (special action) puts the token back; ATTACK and RELOAD fit into one activation.",
      source: "Reload Weapons",
    },
    "dt.weapon.salvo": {
      title: "Salvo: twice the dice",
      text: "Salvo: the card starts with a Loaded token; an attack may roll twice the dice, which removes the token. Without it the weapon still attacks with its normal dice.",
      source: "Salvo Weapons",
    },
    "dt.weapon.salvo-reload": {
      title: "Salvo: loading again",
      text: "RELOAD puts the token back.",
      source: "Salvo Weapons",
    },
    "dt.weapon.sniper": {
      title: "Sniper: names his target",
      text: "Sniper: the declaration may name one miniature of the target unit; all unsaved hits of this weapon are assigned to it.",
      source: "Sniper Weapons",
      open: ["dt.open.weapon-pickup"],
    },
    "dt.weapon.spotter": {
      title: "Spotter: helps the sniper",
      text: "Spotter: if the spotter uses no weapon, each sniper weapon of the unit hits on TARGET as well as ARMY in a SUSTAINED ATTACK.",
      source: "Spotters",
    },
    "dt.weapon.spray-saves": {
      title: "Spray: no saves",
      text: "Spray hits get neither a cover save nor an infantry save.",
      source: "Spray Weapons",
    },
    "dt.weapon.spray-path": {
      title: "Spray: hits all on the way",
      text: "A spray also attacks every unit, friendly too, between attacker and target on the shortest path in LOS; the attacker chooses among equally short paths.",
      source: "Spray Weapons",
      open: ["dt.open.square-spray"],
    },
    "dt.weapon.tesla": {
      title: "Tesla: stuns",
      text: "Tesla: a unit that is hit gets a Stunned token.",
      source: "Tesla Weapons",
      open: ["dt.open.stun-saved"],
    },
    "dt.weapon.under-barrel": {
      title: "Under-barrel: both weapons at once",
      text: "Under-barrel: in one ATTACK a soldier may fire both this and the main weapon, at the same target.",
      source: "Under-barrel Weapons",
    },
    "dt.weapon.volley": {
      title: "Volley: several boxes at once",
      text: "Volley is Limited Ammo: the attacker marks any number of the remaining boxes and multiplies the dice by that number.",
      source: "Volley Weapons",
    },
    "dt.weapon.wire-guided": {
      title: "Wire-guided: alone, re-roll",
      text: "Wire-guided: an ATTACK with one such weapon and nothing else re-rolls that weapon's misses, as if sustained.",
      source: "Wire-guided Weapons",
    },
  }),
  ...rulesUnder("Vehicle attributes", {
    "dt.veh.air-alert": {
      title: "Air alert: TARGET hits an aircraft",
      text: "Air alert: AIR ALERT names an enemy aircraft in LOS; 1 die, on ARMY friendly vehicles hit that aircraft on TARGET as well as ARMY for the rest of the turn.",
      source: "Air Alert",
    },
    "dt.veh.amphibious": {
      title: "Amphibious: through deep water",
      text: "Amphibious: the vehicle moves through deep water as if it were open.",
      source: "Amphibious",
    },
    "dt.veh.command-radio": {
      title: "Command vehicle: a radio more",
      text: "Command vehicle: a command squad mounted in it has an additional Radio Operator.",
      source: "Command Vehicle",
    },
    "dt.veh.command-reroll": {
      title: "Command vehicle: re-rolls",
      text: "Officers, Mechanics and Medics mounted in it may re-roll failed command squad special actions.",
      source: "Command Vehicle",
    },
    "dt.veh.crew-cc": {
      title: "Crew: close combat",
      text: "Crew: close combat may be fought with the crew's standard weapons in place of the vehicle's own attack, one for each point of damage remaining (dt.declare.vehicle-crew-count).",
      source: "Crew",
    },
    "dt.veh.dozer-cover": {
      title: "Dozer blade: cover",
      text: "Dozer blade: a DOZER action puts the vehicle in cover until it takes a MOVE or MARCH MOVE.",
      source: "Dozer Blade",
    },
    "dt.veh.engineer": {
      title: "Who can do engineering",
      text: "A vehicle with a Dozer blade, and every Engineer vehicle, can perform engineering tasks.",
      source: "Dozer Blade; Engineer Vehicle",
    },
    "dt.veh.helicopter": {
      title: "Helicopter: need not move",
      text: "Helicopter: no compulsory move, so it may take a SUSTAINED ATTACK.",
      source: "Helicopter",
    },
    "dt.veh.mechanic": {
      title: "Mechanic: repairs",
      text: "Mechanic: the vehicle may take MAKESHIFT REPAIR (dt.cmd.repair).",
      source: "Mechanic",
      open: ["dt.open.self-target"],
    },
    "dt.veh.medevac": {
      title: "Medevac: brings soldiers back",
      text: "Medevac: MEDEVAC names an infantry unit within 10 cm; 1 die per soldier it has lost, each ARMY returns one.",
      source: "Medevac",
      open: ["dt.open.friendly-actions"],
    },
    "dt.veh.naval-water": {
      title: "Naval unit: deep water only",
      text: "Naval unit: deep water is open to it; it enters no other terrain.",
      source: "Naval Unit",
      open: ["dt.open.naval-ground"],
    },
    "dt.veh.naval-attack": {
      title: "Naval unit: a free ATTACK",
      text: "It may make a free ATTACK right after a MARCH MOVE.",
      source: "Naval Unit",
    },
    "dt.veh.naval-sunk": {
      title: "Naval unit: it sinks",
      text: "Eliminated, it becomes deep water terrain, not a wreck.",
      source: "Naval Unit",
    },
    "dt.veh.pilot-name": {
      title: "Pilot: only the one named",
      text: "Pilot: Name: only the named hero pilots it; it may be fielded without a pilot; an army has at most one of it.",
      source: "Pilot: Name",
    },
    "dt.veh.smoke": {
      title: "Smoke launchers",
      text: "Smoke launchers: once per game LAUNCH SMOKE puts a smoke screen of blast template size on the vehicle, centre on centre.",
      source: "Smoke Launchers",
      open: ["dt.open.smoke-launcher"],
    },
  }),
};
