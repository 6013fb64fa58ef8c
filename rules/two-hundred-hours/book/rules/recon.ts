import { row, rulesUnder } from "../../../kernel/index.ts";

export const reconRules = rulesUnder("Recon", "Recon (p.29)", {
  "zh.recon.target": row("Recon: the nearest covert enemy in sight", {
    text: 'A Recon roll is made against the nearest covert enemy in line of sight within 15".',
  }),
  "zh.recon.test": row("Recon is a Smarts test", { text: "It is a basic Smarts test." }),
  "zh.recon.cover": row("Cover makes Recon harder", {
    text: "If that enemy is covert and in cover one die is lost: the test is rolled with one die.",
  }),
  "zh.recon.success": row("A Recon success detects", {
    text: "A success puts a marker on the target, as if it had rolled an alert in an action.",
  }),
  "zh.recon.detected-target": row("Recon on a detected enemy", {
    text: "If there is no covert enemy to recon, a detected one (or one that counts as detected) may be chosen instead.",
  }),
  "zh.recon.extra": row("More successes find others near", {
    text: 'With a target already detected, or with more than one success, the extra markers go to other enemies within 6" by the rules for multiple alerts; line of sight to them is not needed.',
  }),
  "zh.recon.assist": row("Assist in Recon", {
    text: 'Medal effect Assist: re-roll that die if a friend is within 2" of the fighter making the roll.',
  }),
});
