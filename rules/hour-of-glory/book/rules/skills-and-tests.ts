import { row, rulesUnder } from "../../../kernel/index.ts";

export const skillsAndTestsRules = rulesUnder("Skills and tests", "Skills", {
  "hg.skill.four": row("The four skills", {
    text: "The skills are Stealth, Technique, Combat and Survival; defending agents use Combat and Survival only.",
  }),
  "hg.skill.grade-pass-score": row("Each grade has a pass score", {
    text: "Each skill of an agent has a grade, and each grade one pass score.",
  }),
  "hg.skill.equal-or-higher": row("What passes a test", {
    text: "A die equal to or above the pass score is a pass; a lower die is a fail.",
  }),
  "hg.skill.mode-profile": row("Raiders and assaulters have different grades", {
    text: "An Intruder uses the grades of the side of his profile that shows his present mode.",
    source: "Raiding; Assault",
  }),
  "hg.skill.take-a-chance": row("Taking a chance", {
    text: "Take a chance: the dice are rolled and each pass scores 1 on the result table.",
  }),
  "hg.skill.spend-time-intruder-only": row("Who may spend time", {
    text: "Only an Intruder may spend time, and, HIDE excepted, only in raiding mode.",
    source: "Skills; Raiding",
  }),
  "hg.skill.spend-time-base": row("Spending time: each pass saves a minute", {
    text: "Spend time: each pass takes 1 minute off the base time, down to no less than 0.",
  }),
  "hg.skill.spend-time-scores-1": row("Time spent always succeeds", {
    text: "The minutes left are taken off the timer, and then the activity scores 1.",
    open: ["hg.open.spend-time-zero"],
  }),
  "hg.skill.reroll-failed-die": row("A reroll replaces one failed die", {
    text: "A reroll rolls again one die that is not a pass, and the new result stands.",
    source: "Rerolls",
  }),
});
