import { row, rulesUnder } from "../../../kernel/index.ts";

export const subversionRules = rulesUnder("Subversion", "Subversion; Defender Turn", {
  "hg.subv.test": row("Each assaulter is tested for subversion", {
    text: "In Take Time each assaulter in the stronghold rolls one d6 against Stealth.",
    open: ["hg.open.in-stronghold", "hg.open.subversion-skill", "hg.open.seat-order"],
  }),
  "hg.subv.fail-minute": row("A failed subversion test costs a minute", {
    text: "Each failed subversion test takes 1 further minute off the timer.",
  }),
  "hg.subv.raiders-exempt": row("Raiders are not tested for subversion", {
    text: "A raider makes no subversion test (prone Intruders are raiders).",
    source: "Subversion (inferred with Wounds)",
  }),
});
