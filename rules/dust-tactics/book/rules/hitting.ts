import type { RuleRow } from "../../../kernel/index.ts";

/** Rolling to hit, saves, damage, close combat: the clauses of the rule book in our own words. */
export const hittingRules = {
  "dt.hit.dice": {
    topic: "Rolling to hit",
    text: "Dice = the figure before the slash for the target's armour class × the number of miniatures firing that weapon at it.",
    source: "Roll to Hit",
  },
  "dt.hit.crew-one": {
    topic: "Rolling to hit",
    text: "A support weapon served by its team of 2 counts once in that product, not once for each soldier; likewise each mounted weapon of a vehicle counts once.",
    source: "Roll to Hit; Declare Targets (inferred)",
  },
  "dt.hit.army": { topic: "Rolling to hit", text: "Each ARMY is a hit.", source: "Roll to Hit" },
  "dt.hit.no-entry": {
    topic: "Rolling to hit",
    text: "A weapon with no entry for an armour class cannot attack it.",
    source: "Roll to Hit (inferred)",
  },
  "dt.hit.sustained-reroll": {
    topic: "Rolling to hit",
    text: "In a SUSTAINED ATTACK each die that missed may be re-rolled once; the second result stands.",
    source: "Roll to Hit",
  },
  "dt.blast.place": {
    topic: "Rolling to hit",
    text: "The centre of a blast weapon's template may be any point that the weapon could hit: in its arc, range and LOS.",
    source: "Roll to Hit, Blast",
    open: ["dt.open.blast-size"],
  },
  "dt.blast.die-each": {
    topic: "Rolling to hit",
    text: "1 die is rolled for each miniature under the template, friendly ones included.",
    source: "Roll to Hit, Blast",
    open: ["dt.open.blast-several"],
  },
  "dt.blast.partly": {
    topic: "Rolling to hit",
    text: "An infantry miniature is under it if its base is at least partly so; a vehicle or aircraft if its body, hull or turret is.",
    source: "Roll to Hit, Blast",
  },
  "dt.blast.multiple": {
    topic: "Rolling to hit",
    text: "A weapon with several blast icons rolls that many dice for each miniature.",
    source: "Roll to Hit, Blast; play reference",
  },
  "dt.blast.support-crew": {
    topic: "Rolling to hit",
    text: "A support weapon under the template takes dice for each soldier it still has.",
    source: "Roll to Hit, Blast",
  },
  "dt.blast.centre-los": {
    topic: "Rolling to hit",
    text: "Miniatures out of LOS of the template's centre are not hit and do not count as under it.",
    source: "Roll to Hit, Blast",
  },
  "dt.blast.per-unit": {
    topic: "Rolling to hit",
    text: "Dice are rolled and hits counted for each unit separately.",
    source: "Roll to Hit, Blast",
  },
  "dt.blast.one-level": {
    topic: "Rolling to hit",
    text: "Inside a building the attacker chooses the one floor that the blast hits.",
    source: "Roll to Hit, Blast",
  },
  "dt.blast.outside-ground": {
    topic: "Rolling to hit",
    text: "If the template's centre is outside the building, only miniatures on the ground floor are hit.",
    source: "Roll to Hit, Blast",
  },
  "dt.blast.dual-rating": {
    topic: "Rolling to hit",
    text: "A weapon with a blast icon against infantry and a number against vehicles uses one of them, at the attacker's choice: the template, leaving vehicles unharmed, or an ordinary shot at the vehicle, leaving infantry unharmed.",
    source: "Roll to Hit, Blast",
  },
  "dt.flame.template": {
    topic: "Rolling to hit",
    text: "A flame weapon of range 1 uses the short flame template, of range 2 or 3 the long one.",
    source: "Roll to Hit, Flame",
    open: ["dt.open.flame-size"],
  },
  "dt.flame.start": {
    topic: "Rolling to hit",
    text: "The template starts at the base of the firing infantry miniature, or at the hull, body or turret of the firing vehicle; for a vehicle's range 3 weapon it starts at the end of the weapon.",
    source: "Roll to Hit, Flame",
  },
  "dt.flame.aim": {
    topic: "Rolling to hit",
    text: "The axis of the template is the line from the centre of the firing miniature (or the end of a range 3 weapon) through the centre of the target miniature.",
    source: "Roll to Hit, Flame",
    open: ["dt.open.flame-aim"],
  },
  "dt.flame.whole-in-arc": {
    topic: "Rolling to hit",
    text: "The whole template lies in the weapon's field of fire.",
    source: "Roll to Hit, Flame",
  },
  "dt.flame.los": {
    topic: "Rolling to hit",
    text: "Only miniatures in LOS of the firing miniature are hit and count as under the template.",
    source: "Roll to Hit, Flame",
  },
  "dt.flame.die-each": {
    topic: "Rolling to hit",
    text: "Dice are rolled for each such miniature, of any unit and either side.",
    source: "Roll to Hit, Flame; Flame Weapons",
    open: ["dt.open.flame-dice"],
  },
  "dt.flame.no-saves": {
    topic: "Rolling to hit",
    text: "Hits from flame weapons get neither an infantry save nor a cover save.",
    source: "Flame Weapons",
  },
  "dt.save.cover-test": {
    topic: "Saves",
    text: "A miniature is in cover from an attacking miniature that has no point on its body, head, hull or turret from which lines to all points of the target's body, head, hull or turret are free of intervening terrain and smoke.",
    source: "Roll Saves",
    open: ["dt.open.cover-geometry"],
  },
  "dt.save.no-los-cover": {
    topic: "Saves",
    text: "A miniature to which there is no LOS is in cover, whatever blocks the LOS.",
    source: "Roll Saves",
  },
  "dt.save.miniatures-no-cover": {
    topic: "Saves",
    text: "Vehicles and aircraft that hide part of a target do not put it in cover as long as some LOS to it exists.",
    source: "Roll Saves (inferred)",
  },
  "dt.save.half-unit": {
    topic: "Saves",
    text: "An infantry unit has cover from an attacking miniature if half of its miniatures or more do.",
    source: "Roll Saves",
  },
  "dt.save.area-cover": {
    topic: "Saves",
    text: "Standing in area terrain, if only partly, or behind it, puts a miniature in cover.",
    source: "Roll Saves",
    open: ["dt.open.own-terrain"],
  },
  "dt.save.infantry-cover": {
    topic: "Saves",
    text: "Infantry in cover rolls 1 die per hit: each ARMY or SHIELD cancels a hit.",
    source: "Roll Saves; play reference",
  },
  "dt.save.infantry-open": {
    topic: "Saves",
    text: "Infantry without a cover save rolls 1 die per hit: each ARMY cancels a hit (infantry save).",
    source: "Roll Saves; play reference",
  },
  "dt.save.vehicle-cover": {
    topic: "Saves",
    text: "A vehicle or aircraft in cover rolls 1 die per hit: each ARMY cancels a hit.",
    source: "Roll Saves; play reference",
  },
  "dt.save.vehicle-open": {
    topic: "Saves",
    text: "A vehicle or aircraft that is not in cover has no save.",
    source: "Roll Saves (inferred)",
  },
  "dt.save.one-kind": {
    topic: "Saves",
    text: "A hit faces one save roll: the cover save if there is one, otherwise the infantry save.",
    source: "Roll Saves",
  },
  "dt.save.split-attackers": {
    topic: "Saves",
    text: "If the target is in cover from some attacking miniatures and not from others, the dice of the two groups are rolled and saved separately.",
    source: "Roll Saves",
  },
  "dt.save.blast-view": {
    topic: "Saves",
    text: "Cover against a blast is judged from the attacking miniature, not from the template's centre.",
    source: "Roll Saves",
  },
  "dt.dmg.one-by-one": {
    topic: "Damage",
    text: "Hits that were not cancelled are assigned to miniatures and resolved one at a time.",
    source: "Suffer Damage",
  },
  "dt.dmg.squad": {
    topic: "Damage",
    text: "Each hit on a squad eliminates 1 miniature, whatever the damage figure.",
    source: "Suffer Damage; play reference",
  },
  "dt.dmg.owner-picks": {
    topic: "Damage",
    text: "The squad's controller chooses which valid miniature each hit removes.",
    source: "Suffer Damage; play reference",
  },
  "dt.dmg.weapons-stay": {
    topic: "Damage",
    text: "A hit may be assigned to any miniature whatever it carries: an important weapon stays in the squad, because a survivor picks it up.",
    source: "Suffer Damage",
    open: ["dt.open.weapon-pickup"],
  },
  "dt.dmg.valid-only": {
    topic: "Damage",
    text: "Hits are assigned only to miniatures that the weapon could hit (arc, range and LOS, or under the template); hits beyond the number of those are lost.",
    source: "Suffer Damage",
    open: ["dt.open.valid-targets"],
  },
  "dt.dmg.templates-first": {
    topic: "Damage",
    text: "If a unit hits with templates and with direct fire, the template hits are allocated first.",
    source: "Suffer Damage",
  },
  "dt.dmg.support": {
    topic: "Damage",
    text: "Each hit on a support weapon marks 1 cross, whatever the damage figure (K excepted); it is eliminated when all are marked.",
    source: "Suffer Damage",
    open: ["dt.open.kill-support"],
  },
  "dt.dmg.amount": {
    topic: "Damage",
    text: "Each hit on a hero, vehicle or aircraft causes the damage after the slash for its armour class, 1 cross per point.",
    source: "Suffer Damage; play reference",
  },
  "dt.dmg.eliminated": {
    topic: "Damage",
    text: "A hero, vehicle or aircraft with all crosses marked is eliminated.",
    source: "Suffer Damage",
  },
  "dt.dmg.removed": {
    topic: "Damage",
    text: "Eliminated heroes and aircraft leave the table; so do eliminated squad miniatures and support weapons.",
    source: "Suffer Damage (inferred)",
  },
  "dt.dmg.wreck": {
    topic: "Damage",
    text: "An eliminated vehicle stays as a wreck: a terrain feature that gives cover and slows movement.",
    source: "Suffer Damage",
    open: ["dt.open.wreck-los"],
  },
  "dt.dmg.kill": {
    topic: "Damage",
    text: "A hit with damage K marks all remaining crosses of the miniature or support weapon it hits, which is eliminated.",
    source: "Suffer Damage; play reference",
    open: ["dt.open.kill-support"],
  },
  "dt.cc.after-ranged": {
    topic: "Close combat",
    text: "In one ATTACK a unit may use ranged weapons and then C weapons; all other weapons are resolved first, casualties included.",
    source: "Close Combat Weapons",
  },
  "dt.cc.retaliate": {
    topic: "Close combat",
    text: "The defending unit then strikes back with its own C weapons, before the casualties of the attacker's C weapons are removed.",
    source: "Close Combat Weapons",
    open: ["dt.open.strike-back-token"],
  },
  "dt.cc.reach": {
    topic: "Close combat",
    text: "A miniature attacks or strikes back with C weapons only if it is itself within 5 cm of a miniature of the enemy unit.",
    source: "Check Range; Close Combat Weapons",
  },
  "dt.cc.together": {
    topic: "Close combat",
    text: "Casualties from the C weapons of both sides are removed at the same time.",
    source: "Close Combat Weapons",
  },
  "dt.cc.no-saves": {
    topic: "Close combat",
    text: "Hits from C weapons get neither a cover save nor an infantry save (in fortifications see dt.fort.cc-bunker, dt.fort.cc-strongpoint).",
    source: "Close Combat Weapons; play reference",
  },
  "dt.cc.sustained-choice": {
    topic: "Close combat",
    text: "A unit taking a SUSTAINED ATTACK uses either ranged weapons or C weapons, not both.",
    source: "Close Combat Weapons; play reference",
  },
  "dt.cc.sustained-retaliate": {
    topic: "Close combat",
    text: "Against a SUSTAINED ATTACK with C weapons the defender strikes back as in an ATTACK: without re-rolls.",
    source: "Close Combat Weapons; play reference",
  },
  "dt.cc.standard-weapons": {
    topic: "Close combat",
    text: "Every infantry or vehicle miniature can make a C attack with standard weapons, 1/1 against every armour class up to and including 7.",
    source: "Close Combat Weapons",
    open: ["dt.open.standard-cc"],
  },
  "dt.cc.aircraft-none": {
    topic: "Close combat",
    text: "Aircraft cannot use standard weapons in close combat.",
    source: "Close Combat Weapons",
  },
} as const satisfies Readonly<Record<string, RuleRow>>;
