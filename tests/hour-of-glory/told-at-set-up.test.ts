import { describe, expect, it } from "vitest";
import { seededChance } from "../../rules/kernel/index.ts";
import { games } from "../all-games.ts";
import { valueOf } from "../kernel/random-moments.ts";

const [glory] = games.filter(({ id }) => id === "hour-of-glory");

/** A mission that was laid out, under some numbers. */
function laidOut(mission: string, numbers: Readonly<Record<string, number>> = {}) {
  const begun = glory?.setUp(mission, { numbers });
  if (begun?.ok !== true) throw new Error(`No mission ${mission}.`);
  return begun.value;
}

const goalOf = (mission: string, numbers = {}) =>
  laidOut(mission, numbers)
    .board()
    .objectives?.map(({ text }) => text);

describe("what is told while a mission of Hour of Glory is set up", () => {
  it("is how many points have to be brought out, by the numbers in force", () => {
    expect(goalOf("quiet-stair")).toEqual(["Bring out 2 points of intelligence before the time runs out"]);
    expect(goalOf("full-moon")).toEqual(["Bring out 6 points of intelligence before the time runs out"]);
    expect(goalOf("full-moon", { "hg.number.need-3": 1 })).toEqual([
      "Bring out 1 point of intelligence before the time runs out",
    ]);
  });

  it("is by which door a start square lies, and where the Commander stands who is asked to face", () => {
    const asked: string[] = [];
    const told: string[] = [];
    let situation = laidOut("quiet-stair");
    const chance = seededChance(5);
    for (let step = 0; step < 8 && situation.decision()?.kind !== "act"; step++) {
      const decision = situation.decision();
      asked.push(decision?.text ?? "", ...(decision?.options ?? []).map(({ text }) => text));
      const answer = valueOf(situation.adjudicate({ ...situation.policyMove(chance), chance }));
      if (answer.outcome !== "paused") break;
      told.push(...answer.events.map(({ text }) => text));
      situation = answer.situation;
    }
    expect(asked).toContain("10,11, at the entrance");
    expect(asked.some((text) => /^\d+,3, at D1$/.test(text))).toBe(true);
    expect(asked.some((text) => /^Which way does the Commander face on \d+,\d+\?$/.test(text))).toBe(true);
    // of one Intruder alone there is no order to tell
    expect(told).toContain("holt is the only Intruder.");
  });
});
