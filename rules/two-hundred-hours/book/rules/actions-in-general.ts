import { row, rulesUnder } from "../../../kernel/index.ts";

export const actionsInGeneralRules = rulesUnder("Actions in general", "FAQ", {
  "zh.action.must-choose": row("A fighter with a token must act", {
    text: "A fighter assigned a token makes one action that its circumstances allow; passing is not an option.",
    source: "Actions (p.24); FAQ",
  }),
  "zh.action.patrol-both": row("What a Patrol action is", {
    text: 'A rule naming a "Patrol action" means both Patrol Route and Roving Patrol.',
    source: "Manoeuvre Actions (p.24)",
  }),
  "zh.action.target-first": row("The target is chosen before the roll", {
    text: "The target of a Shoot or Fight action, and the entry point of a fighter moving onto the table, are chosen before the dice are rolled.",
  }),
  "zh.action.results-after": row("The rest is chosen after the roll", {
    text: "All other choices about using results (path of a Sneak, medals, cards that do not say otherwise) are made after the roll.",
  }),
  "zh.action.attack-move-first": row("In an attack the move comes first", {
    text: "The move of a Shoot or Fight action, and the Distant Target test after it, come before the attack dice: bonus dice depend on them.",
    source: "Shoot; Fight; Targeted Actions (p.26)",
  }),
});
