import { describe, expect, it } from "vitest";
import { depthDisagreements } from "./depth-oracle.ts";

describe("sight through rough terrain", () => {
  it("names lines that are free and misses none that samples find", () => {
    expect([...depthDisagreements(60, 1)]).toEqual([]);
  });
});
