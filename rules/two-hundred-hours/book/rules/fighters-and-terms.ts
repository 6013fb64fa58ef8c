import { row, rulesUnder } from "../../../kernel/index.ts";

export const fightersAndTermsRules = rulesUnder("Fighters and terms", "Fighters (p.16)", {
  "zh.fighter.base": row("The size of a base", { text: "Every fighter stands on a round base of 25 mm." }),
  "zh.fighter.classes": row("Characters and troopers", {
    text: "A fighter is a character (commander or subordinate) or a trooper (sentry or regular).",
  }),
  "zh.fighter.covert": row("Detected and covert", {
    text: "A fighter with a marker is detected; a fighter without one is covert.",
    source: "Important Terms (p.17)",
  }),
  "zh.fighter.ready": row("Ready and unready", {
    text: "A fighter with at least one action left this turn is ready; otherwise it is unready.",
    source: "Important Terms (p.17)",
  }),
  "zh.fighter.free-action": row("Free actions", {
    text: "A free action costs no Action token and can be made by an unready fighter.",
    source: "Free Actions (p.21)",
  }),
  "zh.fighter.cards-override": row("A card overrides the rules", {
    text: "A rule on a card overrides the standard rules.",
    source: "Cards (p.2)",
  }),
});
