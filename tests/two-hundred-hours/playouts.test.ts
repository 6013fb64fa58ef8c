import { testRandomGames } from "../soak/random-games.ts";
import { hoursSoak } from "./invariants.ts";

// some missions on some battlefields: the others are for the soak
for (const scenario of hoursSoak.scenarios.filter(({ id }) => ["m1-camp", "m3-camp", "m6-farm"].includes(id)))
  testRandomGames(hoursSoak, scenario, { playouts: 1, every: 40, readingsEvery: 0, looksAgain: 1 });
