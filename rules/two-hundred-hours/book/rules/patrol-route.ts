import { row, rulesUnder } from "../../../kernel/index.ts";

export const patrolRouteRules = rulesUnder("Patrol Route", "Patrol Route (p.25)", {
  "zh.route.sentries": row("Only sentries patrol a route", {
    text: "Only patrolling sentries can make a Patrol Route action.",
  }),
  "zh.route.dice": row("What Patrol Route rolls", { text: "Patrol Route rolls its dice against React." }),
  "zh.route.alarm-die": row("Suspicious: Patrol Route rolls one more die", {
    text: "At alarm level Suspicious or higher it rolls one more die.",
  }),
  "zh.route.move": row('A sentry walks 4" along the route', {
    text: 'The sentry turns and moves 4" straight towards the next Patrol marker of its route.',
  }),
  "zh.route.stop-1in": row('A sentry stops 1" from an enemy in sight', {
    text: 'It moves the full distance, but stops 1" from an enemy in its line of sight that it would come within 1" of.',
  }),
  "zh.route.rejoin": row("Finding the way back to the route", {
    text: "A sentry off the route moves towards the nearest Patrol marker until it is back on the route, then goes on from there.",
  }),
  "zh.route.not-if-detected": row("No Patrol Route near a detected enemy", {
    text: 'It cannot be chosen if a detected enemy is within 15".',
  }),
  "zh.route.turn": row("A sentry turns by a die", {
    text: "After moving the sentry must turn to the bearing of a success die; without a success it does not turn.",
    source: "Turning (p.25)",
  }),
  "zh.route.turn-choice": row("Choosing among several bearings", {
    text: "With several successes the player chooses whose bearing is used.",
    source: "Turning (p.25)",
  }),
  "zh.route.recon": row("Recon on a Patrol Route", {
    text: "Medal effect Recon: after the move and any turn the sentry makes a Recon roll.",
  }),
});
