import { beforeAll, describe, expect, it } from "vitest";
import type { SoakFault, SoakReport } from "../soak/playouts.ts";
import { rogueRegimentSoak } from "./invariants.ts";

describe.each(rogueRegimentSoak.scenarios.map((scenario) => ({ id: scenario.id, scenario })))(
  "random games of $id",
  ({ scenario }) => {
    let report: SoakReport;
    const faults = (...kinds: readonly SoakFault["kind"][]): readonly string[] =>
      report.faults
        .filter(({ kind }) => kinds.includes(kind))
        .map(({ kind, seed, policy, ask, text }) => `${kind}, seed ${seed}, ${policy}, ask ${ask}: ${text}`);

    // npm run soak plays thousands of each
    const isFirst = scenario.id === "chalk-farm";
    beforeAll(() => {
      report = rogueRegimentSoak.soak(scenario, {
        playouts: isFirst ? 12 : 2,
        seed: 1,
        every: isFirst ? 5 : 2,
        most: 20_000,
        readingsEvery: 4,
      });
    });

    it("never crash, never stop without a result, and keep every invariant at every ask", () => {
      expect(faults("crash", "dead end", "invariant")).toEqual([]);
    });

    it("ask the same again when they are resumed from a stored checkpoint", () => {
      expect(report.resumed).toBeGreaterThan(3);
      expect(faults("resume", "replay")).toEqual([]);
    });

    it("are printed as text and read back unchanged", () => {
      expect(report.printed).toBeGreaterThan(3);
      expect(faults("notation")).toEqual([]);
    });

    it.runIf(isFirst)("reach both sections and more than one result", () => {
      expect([...report.traits.keys()]).toEqual(
        expect.arrayContaining(["ended in the stealth section", "ended in the battle section"]),
      );
      expect(report.results.size).toBeGreaterThan(1);
    });
  },
);
