import type { FoundRule } from "../api/answers.ts";

const withoutTopic = {
  rule: "Rules",
  interpretation: "Open points",
  number: "Numbers",
  decision: "Decisions",
} as const;

/** The chapters of a rule book in the order of the printed one, each with its rows. */
export const chaptersOf = (
  rules: readonly FoundRule[],
): readonly { readonly topic: string; readonly rules: readonly FoundRule[] }[] =>
  [...Map.groupBy(rules, ({ topic, kind }) => topic ?? withoutTopic[kind])].map(([topic, rows]) => ({
    topic,
    rules: rows,
  }));
