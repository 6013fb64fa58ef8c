import { beforeAll, describe, expect, it } from "vitest";
import type { Scenario } from "../../rules/kernel/index.ts";
import type { ClosedSoak, SoakFault, SoakOptions, SoakReport } from "./playouts.ts";

/** How the random games of a scenario are played in a test, and how many moments of them are at least looked at again. */
export interface RandomGames extends Pick<SoakOptions, "playouts" | "every" | "readingsEvery"> {
  readonly looksAgain: number;
}

/** Tests that random games of a scenario keep every invariant, are resumed alike, and are printed and read back; `npm run soak` plays thousands. */
export function testRandomGames(
  { soak }: Pick<ClosedSoak, "soak">,
  scenario: Scenario,
  { looksAgain, ...how }: RandomGames,
  further: (report: () => SoakReport) => void = () => undefined,
): void {
  describe(`random games of ${scenario.id}`, () => {
    let report: SoakReport;
    const faults = (...kinds: readonly SoakFault["kind"][]): readonly string[] =>
      report.faults
        .filter(({ kind }) => kinds.includes(kind))
        .map(({ kind, seed, policy, ask, text }) => `${kind}, seed ${seed}, ${policy}, ask ${ask}: ${text}`);

    beforeAll(() => {
      report = soak(scenario, { ...how, seed: 1, most: 20_000 });
    });

    it("never crash, never stop without a result, and keep every invariant at every ask", () => {
      expect(faults("crash", "dead end", "invariant")).toEqual([]);
    });

    it("ask the same again when they are resumed from a stored checkpoint", () => {
      expect(report.resumed).toBeGreaterThan(looksAgain);
      expect(faults("resume", "replay")).toEqual([]);
    });

    it("are printed as text and read back unchanged", () => {
      expect(report.printed).toBeGreaterThan(looksAgain);
      expect(faults("notation")).toEqual([]);
    });

    further(() => report);
  });
}
