import { describe, expect, it } from "vitest";
import { type Decision, type GameResult, ok, type Trial, type TrialEnd } from "../../rules/kernel/index.ts";
import { better, count, isClearlyBetter, newlyTried, type Tried } from "../../rules/search/tried.ts";
import { type Candidate, candidateText, type Searched, strongMove } from "../../rules/search/index.ts";

const tried = (...values: readonly number[]): Tried => {
  const one = newlyTried({ move: { choose: ["a"] }, policy: false, kept: false });
  for (const [number, value] of values.entries()) count(one, number, { kind: "judged", value, actions: 1 }, true);
  return one;
};

const decision: Decision = {
  kind: "choose",
  seat: "players",
  prompt: "x",
  text: "Which?",
  piece: null,
  options: ["a", "b", "c"].map((id) => ({ id, text: id })),
  dice: null,
  sides: null,
  kinds: [],
  pile: null,
  cites: [],
};

type Outcome = TrialEnd<{ readonly result: "victory" | "defeat" | "draw"; readonly text: string; readonly cites: [] }>;

const effort = { playouts: 18, candidates: 3, phases: 1 };

/** A decision between three letters whose trials come to what is told by letter and seed; the policy plays the first. */
const between = (outcome: (letter: string, seed: number) => Outcome, actions = 1): Searched => ({
  decision: () => decision,
  forms: () => [],
  policyMove: () => ({ choose: ["a"] }),
  sharesVictory: () => true,
  foresight: () => ({ effort, proposals: () => null }),
  sample: () =>
    ok({
      foresight: () => ({
        effort,
        proposals: () => null,
        trial: (move: Candidate, { seed }): Trial<GameResult> => ({
          ...outcome("choose" in move ? move.choose[0] : "", seed),
          actions,
        }),
      }),
    }),
});

const judged = (value: number): Outcome => ({ kind: "judged", value });

describe("what trials tell", () => {
  it("counts thousandths of a win, for whoever wants the victory and for whoever does not", () => {
    const end = { text: "", cites: [] } as const;
    const [one, other] = [true, false].map((wantsVictory) => {
      const counted = newlyTried({ move: { choose: ["a"] }, policy: false, kept: false });
      for (const [number, trial] of (
        [
          { kind: "over", result: { ...end, result: "victory" } },
          { kind: "over", result: { ...end, result: "draw" } },
          { kind: "judged", value: 700 },
          { kind: "undecided" },
          { kind: "refused" },
        ] as const
      ).entries())
        count(counted, number, { ...trial, actions: 1 }, wantsVictory);
      return counted;
    });
    expect(one).toMatchObject({ playouts: 5, points: 2700, wins: 1, draws: 1, judged: 1, undecided: 1 });
    expect(other).toMatchObject({ playouts: 5, points: 1300, wins: 0, draws: 1, judged: 1, undecided: 1 });
  });

  it("compares shares, not sums", () => {
    expect(better(tried(600), tried(500, 500))).toBeLessThan(0);
    expect(better(tried(500), tried(500, 500))).toBe(0);
  });

  it("holds one for clearly better by the trials with the same dice: the mean difference against its error", () => {
    // differences 100, 200, 300 with four more supposed of 60: mean 200, standard error √(34400 / 6 / 3) = 43.7
    const [one, other] = [tried(600, 700, 800), tried(500, 500, 500)];
    expect(isClearlyBetter(one, other, 4.5)).toBe(true);
    expect(isClearlyBetter(one, other, 4.6)).toBe(false);
    expect(isClearlyBetter(other, one, 0)).toBe(false);
  });

  it("does not take a few small differences that agree for a proof, but many", () => {
    const small = (trials: number): boolean =>
      isClearlyBetter(tried(...Array(trials).fill(520)), tried(...Array(trials).fill(500)), 2);
    expect([2, 4, 16].map(small)).toEqual([false, false, true]);
  });

  it("tells nothing by one trial, or by none in common", () => {
    expect(isClearlyBetter(tried(900), tried(100), 1)).toBe(false);
    const later = newlyTried({ move: { choose: ["a"] }, policy: false, kept: false });
    for (const number of [7, 8, 9]) count(later, number, { ...judged(900), actions: 1 }, true);
    expect(isClearlyBetter(later, tried(100, 100, 100), 1)).toBe(false);
  });
});

describe("the move of a search", () => {
  it("is the best one where that is sure", () => {
    const seen = between((letter) => judged(letter === "c" ? 600 : 500));
    expect(strongMove(seen, { seed: 1 })).toEqual({ choose: ["c"] });
  });

  it("is the policy's own where trials do not tell it from the best", () => {
    const seen = between((letter, seed) => judged(letter === "a" ? 500 : 500 + ((seed % 7) - 3) * 100));
    expect(strongMove(seen, { seed: 1 })).toEqual({ choose: ["a"] });
    expect(
      strongMove(
        between(() => judged(500)),
        { seed: 1 },
      ),
    ).toEqual({ choose: ["a"] });
  });

  it("is another one than what the rules refuse", () => {
    const seen = between((letter) => (letter === "a" ? { kind: "refused" } : judged(400)));
    expect(candidateText(strongMove(seen, { seed: 1 }) ?? { choose: ["a"] })).not.toBe(
      candidateText({ choose: ["a"] }),
    );
  });

  it("is none where nobody is asked, or the game has no effort", () => {
    const seen = between(() => judged(500));
    expect(strongMove({ ...seen, decision: () => null }, { seed: 1 })).toBeNull();
    expect(strongMove({ ...seen, foresight: () => null }, { seed: 1 })).toBeNull();
  });

  it("takes no more trials than it is allowed, and stops where nothing does better than the policy's own", () => {
    const trialsOf = (outcome: (letter: string) => Outcome, mostActions = 1000): number => {
      let trials = 0;
      const seen = between((letter) => {
        trials++;
        return outcome(letter);
      }, 10);
      strongMove(seen, { seed: 1, effort: { playouts: 18, candidates: 3, phases: 1 }, mostActions });
      return trials;
    };
    expect(trialsOf(() => judged(500))).toBe(9);
    expect(trialsOf((letter) => judged(letter === "b" ? 501 : 500))).toBe(17);
    // three candidates with ten actions each: a pass is all there is work for
    expect(trialsOf((letter) => judged(letter === "b" ? 501 : 500), 25)).toBe(3);
  });
});
