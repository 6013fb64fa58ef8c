import type { ScenarioTrial } from "../../kernel/index.ts";

/** What the Operators' policy won of games on the normal meter: docs/missions.md. */
export const trials: Readonly<Record<string, ScenarioTrial>> = {
  "chalk-farm": { games: 200, won: 195, turns: 13 },
  "powder-store": { games: 200, won: 158, turns: 11 },
  "the-long-hedge": { games: 200, won: 102, turns: 14 },
  "tern-river": { games: 200, won: 136, turns: 17 },
  "partisan-night": { games: 200, won: 118, turns: 13 },
  "hill-house": { games: 200, won: 105, turns: 14 },
  causeway: { games: 200, won: 160, turns: 18 },
  "market-day": { games: 200, won: 186, turns: 17 },
  "the-long-meadow": { games: 200, won: 169, turns: 8 },
  "reed-bank": { games: 200, won: 184, turns: 16 },
  "the-tannery": { games: 200, won: 185, turns: 19 },
  "night-flak": { games: 200, won: 161, turns: 15 },
};
