import { row, rulesUnder } from "../../../kernel/index.ts";

export const commandSquadsRules = rulesUnder("Command squads", "Get Moving", {
  "dt.cmd.squad": row("A command squad", {
    text: "A command squad is an infantry unit with an Officer, a Radio Operator, a Medic and a Mechanic, as its card lists.",
    source: "Command Squads (component)",
  }),
  "dt.cmd.lost": row("What a command squad loses", {
    text: "When one of them is eliminated the squad loses that one's special actions.",
    source: "Command Squads",
  }),
  "dt.cmd.combined": row("Officer and radio in one", {
    text: "In a command squad with Armour 3 or 4 one soldier is Officer and Radio Operator.",
    source: "Officer Special Actions (component)",
  }),
  "dt.cmd.vehicle-radio": row("A vehicle always has a radio", {
    text: "A vehicle that takes Officer special actions, as one with an Officer for its pilot does, always has a Radio Operator; none of our cards is one.",
    source: "Officer Special Actions",
    open: ["dt.open.vehicle-radio"],
  }),
  "dt.cmd.hero-officer": row("A hero as Officer", {
    text: "A hero with Officer may take Officer special actions.",
    source: "Skills, Officer",
  }),
  "dt.cmd.ammo": row("AMMO DROP: ammunition back", {
    text: "AMMO DROP (Officer): 1 die, ARMY: a unit with Limited Ammo weapons in LOS within 20 cm gets all its ammunition back.",
    source: "Ammo Drop",
    open: ["dt.open.range-two"],
  }),
  "dt.cmd.ammo-radio": row("AMMO DROP by radio", {
    text: "With a Radio Operator: any unit on the board.",
    source: "Ammo Drop",
  }),
  "dt.cmd.moving": row("GET MOVING: another activation", {
    text: "GET MOVING (Officer): 1 die, ARMY: a unit in LOS within 20 cm that has already been activated this turn is chosen.",
    open: ["dt.open.range-two"],
  }),
  "dt.cmd.moving-now": row("GET MOVING: at once", {
    text: "The command squad's activation ends at once and the chosen unit activates again, before the opponent acts.",
  }),
  "dt.cmd.moving-once": row("GET MOVING: once a turn", { text: "A unit is re-activated at most once per turn." }),
  "dt.cmd.moving-radio": row("GET MOVING by radio", { text: "With a Radio Operator: any unit on the board." }),
  "dt.cmd.reinforce": row("REINFORCEMENT: a unit comes back", {
    text: "REINFORCEMENT (Officer): 1 die, ARMY: an eliminated squad or support weapon (not a hero) comes back as a new unit, at full strength and ammunition.",
    source: "Reinforcements (inferred)",
  }),
  "dt.cmd.reinforce-now": row("REINFORCEMENT: at once", {
    text: "The command squad's activation ends at once and the new unit activates.",
    source: "Reinforcements",
  }),
  "dt.cmd.reinforce-enter": row("REINFORCEMENT: where it enters", {
    text: "It enters from the board edge as reserves do.",
    source: "Reinforcements",
  }),
  "dt.cmd.again-ap": row("Units that came back count again", {
    text: "A replacement unit or vehicle that is eliminated counts as one more unit eliminated.",
    source: "Reinforcements; Replacement Vehicle",
  }),
  "dt.cmd.reinforce-once": row("REINFORCEMENT: once a game", {
    text: "After one success the player takes no REINFORCEMENT action again this game.",
    source: "Reinforcements",
  }),
  "dt.cmd.replace": row("REPLACEMENT VEHICLE: a new one comes", {
    text: "REPLACEMENT VEHICLE (Officer): 1 die, ARMY: an eliminated vehicle is chosen; its wreck is removed, and a new one comes, undamaged.",
    source: "Replacement Vehicle (inferred)",
  }),
  "dt.cmd.replace-now": row("REPLACEMENT VEHICLE: at once", {
    text: "The command squad's activation ends at once and the new vehicle activates, entering from the board edge as reserves do.",
    source: "Replacement Vehicle",
  }),
  "dt.cmd.replace-once": row("REPLACEMENT VEHICLE: once a game", {
    text: "After one success the player takes no REPLACEMENT VEHICLE action again this game.",
    source: "Replacement Vehicle",
  }),
  "dt.cmd.get-up": row("GET UP: a soldier comes back", {
    text: "GET UP (Medic): 1 die, ARMY or SHIELD: an infantry unit in LOS within 10 cm gets back 1 eliminated miniature (squad) or 1 point of damage (support weapon, hero).",
    source: "Get Up, It Ain't That Bad",
    open: ["dt.open.self-target", "dt.open.friendly-actions"],
  }),
  "dt.cmd.returned-place": row("Where a soldier comes back", {
    text: "A miniature that comes back (GET UP, MEDEVAC, RESURRECTION) is any eliminated one, at the owner's choice, placed so that the unit is coherent and no base overlaps.",
    source: "Get Up; Medevac; Resurrection (inferred)",
  }),
  "dt.cmd.get-up-ammo": row("GET UP: no ammunition", {
    text: "The returned miniature does not change the ammunition the unit has left.",
    source: "Get Up, It Ain't That Bad",
  }),
  "dt.cmd.stimulants": row("INJECT STIMULANTS: faster or fiercer", {
    text: "INJECT STIMULANTS (Medic): names an infantry unit in LOS within 10 cm; 1 die: ARMY, either token at the player's choice; TARGET, an Attack Stimulants token; SHIELD, a Move Stimulants token.",
    source: "Inject Stimulants",
  }),
  "dt.cmd.stim-attack": row("Attack Stimulants: SUSTAINED for one action", {
    text: "A unit that activates with an Attack Stimulants token removes it, and its ATTACK counts as a SUSTAINED ATTACK.",
    source: "Inject Stimulants",
  }),
  "dt.cmd.stim-move": row("Move Stimulants: MARCH for one action", {
    text: "A unit that activates with a Move Stimulants token removes it, and its MOVE counts as a MARCH MOVE.",
    source: "Inject Stimulants",
  }),
  "dt.cmd.stim-three": row("Stimulants: three actions at most", {
    text: "The two-action attack or move takes the place of one of the unit's 2 actions, so that it takes 3 actions in all; with an ace or another third action it still takes no more than 3.",
    source: "Inject Stimulants",
    open: ["dt.open.stim-three", "dt.open.stim-both"],
  }),
  "dt.cmd.repair": row("MAKESHIFT REPAIR: damage removed", {
    text: "MAKESHIFT REPAIR (Mechanic): names a vehicle in LOS within 10 cm; 5 dice, each ARMY gives back 1 point of damage.",
    source: "Makeshift Repair",
    open: ["dt.open.self-target", "dt.open.friendly-actions"],
  }),
});
