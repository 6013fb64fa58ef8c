import { row, rulesUnder } from "../../../kernel/index.ts";

export const fortificationsRules = rulesUnder("Fortifications", "Deploying Fortifications", {
  "dt.fort.cost": row("What fortifications cost", {
    text: "A bunker costs 15 AP, a strongpoint 10 AP.",
    source: "Fortifications",
  }),
  "dt.fort.scenario-free": row("A scenario's free fortifications", {
    text: "A scenario may give a player fortifications for no AP.",
    source: "Fortifications",
  }),
  "dt.fort.free": row("A strongpoint unit's own fortification", {
    text: "A unit with Strongpoint brings one strongpoint within its own AP; making it a bunker costs 5 AP more.",
    source: "Fortifications",
  }),
  "dt.fort.deploy": row("When fortifications are placed", {
    text: "Fortifications are placed in their owner's deployment area at the start, before any objective.",
  }),
  "dt.fort.no-objective": row("No objective in a fortification", {
    text: "Bunkers and strongpoints have no objective in, on or under them.",
  }),
  "dt.fort.spacing": row("How far apart fortifications lie", {
    text: "A bunker or strongpoint is at least 10 cm from every table edge and impassable terrain, and 20 cm from every other bunker or strongpoint.",
  }),
  "dt.fort.unit-start": row("A strongpoint unit starts inside", {
    text: "A Strongpoint unit is placed in one at the start and cannot be held in reserve.",
  }),
  "dt.fort.bunker-walls": row("Bunkers have doors at the rear", {
    text: "Bunker walls are impassable; the only way in or out is the doors at the rear.",
    source: "Movement through Bunkers",
  }),
  "dt.fort.bunker-door": row("No way into an enemy's bunker", {
    text: "Nobody goes through the doors while an enemy unit occupies the bunker.",
    source: "Movement through Bunkers",
  }),
  "dt.fort.strongpoint-walls": row("Strongpoint walls are crossed", {
    text: "Strongpoint walls are normal terrain and may be crossed to enter or leave.",
    source: "Movement through Bunkers",
    open: ["dt.open.fort-terrain"],
  }),
  "dt.fort.infantry-only": row("Infantry only in fortifications", {
    text: "Only infantry may be placed in, enter or leave a bunker or strongpoint.",
    source: "Movement through Bunkers",
  }),
  "dt.fort.room": row("Eight miniatures to a fortification", {
    text: "A bunker or strongpoint has room for 8 miniatures: nobody else enters it or is placed in it.",
    source: "Bunkers and strongpoints (component)",
  }),
  "dt.fort.block-los": row("Fortifications block sight", {
    text: "Bunkers and strongpoints are terrain and block LOS.",
    source: "LOS to Bunkers",
    open: ["dt.open.bunker-cover", "dt.open.level-top"],
  }),
  "dt.fort.bunker-view": row("A bunker looks ahead", {
    text: "Units in a bunker see and are seen only within 90° to either side of its facing.",
    source: "LOS to Bunkers",
  }),
  "dt.fort.strongpoint-view": row("A strongpoint looks all round", {
    text: "Units in a strongpoint see and are seen in every direction.",
    source: "LOS to Bunkers",
  }),
  "dt.fort.main-weapon": row("A fortification's main weapon", {
    text: "A strongpoint unit's main weapon fires up to 45° to either side of the fortification's facing.",
    source: "Weapons in Bunkers",
  }),
  "dt.fort.no-aircraft": row("No firing at aircraft from a bunker", {
    text: "No weapon fires at aircraft from inside a bunker.",
    source: "Weapons in Bunkers",
  }),
  "dt.fort.no-artillery": row("No artillery from a bunker", {
    text: "No artillery weapon fires from inside a bunker.",
    source: "Weapons in Bunkers",
  }),
  "dt.fort.bunker-reroll": row("A bunker re-rolls saves", {
    text: "In a bunker each failed infantry or cover save is re-rolled: ARMY or SHIELD cancels the hit.",
    source: "Cover From Bunkers",
  }),
  "dt.fort.strongpoint-reroll": row("A strongpoint re-rolls saves", {
    text: "In a strongpoint it is re-rolled too, but only ARMY cancels.",
    source: "Cover From Bunkers",
  }),
  "dt.fort.cc-reach": row("Close combat at a fortification", {
    text: "Miniatures next to a strongpoint, or to a bunker's firing slit or rear doors, can attack with C weapons, and be attacked by, any miniature inside.",
    source: "Close-combat Against Bunkers",
    open: ["dt.open.opening-corner", "dt.open.adjacent"],
  }),
  "dt.fort.cc-bunker": row("Close combat against a bunker", {
    text: "C hits from outside on a unit in a bunker are cancelled by ARMY or SHIELD, 1 die each.",
    source: "Close-combat Against Bunkers",
  }),
  "dt.fort.cc-strongpoint": row("Close combat against a strongpoint", {
    text: "C hits from outside on a unit in a strongpoint are cancelled by ARMY, 1 die each.",
    source: "Close-combat Against Bunkers",
  }),
  "dt.fort.special-actions": row("Special actions from inside", {
    text: "A unit inside cannot use a special action that needs a target within range 1 on a unit outside.",
    source: "Special Actions in Bunkers",
  }),
  "dt.fort.trench-los": row("Trenches and sight", {
    text: "Trenches have no effect on LOS.",
    source: "Trenches",
    open: ["dt.open.fort-terrain"],
  }),
  "dt.fort.trench-cover": row("A trench gives cover", {
    text: "Infantry in a trench is in cover.",
    source: "Trenches",
  }),
  "dt.fort.wire-roll": row("Crossing wire", {
    text: "An infantry unit whose move would enter, cross or leave wire rolls 1 die: ARMY, it completes the move; TARGET or SHIELD, it stops moving until its activation ends.",
    source: "Barbed Wire",
  }),
  "dt.fort.wire-vehicles": row("Vehicles and wire", {
    text: "Vehicles make no wire roll.",
    source: "Barbed Wire (inferred)",
    open: ["dt.open.fort-terrain"],
  }),
  "dt.fort.wire-cut": row("Cutting wire", {
    text: "An infantry unit next to wire may take ENGINEERING: 1 die, ARMY removes the wire.",
    source: "Barbed Wire",
    open: ["dt.open.adjacent"],
  }),
  "dt.fort.mine-attack": row("Mines attack every unit that crosses", {
    text: "A unit that moves into, through or out of a minefield is attacked with rating */2, rolled by the opponent.",
    source: "Minefields",
    open: ["dt.open.mine-rating", "dt.open.mine-effects", "dt.open.mine-riders"],
  }),
  "dt.fort.mine-over": row("Flying over mines and wire", {
    text: "Aircraft, and Flying or Jump units that do not end in it, pass over a minefield (and wire) without an attack or a roll.",
    source: "Minefields; Terrain; Flying (inferred)",
  }),
  "dt.fort.mine-clear": row("Clearing a minefield", {
    text: "An infantry unit next to a minefield may take ENGINEERING: 1 die, ARMY removes the minefield.",
    source: "Minefields",
    open: ["dt.open.adjacent"],
  }),
  "dt.fort.mine-fail": row("Clearing a minefield can fail", {
    text: "On TARGET or SHIELD the unit is attacked as by dt.fort.mine-attack and gets a Suppression token.",
    source: "Minefields",
  }),
  "dt.fort.eng-wire": row("An engineer vehicle clears wire", {
    text: "An engineer vehicle with cutting or grapple weapons next to wire may take ENGINEERING: 1 die, or 2 with a pair of chainsaws or claws; any ARMY removes the wire.",
    source: "Engineering Vehicles",
    open: ["dt.open.adjacent"],
  }),
  "dt.fort.eng-bunker": row("A dozer buries a bunker", {
    text: "With a dozer blade, next to a bunker, it may take two ENGINEERING actions in a row in one activation: 1 die, ARMY buries the bunker and eliminates every unit inside, friend or enemy.",
    source: "Engineering Vehicles",
    open: ["dt.open.buried-own", "dt.open.adjacent"],
  }),
  "dt.fort.eng-trench": row("A dozer fills a trench", {
    text: "With a dozer blade, next to a trench, ENGINEERING: 1 die, ARMY removes the trench; units in it are unharmed and lose its cover.",
    source: "Engineering Vehicles",
    open: ["dt.open.adjacent"],
  }),
  "dt.fort.eng-mines": row("A dozer clears mines", {
    text: "With a dozer blade, next to a minefield, ENGINEERING: 1 die, ARMY removes it; any other roll has no effect.",
    source: "Engineering Vehicles",
    open: ["dt.open.adjacent"],
  }),
});
