import { describe, expect, it } from "vitest";
import { measured } from "../../rules/geometry/index.ts";
import { withBudget, Budget } from "../../rules/kernel/index.ts";
import { type DepthQuestion, shallowLine } from "../../rules/two-hundred-hours/sight/least-depth.ts";
import { depthDisagreements } from "./depth-oracle.ts";

const inches = (length: number): number => Math.round(length * 2540);
const rectangle = (left: number, top: number, right: number, bottom: number): readonly measured.Place[] =>
  [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ].map(([x = 0, y = 0]) => ({ x: inches(x), y: inches(y) }));
const base = (x: number, y: number): measured.Disc => measured.disc(inches(x), inches(y), 1250);
/** The half of a base that looks to the upper edge. */
const upperHalf = (x: number, y: number): measured.Hull =>
  measured.convexHull(
    Array.from({ length: 33 }, (_, i) => {
      const angle = ((i - 16) / 16) * (Math.PI / 2);
      return { x: inches(x) + Math.round(Math.sin(angle) * 1250), y: inches(y) - Math.round(Math.cos(angle) * 1250) };
    }),
  );

/** The answer to a question between two bodies, and what it took. */
function asked(from: measured.Body, to: measured.Disc, terrain: Pick<DepthQuestion, "hard" | "soft">) {
  const work = new Budget(Infinity);
  const ask = () => shallowLine({ ...terrain, from, to, most: inches(2), each: false });
  return { line: withBudget(work, ask), work: work.spent };
}

describe("sight through rough terrain", () => {
  it("names lines that are free and misses none that samples find", () => {
    expect([...depthDisagreements(60, 1)]).toEqual([]);
  });

  it.each([["out of a wood that is 2.02″ deep before half a base", upperHalf(10, 10), base(10, 4)]])(
    "says at once that no line is free %s",
    (_, from, to) => {
      const { line, work } = asked(from, to, { hard: [], soft: [rectangle(5, 7.49, 15, 12)] });
      expect(line).toBeNull();
      expect(work).toBeLessThan(12_000);
    },
  );

  it("leaves next to nothing to the exact search between bases that all but touch inside of what stops sight", () => {
    const [smoke, wood] = [rectangle(7, 8, 13, 14), rectangle(9, 9, 11, 12)];
    const { line, work } = asked(base(10, 10), base(10, 10.9846), { hard: [smoke], soft: [wood] });
    // lines right across the two are left to the exact search
    expect(line === null || line === "close").toBe(true);
    expect(work).toBeLessThan(36_000);
  });

  it("says at once that none leads through a thin wall close before half a base", () => {
    const { line, work } = asked(upperHalf(10, 10), base(12.5, 4), {
      hard: [rectangle(5, 9.39, 15, 9.391)],
      soft: [rectangle(5, 9.39, 15, 14)],
    });
    expect(line).toBeNull();
    expect(work).toBeLessThan(12_000);
  });
});
