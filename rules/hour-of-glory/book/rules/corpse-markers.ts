import type { RuleRow } from "../../../kernel/index.ts";

/** Corpse markers, row by row. */
export const corpseMarkersRules = {
  "hg.corpse.on-death": {
    title: "An agent who dies leaves a corpse marker",
    topic: "Corpse markers",
    text: "When an agent dies his figure leaves play at once and his corpse marker takes its square.",
    source: "Corpse Markers",
  },
  "hg.corpse.generic": {
    title: "Whose corpse marker it is",
    topic: "Corpse markers",
    text: "Guards and Sentries share generic corpse markers; the Commander and each Intruder have their own.",
    source: "Corpse Markers (component)",
  },
} as const satisfies Readonly<Record<string, RuleRow>>;
