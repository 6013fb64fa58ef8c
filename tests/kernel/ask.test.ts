import { describe, expect, it } from "vitest";
import { choose, decisionOf, readSettings, roll, type Catalogue } from "../../rules/kernel/index.ts";

const purpose = { text: "Attack", cites: ["toy.attack"] };

describe("asks", () => {
  it("are not put when there is nothing to ask: no dice, one choice", () => {
    expect(roll(0, 6, purpose).next()).toEqual({ done: true, value: [] });
    expect(
      choose("player-1", { id: "toy.which", text: "Which?" }, [{ id: "only", text: "Only", value: 7 }]).next(),
    ).toEqual({ done: true, value: 7 });
  });

  it("fail loudly when there is nothing to choose from", () => {
    expect(() => choose("player-1", { id: "toy.which", text: "Which?" }, []).next()).toThrow("toy.which");
  });

  it("show options without the values behind them", () => {
    const step = choose("player-1", { id: "toy.which", text: "Which?" }, [
      { id: "a", text: "A", value: { secret: 1 } },
      { id: "b", text: "B", value: { secret: 2 } },
    ]).next();
    expect(step.value).toEqual({
      ask: "choose",
      seat: "player-1",
      prompt: { id: "toy.which", text: "Which?" },
      options: [
        { id: "a", text: "A" },
        { id: "b", text: "B" },
      ],
    });
  });
});

describe("a decision as plain data", () => {
  const none = {
    seat: null,
    prompt: null,
    piece: null,
    options: [],
    dice: null,
    sides: null,
    kinds: [],
    pile: null,
    cites: [],
  };
  it("says what is asked of whom", () => {
    expect(decisionOf({ ask: "roll", dice: 2, sides: 6, for: purpose })).toEqual({
      ...none,
      kind: "roll",
      text: "Attack",
      dice: 2,
      sides: 6,
      cites: ["toy.attack"],
    });
    expect(decisionOf({ ask: "draw", pile: "deck", among: ["a", "b"], for: purpose })).toEqual({
      ...none,
      kind: "draw",
      text: "Attack",
      pile: "deck",
      cites: ["toy.attack"],
    });
    expect(decisionOf({ ask: "checkpoint", phase: "end" })).toEqual({ ...none, kind: "checkpoint", text: "end" });
    expect(
      decisionOf({
        ask: "choose",
        seat: "players",
        prompt: { id: "toy.which", text: "Which?", piece: "jo" },
        options: [{ id: "a", text: "A" }],
      }),
    ).toEqual({
      ...none,
      kind: "choose",
      seat: "players",
      prompt: "toy.which",
      text: "Which?",
      piece: "jo",
      options: [{ id: "a", text: "A" }],
      cites: ["toy.which"],
    });
  });

  it("never gives away the order of a pile", () => {
    expect(
      JSON.stringify(decisionOf({ ask: "draw", pile: "deck", among: ["ace", "king"], for: purpose })),
    ).not.toContain("ace");
  });
});

describe("settings", () => {
  const catalogue: Catalogue = {
    rules: {},
    interpretations: {
      "toy.open": {
        topic: "Toy",
        question: "Which?",
        byDefault: "a",
        readings: { a: { text: "A" }, b: { text: "B" } },
        switchable: true,
      },
      "toy.fixed": {
        topic: "Toy",
        question: "Which?",
        byDefault: "a",
        readings: { a: { text: "A" }, b: { text: "B" } },
        switchable: false,
      },
    },
    numbers: { "toy.number": { text: "A number.", value: 3, origin: "given", least: 1, most: 6 } },
    prompts: {},
  };
  const codes = (input: Parameters<typeof readSettings>[1]): readonly string[] => {
    const settings = readSettings(catalogue, input);
    return settings.ok ? [] : settings.defects.map(({ code, path }) => `${code} ${path}`);
  };

  it("take known readings and numbers within bounds", () => {
    expect(codes({ readings: { "toy.open": "b", "toy.fixed": "a" }, numbers: { "toy.number": 6 } })).toEqual([]);
    expect(readSettings(catalogue, {})).toEqual({ ok: true, value: { readings: {}, numbers: {} } });
  });

  it("list everything that is wrong, prototype keys included", () => {
    expect(
      codes({
        readings: { "toy.open": "c", "toy.fixed": "b", constructor: "a", "toy.none": "a" },
        numbers: { "toy.number": 7, "toy.other": 1, toString: 1 },
      }),
    ).toEqual([
      "unknown-reading /settings/readings/toy.open",
      "not-switchable /settings/readings/toy.fixed",
      "unknown-interpretation /settings/readings/constructor",
      "unknown-interpretation /settings/readings/toy.none",
      "number-out-of-bounds /settings/numbers/toy.number",
      "unknown-number /settings/numbers/toy.other",
      "unknown-number /settings/numbers/toString",
    ]);
    expect(codes({ readings: { "toy.open": "toString" } })).toEqual(["unknown-reading /settings/readings/toy.open"]);
    for (const value of [0, 2.5, NaN, Infinity])
      expect(codes({ numbers: { "toy.number": value } })).toEqual([
        "number-out-of-bounds /settings/numbers/toy.number",
      ]);
  });
});
