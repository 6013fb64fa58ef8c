import { row, rulesUnder } from "../../../kernel/index.ts";

/** Sneak: the clauses of the rule book in our own words. */
export const sneakRules = rulesUnder("Sneak", {
  "zh.sneak.attackers": row("Only attackers Sneak", { text: "Only attackers can Sneak.", source: "Sneak (p.24)" }),
  "zh.sneak.dice": row("What Sneak rolls", { text: "Sneak rolls its dice against React.", source: "Sneak (p.24)" }),
  "zh.sneak.unseen-die": row("Unseen, a Sneak rolls one more die", {
    text: 'If, as the action starts, no enemy within 15" has line of sight to the fighter, it rolls one more die.',
    source: "Sneak (p.24)",
  }),
  "zh.sneak.distance": row("How far a Sneak goes", {
    text: 'The move is at most 4" plus 1" per success, with free turns.',
    source: "Sneak (p.24)",
  }),
  "zh.sneak.alert-15": row('Nobody within 15": alerts do not count', {
    text: 'Alert results count only if an enemy is within 15".',
    source: "Sneak (p.24)",
  }),
  "zh.sneak.not-watched": row("No Sneak under close watch", {
    text: "A fighter under close watch cannot choose Sneak.",
    source: "Sneak (p.24)",
  }),
  "zh.sneak.freeze": row("Freeze: stay and hide", {
    text: "Medal effect Freeze: the fighter does not move or turn, makes a basic React test, and each success of it adds 1 stealth result.",
    source: "Sneak (p.24)",
  }),
  "zh.sneak.recon": row("Recon after a Sneak", {
    text: "Medal effect Recon: after moving the fighter makes a Recon roll.",
    source: "Sneak (p.24)",
  }),
});
