import type { RuleRow } from "../../../kernel/index.ts";

/** Roving Patrol: the clauses of the rule book in our own words. */
export const rovingPatrolRules = {
  "zh.rove.defenders": {
    topic: "Roving Patrol",
    text: "Only defenders can make a Roving Patrol action.",
    source: "Roving Patrol (p.25)",
  },
  "zh.rove.dice": {
    topic: "Roving Patrol",
    text: "Roving Patrol rolls its dice against React.",
    source: "Roving Patrol (p.25)",
  },
  "zh.rove.alarm-die": {
    topic: "Roving Patrol",
    text: "At alarm level Suspicious or higher it rolls one more die.",
    source: "Roving Patrol (p.25)",
  },
  "zh.rove.turn": {
    topic: "Roving Patrol",
    text: "Before moving the fighter must turn to the bearing of a success die; without a success it does not turn.",
    source: "Turning (p.25)",
  },
  "zh.rove.turn-choice": {
    topic: "Roving Patrol",
    text: "With several successes the player chooses whose bearing is used.",
    source: "Turning (p.25)",
  },
  "zh.rove.move": { topic: "Roving Patrol", text: 'It then moves 4" straight ahead.', source: "Roving Patrol (p.25)" },
  "zh.rove.stop-1in": {
    topic: "Roving Patrol",
    text: 'It moves the full 4", but stops 1" from an enemy that it would come within 1" of.',
    source: "Roving Patrol (p.25)",
  },
  "zh.rove.not-if-detected": {
    topic: "Roving Patrol",
    text: 'It cannot be chosen if a detected enemy is within 15".',
    source: "Roving Patrol (p.25)",
  },
  "zh.rove.awareness": {
    topic: "Roving Patrol",
    text: "Medal effect Awareness: the fighter can turn to the bearing of any chevron, not only a success.",
    source: "Roving Patrol (p.25)",
  },
  "zh.rove.recon": {
    topic: "Roving Patrol",
    text: "Medal effect Recon: after moving the fighter makes a Recon roll.",
    source: "Roving Patrol (p.25)",
  },
} as const satisfies Readonly<Record<string, RuleRow>>;
