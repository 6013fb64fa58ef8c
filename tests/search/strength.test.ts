import { describe, expect, it } from "vitest";
import { type Decision, ok, type Requirement, seededChance, type Trial } from "../../rules/kernel/index.ts";
import { moveByStrength, type Played } from "../../rules/search/index.ts";

const decision: Decision = {
  kind: "act",
  seat: "players",
  prompt: "x",
  text: "Act.",
  piece: null,
  options: [],
  dice: null,
  sides: null,
  kinds: [],
  pile: null,
  cites: [],
};

const effort = { playouts: 18, candidates: 3, phases: 1 };
const trial: Trial<never> = { kind: "judged", value: 500, actions: 1 };
const unmet: Requirement = { holds: false, text: "It is not possible.", cites: [] };

/** A moment at which the policy does "own"; others are listed, one of which is not legal. */
const moment = (text: string): Played => ({
  decision: () => decision,
  forms: () => [
    { piece: "p", name: "move", actions: ["own", "left", "never", "right"] },
    { piece: "p", name: "wait", actions: ["wait"] },
  ],
  policyMove: () => ({ action: "own" }),
  sharesVictory: () => true,
  foresight: () => ({ effort, proposals: () => ["own"] }),
  requirements: (action) => ok(action === "never" ? [unmet] : []),
  print: () => text,
  sample: () => ok({ foresight: () => ({ trial: () => trial }) }),
});

const moves = (strength: "easy" | "fair" | "strong", seed = 1): readonly unknown[] =>
  Array.from({ length: 60 }, (_, at) => moveByStrength(moment(`position ${at}`), { strength, seed }));

describe("the move of a player of some strength", () => {
  it("is the policy's own where it is fair, and where a search finds nothing better", () => {
    for (const strength of ["fair", "strong"] as const)
      expect(new Set(moves(strength).map((move) => JSON.stringify(move)))).toEqual(new Set(['{"action":"own"}']));
  });

  it("is a mistake at about every other position where it is easy, by one and the same seed", () => {
    const made = moves("easy").map((move) => JSON.stringify(move));
    const mistakes = made.filter((move) => move !== '{"action":"own"}');
    expect(mistakes.length).toBeGreaterThan(15);
    expect(mistakes.length).toBeLessThan(45);
    expect(new Set(mistakes)).toEqual(new Set(['{"action":"left"}', '{"action":"right"}', '{"action":"wait"}']));
    expect(moves("easy")).toEqual(moves("easy"));
    expect(moves("easy", 2)).not.toEqual(moves("easy", 1));
  });

  it("is another option where an option is chosen", () => {
    const options = ["a", "b", "c"].map((id) => ({ id, text: id }));
    const chosen = Array.from({ length: 60 }, (_, at) =>
      moveByStrength(
        {
          ...moment(`position ${at}`),
          decision: () => ({ ...decision, kind: "choose", options }),
          policyMove: () => ({ choose: ["a"] }),
        },
        { strength: "easy", seed: 1 },
      ),
    );
    expect(new Set(chosen.map((move) => JSON.stringify(move)))).toEqual(
      new Set(['{"choose":["a"]}', '{"choose":["b"]}', '{"choose":["c"]}']),
    );
  });

  it("is the policy's own where nothing else can be done, and none where nobody is asked", () => {
    const alone = { ...moment("alone"), forms: () => [{ piece: "p", name: "move", actions: ["never", "own"] }] };
    for (let seed = 1; seed < 9; seed++)
      expect(moveByStrength(alone, { strength: "easy", seed })).toEqual({ action: "own" });
    for (const strength of ["easy", "fair", "strong"] as const)
      expect(
        moveByStrength({ ...moment("over"), decision: () => null, policyMove: () => null }, { strength, seed: 1 }),
      ).toBeNull();
  });

  it("follows from what whoever is asked knows, not from the whole position", () => {
    const view = moment("what is known");
    const whole = { ...moment("all of it"), seenBy: (seat: string | null) => (seat === "players" ? view : moment("")) };
    for (let seed = 1; seed < 20; seed++)
      expect(moveByStrength(whole, { strength: "easy", seed })).toEqual(
        moveByStrength(view, { strength: "easy", seed }),
      );
  });

  it("gives the policy the chance of the seed", () => {
    const drawn = {
      ...moment("drawn"),
      policyMove: (chance: { index(count: number): number }) => ({ action: chance.index(1000) }),
    };
    expect(moveByStrength(drawn, { strength: "fair", seed: 7 })).toEqual({ action: seededChance(7).index(1000) });
  });
});
