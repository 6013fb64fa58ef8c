import { describe, expect, it } from "vitest";
import { traits } from "../../rules/hour-of-glory/bot/value.ts";
import { weights } from "../../rules/hour-of-glory/bot/weights.ts";
import { faultsOfWeights } from "../weights-of-traits.ts";

describe("the value of a position", () => {
  it("has a weight for each trait, and none that makes something good bad", () => {
    expect(Object.keys(weights)).not.toEqual([]);
    expect(faultsOfWeights(traits, weights)).toEqual([]);
  });
});
