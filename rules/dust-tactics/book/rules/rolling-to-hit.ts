import { row, rulesUnder } from "../../../kernel/index.ts";

export const rollingToHitRules = rulesUnder("Rolling to hit", "Roll to Hit, Blast", {
  "dt.hit.dice": row("How many dice an attack rolls", {
    text: "Dice = the figure before the slash for the target's armour class × the number of miniatures firing that weapon at it.",
    source: "Roll to Hit",
  }),
  "dt.hit.crew-one": row("A crewed weapon counts once", {
    text: "A support weapon served by its team of 2 counts once in that product, not once for each soldier; likewise each mounted weapon of a vehicle counts once.",
    source: "Roll to Hit; Declare Targets (inferred)",
  }),
  "dt.hit.army": row("Each ARMY hits", { text: "Each ARMY is a hit.", source: "Roll to Hit" }),
  "dt.hit.no-entry": row("A weapon without a value cannot attack", {
    text: "A weapon with no entry for an armour class cannot attack it.",
    source: "Roll to Hit (inferred)",
  }),
  "dt.hit.sustained-reroll": row("SUSTAINED: misses are re-rolled once", {
    text: "In a SUSTAINED ATTACK each die that missed may be re-rolled once; the second result stands.",
    source: "Roll to Hit",
    open: ["dt.open.lucky-sustained"],
  }),
  "dt.blast.place": row("Placing a blast", {
    text: "The centre of a blast weapon's template may be any point that the weapon could hit: in its arc, range and LOS.",
    open: ["dt.open.blast-size"],
  }),
  "dt.blast.die-each": row("A blast: a die for each miniature", {
    text: "1 die is rolled for each miniature under the template, friendly ones included.",
    open: ["dt.open.blast-several"],
  }),
  "dt.blast.partly": row("Partly under a blast is under it", {
    text: "An infantry miniature is under it if its base is at least partly so; a vehicle or aircraft if its body, hull or turret is.",
  }),
  "dt.blast.multiple": row("A blast of several dice", {
    text: "A weapon with several blast icons rolls that many dice for each miniature.",
    source: "Roll to Hit, Blast; play reference",
  }),
  "dt.blast.support-crew": row("A blast on a support weapon", {
    text: "A support weapon under the template takes dice for each soldier it still has.",
  }),
  "dt.blast.centre-los": row("A blast does not go round corners", {
    text: "Miniatures out of LOS of the template's centre are not hit and do not count as under it.",
  }),
  "dt.blast.per-unit": row("A blast is rolled for each unit", {
    text: "Dice are rolled and hits counted for each unit separately.",
  }),
  "dt.blast.one-level": row("A blast hits one floor", {
    text: "Inside a building the attacker chooses the one floor that the blast hits.",
  }),
  "dt.blast.outside-ground": row("A blast outside hits the ground floor", {
    text: "If the template's centre is outside the building, only miniatures on the ground floor are hit.",
  }),
  "dt.blast.dual-rating": row("Blast or shot: the attacker chooses", {
    text: "A weapon with a blast icon against infantry and a number against vehicles uses one of them, at the attacker's choice: the template, leaving vehicles unharmed, or an ordinary shot at the vehicle, leaving infantry unharmed.",
  }),
  "dt.flame.template": row("The flame templates", {
    text: "A flame weapon of range 1 uses the short flame template, of range 2 or 3 the long one.",
    source: "Roll to Hit, Flame",
    open: ["dt.open.flame-size"],
  }),
  "dt.flame.start": row("Where a flame starts", {
    text: "The template starts at the base of the firing infantry miniature, or at the hull, body or turret of the firing vehicle; for a vehicle's range 3 weapon it starts at the end of the weapon.",
    source: "Roll to Hit, Flame",
    open: ["dt.open.flame-aim"],
  }),
  "dt.flame.aim": row("Where a flame points", {
    text: "The axis of the template is the line from the centre of the firing miniature (or the end of a range 3 weapon) through the centre of the target miniature.",
    source: "Roll to Hit, Flame",
    open: ["dt.open.flame-aim"],
  }),
  "dt.flame.whole-in-arc": row("A flame lies in the field of fire", {
    text: "The whole template lies in the weapon's field of fire.",
    source: "Roll to Hit, Flame",
  }),
  "dt.flame.los": row("A flame needs line of sight", {
    text: "Only miniatures in LOS of the firing miniature are hit and count as under the template.",
    source: "Roll to Hit, Flame",
  }),
  "dt.flame.die-each": row("A flame: dice for each miniature", {
    text: "Dice are rolled for each such miniature, of any unit and either side.",
    source: "Roll to Hit, Flame; Flame Weapons",
    open: ["dt.open.flame-dice"],
  }),
  "dt.flame.no-saves": row("No saves against flames", {
    text: "Hits from flame weapons get neither an infantry save nor a cover save.",
    source: "Flame Weapons",
  }),
});
