import type { ScenarioTrial } from "../../kernel/index.ts";

/** How many games the Intruders' policy won against the Defender's: docs/hour-of-glory.md. */
export const trials: Readonly<Record<string, ScenarioTrial>> = {
  "quiet-stair": { games: 200, won: 103, turns: 26 },
  "two-lanterns": { games: 200, won: 129, turns: 23 },
  "full-moon": { games: 200, won: 89, turns: 21 },
  "salt-one": { games: 200, won: 76, turns: 28 },
  "salt-two": { games: 200, won: 115, turns: 23 },
  "salt-three": { games: 200, won: 72, turns: 22 },
};
