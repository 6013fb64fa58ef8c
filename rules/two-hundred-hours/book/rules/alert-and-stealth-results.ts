import { row, rulesUnder } from "../../../kernel/index.ts";

export const alertAndStealthResultsRules = rulesUnder("Alert and stealth results", "Multiple Alerts (p.18)", {
  "zh.alert.any-action": row("Every action can bring an alert", {
    text: "Every action, responsive actions included, can place or remove markers through its results.",
    source: "Actions (p.24)",
  }),
  "zh.alert.place": row("An alert makes you detected", {
    text: "An alert rolled in an action puts a marker on the acting fighter: it is detected and no longer covert.",
    source: "Alert (p.19)",
  }),
  "zh.alert.not-other-rolls": row("Alerts do not count in tests", {
    text: "Alerts on Recon, Wound and Trauma rolls and on basic tests have no effect, unless a rule says otherwise.",
    source: "Alert (p.19); Other Rolls (p.28)",
  }),
  "zh.alert.one-marker": row("One marker for each fighter", { text: "A fighter carries at most one marker." }),
  "zh.alert.extra-detected": row("An alert on a fighter detected already", {
    text: "An alert rolled by a fighter that already has a marker becomes an extra marker.",
  }),
  "zh.alert.extra-several": row("Several alerts in one roll", {
    text: "Each alert after the first in one roll becomes an extra marker.",
  }),
  "zh.alert.extra-placing": row('Extra markers go to friends within 6"', {
    text: 'Extra markers go, one each, on covert fighters of the same force within 6", nearest first.',
  }),
  "zh.alert.extra-none-left": row("No covert friend near, no extra marker", {
    text: 'An extra marker with no covert friend within 6" is not placed.',
  }),
  "zh.alert.unplaced-alarm": row("An alert not placed still moves the alarm", {
    text: "An extra alert can still move the alarm track although no marker is placed.",
    source: "Multiple Alerts (p.18); Alarm Levels (p.36)",
  }),
  "zh.alert.targetable": row("Only the detected can be attacked", {
    text: "Only detected fighters can be targets of enemy Shoot and Fight actions.",
    source: "Effect of Alert markers (p.19)",
  }),
  "zh.alert.carried": row("A marker goes along with its fighter", {
    text: "A marker stays with its fighter when it moves.",
    source: "Effect of Alert markers (p.19)",
  }),
  "zh.alert.near-friend": row("Near a detected friend you count as detected", {
    text: 'A covert fighter counts as detected while, and only while, it is within 2" of a friend with a marker.',
    source: "Effect of Alert markers (p.19)",
  }),
  "zh.alert.no-supply-limit": row("There are always enough markers", {
    text: "The number of markers is not limited.",
    source: "Effect of Alert markers (p.19)",
  }),
  "zh.stealth.remove": row("A stealth result removes your marker", {
    text: "A stealth result rolled in an action by a detected fighter removes its marker, making it covert; on a covert fighter it has no effect.",
    source: "Stealth (p.19)",
  }),
  "zh.stealth.not-in-attack": row("No hiding in Shoot, Fight or Defend", {
    text: "A marker cannot be removed during a Shoot, Fight or Defend action.",
    source: "Stealth (p.19)",
  }),
  "zh.stealth.not-other-rolls": row("Stealth results do not count in tests", {
    text: "Stealth results on Recon, Wound and Trauma rolls and on basic tests have no effect, unless a rule says otherwise.",
    source: "Stealth (p.19); Other Rolls (p.28)",
  }),
  "zh.stealth.cancel": row("Alerts and stealth results cancel out", {
    text: "Within one roll, alerts and stealth results cancel each other one for one; only the remainder takes effect.",
    source: "Stealth and Alert (p.18–19)",
  }),
});
