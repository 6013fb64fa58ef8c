import { describe, expect, it } from "vitest";
import { ruleOf } from "../../web/table/rule-of.ts";

describe("the sentence that says what a kind of action is", () => {
  const rule = (text: string) => ({
    id: "zh.shoot.whom",
    kind: "rule" as const,
    title: "Whom a fighter shoots at",
    text,
    source: "Shoot (p.26)",
    reading: null,
  });
  const cited = [{ id: "target", text: "", holds: true, cites: ["zh.shoot.whom"] }];

  it("stands by itself: one that goes on from another is none", () => {
    for (const text of [
      "After that it faces the nearest enemy.",
      "Only attackers can Sneak.",
      "Advance can be chosen only if …",
    ])
      expect(ruleOf({ name: "shoot" }, cited, [rule(text)])).toBeNull();
    expect(ruleOf({ name: "shoot" }, cited, [rule("Shoot fires at an enemy in line of sight.")])).not.toBeNull();
  });
});
