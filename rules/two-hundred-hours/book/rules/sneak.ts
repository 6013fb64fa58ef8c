import { row, rulesUnder } from "../../../kernel/index.ts";

export const sneakRules = rulesUnder("Sneak", "Sneak (p.24)", {
  "zh.sneak.attackers": row("Only attackers Sneak", { text: "Only attackers can Sneak." }),
  "zh.sneak.dice": row("What Sneak rolls", { text: "Sneak rolls its dice against React." }),
  "zh.sneak.unseen-die": row("Unseen, a Sneak rolls one more die", {
    text: 'If, as the action starts, no enemy within 15" has line of sight to the fighter, it rolls one more die.',
  }),
  "zh.sneak.distance": row("How far a Sneak goes", {
    text: 'The move is at most 4" plus 1" per success, with free turns.',
  }),
  "zh.sneak.alert-15": row('Nobody within 15": alerts do not count', {
    text: 'Alert results count only if an enemy is within 15".',
  }),
  "zh.sneak.not-watched": row("No Sneak under close watch", {
    text: "A fighter under close watch cannot choose Sneak.",
  }),
  "zh.sneak.freeze": row("Freeze: stay and hide", {
    text: "Medal effect Freeze: the fighter does not move or turn, makes a basic React test, and each success of it adds 1 stealth result.",
  }),
  "zh.sneak.recon": row("Recon after a Sneak", {
    text: "Medal effect Recon: after moving the fighter makes a Recon roll.",
  }),
});
