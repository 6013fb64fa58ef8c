import { expect, it } from "vitest";
import { testRandomGames } from "../soak/random-games.ts";
import { rogueRegimentSoak } from "./invariants.ts";

for (const scenario of rogueRegimentSoak.scenarios) {
  const isFirst = scenario.id === "chalk-farm";
  const how = isFirst ? { playouts: 12, every: 5 } : { playouts: 2, every: 2 };
  testRandomGames(rogueRegimentSoak, scenario, { ...how, readingsEvery: 4, looksAgain: 3 }, (report) =>
    it.runIf(isFirst)("reach both sections and more than one result", () => {
      expect([...report().traits.keys()]).toEqual(
        expect.arrayContaining(["ended in the stealth section", "ended in the battle section"]),
      );
      expect(report().results.size).toBeGreaterThan(1);
    }),
  );
}
