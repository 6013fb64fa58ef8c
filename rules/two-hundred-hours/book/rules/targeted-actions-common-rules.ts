import { row, rulesUnder } from "../../../kernel/index.ts";

export const targetedActionsCommonRulesRules = rulesUnder("Targeted actions: common rules", "Targeted Actions (p.26)", {
  "zh.target.covert-die": row("Attacking covertly: +1 die", {
    text: "The acting fighter rolls +1 die if it is covert.",
  }),
  "zh.target.rear-die": row("Attacking from the rear: +1 die", {
    text: "It rolls +1 die if the target has line of sight to it at no point of the action (an attack from the rear).",
  }),
  "zh.target.view-die": row("Attacking with a clear view: +1 die", {
    text: "It rolls +1 die if, as the action starts, it has a clear view to the target.",
  }),
  "zh.target.assist": row("Assist: a friend helps to re-roll", {
    text: 'Medal effect Assist: re-roll the medal die if a friend is within 2" of the acting fighter.',
  }),
  "zh.target.nearest": row("You attack the nearest detected enemy", {
    text: "The target is the nearest detected enemy.",
    source: "Distant Target (p.26)",
  }),
  "zh.target.distant": row("Attacking another enemy needs a test", {
    text: "After moving, a fighter may take a basic Smarts test to target an enemy that is not the nearest; on a failure it must attack the nearest.",
    source: "Distant Target (p.26)",
  }),
  "zh.target.distant-conditions": row("The test lifts no other condition", {
    text: "Passing the test lifts no other condition: detection, range and line of sight still apply.",
    source: "Distant Target (p.26)",
  }),
  "zh.target.ties": row("You choose among equally near enemies", {
    text: "If several detected enemies are equally near, the acting player chooses among them.",
    source: "Shoot; Fight (p.26)",
  }),
});
