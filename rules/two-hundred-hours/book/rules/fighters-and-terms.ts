import type { RuleRow } from "../../../kernel/index.ts";

/** Fighters and terms: the clauses of the rule book in our own words. */
export const fightersAndTermsRules = {
  "zh.fighter.base": {
    title: "The size of a base",
    topic: "Fighters and terms",
    text: "Every fighter stands on a round base of 25 mm.",
    source: "Fighters (p.16)",
  },
  "zh.fighter.classes": {
    title: "Characters and troopers",
    topic: "Fighters and terms",
    text: "A fighter is a character (commander or subordinate) or a trooper (sentry or regular).",
    source: "Fighters (p.16)",
  },
  "zh.fighter.covert": {
    title: "Detected and covert",
    topic: "Fighters and terms",
    text: "A fighter with a marker is detected; a fighter without one is covert.",
    source: "Important Terms (p.17)",
  },
  "zh.fighter.ready": {
    title: "Ready and unready",
    topic: "Fighters and terms",
    text: "A fighter with at least one action left this turn is ready; otherwise it is unready.",
    source: "Important Terms (p.17)",
  },
  "zh.fighter.free-action": {
    title: "Free actions",
    topic: "Fighters and terms",
    text: "A free action costs no Action token and can be made by an unready fighter.",
    source: "Free Actions (p.21)",
  },
  "zh.fighter.cards-override": {
    title: "A card overrides the rules",
    topic: "Fighters and terms",
    text: "A rule on a card overrides the standard rules.",
    source: "Cards (p.2)",
  },
} as const satisfies Readonly<Record<string, RuleRow>>;
