import MiniSearch from "minisearch";
import type { FoundRule } from "../api/answers.ts";
import { empty, meanings } from "./synonyms.ts";
import { titleOf } from "./words.ts";

/** A rule that a question found, and the words of its text that answer to it. */
export interface Hit {
  readonly rule: FoundRule;
  readonly words: readonly string[];
}

/** A question to the rule book; it never ends in nothing while one of its words is in the book. */
export type Search = (question: string) => readonly Hit[];

const wordsIn = (text: string): readonly string[] =>
  text.toLowerCase().match(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu) ?? [];

/** How much less a word counts that only means the same. */
const MEANT = 0.4;

/** Makes the rows of a rule book searchable by questions in plain words. */
export function searchIn(rules: readonly FoundRule[]): Search {
  const index = new MiniSearch<FoundRule>({
    fields: ["title", "text", "topic"],
    extractField: (rule, field) => {
      if (field === "id") return rule.id;
      if (field === "title") return titleOf(rule.id);
      return field === "topic" ? (rule.topic ?? "") : [rule.text, ...rule.readings.map(({ text }) => text)].join(" ");
    },
    tokenize: (text) => [...wordsIn(text)],
    processTerm: (term) => (empty.has(term) ? null : term),
  });
  index.addAll(rules);
  const byId = new Map(rules.map((rule) => [rule.id, rule]));
  return (question) => {
    const asked = [...new Set(wordsIn(question))].filter((word) => !empty.has(word));
    if (asked.length === 0) return [];
    const found = index.search(
      {
        combineWith: "OR",
        queries: asked.map((word) => ({
          combineWith: "OR",
          queries: meanings(word).map((meant) => ({
            queries: [meant],
            prefix: meant.length > 3,
            fuzzy: meant === word && word.length > 4 ? 0.2 : false,
            boost: { title: 2, topic: 1.5 },
            boostTerm: () => (meant === word ? 1 : MEANT),
          })),
        })),
      },
      { combineWith: "OR" },
    );
    return found.flatMap(({ id, terms }) => {
      const rule = byId.get(String(id));
      return rule === undefined ? [] : [{ rule, words: terms }];
    });
  };
}

/** The chapters of a rule book in the order of the printed one, each with its rows. */
export function chaptersOf(
  rules: readonly FoundRule[],
): readonly { readonly topic: string; readonly rules: readonly FoundRule[] }[] {
  const chapters = new Map<string, FoundRule[]>();
  for (const rule of rules) {
    const topic =
      rule.topic ??
      { rule: "Rules", interpretation: "Open points", number: "Numbers", decision: "Decisions" }[rule.kind];
    const found = chapters.get(topic);
    if (found === undefined) chapters.set(topic, [rule]);
    else found.push(rule);
  }
  return [...chapters].map(([topic, found]) => ({ topic, rules: found }));
}
