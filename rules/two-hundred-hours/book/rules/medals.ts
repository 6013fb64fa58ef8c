import { row, rulesUnder } from "../../../kernel/index.ts";

export const medalsRules = rulesUnder("Medals", "Medal (p.18)", {
  "zh.medal.may-trigger": row("What a medal can do", {
    text: "A medal may be used to trigger one medal effect of the current action, the weapon in use or a card in play; using it is optional.",
  }),
  "zh.medal.right-roll": row("A medal effect fits its own roll", {
    text: "A medal effect applies only to the action or roll it names.",
  }),
  "zh.medal.one-use": row("Each medal is used once", { text: "Each medal is used for one thing only." }),
  "zh.medal.effect-once": row("The same effect once an action", {
    text: "The same medal effect is used at most once per action.",
  }),
  "zh.medal.three-for-one": row("Three medals make one success", {
    text: "Three medals of one roll may always be turned into 1 success.",
  }),
  "zh.medal.three-instead": row("Medals turned into a success do nothing else", {
    text: "Medals turned into a success trigger no medal effect.",
  }),
  "zh.medal.adds": row("A medal effect comes on top", {
    text: "A medal effect is added to the normal effect of the action.",
  }),
});
