import { row, rulesUnder } from "../../../kernel/index.ts";

export const lineOfSightFrontAndRearRules = rulesUnder("Line of sight, front and rear", "Front and Rear (p.22)", {
  "zh.los.front-line": row("What is front and what is rear", {
    text: "A straight line through the centre of the base along the shoulders divides front from rear.",
  }),
  "zh.los.front-only": row("A fighter sees to the front only", {
    text: "A fighter sees only to its front.",
    source: "Line of Sight (p.22)",
  }),
  "zh.los.any-part": row("Any part of the base may be seen", {
    text: "Seeing also needs an unblocked straight line from any part of one base to any part of the other.",
    source: "Line of Sight (p.22)",
  }),
  "zh.los.straddle-roll": row("On the line between front and rear: a roll", {
    text: "If the other fighter's base straddles the front line, one die is rolled to decide.",
  }),
  "zh.los.straddle-result": row("A chevron means front", {
    text: "In that roll any chevron means front and any other result means rear.",
  }),
  "zh.los.straddle-lasts": row("The roll for front or rear holds for the action", {
    text: "The result of that roll holds until the end of the current action.",
  }),
  "zh.los.not-by-fighters": row("Fighters do not block line of sight", {
    text: "Fighters do not block line of sight.",
    source: "Line of Sight (p.22)",
  }),
  "zh.los.detected-too": row("Seeing is not enough: the enemy must be detected", {
    text: "line of sight alone does not allow an attack: the enemy must be detected as well.",
    source: "Line of Sight (p.22)",
  }),
});
