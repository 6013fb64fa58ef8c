import { row, rulesUnder } from "../../../kernel/index.ts";

export const vehicleAttributesRules = rulesUnder("Vehicle attributes", "Naval Unit", {
  "dt.veh.air-alert": row("Air alert: TARGET hits an aircraft", {
    text: "Air alert: AIR ALERT names an enemy aircraft in LOS; 1 die, on ARMY friendly vehicles hit that aircraft on TARGET as well as ARMY for the rest of the turn.",
    source: "Air Alert",
  }),
  "dt.veh.amphibious": row("Amphibious: through deep water", {
    text: "Amphibious: the vehicle moves through deep water as if it were open.",
    source: "Amphibious",
  }),
  "dt.veh.command-radio": row("Command vehicle: a radio more", {
    text: "Command vehicle: a command squad mounted in it has an additional Radio Operator.",
    source: "Command Vehicle",
  }),
  "dt.veh.command-reroll": row("Command vehicle: re-rolls", {
    text: "Officers, Mechanics and Medics mounted in it may re-roll failed command squad special actions.",
    source: "Command Vehicle",
  }),
  "dt.veh.crew-cc": row("Crew: close combat", {
    text: "Crew: close combat may be fought with the crew's standard weapons in place of the vehicle's own attack, one for each point of damage remaining (dt.declare.vehicle-crew-count).",
    source: "Crew",
  }),
  "dt.veh.dozer-cover": row("Dozer blade: cover", {
    text: "Dozer blade: a DOZER action puts the vehicle in cover until it takes a MOVE or MARCH MOVE.",
    source: "Dozer Blade",
  }),
  "dt.veh.engineer": row("Who can do engineering", {
    text: "A vehicle with a Dozer blade, and every Engineer vehicle, can perform engineering tasks.",
    source: "Dozer Blade; Engineer Vehicle",
  }),
  "dt.veh.helicopter": row("Helicopter: need not move", {
    text: "Helicopter: no compulsory move, so it may take a SUSTAINED ATTACK.",
    source: "Helicopter",
  }),
  "dt.veh.mechanic": row("Mechanic: repairs", {
    text: "Mechanic: the vehicle may take MAKESHIFT REPAIR (dt.cmd.repair).",
    source: "Mechanic",
    open: ["dt.open.self-target"],
  }),
  "dt.veh.medevac": row("Medevac: brings soldiers back", {
    text: "Medevac: MEDEVAC names an infantry unit within 10 cm; 1 die per soldier it has lost, each ARMY returns one.",
    source: "Medevac",
    open: ["dt.open.friendly-actions"],
  }),
  "dt.veh.naval-water": row("Naval unit: deep water only", {
    text: "Naval unit: deep water is open to it; it enters no other terrain.",
    open: ["dt.open.naval-ground"],
  }),
  "dt.veh.naval-attack": row("Naval unit: a free ATTACK", {
    text: "It may make a free ATTACK right after a MARCH MOVE.",
  }),
  "dt.veh.naval-sunk": row("Naval unit: it sinks", { text: "Eliminated, it becomes deep water terrain, not a wreck." }),
  "dt.veh.pilot-name": row("Pilot: only the one named", {
    text: "Pilot: Name: only the named hero pilots it; it may be fielded without a pilot; an army has at most one of it.",
    source: "Pilot: Name",
  }),
  "dt.veh.smoke": row("Smoke launchers", {
    text: "Smoke launchers: once per game LAUNCH SMOKE puts a smoke screen of blast template size on the vehicle, centre on centre.",
    source: "Smoke Launchers",
    open: ["dt.open.smoke-launcher"],
  }),
});
