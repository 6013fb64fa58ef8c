import { row, rulesUnder } from "../../../kernel/index.ts";

export const rovingPatrolRules = rulesUnder("Roving Patrol", "Roving Patrol (p.25)", {
  "zh.rove.defenders": row("Only Defenders rove", { text: "Only defenders can make a Roving Patrol action." }),
  "zh.rove.dice": row("What Roving Patrol rolls", { text: "Roving Patrol rolls its dice against React." }),
  "zh.rove.alarm-die": row("Suspicious: Roving Patrol rolls one more die", {
    text: "At alarm level Suspicious or higher it rolls one more die.",
  }),
  "zh.rove.turn": row("A roving fighter turns by a die", {
    text: "Before moving the fighter must turn to the bearing of a success die; without a success it does not turn.",
    source: "Turning (p.25)",
  }),
  "zh.rove.turn-choice": row("Choosing a rover's bearing", {
    text: "With several successes the player chooses whose bearing is used.",
    source: "Turning (p.25)",
  }),
  "zh.rove.move": row('A roving patrol goes 4" ahead', { text: 'It then moves 4" straight ahead.' }),
  "zh.rove.stop-1in": row('A roving patrol stops 1" from an enemy', {
    text: 'It moves the full 4", but stops 1" from an enemy that it would come within 1" of.',
  }),
  "zh.rove.not-if-detected": row("No Roving Patrol near a detected enemy", {
    text: 'It cannot be chosen if a detected enemy is within 15".',
  }),
  "zh.rove.awareness": row("Awareness: any chevron turns", {
    text: "Medal effect Awareness: the fighter can turn to the bearing of any chevron, not only a success.",
  }),
  "zh.rove.recon": row("Recon on a Roving Patrol", {
    text: "Medal effect Recon: after moving the fighter makes a Recon roll.",
  }),
});
