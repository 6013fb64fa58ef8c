import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Criterion, failing, legal, rank, Requirements } from "../../rules/kernel/index.ts";

interface Candidate {
  readonly name: number;
  readonly scores: readonly number[];
}

const criteria: readonly Criterion<Candidate>[] = [0, 1, 2].map((i) => ({
  name: `criterion ${i}`,
  cites: [`rule.${i}`],
  score: ({ scores }) => scores[i] ?? 0,
}));
const candidates = fc
  .array(fc.tuple(fc.nat(2), fc.nat(2), fc.nat(2)), { minLength: 1, maxLength: 8 })
  .map((all) => all.map((scores, name): Candidate => ({ name, scores })));

const lexicographic = (a: Candidate, b: Candidate): number => {
  for (let i = 0; i < criteria.length; i++) {
    const difference = (a.scores[i] ?? 0) - (b.scores[i] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
};

describe("a ranking", () => {
  it("keeps exactly the candidates that no other beats, in their order", () => {
    fc.assert(
      fc.property(candidates, (all) => {
        const best = all.filter((one) => all.every((other) => lexicographic(one, other) <= 0));
        expect(rank(all, criteria).best).toEqual(best);
      }),
    );
  });

  it("names the last criterion that told a best candidate from another still in the running, or none when all are tied", () => {
    fc.assert(
      fc.property(candidates, (all) => {
        const { best, decidedBy } = rank(all, criteria);
        const [first] = best;
        // where each beaten candidate first falls behind the best; the latest of these decided
        const fellAt = all
          .filter((one) => !best.includes(one))
          .map((one) => criteria.findIndex((_, i) => one.scores[i] !== first?.scores[i]));
        expect(decidedBy).toBe(fellAt.length === 0 ? null : (criteria[Math.max(...fellAt)]?.name ?? "?"));
      }),
    );
  });

  it("shows every candidate with its whole tuple and where the criteria come from", () => {
    const all: Candidate[] = [
      { name: 0, scores: [1, 0, 0] },
      { name: 1, scores: [0, 2, 1] },
    ];
    expect(rank(all, criteria)).toMatchObject({
      criteria: [0, 1, 2].map((i) => ({ name: `criterion ${i}`, cites: [`rule.${i}`] })),
      ranked: all.map((candidate) => ({ candidate, scores: candidate.scores })),
      count: 2,
      best: [all[1]],
      decidedBy: "criterion 0",
    });
  });

  it("names the foremost candidates with their scores, of equal ones those that came first", () => {
    fc.assert(
      fc.property(candidates, fc.integer({ min: 1, max: 9 }), (all, most) => {
        const sorted = all.map((candidate) => ({ candidate, scores: candidate.scores }));
        sorted.sort((a, b) => lexicographic(a.candidate, b.candidate));
        expect(rank(all, criteria).foremost(most)).toEqual(sorted.slice(0, most));
      }),
    );
  });

  it("of nothing has no best", () => {
    expect(rank([], criteria)).toMatchObject({ best: [], decidedBy: null });
  });
});

describe("requirements", () => {
  it("keep every condition, met or not, and say whether all hold", () => {
    const req = new Requirements<"a" | "b">();
    expect(req.holding).toBe(true);
    expect(req.need(true, { met: "One.", unmet: "No one." }, "a")).toBe(true);
    expect(req.need(false, { met: "Two.", unmet: "Not two." }, "a", "b")).toBe(false);
    expect(req.pass("Three.")).toBe(true);
    expect(req.holding).toBe(false);
    expect(req.all).toEqual([
      { holds: true, text: "One.", cites: ["a"] },
      { holds: false, text: "Not two.", cites: ["a", "b"] },
      { holds: true, text: "Three.", cites: [] },
    ]);
    expect(failing(req.all).map(({ text }) => text)).toEqual(["Not two."]);
    expect(legal(req.all)).toBe(false);
  });

  it("are legal when all hold, and when there are none", () => {
    expect(legal([])).toBe(true);
    expect(legal([{ holds: true, text: "One.", cites: [] }])).toBe(true);
  });

  it("may be quiet: then only whether they hold is kept", () => {
    const req = new Requirements({ quiet: true });
    req.pass("One.");
    expect([req.holding, req.all]).toEqual([true, []]);
    expect(req.fail("Two.")).toBe(false);
    expect([req.holding, req.all]).toEqual([false, []]);
  });
});
