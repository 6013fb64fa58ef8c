import type { RuleRow } from "../../../kernel/index.ts";

/** Command squads: the clauses of the rule book in our own words. */
export const commandRules = {
  "dt.cmd.squad": {
    topic: "Command squads",
    text: "A command squad is an infantry unit with an Officer, a Radio Operator, a Medic and a Mechanic, as its card lists.",
    source: "Command Squads (component)",
  },
  "dt.cmd.lost": {
    topic: "Command squads",
    text: "When one of them is eliminated the squad loses that one's special actions.",
    source: "Command Squads",
  },
  "dt.cmd.combined": {
    topic: "Command squads",
    text: "In a command squad with Armour 3 or 4 one soldier is Officer and Radio Operator.",
    source: "Officer Special Actions (component)",
  },
  "dt.cmd.vehicle-radio": {
    topic: "Command squads",
    text: "A vehicle that takes Officer special actions always has a Radio Operator.",
    source: "Officer Special Actions",
    open: ["dt.open.vehicle-radio"],
  },
  "dt.cmd.hero-officer": {
    topic: "Command squads",
    text: "A hero with Officer may take Officer special actions.",
    source: "Skills, Officer",
  },
  "dt.cmd.ammo": {
    topic: "Command squads",
    text: "AMMO DROP (Officer): 1 die, ARMY: a unit with Limited Ammo weapons in LOS within 20 cm gets all its ammunition back.",
    source: "Ammo Drop",
    open: ["dt.open.range-two"],
  },
  "dt.cmd.ammo-radio": {
    topic: "Command squads",
    text: "With a Radio Operator: any unit on the board.",
    source: "Ammo Drop",
  },
  "dt.cmd.moving": {
    topic: "Command squads",
    text: "GET MOVING (Officer): 1 die, ARMY: a unit in LOS within 20 cm that has already been activated this turn is chosen.",
    source: "Get Moving",
    open: ["dt.open.range-two"],
  },
  "dt.cmd.moving-now": {
    topic: "Command squads",
    text: "The command squad's activation ends at once and the chosen unit activates again, before the opponent acts.",
    source: "Get Moving",
  },
  "dt.cmd.moving-once": {
    topic: "Command squads",
    text: "A unit is re-activated at most once per turn.",
    source: "Get Moving",
  },
  "dt.cmd.moving-radio": {
    topic: "Command squads",
    text: "With a Radio Operator: any unit on the board.",
    source: "Get Moving",
  },
  "dt.cmd.reinforce": {
    topic: "Command squads",
    text: "REINFORCEMENT (Officer): 1 die, ARMY: an eliminated squad or support weapon (not a hero) comes back as a new unit, at full strength and ammunition.",
    source: "Reinforcements (inferred)",
  },
  "dt.cmd.reinforce-now": {
    topic: "Command squads",
    text: "The command squad's activation ends at once and the new unit activates.",
    source: "Reinforcements",
  },
  "dt.cmd.reinforce-enter": {
    topic: "Command squads",
    text: "It enters from the board edge as reserves do.",
    source: "Reinforcements",
  },
  "dt.cmd.again-ap": {
    topic: "Command squads",
    text: "A replacement unit or vehicle that is eliminated counts as one more unit eliminated.",
    source: "Reinforcements; Replacement Vehicle",
  },
  "dt.cmd.reinforce-once": {
    topic: "Command squads",
    text: "After one success the player takes no REINFORCEMENT action again this game.",
    source: "Reinforcements",
  },
  "dt.cmd.replace": {
    topic: "Command squads",
    text: "REPLACEMENT VEHICLE (Officer): 1 die, ARMY: an eliminated vehicle is chosen; its wreck is removed, and a new one comes, undamaged.",
    source: "Replacement Vehicle (inferred)",
  },
  "dt.cmd.replace-now": {
    topic: "Command squads",
    text: "The command squad's activation ends at once and the new vehicle activates, entering from the board edge as reserves do.",
    source: "Replacement Vehicle",
  },
  "dt.cmd.replace-once": {
    topic: "Command squads",
    text: "After one success the player takes no REPLACEMENT VEHICLE action again this game.",
    source: "Replacement Vehicle",
  },
  "dt.cmd.get-up": {
    topic: "Command squads",
    text: "GET UP (Medic): 1 die, ARMY or SHIELD: an infantry unit in LOS within 10 cm gets back 1 eliminated miniature (squad) or 1 point of damage (support weapon, hero).",
    source: "Get Up, It Ain't That Bad",
    open: ["dt.open.self-target", "dt.open.friendly-actions"],
  },
  "dt.cmd.returned-place": {
    topic: "Command squads",
    text: "A miniature that comes back (GET UP, MEDEVAC, RESURRECTION) is any eliminated one, at the owner's choice, placed so that the unit is coherent and no base overlaps.",
    source: "Get Up; Medevac; Resurrection (inferred)",
  },
  "dt.cmd.get-up-ammo": {
    topic: "Command squads",
    text: "The returned miniature does not change the ammunition the unit has left.",
    source: "Get Up, It Ain't That Bad",
  },
  "dt.cmd.stimulants": {
    topic: "Command squads",
    text: "INJECT STIMULANTS (Medic): names an infantry unit in LOS within 10 cm; 1 die: ARMY, either token at the player's choice; TARGET, an Attack Stimulants token; SHIELD, a Move Stimulants token.",
    source: "Inject Stimulants",
  },
  "dt.cmd.stim-attack": {
    topic: "Command squads",
    text: "A unit that activates with an Attack Stimulants token removes it, and its ATTACK counts as a SUSTAINED ATTACK.",
    source: "Inject Stimulants",
  },
  "dt.cmd.stim-move": {
    topic: "Command squads",
    text: "A unit that activates with a Move Stimulants token removes it, and its MOVE counts as a MARCH MOVE.",
    source: "Inject Stimulants",
  },
  "dt.cmd.stim-three": {
    topic: "Command squads",
    text: "The two-action attack or move takes the place of one of the unit's 2 actions, so that it takes 3 actions in all; with an ace or another third action it still takes no more than 3.",
    source: "Inject Stimulants",
    open: ["dt.open.stim-three", "dt.open.stim-both"],
  },
  "dt.cmd.repair": {
    topic: "Command squads",
    text: "MAKESHIFT REPAIR (Mechanic): names a vehicle in LOS within 10 cm; 5 dice, each ARMY gives back 1 point of damage.",
    source: "Makeshift Repair",
    open: ["dt.open.self-target", "dt.open.friendly-actions"],
  },
} as const satisfies Readonly<Record<string, RuleRow>>;
