import { describe, expect, it } from "vitest";
import {
  type Ask,
  decisionOf,
  type DieKind,
  type KindDie,
  odds,
  plus,
  type Program,
  rollKinds,
  run,
  seededChance,
  answerFrom,
  type ShownFace,
  fraction,
  certain,
} from "../../rules/kernel/index.ts";

const white: DieKind = { name: "white", faces: ["I", "I", "II", "III", "medal", "alert"] };
const grey: DieKind = { name: "grey", faces: ["I", "II", "III", "medal", "medal", "stealth"] };

/** Chevrons up to a score count as a success, more of them as nothing. */
const meaning = (kind: DieKind, score: number): KindDie => ({
  kind,
  means: kind.faces.map((face) => (/^I+$/.test(face) ? (face.length <= score ? "success" : "nothing") : face)),
});

interface Event {
  readonly shown: readonly ShownFace[];
}

const program = (dice: readonly KindDie[]): Program<null, never, Event, null> => ({
  *play(ctx) {
    const shown = yield* rollKinds<never>(dice, { text: "Sneak", cites: ["test.sneak"] });
    ctx.events.push({ shown });
    return null;
  },
  copy: () => null,
});

const start = { state: null, answers: [], settings: { readings: {}, numbers: {} } };
const successes = (shown: readonly ShownFace[]): number => shown.filter(({ means }) => means === "success").length;

/** The same roll, of which only the number of successes matters to what follows. */
const bySuccesses = (dice: readonly KindDie[]): Program<null, never, Event, null> => ({
  ...program(dice),
  *play(ctx) {
    const alike = (shown: readonly ShownFace[]): string => String(successes(shown));
    const shown = yield* rollKinds<never>(dice, { text: "Sneak", cites: ["test.sneak"] }, alike);
    ctx.events.push({ shown });
    return null;
  },
});

describe("dice with faces of their own", () => {
  const pool = [meaning(white, 2), meaning(grey, 2), meaning(grey, 2)];

  it("come to what stands on the face, and what that means in this roll", () => {
    const { answerer } = answerFrom<never>({ dice: [4, 2, 6] });
    const { outcome, events } = run(program(pool), start, answerer);
    expect(outcome.kind).toBe("over");
    expect(events[0]?.shown).toEqual([
      { kind: "white", face: 4, shows: "III", means: "nothing" },
      { kind: "grey", face: 2, shows: "II", means: "success" },
      { kind: "grey", face: 6, shows: "stealth", means: "stealth" },
    ]);
  });

  it("are one way in odds where they lead to the same, as likely as all of them together", () => {
    const shares = (of: Program<null, never, Event, null>): ReadonlyMap<number, string> => {
      const found = new Map<number, ReturnType<typeof fraction>>();
      for (const { probability, events } of odds(of, start, () => null, 1000)) {
        const count = successes(events[0]?.shown ?? []);
        found.set(count, plus(found.get(count) ?? fraction(0n, 1n), probability));
      }
      return new Map([...found].map(([count, { numerator, denominator }]) => [count, `${numerator}/${denominator}`]));
    };
    expect(shares(bySuccesses(pool))).toEqual(shares(program(pool)));
    expect(odds(bySuccesses(pool), start, () => null, 1000)).toHaveLength(4);
  });

  it("say in the decision what stands on their faces", () => {
    const { outcome } = run(program(pool), start, () => null);
    if (outcome.kind !== "paused") throw new Error("The roll waits.");
    expect(decisionOf(outcome.ask)).toMatchObject({ kind: "roll", dice: 3, sides: 6, kinds: [white, grey, grey] });
  });

  it("refuse faces they do not have", () => {
    const { answerer } = answerFrom<never>({ dice: [1, 2, 7] });
    expect(() => run(program(pool), start, answerer)).toThrow("7 is not one of their faces");
  });

  it("are rolled by chance like any others", () => {
    const { answerer } = answerFrom<never>({ chance: seededChance(7) });
    const { events } = run(program(pool), start, answerer);
    expect(events[0]?.shown).toHaveLength(3);
  });

  it("refuse a roll of dice that differ in their number of faces, or have a face without a meaning", () => {
    const short: KindDie = { kind: white, means: ["success"] };
    const rolls = program([short]);
    expect(() => run(rolls, start, () => null)).toThrow("each with a meaning");
  });
});

describe("their odds", () => {
  /** Every sequence of faces, one by one. */
  function* sequences(dice: readonly KindDie[]): Generator<readonly string[]> {
    const [first, ...rest] = dice;
    if (first === undefined) yield [];
    else for (const means of first.means) for (const others of sequences(rest)) yield [means, ...others];
  }

  it("are those of all sequences of faces, counted by what the faces mean", () => {
    for (const score of [1, 2, 3]) {
      const dice = [meaning(white, score), meaning(grey, score), meaning(white, score), meaning(grey, score)];
      const counted = new Map<string, bigint>();
      let total = 0n;
      for (const means of sequences(dice)) {
        const key = means.toSorted().join(" ");
        counted.set(key, (counted.get(key) ?? 0n) + 1n);
        total++;
      }
      const found = new Map<string, ReturnType<typeof fraction>>();
      for (const { probability, events } of odds(program(dice), start, () => null, 1000)) {
        const key = (events[0]?.shown ?? [])
          .map(({ means }) => means)
          .sort()
          .join(" ");
        found.set(key, plus(found.get(key) ?? fraction(0n, 1n), probability));
      }
      expect(found).toEqual(new Map([...counted].map(([key, ways]) => [key, fraction(ways, total)])));
    }
  });

  it("of twelve dice are exact in a few hundred ways", () => {
    const dice = [...Array<KindDie>(6).fill(meaning(white, 3)), ...Array<KindDie>(6).fill(meaning(grey, 3))];
    const leaves = odds(program(dice), start, (_ask: Ask<never>) => null, 1000);
    expect(leaves).toHaveLength(28 * 28);
    let all = fraction(0n, 1n);
    let none = fraction(0n, 1n);
    for (const { probability, events } of leaves) {
      all = plus(all, probability);
      if (successes(events[0]?.shown ?? []) === 0) none = plus(none, probability);
    }
    expect(all).toEqual(certain);
    // no success: 2 of 6 on a white die, 3 of 6 on a grey one
    expect(none).toEqual(fraction(2n ** 6n * 3n ** 6n, 6n ** 12n));
  });
});
