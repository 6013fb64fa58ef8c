import { beforeAll, describe, expect, it } from "vitest";
import type { SoakFault, SoakReport } from "../soak/playouts.ts";
import { sabotageSoak } from "./invariants.ts";

describe.each(sabotageSoak.scenarios.map((scenario) => ({ id: scenario.id, scenario })))(
  "random games of $id",
  ({ scenario }) => {
    let report: SoakReport;
    const faults = (...kinds: readonly SoakFault["kind"][]): readonly string[] =>
      report.faults
        .filter(({ kind }) => kinds.includes(kind))
        .map(({ kind, seed, policy, ask, text }) => `${kind}, seed ${seed}, ${policy}, ask ${ask}: ${text}`);

    beforeAll(() => {
      report = sabotageSoak.soak(scenario, { playouts: 3, seed: 1, every: 5, most: 20_000, readingsEvery: 4 });
    });

    it("never crash, never stop without a result, and keep every invariant at every ask", () => {
      expect(faults("crash", "dead end", "invariant")).toEqual([]);
    });

    it("ask the same again when they are resumed from a stored checkpoint", () => {
      expect(report.resumed).toBeGreaterThan(8);
      expect(faults("resume", "replay")).toEqual([]);
    });

    it("are printed as text and read back unchanged", () => {
      expect(report.printed).toBeGreaterThan(8);
      expect(faults("notation")).toEqual([]);
    });
  },
);
