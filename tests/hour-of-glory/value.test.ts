import { describe, expect, it } from "vitest";
import { traits } from "../../rules/hour-of-glory/bot/value.ts";
import { weights } from "../../rules/hour-of-glory/bot/weights.ts";

describe("the value of a position", () => {
  it("has a weight for each trait, and none that makes something good bad", () => {
    for (const { by } of Object.values(weights)) {
      expect(by).toHaveLength(traits.length);
      expect(Math.min(...by)).toBeGreaterThanOrEqual(0);
    }
    expect(new Set(traits.map(({ name }) => name)).size).toBe(traits.length);
  });
});
