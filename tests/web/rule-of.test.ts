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

  it("is that of the whole kind, where the book has a part for it beside that of its first word", () => {
    const of = (id: string, text: string, source: string) => ({ ...rule(text), id, source });
    const rules = [
      of("vs.move.cost", "Moving costs 1 AP.", "Moving p1–2"),
      of("vs.stealthmove.cost", "Moving stealthily onto a medium tile costs 2 AP.", "Moving stealthily p1–2"),
    ];
    const met = [{ id: "cost", text: "", holds: true, cites: rules.map(({ id }) => id) }];
    expect(ruleOf({ name: "move-stealthily" }, met, rules)?.id).toBe("vs.stealthmove.cost");
    expect(ruleOf({ name: "move" }, met, rules)?.id).toBe("vs.move.cost");
  });
});
