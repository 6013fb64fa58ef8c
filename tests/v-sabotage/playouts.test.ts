import { testRandomGames } from "../soak/random-games.ts";
import { sabotageSoak } from "./invariants.ts";

for (const scenario of sabotageSoak.scenarios)
  testRandomGames(sabotageSoak, scenario, { playouts: 3, every: 5, readingsEvery: 4, looksAgain: 8 });
