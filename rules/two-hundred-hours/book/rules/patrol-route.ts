import type { RuleRow } from "../../../kernel/index.ts";

/** Patrol Route: the clauses of the rule book in our own words. */
export const patrolRouteRules = {
  "zh.route.sentries": {
    topic: "Patrol Route",
    text: "Only patrolling sentries can make a Patrol Route action.",
    source: "Patrol Route (p.25)",
  },
  "zh.route.dice": {
    topic: "Patrol Route",
    text: "Patrol Route rolls its dice against React.",
    source: "Patrol Route (p.25)",
  },
  "zh.route.alarm-die": {
    topic: "Patrol Route",
    text: "At alarm level Suspicious or higher it rolls one more die.",
    source: "Patrol Route (p.25)",
  },
  "zh.route.move": {
    topic: "Patrol Route",
    text: 'The sentry turns and moves 4" straight towards the next Patrol marker of its route.',
    source: "Patrol Route (p.25)",
  },
  "zh.route.stop-1in": {
    topic: "Patrol Route",
    text: 'It moves the full distance, but stops 1" from an enemy in its line of sight that it would come within 1" of.',
    source: "Patrol Route (p.25)",
  },
  "zh.route.rejoin": {
    topic: "Patrol Route",
    text: "A sentry off the route moves towards the nearest Patrol marker until it is back on the route, then goes on from there.",
    source: "Patrol Route (p.25)",
  },
  "zh.route.not-if-detected": {
    topic: "Patrol Route",
    text: 'It cannot be chosen if a detected enemy is within 15".',
    source: "Patrol Route (p.25)",
  },
  "zh.route.turn": {
    topic: "Patrol Route",
    text: "After moving the sentry must turn to the bearing of a success die; without a success it does not turn.",
    source: "Turning (p.25)",
  },
  "zh.route.turn-choice": {
    topic: "Patrol Route",
    text: "With several successes the player chooses whose bearing is used.",
    source: "Turning (p.25)",
  },
  "zh.route.recon": {
    topic: "Patrol Route",
    text: "Medal effect Recon: after the move and any turn the sentry makes a Recon roll.",
    source: "Patrol Route (p.25)",
  },
} as const satisfies Readonly<Record<string, RuleRow>>;
