import type { RuleRow } from "../../../kernel/index.ts";

/** Sneak: the clauses of the rule book in our own words. */
export const sneakRules = {
  "zh.sneak.attackers": {
    title: "Only attackers Sneak",
    topic: "Sneak",
    text: "Only attackers can Sneak.",
    source: "Sneak (p.24)",
  },
  "zh.sneak.dice": {
    title: "What Sneak rolls",
    topic: "Sneak",
    text: "Sneak rolls its dice against React.",
    source: "Sneak (p.24)",
  },
  "zh.sneak.unseen-die": {
    title: "Unseen, a Sneak rolls one more die",
    topic: "Sneak",
    text: 'If, as the action starts, no enemy within 15" has line of sight to the fighter, it rolls one more die.',
    source: "Sneak (p.24)",
  },
  "zh.sneak.distance": {
    title: "How far a Sneak goes",
    topic: "Sneak",
    text: 'The move is at most 4" plus 1" per success, with free turns.',
    source: "Sneak (p.24)",
  },
  "zh.sneak.alert-15": {
    title: 'Nobody within 15": alerts do not count',
    topic: "Sneak",
    text: 'Alert results count only if an enemy is within 15".',
    source: "Sneak (p.24)",
  },
  "zh.sneak.not-watched": {
    title: "No Sneak under close watch",
    topic: "Sneak",
    text: "A fighter under close watch cannot choose Sneak.",
    source: "Sneak (p.24)",
  },
  "zh.sneak.freeze": {
    title: "Freeze: stay and hide",
    topic: "Sneak",
    text: "Medal effect Freeze: the fighter does not move or turn, makes a basic React test, and each success of it adds 1 stealth result.",
    source: "Sneak (p.24)",
  },
  "zh.sneak.recon": {
    title: "Recon after a Sneak",
    topic: "Sneak",
    text: "Medal effect Recon: after moving the fighter makes a Recon roll.",
    source: "Sneak (p.24)",
  },
} as const satisfies Readonly<Record<string, RuleRow>>;
