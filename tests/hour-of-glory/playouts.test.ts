import { testRandomGames } from "../soak/random-games.ts";
import { glorySoak } from "./invariants.ts";

for (const scenario of glorySoak.scenarios)
  testRandomGames(glorySoak, scenario, { playouts: 6, every: 10, readingsEvery: 3, looksAgain: 3 });
