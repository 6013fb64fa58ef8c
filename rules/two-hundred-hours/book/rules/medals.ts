import type { RuleRow } from "../../../kernel/index.ts";

/** Medals: the clauses of the rule book in our own words. */
export const medalsRules = {
  "zh.medal.may-trigger": {
    topic: "Medals",
    text: "A medal may be used to trigger one medal effect of the current action, the weapon in use or a card in play; using it is optional.",
    source: "Medal (p.18)",
  },
  "zh.medal.right-roll": {
    topic: "Medals",
    text: "A medal effect applies only to the action or roll it names.",
    source: "Medal (p.18)",
  },
  "zh.medal.one-use": { topic: "Medals", text: "Each medal is used for one thing only.", source: "Medal (p.18)" },
  "zh.medal.effect-once": {
    topic: "Medals",
    text: "The same medal effect is used at most once per action.",
    source: "Medal (p.18)",
  },
  "zh.medal.three-for-one": {
    topic: "Medals",
    text: "Three medals of one roll may always be turned into 1 success.",
    source: "Medal (p.18)",
  },
  "zh.medal.three-instead": {
    topic: "Medals",
    text: "Medals turned into a success trigger no medal effect.",
    source: "Medal (p.18)",
  },
  "zh.medal.adds": {
    topic: "Medals",
    text: "A medal effect is added to the normal effect of the action.",
    source: "Medal (p.18)",
  },
} as const satisfies Readonly<Record<string, RuleRow>>;
