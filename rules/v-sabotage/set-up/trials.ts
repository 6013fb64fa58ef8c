import type { ScenarioTrial } from "../../kernel/index.ts";

/** What the commandos' policy won of games with the standard enemy: docs/v-sabotage.md. */
export const trials: Readonly<Record<string, ScenarioTrial>> = {
  "relay-post": { games: 200, won: 172, turns: 3 },
  "signal-box": { games: 200, won: 118, turns: 7 },
  "fuel-wharf": { games: 200, won: 136, turns: 5 },
  "wine-cellar": { games: 200, won: 130, turns: 5 },
  "manor-house": { games: 200, won: 112, turns: 4 },
  "rail-yard": { games: 200, won: 104, turns: 5 },
  station: { games: 200, won: 128, turns: 4 },
  school: { games: 200, won: 70, turns: 4 },
  lantern: { games: 200, won: 42, turns: 13 },
  ember: { games: 200, won: 18, turns: 18 },
  bramble: { games: 200, won: 50, turns: 14 },
  beacon: { games: 200, won: 20, turns: 10 },
};
