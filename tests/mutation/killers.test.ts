import { describe, expect, it } from "vitest";
import { studied } from "./killers.ts";
import type { Mutant } from "./mutant.ts";

const mutant: Mutant = {
  id: 1,
  file: "sight/sight.ts",
  line: 1,
  kind: "boundary",
  code: "a < b",
  in: "sees",
  nth: 1,
  area: "rule",
  rules: [],
  edit: { from: 0, to: 5, text: "a <= b", lines: [1, 1], isClosed: false },
};

describe("who notices mutants", () => {
  it("tells those that only pins notice from those with a stated case", () => {
    const noticed = [["pin"], ["pin", "plain"], ["plain", "other", "third"], []].map((killers) => ({
      mutant,
      killers,
    }));
    const { all, killed, byStated, byPinsAlone, byOneStated, survived, medianStated } = studied(
      noticed,
      new Set(["pin"]),
    );
    expect({ all, killed, byStated, medianStated }).toEqual({ all: 4, killed: 3, byStated: 2, medianStated: 3 });
    expect([byPinsAlone, byOneStated, survived].map((some) => some.map(({ killers }) => killers))).toEqual([
      [["pin"]],
      [["pin", "plain"]],
      [[]],
    ]);
  });
});
