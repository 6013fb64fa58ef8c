import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type Answer,
  type Ask,
  certain,
  fraction,
  multisets,
  odds,
  plus,
  roll,
  run,
  times,
  TooManyOutcomes,
} from "../../rules/kernel/index.ts";
import { toy, type ToyAction, toyStart } from "./toy.ts";

/** Every sequence of faces, one by one. */
function* sequences(dice: number, sides: number): Generator<readonly number[]> {
  if (dice === 0) yield [];
  else for (const rest of sequences(dice - 1, sides)) for (let face = 1; face <= sides; face++) yield [...rest, face];
}

/** Decides the action of round 1 and what to do with the dice; the action after it is left open. */
const once =
  (dice: number, option: string) =>
  (ask: Ask<ToyAction>): Answer<ToyAction> | null => {
    if (ask.ask === "act") return ask.prompt.text === "Round 1" ? { action: { do: "throw", dice } } : null;
    return ask.ask === "choose" ? { option } : null;
  };

describe("multisets of faces", () => {
  it.each([
    [1, 6],
    [2, 6],
    [3, 6],
    [4, 6],
    [5, 4],
    [3, 10],
  ])("%i dice of %i sides stand for every sequence once", (dice, sides) => {
    const counted = new Map<string, bigint>();
    for (const faces of sequences(dice, sides)) {
      const key = faces.toSorted((a, b) => a - b).join(" ");
      counted.set(key, (counted.get(key) ?? 0n) + 1n);
    }
    const found = new Map([...multisets(dice, sides)].map(({ faces, ways }) => [faces.join(" "), ways]));
    expect(found).toEqual(counted);
  });
});

describe("fractions", () => {
  const small = fc.tuple(fc.bigInt({ min: 0n, max: 60n }), fc.bigInt({ min: 1n, max: 60n }));
  it("add and multiply exactly and stay in lowest terms", () => {
    fc.assert(
      fc.property(small, small, ([a, b], [c, d]) => {
        const sum = plus(fraction(a, b), fraction(c, d));
        const product = times(fraction(a, b), fraction(c, d));
        expect(sum.numerator * b * d).toBe((a * d + c * b) * sum.denominator);
        expect(product.numerator * b * d).toBe(a * c * product.denominator);
        expect(fraction(sum.numerator, sum.denominator)).toEqual(sum);
        expect(times(sum, certain)).toEqual(sum);
      }),
    );
  });
});

describe("odds", () => {
  it.each([
    [1, "keep"],
    [2, "keep"],
    [3, "keep"],
    [2, "drop"],
  ] as const)("of throwing %i dice to %s are those of trying every sequence and card", (dice, option) => {
    const start = toyStart(1);
    const found = new Map<number, { numerator: bigint; denominator: bigint }>();
    for (const { probability, live, outcome } of odds(toy, start, once(dice, option), 10_000)) {
      expect(outcome.kind).toBe("paused");
      found.set(live.total, plus(found.get(live.total) ?? fraction(0n, 1n), probability));
    }
    // brute force: every sequence of faces with every card as likely as another, three cards to draw
    const weights = new Map<number, bigint>();
    for (const faces of sequences(dice, 6)) {
      for (let card = 0; card < 3; card++) {
        const { live } = run(toy, start, (ask) => {
          if (ask.ask === "roll") return { faces };
          if (ask.ask === "draw") return { card: ask.among[card] ?? "" };
          return once(dice, option)(ask);
        });
        weights.set(live.total, (weights.get(live.total) ?? 0n) + 1n);
      }
    }
    const all = 3n * 6n ** BigInt(dice);
    expect(found).toEqual(new Map([...weights].map(([total, ways]) => [total, fraction(ways, all)])));
  });

  it("add up to one", () => {
    const sum = odds(toy, toyStart(1), once(3, "keep"), 10_000).reduce(
      (total, { probability }) => plus(total, probability),
      fraction(0n, 1n),
    );
    expect(sum).toEqual(certain);
  });

  it("stop at a decision of a person that is left open", () => {
    const leaves = odds(toy, toyStart(1), (ask) => (ask.ask === "act" ? once(2, "keep")(ask) : null), 10_000);
    expect(leaves).toHaveLength(21);
    for (const { outcome } of leaves)
      expect(outcome).toMatchObject({ kind: "paused", ask: { ask: "choose", prompt: { id: "toy.keep" } } });
  });

  it("begin in the middle of an action, too", () => {
    const leaves = odds(
      toy,
      toyStart(1, [{ action: { do: "throw", dice: 1 } }, { faces: [2] }]),
      (ask) => (ask.ask === "choose" ? { option: "keep" } : null),
      100,
    );
    expect(leaves.map(({ live, probability }) => [live.total, probability])).toEqual(
      expect.arrayContaining([
        [3, fraction(1n, 3n)],
        [4, fraction(2n, 3n)],
      ]),
    );
    expect(leaves).toHaveLength(2);
  });

  it("say when there are too many", () => {
    expect(() => odds(toy, toyStart(1), once(3, "keep"), 20)).toThrow(TooManyOutcomes);
  });

  it("say so before they list what does not fit into memory", () => {
    const manyDice: typeof toy = {
      ...toy,
      *play() {
        yield* roll<ToyAction>(60, 20, { text: "Throw", cites: ["toy.throw"] });
        return { won: true };
      },
    };
    expect(() => odds(manyDice, toyStart(1), () => null, 20_000)).toThrow(TooManyOutcomes);
  });
});
