import { seededChance, type Situation, unwrap } from "@umpire/rules";
import { hourOfGlory } from "@umpire/rules/hour-of-glory";
import { type Evaluation, evaluate } from "@umpire/rules/search";
import { vSabotage } from "@umpire/rules/v-sabotage";
import { describe, expect, it } from "vitest";

const last = (evaluations: Iterable<Evaluation>): Evaluation | undefined => [...evaluations].at(-1);

/** A moment of a seeded game by the policy at which an action is asked of a seat. */
function momentOf(start: Situation, seed: number, seat: string, nth: number): Situation {
  const chance = seededChance(seed);
  let situation = start;
  for (let met = 0, asked = 0; asked < 500; asked++) {
    const decision = situation.decision();
    if (decision?.kind === "act" && decision.seat === seat && ++met === nth) return situation;
    const done = unwrap(situation.adjudicate({ ...situation.policyMove(chance), chance }));
    if (done.outcome !== "paused") break;
    ({ situation } = done);
  }
  throw new Error("Impossible: the game has no such moment.");
}

const glory = (seed: number): Situation => momentOf(unwrap(hourOfGlory.setUp("quiet-stair")), seed, "intruder-1", 3);

describe("the evaluation of a position", () => {
  it("is the same for the same seed and counts, and deepens to the number that is asked for", () => {
    const evaluations = [...evaluate(glory(1), { seed: 4, playouts: 12, candidates: 3 })];
    expect(evaluations.at(-1)).toEqual(last(evaluate(glory(1), { seed: 4, playouts: 12, candidates: 3 })));
    expect(evaluations.map(({ goesOn }) => goesOn)).toEqual([...evaluations.slice(1).map(() => true), false]);
    expect(evaluations.at(-1)?.playouts).toBe(12);
    expect(evaluations.at(-1)?.lines.map(({ playouts }) => playouts)).toEqual([5, 5, 2]);
  });

  it("finds the step that wins, where a minute is left", () => {
    const table = `plan
      ..
      E#
    door ENT 0,0|0,1, entrance
    timer 1
    begun 2
    intruder crane at 0,0, cards I1 I2 I3 I4 I7 I10
    intruder holt at 1,0`;
    const found = last(evaluate(unwrap(hourOfGlory.openText(table)), { seed: 1, playouts: 32, candidates: 8 }));
    expect(found?.lines[0]).toMatchObject({
      move: { action: { do: "move", agent: "crane", path: ["0,1"] } },
      win: 1,
    });
    expect(found?.lines.at(-1)?.win).toBeLessThan(1);
  });

  it("tells no more than a seat knows: positions that are one to it have one evaluation", () => {
    const whole = glory(2);
    const seen = whole.seenBy("intruder-1");
    for (const seed of [1, 2]) {
      const other = unwrap(seen.sample(seededChance(seed)));
      expect(last(evaluate(other.seenBy("intruder-1"), { seed: 3, playouts: 4, candidates: 2 }))).toEqual(
        last(evaluate(seen, { seed: 3, playouts: 4, candidates: 2 })),
      );
    }
  });

  it("has chances between the ends of its interval, and marks the policy's own move", () => {
    const situation = momentOf(unwrap(vSabotage.setUp("relay-post")), 1, "player-1", 2);
    const found = last(evaluate(situation, { seed: 1, playouts: 16, candidates: 4 }));
    expect(found?.lines.filter(({ policy }) => policy)).toHaveLength(1);
    for (const { wins, draws, undecided, playouts, win, low, high } of found?.lines ?? []) {
      expect(wins + draws + undecided).toBeLessThanOrEqual(playouts);
      expect(low).toBeLessThanOrEqual(win);
      expect(win).toBeLessThanOrEqual(high);
    }
  });

  it("is empty where nobody is asked", () => {
    expect([...evaluate(unwrap(vSabotage.setUp("relay-post")), { seed: 1, playouts: 4 })]).toEqual([]);
  });
});
