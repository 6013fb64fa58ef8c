import { row, rulesUnder } from "../../../kernel/index.ts";

export const diceAndAbilitiesRules = rulesUnder("Dice and abilities", "Chevrons (p.18)", {
  "zh.dice.two-kinds": row("White dice and grey dice", {
    text: "Rolls use special six-sided dice of two kinds, white and grey; one roll may mix both.",
    source: "Dice Results (p.18)",
  }),
  "zh.dice.special-results": row("Alerts are white, stealth is grey", {
    text: "Alert results come from white dice only and stealth results from grey dice only.",
    source: "Alert; Stealth (p.19)",
  }),
  "zh.dice.white-likelier": row("A white die succeeds more often", {
    text: "A white die gives a success more often than a grey die.",
    source: "Dice Faces (p.19)",
  }),
  "zh.dice.colour-blind": row("Chevrons and medals count on either colour", {
    text: "Chevrons and medals are read the same on either colour of die.",
    source: "Chevrons; Medal (p.18)",
  }),
  "zh.ability.five": row("The five abilities", {
    text: "Every fighter has five abilities: Aim, React, Brawn, Smarts and Guts.",
    source: "Abilities (p.16–17)",
  }),
  "zh.ability.range": row("An ability is 1, 2 or 3", {
    text: "An ability score is 1, 2 or 3 chevrons; 3 is the best.",
    source: "Abilities (p.16)",
  }),
  "zh.ability.score-3": row("Ability 3: every chevron succeeds", {
    text: "With a score of 3, every chevron result (I, II, III) is a success.",
  }),
  "zh.ability.score-2": row("Ability 2: chevrons I and II succeed", {
    text: "With a score of 2, I and II are successes and III is a failure.",
  }),
  "zh.ability.score-1": row("Ability 1: only chevron I succeeds", { text: "With a score of 1, only I is a success." }),
  "zh.ability.one-per-die": row("One die, one success", {
    text: "A successful die counts as one success, however many chevrons it shows.",
    source: "Chevrons (p.18); Shoot example (p.26)",
  }),
});
