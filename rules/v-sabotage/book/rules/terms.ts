import { row, rulesUnder } from "../../../kernel/index.ts";

export const termsRules = rulesUnder("Terms", "Setup p1–2; Ghost p6", {
  "vs.term.synonyms": row("Level and terrain, elite and special are one", {
    text: '"Level" (Ghost, miniatures) and "terrain" are one thing; "elite" and "special" (black-bordered) enemy units are one thing.',
  }),
  "vs.term.enemy-visible": row("An enemy is always visible", {
    text: "An enemy unit is visible at all times and never becomes stealthy.",
    source: "Stealth p1–2",
  }),
  "vs.term.player-choice": row("Players choose where a rule leaves it open", {
    text: "Where a rule leaves several options, the players concerned choose among them.",
    source: "Setup p1–2",
  }),
});
