import { rulesUnder } from "../../../kernel/index.ts";

/** Rolling to hit, saves, damage, close combat: the clauses of the rule book in our own words. */
export const hittingRules = {
  ...rulesUnder("Rolling to hit", {
    "dt.hit.dice": {
      title: "How many dice an attack rolls",
      text: "Dice = the figure before the slash for the target's armour class × the number of miniatures firing that weapon at it.",
      source: "Roll to Hit",
    },
    "dt.hit.crew-one": {
      title: "A crewed weapon counts once",
      text: "A support weapon served by its team of 2 counts once in that product, not once for each soldier; likewise each mounted weapon of a vehicle counts once.",
      source: "Roll to Hit; Declare Targets (inferred)",
    },
    "dt.hit.army": {
      title: "Each ARMY hits",
      text: "Each ARMY is a hit.",
      source: "Roll to Hit",
    },
    "dt.hit.no-entry": {
      title: "A weapon without a value cannot attack",
      text: "A weapon with no entry for an armour class cannot attack it.",
      source: "Roll to Hit (inferred)",
    },
    "dt.hit.sustained-reroll": {
      title: "SUSTAINED: misses are re-rolled once",
      text: "In a SUSTAINED ATTACK each die that missed may be re-rolled once; the second result stands.",
      source: "Roll to Hit",
      open: ["dt.open.lucky-sustained"],
    },
    "dt.blast.place": {
      title: "Placing a blast",
      text: "The centre of a blast weapon's template may be any point that the weapon could hit: in its arc, range and LOS.",
      source: "Roll to Hit, Blast",
      open: ["dt.open.blast-size"],
    },
    "dt.blast.die-each": {
      title: "A blast: a die for each miniature",
      text: "1 die is rolled for each miniature under the template, friendly ones included.",
      source: "Roll to Hit, Blast",
      open: ["dt.open.blast-several"],
    },
    "dt.blast.partly": {
      title: "Partly under a blast is under it",
      text: "An infantry miniature is under it if its base is at least partly so; a vehicle or aircraft if its body, hull or turret is.",
      source: "Roll to Hit, Blast",
    },
    "dt.blast.multiple": {
      title: "A blast of several dice",
      text: "A weapon with several blast icons rolls that many dice for each miniature.",
      source: "Roll to Hit, Blast; play reference",
    },
    "dt.blast.support-crew": {
      title: "A blast on a support weapon",
      text: "A support weapon under the template takes dice for each soldier it still has.",
      source: "Roll to Hit, Blast",
    },
    "dt.blast.centre-los": {
      title: "A blast does not go round corners",
      text: "Miniatures out of LOS of the template's centre are not hit and do not count as under it.",
      source: "Roll to Hit, Blast",
    },
    "dt.blast.per-unit": {
      title: "A blast is rolled for each unit",
      text: "Dice are rolled and hits counted for each unit separately.",
      source: "Roll to Hit, Blast",
    },
    "dt.blast.one-level": {
      title: "A blast hits one floor",
      text: "Inside a building the attacker chooses the one floor that the blast hits.",
      source: "Roll to Hit, Blast",
    },
    "dt.blast.outside-ground": {
      title: "A blast outside hits the ground floor",
      text: "If the template's centre is outside the building, only miniatures on the ground floor are hit.",
      source: "Roll to Hit, Blast",
    },
    "dt.blast.dual-rating": {
      title: "Blast or shot: the attacker chooses",
      text: "A weapon with a blast icon against infantry and a number against vehicles uses one of them, at the attacker's choice: the template, leaving vehicles unharmed, or an ordinary shot at the vehicle, leaving infantry unharmed.",
      source: "Roll to Hit, Blast",
    },
    "dt.flame.template": {
      title: "The flame templates",
      text: "A flame weapon of range 1 uses the short flame template, of range 2 or 3 the long one.",
      source: "Roll to Hit, Flame",
      open: ["dt.open.flame-size"],
    },
    "dt.flame.start": {
      title: "Where a flame starts",
      text: "The template starts at the base of the firing infantry miniature, or at the hull, body or turret of the firing vehicle; for a vehicle's range 3 weapon it starts at the end of the weapon.",
      source: "Roll to Hit, Flame",
      open: ["dt.open.flame-aim"],
    },
    "dt.flame.aim": {
      title: "Where a flame points",
      text: "The axis of the template is the line from the centre of the firing miniature (or the end of a range 3 weapon) through the centre of the target miniature.",
      source: "Roll to Hit, Flame",
      open: ["dt.open.flame-aim"],
    },
    "dt.flame.whole-in-arc": {
      title: "A flame lies in the field of fire",
      text: "The whole template lies in the weapon's field of fire.",
      source: "Roll to Hit, Flame",
    },
    "dt.flame.los": {
      title: "A flame needs line of sight",
      text: "Only miniatures in LOS of the firing miniature are hit and count as under the template.",
      source: "Roll to Hit, Flame",
    },
    "dt.flame.die-each": {
      title: "A flame: dice for each miniature",
      text: "Dice are rolled for each such miniature, of any unit and either side.",
      source: "Roll to Hit, Flame; Flame Weapons",
      open: ["dt.open.flame-dice"],
    },
    "dt.flame.no-saves": {
      title: "No saves against flames",
      text: "Hits from flame weapons get neither an infantry save nor a cover save.",
      source: "Flame Weapons",
    },
  }),
  ...rulesUnder("Saves", {
    "dt.save.cover-test": {
      title: "When a miniature is in cover",
      text: "A miniature is in cover from an attacking miniature that has no point on its body, head, hull or turret from which lines to all points of the target's body, head, hull or turret are free of intervening terrain and smoke.",
      source: "Roll Saves",
      open: ["dt.open.cover-geometry"],
    },
    "dt.save.no-los-cover": {
      title: "Out of sight is in cover",
      text: "A miniature to which there is no LOS is in cover, whatever blocks the LOS.",
      source: "Roll Saves",
    },
    "dt.save.miniatures-no-cover": {
      title: "Vehicles give no cover",
      text: "Vehicles and aircraft that hide part of a target do not put it in cover as long as some LOS to it exists.",
      source: "Roll Saves (inferred)",
    },
    "dt.save.half-unit": {
      title: "Half of a unit in cover is enough",
      text: "An infantry unit has cover from an attacking miniature if half of its miniatures or more do.",
      source: "Roll Saves",
    },
    "dt.save.area-cover": {
      title: "In or behind a wood is cover",
      text: "Standing in area terrain, if only partly, or behind it, puts a miniature in cover.",
      source: "Roll Saves",
      open: ["dt.open.own-terrain"],
    },
    "dt.save.infantry-cover": {
      title: "Infantry in cover saves on ARMY or SHIELD",
      text: "Infantry in cover rolls 1 die per hit: each ARMY or SHIELD cancels a hit.",
      source: "Roll Saves; play reference",
    },
    "dt.save.infantry-open": {
      title: "Infantry in the open saves on ARMY",
      text: "Infantry without a cover save rolls 1 die per hit: each ARMY cancels a hit (infantry save).",
      source: "Roll Saves; play reference",
    },
    "dt.save.vehicle-cover": {
      title: "A vehicle in cover saves on ARMY",
      text: "A vehicle or aircraft in cover rolls 1 die per hit: each ARMY cancels a hit.",
      source: "Roll Saves; play reference",
    },
    "dt.save.vehicle-open": {
      title: "A vehicle in the open has no save",
      text: "A vehicle or aircraft that is not in cover has no save.",
      source: "Roll Saves (inferred)",
    },
    "dt.save.one-kind": {
      title: "One save for each hit",
      text: "A hit faces one save roll: the cover save if there is one, otherwise the infantry save.",
      source: "Roll Saves",
    },
    "dt.save.split-attackers": {
      title: "In cover from some attackers only",
      text: "If the target is in cover from some attacking miniatures and not from others, the dice of the two groups are rolled and saved separately.",
      source: "Roll Saves",
    },
    "dt.save.blast-view": {
      title: "Cover against a blast",
      text: "Cover against a blast is judged from the attacking miniature, not from the template's centre.",
      source: "Roll Saves",
    },
  }),
  ...rulesUnder("Damage", {
    "dt.dmg.one-by-one": {
      title: "Hits are dealt one by one",
      text: "Hits that were not cancelled are assigned to miniatures and resolved one at a time.",
      source: "Suffer Damage",
    },
    "dt.dmg.squad": {
      title: "A hit removes a soldier",
      text: "Each hit on a squad eliminates 1 miniature, whatever the damage figure.",
      source: "Suffer Damage; play reference",
    },
    "dt.dmg.owner-picks": {
      title: "The owner chooses which miniature falls",
      text: "The squad's controller chooses which valid miniature each hit removes.",
      source: "Suffer Damage; play reference",
    },
    "dt.dmg.weapons-stay": {
      title: "A survivor picks up the weapon",
      text: "A hit may be assigned to any miniature whatever it carries: an important weapon stays in the squad, because a survivor picks it up.",
      source: "Suffer Damage",
      open: ["dt.open.weapon-pickup"],
    },
    "dt.dmg.valid-only": {
      title: "Hits go only to miniatures that could be hit",
      text: "Hits are assigned only to miniatures that the weapon could hit (arc, range and LOS, or under the template); hits beyond the number of those are lost.",
      source: "Suffer Damage",
      open: ["dt.open.valid-targets"],
    },
    "dt.dmg.templates-first": {
      title: "Templates come first",
      text: "If a unit hits with templates and with direct fire, the template hits are allocated first.",
      source: "Suffer Damage",
    },
    "dt.dmg.support": {
      title: "A hit on a support weapon",
      text: "Each hit on a support weapon marks 1 cross, whatever the damage figure (K excepted); it is eliminated when all are marked.",
      source: "Suffer Damage",
      open: ["dt.open.kill-support"],
    },
    "dt.dmg.amount": {
      title: "A hit on a hero or vehicle",
      text: "Each hit on a hero, vehicle or aircraft causes the damage after the slash for its armour class, 1 cross per point.",
      source: "Suffer Damage; play reference",
    },
    "dt.dmg.eliminated": {
      title: "All crosses marked: eliminated",
      text: "A hero, vehicle or aircraft with all crosses marked is eliminated.",
      source: "Suffer Damage",
    },
    "dt.dmg.removed": {
      title: "What leaves the table",
      text: "Eliminated heroes and aircraft leave the table; so do eliminated squad miniatures and support weapons.",
      source: "Suffer Damage (inferred)",
    },
    "dt.dmg.wreck": {
      title: "A destroyed vehicle stays as a wreck",
      text: "An eliminated vehicle stays as a wreck: a terrain feature that gives cover and slows movement.",
      source: "Suffer Damage",
      open: ["dt.open.wreck-los"],
    },
    "dt.dmg.kill": {
      title: "Damage K kills at once",
      text: "A hit with damage K marks all remaining crosses of the miniature or support weapon it hits, which is eliminated.",
      source: "Suffer Damage; play reference",
      open: ["dt.open.kill-support"],
    },
  }),
  ...rulesUnder("Close combat", {
    "dt.cc.after-ranged": {
      title: "Close combat comes after firing",
      text: "In one ATTACK a unit may use ranged weapons and then C weapons; all other weapons are resolved first, casualties included.",
      source: "Close Combat Weapons",
    },
    "dt.cc.retaliate": {
      title: "The defender strikes back",
      text: "The defending unit then strikes back with its own C weapons, before the casualties of the attacker's C weapons are removed.",
      source: "Close Combat Weapons",
      open: ["dt.open.strike-back-token"],
    },
    "dt.cc.reach": {
      title: "Which miniatures reach in close combat",
      text: "A miniature attacks or strikes back with C weapons only if it is itself within 5 cm of a miniature of the enemy unit.",
      source: "Check Range; Close Combat Weapons",
    },
    "dt.cc.together": {
      title: "Both sides' casualties go together",
      text: "Casualties from the C weapons of both sides are removed at the same time.",
      source: "Close Combat Weapons",
    },
    "dt.cc.no-saves": {
      title: "No saves in close combat",
      text: "Hits from C weapons get neither a cover save nor an infantry save (in fortifications see dt.fort.cc-bunker, dt.fort.cc-strongpoint).",
      source: "Close Combat Weapons; play reference",
    },
    "dt.cc.sustained-choice": {
      title: "SUSTAINED: ranged or close, not both",
      text: "A unit taking a SUSTAINED ATTACK uses either ranged weapons or C weapons, not both.",
      source: "Close Combat Weapons; play reference",
    },
    "dt.cc.sustained-retaliate": {
      title: "Striking back never re-rolls",
      text: "Against a SUSTAINED ATTACK with C weapons the defender strikes back as in an ATTACK: without re-rolls.",
      source: "Close Combat Weapons; play reference",
    },
    "dt.cc.standard-weapons": {
      title: "Everybody has standard weapons for close combat",
      text: "Every infantry or vehicle miniature can make a C attack with standard weapons, 1/1 against every armour class up to and including 7; whoever has C weapons uses either these or standard weapons.",
      source: "Close Combat Weapons",
      open: ["dt.open.standard-cc"],
    },
    "dt.cc.aircraft-none": {
      title: "Aircraft have no standard weapons",
      text: "Aircraft cannot use standard weapons in close combat.",
      source: "Close Combat Weapons",
    },
  }),
};
