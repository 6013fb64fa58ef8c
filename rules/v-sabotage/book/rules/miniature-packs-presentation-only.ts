import { row, rulesUnder } from "../../../kernel/index.ts";

export const miniaturePacksPresentationOnlyRules = rulesUnder(
  "Miniature packs (presentation only)",
  "Miniature packs p5",
  {
    "vs.mini.no-rule-change": row("Miniatures change no rule", {
      text: "Miniatures change how pieces are shown: each stands for the token drawn, placed or returned to the reserve, and outcomes are as with tokens.",
    }),
    "vs.mini.doors": row("How miniatures show doors", {
      text: "A locked door is shown in line with the wall, an unlocked one turned by 90°.",
    }),
    "vs.mini.states": row("How miniatures show states", {
      text: "A red base shows a visible commando, a uniform miniature one in uniform, an orange token an alarm that is on, a barrel laid down with a counter a destroyed barrel until the end of the turn.",
    }),
  },
);
