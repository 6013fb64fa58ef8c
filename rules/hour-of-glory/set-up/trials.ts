import type { ScenarioTrial } from "../../kernel/index.ts";

/** How many games the Intruders' policy won against the Defender's: docs/hour-of-glory.md. */
export const trials: Readonly<Record<string, ScenarioTrial>> = {
  "quiet-stair": { games: 200, won: 86, turns: 26 },
  "two-lanterns": { games: 200, won: 126, turns: 23 },
  "full-moon": { games: 200, won: 77, turns: 22 },
  "salt-one": { games: 200, won: 72, turns: 26 },
  "salt-two": { games: 200, won: 102, turns: 23 },
  "salt-three": { games: 200, won: 73, turns: 21 },
};
