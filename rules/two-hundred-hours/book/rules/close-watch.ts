import type { RuleRow } from "../../../kernel/index.ts";

/** Close watch: the clauses of the rule book in our own words. */
export const closeWatchRules = {
  "zh.watch.2in": {
    topic: "Close watch",
    text: 'A fighter is under close watch if an enemy has line of sight to it and is within 2".',
    source: "Close Watch (p.23)",
  },
  "zh.watch.6in": {
    topic: "Close watch",
    text: 'A fighter is also under close watch if an enemy has line of sight and a clear view to it and is within 6".',
    source: "Close Watch (p.23)",
  },
  "zh.watch.marker": {
    topic: "Close watch",
    text: "At the end of every action each fighter under close watch automatically gets a marker.",
    source: "Close Watch (p.23)",
  },
  "zh.watch.either-side": {
    topic: "Close watch",
    text: "This holds for fighters of both sides; one, both or neither of two enemies may be under close watch.",
    source: "Close Watch (p.23)",
  },
  "zh.watch.no-removal": {
    topic: "Close watch",
    text: "A fighter under close watch cannot lose its marker.",
    source: "Close Watch (p.23)",
  },
} as const satisfies Readonly<Record<string, RuleRow>>;
