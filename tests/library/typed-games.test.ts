import { describe, expect, expectTypeOf, it } from "vitest";
import { Budget, BudgetExceeded, seededChance, unwrap } from "@umpire/rules";
import { type Action, type HourOfGlory, hourOfGlory } from "@umpire/rules/hour-of-glory";
import { rogueRegiment } from "@umpire/rules/rogue-regiment";
import type { Situation } from "@umpire/rules";
import type { ruleset } from "../../rules/hour-of-glory/index.ts";
import type { ruleset as rogue } from "../../rules/rogue-regiment/index.ts";
import type { Action as RogueAction } from "@umpire/rules/rogue-regiment";

const board = `board
+ + + + + + + +
 1 . . h J . .
+ + + + + + + +
1 = smg guard, facing E
J = operator jock, crouched`;

const firstTurn = (): Situation<HourOfGlory> => {
  const chance = seededChance(1);
  let situation = unwrap(hourOfGlory.setUp("quiet-stair"));
  for (let asked = 0; asked < 40 && situation.decision()?.kind !== "act"; asked++) {
    const done = unwrap(situation.adjudicate({ ...situation.policyMove(chance), chance }));
    if (done.outcome === "refused") throw new Error("Impossible: the policy was refused.");
    ({ situation } = done);
  }
  return situation;
};

describe("the types of a game", () => {
  it("are those of its own actions and events", () => {
    type OwnAction = Parameters<NonNullable<(typeof ruleset)["ownerOf"]>>[1];
    type OwnRogueAction = Parameters<NonNullable<(typeof rogue)["ownerOf"]>>[1];
    expectTypeOf<OwnAction["do"]>().toEqualTypeOf<Action["do"]>();
    expectTypeOf<OwnRogueAction["do"]>().toEqualTypeOf<RogueAction["do"]>();
    expectTypeOf(firstTurn().seats()).toEqualTypeOf<readonly (`intruder-${number}` | "defender")[]>();
    for (const { action } of firstTurn().legal()) expect(action.do === "hide" ? action.agent : action.do).not.toBe("");
  });

  it("refuse a scenario and an action that there is not", () => {
    // @ts-expect-error there is no such scenario
    expect(hourOfGlory.setUp("nowhere").ok).toBe(false);
    // @ts-expect-error there is no such action
    expect(firstTurn().requirements({ do: "fly" }).ok).toBe(false);
  });
});

describe("what is legal", () => {
  it("is listed action by action, and by piece, name and seat", () => {
    const situation = firstTurn();
    const all = [...situation.legal()];
    const [first] = all;
    expect(all.length).toBeGreaterThan(1);
    const { piece, name, seat } = first ?? { piece: "", name: "", seat: null };
    expect([...situation.legal({ piece, name })]).toEqual(
      all.filter((one) => one.piece === piece && one.name === name),
    );
    expect([...situation.legal({ seat: "defender" })]).toEqual([]);
    expect(situation.seats()).toContain(seat);
    for (const { action } of all.slice(0, 3)) {
      const needs = unwrap(situation.requirements(action));
      expect(needs.filter(({ holds }) => !holds)).toEqual([]);
    }
  });

  it("is what the policy chooses from, for the seat that is asked alone", () => {
    const situation = firstTurn();
    const move = situation.policyMove(seededChance(3));
    expect(move?.seat).toBe("intruder-1");
    expect(situation.policyMove(seededChance(3), "defender")).toBeNull();
    expect(situation.policyMove(seededChance(3), "intruder-1")).toEqual(move);
  });
});

describe("a board of text", () => {
  it("is opened, seen over, and written again", () => {
    const situation = unwrap(rogueRegiment.openText(board));
    expect(unwrap(situation.sight({ from: "guard", to: "jock" })).place).toBe("partial");
    expect(situation.print()).toContain("operator jock");
    const wrong = rogueRegiment.openText("board\n?");
    expect(wrong.ok ? [] : wrong.defects.map(({ line }) => line)).toEqual([2]);
    expect(() => unwrap(wrong)).toThrow(/^line 2: /);
  });

  it("costs no more than a budget allows, and without one there is no end", () => {
    expect(() => rogueRegiment.openText(board, { budget: new Budget(1) })).toThrow(BudgetExceeded);
    expect(Budget.unlimited().most).toBe(Infinity);
    const situation = unwrap(rogueRegiment.openText(board));
    for (let asked = 0; asked < 20_000; asked++) situation.sight({ from: "guard", to: "jock" });
    expect(situation.moment()).toContain("Turn");
  });
});

describe("who is asked", () => {
  it("is a seat by itself, or each of those who decide together", () => {
    const situation = firstTurn();
    expect(situation.seats().filter((seat) => situation.isAsked(seat))).toEqual(["intruder-1"]);
    const together = unwrap(rogueRegiment.setUp("chalk-farm", { players: 2 }));
    const asked = unwrap(together.adjudicate({ chance: seededChance(1) }));
    if (asked.outcome !== "paused") throw new Error("Impossible: the game is over.");
    expect(asked.decision.seat).toBe("players");
    expect(asked.situation.seats().filter((seat) => asked.situation.isAsked(seat))).toEqual(["player-1", "player-2"]);
    expect(together.isAsked("player-1")).toBe(false);
  });

  it("has nothing legal where a choice is asked for, and each form says so", () => {
    const chance = seededChance(1);
    let situation = firstTurn();
    while (situation.decision()?.kind !== "choose" || situation.forms().length === 0) {
      const done = unwrap(situation.adjudicate({ ...situation.policyMove(chance), chance }));
      if (done.outcome !== "paused") throw new Error("Impossible: the game is over, or the policy was refused.");
      ({ situation } = done);
    }
    expect([...situation.legal()]).toEqual([]);
    for (const { actions, requirements } of situation.forms()) {
      expect(actions).toEqual([]);
      expect(requirements).toEqual([expect.objectContaining({ holds: false, text: expect.stringMatching(/^First /) })]);
    }
  });
});

describe("who knows what", () => {
  it("is told by the view of a seat", () => {
    const situation = firstTurn();
    const seen = situation.seenBy("defender");
    expect(seen.decision()?.text).toBe("It is for Intruder 1 to decide.");
    expect([...seen.legal()]).toEqual([]);
    const open = unwrap(rogueRegiment.openText(board));
    expect(open.seenBy("player-1")).toBe(open);
  });
});
