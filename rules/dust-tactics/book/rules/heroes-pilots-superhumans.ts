import { row, rulesUnder } from "../../../kernel/index.ts";

export const heroesPilotsSuperhumansRules = rulesUnder("Heroes, pilots, superhumans", "Heroes", {
  "dt.hero.single": row("A hero is a unit of one", {
    text: "A hero is an infantry unit of 1 miniature.",
    source: "Heroes (component)",
  }),
  "dt.hero.unique": row("Each hero once", { text: "A force contains each hero at most once." }),
  "dt.hero.join-armour": row("Which units a hero can join", {
    text: "A hero joins only an infantry squad or support weapon with the same Armour rating.",
  }),
  "dt.hero.join-distance": row("How near a hero joins", {
    text: "To join, the hero is within 15 cm of every miniature of the unit and in LOS of at least one.",
  }),
  "dt.hero.join-moment": row("When a hero joins", {
    text: "Joining happens when the unit activates, by a hero that has not yet activated; the hero is then part of the unit, and activated with it, until that activation ends. A hero may instead activate alone.",
  }),
  "dt.hero.join-one": row("One hero to a unit", { text: "At most 1 hero joins a unit." }),
  "dt.hero.join-move": row("A joined unit goes at the slower pace", {
    text: "The combined unit uses the lower of the two movement rates.",
  }),
  "dt.hero.shared-target": row("Hero and unit are one target", {
    text: "A hero near a unit that they could join counts as one unit with it when either is the target of an attack.",
    open: ["dt.open.square-hero"],
  }),
  "dt.hero.assign": row("The owner divides the hits", {
    text: "Hits on a combined unit are divided between hero and unit by the owning player.",
  }),
  "dt.hero.off-table": row("Joining off the table", {
    text: "A hero and an infantry unit that are both still off the table may join there; they then activate and enter together.",
  }),
  "dt.hero.no-tokens": row("Heroes are never suppressed", {
    text: "A hero never receives Under Fire or Suppression tokens.",
  }),
  "dt.hero.three-dice": row("A hero helps to shake off suppression", {
    text: "When a hero activates together with a unit that has such a token, joined to it or at its controls, the removal roll uses 3 dice.",
  }),
  "dt.hero.shared-nothing": row("A joined hero stays with the suppressed", {
    text: "If the unit stays suppressed, the joined hero takes the NOTHING first action with it.",
  }),
  "dt.pilot.who": row("Who can be a pilot", {
    text: "Only a hero with Pilot or Ace Pilot pilots a vehicle, and only one with Air Pilot or Ace Air Pilot an aircraft.",
    source: "Piloting",
  }),
  "dt.pilot.one": row("One pilot", { text: "A vehicle or aircraft has at most 1 hero as pilot.", source: "Piloting" }),
  "dt.pilot.mount": row("Mounting a vehicle", {
    text: "The hero starts mounted, or mounts by moving into contact, all miniatures of the unit they are with included.",
    source: "Piloting",
    open: ["dt.open.mount-activation"],
  }),
  "dt.pilot.dismount": row("The pilot gets out", {
    text: "Before the vehicle activates, the hero may dismount with a MOVE or MARCH MOVE away from it, and then finish their own activation.",
    source: "Piloting",
    open: ["dt.open.square-dismount"],
  }),
  "dt.pilot.not-both": row("Not in and out at once", {
    text: "A hero does not mount and dismount in the same activation.",
    source: "Piloting",
  }),
  "dt.pilot.abandoned": row("A vehicle without its pilot", {
    text: "A vehicle or aircraft whose pilot dismounted takes no actions until the hero mounts it again, unless it is large or huge.",
    source: "Piloting",
  }),
  "dt.pilot.together": row("Pilot and vehicle act together", {
    text: "The pilot activates with the vehicle or aircraft and performs the same actions.",
    source: "Piloting",
  }),
  "dt.pilot.safe": row("A pilot is safe inside", {
    text: "While piloting, a hero cannot be targeted and cannot use their own weapons, but can use their skills.",
    source: "Piloting",
  }),
  "dt.pilot.escape": row("When the vehicle is destroyed the pilot rolls", {
    text: "If the vehicle or aircraft is destroyed, its pilot's player rolls 1 die: on ARMY or SHIELD the hero is unharmed, otherwise takes 1 damage.",
    source: "Piloting",
    open: ["dt.open.recovery-symbol"],
  }),
  "dt.pilot.placed": row("Where the pilot lands", {
    text: "The surviving hero is placed within 10 cm of the vehicle and counts as activated this turn.",
    source: "Piloting",
  }),
  "dt.super.never-joins": row("A superhuman joins nobody", {
    text: "A superhuman is a hero that never joins a unit.",
    source: "Superhumans",
  }),
  "dt.super.sidekick": row("A sidekick may join its superhuman", {
    text: "A hero with Sidekick follows the hero rules and may also join the superhuman that the attribute names.",
    source: "Superhumans",
  }),
  "dt.super.no-command": row("No orders for a superhuman", {
    text: "Officer, Medic and Mechanic special actions cannot target a superhuman.",
    source: "Superhumans",
  }),
  "dt.super.no-tokens": row("Superhumans are never suppressed", {
    text: "A superhuman never receives Under Fire or Suppression tokens.",
    source: "Superhumans",
  }),
});
