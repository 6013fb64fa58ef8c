import { describe, expect, it } from "vitest";
import type { Action, Form } from "../../web/api/answers.ts";
import { actionInWords } from "../../web/table/narrow.ts";
import {
  allAt,
  attackAt,
  type Fired,
  type Given,
  oneLess,
  oneMore,
  partsOf,
  sharesAt,
  splitAttack,
  usesIn,
} from "../../web/table/splitting.ts";

const by = (...pieces: readonly string[]) => pieces.map((piece) => ({ piece, times: 1 }));
const atFirst: Fired = [
  { weapon: "rifle", target: "n1", firers: by("s1-1", "s1-2") },
  { weapon: "lmg", target: "n1", firers: by("s1-5") },
];
const atSecond: Fired = [{ weapon: "rifle", target: "n2", firers: by("s1-1", "s1-2") }];
const both = new Map([
  ["n1", atFirst],
  ["n2", atSecond],
]);
const like: Action = { do: "attack", unit: "s1", shots: [] };

describe("an attack that is split", () => {
  it("begins with everything at the first target", () => {
    expect(splitAttack(like, both, allAt(atFirst, "n1"))).toEqual({
      ...like,
      shots: [
        { weapon: "rifle", target: "n1", by: ["s1-1", "s1-2"] },
        { weapon: "lmg", target: "n1", by: ["s1-5"] },
      ],
    });
  });

  it("gives weapons out by their kind and count: one more at a target is one fewer at another, one fewer rests", () => {
    const all = allAt(atFirst, "n1");
    expect(sharesAt(atFirst, all, "n1")).toEqual([
      { weapon: "rifle", count: 2, most: 2 },
      { weapon: "lmg", count: 1, most: 1 },
    ]);
    expect(sharesAt(atSecond, all, "n2")).toEqual([{ weapon: "rifle", count: 0, most: 2 }]);
    const changed = oneMore(all, both, "rifle", "n2");
    expect(sharesAt(atFirst, changed, "n1")[0]).toEqual({ weapon: "rifle", count: 1, most: 2 });
    expect(splitAttack(like, both, changed)?.["shots"]).toEqual([
      { weapon: "rifle", target: "n1", by: ["s1-2"] },
      { weapon: "lmg", target: "n1", by: ["s1-5"] },
      { weapon: "rifle", target: "n2", by: ["s1-1"] },
    ]);
    const rests = oneLess(changed, both, "rifle", "n2");
    expect(splitAttack(like, both, rests)?.["shots"]).toHaveLength(2);
    // what rests is fired before another target loses anything
    expect(sharesAt(atFirst, oneMore(rests, both, "rifle", "n2"), "n1")[0]?.count).toBe(1);
    // there are no more, and no fewer than none
    const everything = oneMore(changed, both, "rifle", "n2");
    expect(oneMore(everything, both, "rifle", "n2")).toEqual(everything);
    expect(oneLess(everything, both, "rifle", "n1")).toEqual(everything);
    const nothing: Given = new Map();
    expect(splitAttack(like, both, nothing)).toBeNull();
  });

  it("leaves whoever fires two weapons at one target as long as others can change over", () => {
    const launcher: Fired = [...atFirst, { weapon: "launcher", target: "n1", firers: by("s1-1") }];
    const three = new Map([
      ["n1", launcher],
      ["n2", atSecond],
    ]);
    const changed = oneMore(allAt(launcher, "n1"), three, "rifle", "n2");
    expect([...changed].filter(([, target]) => target === "n2").map(([id]) => id)).toEqual(["rifle s1-2 0"]);
    // and whoever does not comes back first
    const torn = oneMore(changed, three, "rifle", "n2");
    const back = oneLess(torn, three, "rifle", "n2");
    expect([...back].filter(([, target]) => target === "n2").map(([id]) => id)).toEqual(["rifle s1-2 0"]);
  });

  it("counts several weapons of one kind on one piece", () => {
    const guns: Fired = [{ weapon: "lmg", target: "n1", firers: [{ piece: "s2", times: 2 }] }];
    const two = new Map([
      ["n1", guns],
      ["n2", guns],
    ]);
    expect(usesIn(guns).map(({ id }) => id)).toEqual(["lmg s2 0", "lmg s2 1"]);
    const split = splitAttack(like, two, oneMore(allAt(guns, "n1"), two, "lmg", "n2"));
    expect(split?.["shots"]).toEqual([
      { weapon: "lmg", target: "n1", by: ["s2"], count: 1 },
      { weapon: "lmg", target: "n2", by: ["s2"], count: 1 },
    ]);
  });

  it("is said by targets, and looked at part by part", () => {
    const attack = splitAttack(like, both, oneMore(allAt(atFirst, "n1"), both, "rifle", "n2"));
    if (attack === null) throw new Error("nothing is fired");
    expect(actionInWords(attack, "s1")).toBe("Attack with rifle, LMG at n1; rifle at n2");
    expect(partsOf(attack).map(({ target, part }) => [target, part["shots"]])).toEqual([
      [
        "n1",
        [
          { weapon: "rifle", target: "n1", by: ["s1-2"] },
          { weapon: "lmg", target: "n1", by: ["s1-5"] },
        ],
      ],
      ["n2", [{ weapon: "rifle", target: "n2", by: ["s1-1"] }]],
    ]);
  });

  it("takes at another target the attack that is like the first, with the same skills", () => {
    const at = (target: string, more: object = {}): Action => ({
      ...like,
      shots: [{ weapon: "rifle", target }],
      ...more,
    });
    const actions = [at("n1"), at("n1", { skills: ["lucky"] }), at("n2"), at("n2", { skills: ["lucky"] })];
    const form = { actions } as const satisfies Pick<Form, "actions">;
    expect(attackAt(form, at("n1", { skills: ["lucky"] }), "n2")).toEqual(actions[3]);
    expect(attackAt(form, at("n1"), "n2")).toEqual(actions[2]);
    expect(attackAt(form, at("n1"), "n3")).toBeNull();
  });
});
