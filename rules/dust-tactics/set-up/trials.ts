import type { ScenarioTrial } from "../../kernel/index.ts";

/** What the south's policy won of games against the north's, with the usual lists: docs/dust-tactics.md. */
export const trials: Readonly<Record<string, ScenarioTrial>> = {
  "salt-road": { games: 200, won: 73, turns: 6 },
  "the-weir": { games: 200, won: 55, turns: 6 },
  "low-tide": { games: 200, won: 93, turns: 8 },
};
