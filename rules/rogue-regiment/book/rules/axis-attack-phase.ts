import { row, rulesUnder } from "../../../kernel/index.ts";

export const axisAttackPhaseRules = rulesUnder("Axis Attack Phase", "Axis Attack Phase, p.17", {
  "rr.axisattack.all": row("Every enemy that can attack does", {
    text: "Every Axis unit in a position to attack an Operator does so.",
    open: ["rr.open.attack-unspotted"],
  }),
  "rr.axisattack.explosives-first": row("Explosives go first", {
    text: "Mortars and other explosive weapons attack before all other units.",
    source: "How to Play, p.5; Mortar Teams, p.22",
  }),
  "rr.axisattack.one-target": row("One Operator for each attacker", { text: "Each unit attacks only one Operator." }),
  "rr.axisattack.best-target": row("An enemy takes the best target", {
    text: "It takes the Operator it is best placed to attack: least cover modifiers or shortest range.",
    open: ["rr.open.best-target"],
  }),
  "rr.axisattack.tie": row("You choose among equal targets", {
    text: "Among equally good targets the players choose.",
  }),
  "rr.axisattack.not-adjacent-cover": row("Cover away from the Operator does not count", {
    text: "Cover on the line to which the Operator is not adjacent gives no modifier.",
    source: "Axis Attack example (3 SMG), p.17",
  }),
  "rr.axisattack.adjacent-none": row("Right beside you, cover is ignored", {
    text: "A unit adjacent to the Operator ignores the cover of a low wall, forest square or window.",
  }),
  "rr.axisattack.combine": row("Range and cover add up", {
    text: "Range and cover modifiers add up.",
    source: "Axis Attack example (forest), p.17",
  }),
});
