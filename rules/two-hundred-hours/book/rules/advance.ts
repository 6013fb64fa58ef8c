import { row, rulesUnder } from "../../../kernel/index.ts";

export const advanceRules = rulesUnder("Advance", "Advance (p.24)", {
  "zh.advance.dice": row("What Advance rolls", { text: "Advance rolls its dice against Brawn." }),
  "zh.advance.alarm-die": row("Suspicious: an Advance rolls one more die", {
    text: "At alarm level Suspicious or higher an Advance rolls one more die, for attackers and defenders alike.",
    source: "Advance (p.24); Suspicious (p.37)",
  }),
  "zh.advance.distance": row("How far an Advance goes", {
    text: 'The length of the move, after turning, is 4" plus 2" per success.',
  }),
  "zh.advance.nearest": row("An Advance goes to the nearest detected enemy", {
    text: 'It moves straight towards the nearest detected enemy within 15".',
  }),
  "zh.advance.full": row("An Advance goes its full distance", {
    text: "It moves the full distance unless stopped by a rule.",
  }),
  "zh.advance.stop-1in": row('An Advance stops 1" from an enemy', {
    text: 'It stops 1" from an enemy that it would come within 1" of.',
  }),
  "zh.advance.other-target": row("Advancing to another enemy needs a test", {
    text: 'By passing a basic Smarts test it may move towards a detected enemy within 15" that is not the nearest; on a failure it moves towards the nearest.',
  }),
  "zh.advance.requirement": row("When you can Advance", {
    text: 'Advance can be chosen only if a detected enemy is within 15" (or a rule names another goal).',
  }),
  "zh.advance.caution": row('Caution: just 4"', {
    text: 'Medal effect Caution: ignore all successes and move just 4".',
  }),
});
