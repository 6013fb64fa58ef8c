import type { RuleRow } from "../../../kernel/index.ts";

/** Heroes, pilots, superhumans: the clauses of the rule book in our own words. */
export const heroesRules = {
  "dt.hero.single": {
    topic: "Heroes, pilots, superhumans",
    text: "A hero is an infantry unit of 1 miniature.",
    source: "Heroes (component)",
  },
  "dt.hero.unique": {
    topic: "Heroes, pilots, superhumans",
    text: "A force contains each hero at most once.",
    source: "Heroes",
  },
  "dt.hero.join-armour": {
    topic: "Heroes, pilots, superhumans",
    text: "A hero joins only an infantry squad or support weapon with the same Armour rating.",
    source: "Heroes",
  },
  "dt.hero.join-distance": {
    topic: "Heroes, pilots, superhumans",
    text: "To join, the hero is within 15 cm of every miniature of the unit and in LOS of at least one.",
    source: "Heroes",
  },
  "dt.hero.join-moment": {
    topic: "Heroes, pilots, superhumans",
    text: "Joining happens when the unit activates, by a hero that has not yet activated; the hero is then part of the unit, and activated with it, until that activation ends. A hero may instead activate alone.",
    source: "Heroes",
  },
  "dt.hero.join-one": { topic: "Heroes, pilots, superhumans", text: "At most 1 hero joins a unit.", source: "Heroes" },
  "dt.hero.join-move": {
    topic: "Heroes, pilots, superhumans",
    text: "The combined unit uses the lower of the two movement rates.",
    source: "Heroes",
  },
  "dt.hero.shared-target": {
    topic: "Heroes, pilots, superhumans",
    text: "A hero near a unit that they could join counts as one unit with it when either is the target of an attack.",
    source: "Heroes",
    open: ["dt.open.square-hero"],
  },
  "dt.hero.assign": {
    topic: "Heroes, pilots, superhumans",
    text: "Hits on a combined unit are divided between hero and unit by the owning player.",
    source: "Heroes",
  },
  "dt.hero.off-table": {
    topic: "Heroes, pilots, superhumans",
    text: "A hero and an infantry unit that are both still off the table may join there; they then activate and enter together.",
    source: "Heroes",
  },
  "dt.hero.no-tokens": {
    topic: "Heroes, pilots, superhumans",
    text: "A hero never receives Under Fire or Suppression tokens.",
    source: "Heroes",
  },
  "dt.hero.three-dice": {
    topic: "Heroes, pilots, superhumans",
    text: "When a hero activates together with a unit that has such a token, the removal roll uses 3 dice.",
    source: "Heroes",
  },
  "dt.hero.shared-nothing": {
    topic: "Heroes, pilots, superhumans",
    text: "If the unit stays suppressed, the joined hero takes the NOTHING first action with it.",
    source: "Heroes",
  },
  "dt.pilot.who": {
    topic: "Heroes, pilots, superhumans",
    text: "Only a hero with Pilot or Ace Pilot pilots a vehicle, and only one with Air Pilot or Ace Air Pilot an aircraft.",
    source: "Piloting",
  },
  "dt.pilot.one": {
    topic: "Heroes, pilots, superhumans",
    text: "A vehicle or aircraft has at most 1 hero as pilot.",
    source: "Piloting",
  },
  "dt.pilot.mount": {
    topic: "Heroes, pilots, superhumans",
    text: "The hero starts mounted, or mounts by moving into contact, all miniatures of the unit they are with included.",
    source: "Piloting",
    open: ["dt.open.mount-activation"],
  },
  "dt.pilot.dismount": {
    topic: "Heroes, pilots, superhumans",
    text: "Before the vehicle activates, the hero may dismount with a MOVE or MARCH MOVE away from it, and then finish their own activation.",
    source: "Piloting",
    open: ["dt.open.square-dismount"],
  },
  "dt.pilot.not-both": {
    topic: "Heroes, pilots, superhumans",
    text: "A hero does not mount and dismount in the same activation.",
    source: "Piloting",
  },
  "dt.pilot.abandoned": {
    topic: "Heroes, pilots, superhumans",
    text: "A vehicle or aircraft whose pilot dismounted takes no actions until the hero mounts it again, unless it is large or huge.",
    source: "Piloting",
  },
  "dt.pilot.together": {
    topic: "Heroes, pilots, superhumans",
    text: "The pilot activates with the vehicle or aircraft and performs the same actions.",
    source: "Piloting",
  },
  "dt.pilot.safe": {
    topic: "Heroes, pilots, superhumans",
    text: "While piloting, a hero cannot be targeted and cannot use their own weapons, but can use their skills.",
    source: "Piloting",
  },
  "dt.pilot.escape": {
    topic: "Heroes, pilots, superhumans",
    text: "If the vehicle or aircraft is destroyed, its pilot's player rolls 1 die: on ARMY or SHIELD the hero is unharmed, otherwise takes 1 damage.",
    source: "Piloting",
    open: ["dt.open.recovery-symbol"],
  },
  "dt.pilot.placed": {
    topic: "Heroes, pilots, superhumans",
    text: "The surviving hero is placed within 10 cm of the vehicle and counts as activated this turn.",
    source: "Piloting",
  },
  "dt.super.never-joins": {
    topic: "Heroes, pilots, superhumans",
    text: "A superhuman is a hero that never joins a unit.",
    source: "Superhumans",
  },
  "dt.super.sidekick": {
    topic: "Heroes, pilots, superhumans",
    text: "A hero with Sidekick follows the hero rules and may also join the superhuman that the attribute names.",
    source: "Superhumans",
  },
  "dt.super.no-command": {
    topic: "Heroes, pilots, superhumans",
    text: "Officer, Medic and Mechanic special actions cannot target a superhuman.",
    source: "Superhumans",
  },
  "dt.super.no-tokens": {
    topic: "Heroes, pilots, superhumans",
    text: "A superhuman never receives Under Fire or Suppression tokens.",
    source: "Superhumans",
  },
} as const satisfies Readonly<Record<string, RuleRow>>;
