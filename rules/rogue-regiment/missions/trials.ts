import type { ScenarioTrial } from "../../kernel/index.ts";

/** What the Operators' policy won of games on the normal meter: docs/missions.md. */
export const trials: Readonly<Record<string, ScenarioTrial>> = {
  "chalk-farm": { games: 40, won: 38, turns: 13 },
  "powder-store": { games: 40, won: 31, turns: 12 },
  "the-long-hedge": { games: 40, won: 29, turns: 14 },
  "tern-river": { games: 40, won: 30, turns: 17 },
  "partisan-night": { games: 40, won: 25, turns: 13 },
  "hill-house": { games: 40, won: 19, turns: 14 },
  causeway: { games: 40, won: 9, turns: 18 },
  "reed-bank": { games: 40, won: 36, turns: 18 },
  "the-long-meadow": { games: 40, won: 23, turns: 7 },
  "market-day": { games: 40, won: 25, turns: 20 },
  "the-tannery": { games: 40, won: 36, turns: 21 },
  "night-flak": { games: 40, won: 18, turns: 14 },
};
