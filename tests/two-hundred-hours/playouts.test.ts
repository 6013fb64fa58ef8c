import { beforeAll, describe, expect, it } from "vitest";
import type { SoakFault, SoakReport } from "../soak/playouts.ts";
import { hoursSoak } from "./invariants.ts";

// some missions on some battlefields: the others are for the soak
const scenarios = hoursSoak.scenarios.filter(({ id }) => ["m1-camp", "m3-camp", "m6-farm"].includes(id));

describe.each(scenarios.map((scenario) => ({ id: scenario.id, scenario })))("random games of $id", ({ scenario }) => {
  let report: SoakReport;
  const faults = (...kinds: readonly SoakFault["kind"][]): readonly string[] =>
    report.faults
      .filter(({ kind }) => kinds.includes(kind))
      .map(({ kind, seed, policy, ask, text }) => `${kind}, seed ${seed}, ${policy}, ask ${ask}: ${text}`);

  beforeAll(() => {
    report = hoursSoak.soak(scenario, { playouts: 1, seed: 1, every: 40, most: 20_000, readingsEvery: 0 });
  });

  it("never crash, never stop without a result, and keep every invariant at every ask", () => {
    expect(faults("crash", "dead end", "invariant")).toEqual([]);
  });

  it("ask the same again when they are resumed from a stored checkpoint", () => {
    expect(report.resumed).toBeGreaterThan(1);
    expect(faults("resume", "replay")).toEqual([]);
  });

  it("are printed as text and read back unchanged", () => {
    expect(report.printed).toBeGreaterThan(1);
    expect(faults("notation")).toEqual([]);
  });
});
