import { row, rulesUnder } from "../../../kernel/index.ts";

export const corpseMarkersRules = rulesUnder("Corpse markers", "Corpse Markers", {
  "hg.corpse.on-death": row("An agent who dies leaves a corpse marker", {
    text: "When an agent dies his figure leaves play at once and his corpse marker takes its square.",
  }),
  "hg.corpse.generic": row("Whose corpse marker it is", {
    text: "Guards and Sentries share generic corpse markers; the Commander and each Intruder have their own.",
    source: "Corpse Markers (component)",
  }),
});
