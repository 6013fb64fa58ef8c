import { rulesUnder } from "../../../kernel/index.ts";

/** Sneak: the clauses of the rule book in our own words. */
export const sneakRules = rulesUnder("Sneak", {
  "zh.sneak.attackers": {
    title: "Only attackers Sneak",
    text: "Only attackers can Sneak.",
    source: "Sneak (p.24)",
  },
  "zh.sneak.dice": {
    title: "What Sneak rolls",
    text: "Sneak rolls its dice against React.",
    source: "Sneak (p.24)",
  },
  "zh.sneak.unseen-die": {
    title: "Unseen, a Sneak rolls one more die",
    text: 'If, as the action starts, no enemy within 15" has line of sight to the fighter, it rolls one more die.',
    source: "Sneak (p.24)",
  },
  "zh.sneak.distance": {
    title: "How far a Sneak goes",
    text: 'The move is at most 4" plus 1" per success, with free turns.',
    source: "Sneak (p.24)",
  },
  "zh.sneak.alert-15": {
    title: 'Nobody within 15": alerts do not count',
    text: 'Alert results count only if an enemy is within 15".',
    source: "Sneak (p.24)",
  },
  "zh.sneak.not-watched": {
    title: "No Sneak under close watch",
    text: "A fighter under close watch cannot choose Sneak.",
    source: "Sneak (p.24)",
  },
  "zh.sneak.freeze": {
    title: "Freeze: stay and hide",
    text: "Medal effect Freeze: the fighter does not move or turn, makes a basic React test, and each success of it adds 1 stealth result.",
    source: "Sneak (p.24)",
  },
  "zh.sneak.recon": {
    title: "Recon after a Sneak",
    text: "Medal effect Recon: after moving the fighter makes a Recon roll.",
    source: "Sneak (p.24)",
  },
});
