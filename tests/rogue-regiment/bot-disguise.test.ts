import { describe, expect, it } from "vitest";
import { playout, type Policy, seededChance, type Settings } from "../../rules/kernel/index.ts";
import type { Action } from "../../rules/rogue-regiment/table/action-schema.ts";
import type { State } from "../../rules/rogue-regiment/table/state.ts";
import { garrotteChance } from "../../rules/rogue-regiment/bot/disguise.ts";
import { ruleset, sensiblePolicy } from "../../rules/rogue-regiment/index.ts";
import type { RogueEvent } from "../../rules/rogue-regiment/table/events.ts";

const settings: Settings = { readings: {}, numbers: {} };

const row = " . . . . . . . . . . . .";
const corners = "+ + + + + + + + + + + + +";
const open = (rows: number): string =>
  ["board", ...Array.from({ length: rows }, () => `${corners}\n${row}`), corners].join("\n");

/** The actions of the Operators in the first turns of a position, as the bot plays them. */
function actions(text: string, most: number): readonly Action[] {
  const parsed = ruleset.parse(text);
  if (!parsed.ok) throw new Error(parsed.defects[0]?.message);
  const done: Action[] = [];
  const noting: Policy<State, Action, RogueEvent> = (ask, ctx, chance) => {
    const answer = sensiblePolicy(ask, ctx, chance);
    if ("action" in answer) done.push(answer.action);
    return answer;
  };
  playout(ruleset, { state: parsed.value, answers: [], settings }, noting, seededChance(3), { most });
  return done;
}

describe("the bot with Nancy", () => {
  it("reckons what so many attempts with the garrotte come to", () => {
    expect(garrotteChance(1, 0)).toBeCloseTo(1 / 6);
    expect(garrotteChance(4, 0)).toBeCloseTo(1 - (5 * 4 * 3 * 2) / 6 ** 4);
    expect(garrotteChance(1, 3)).toBeCloseTo(4 / 6);
  });

  it("walks in disguise through the sight of a guard to an officer's back and uses the garrotte", () => {
    const done = actions(
      `expansions they-who-dare\nmeter 8\nobjectives kill-officers leave\n${open(5)}\nentry 0,2\noperator nancy at 0,2, outfit disguise\nofficer major at 6,2, facing E\nsmg guard at 2,4, facing N`,
      60,
    );
    expect(done.slice(0, 9).map((action) => action.do)).toContain("attack");
    const first = done.findIndex((action) => action.do === "attack");
    expect(done[first]).toMatchObject({ weapon: "garrotte", target: "major" });
    expect(done.slice(0, first).every((action) => action.do === "move" || action.do === "end-turn")).toBe(true);
  });

  it("changes where nobody looks before she takes papers, and takes them", () => {
    const done = actions(
      `expansions they-who-dare\nmeter 8\nobjectives take-documents leave\n${open(5)}\nentry 0,2\noperator nancy at 0,2, outfit disguise\ndocument at 3,2\nsmg guard at 9,4, facing S`,
      60,
    ).map((action) => action.do);
    expect(done.indexOf("change-outfit")).toBeGreaterThanOrEqual(0);
    expect(done.indexOf("pick-up")).toBeGreaterThan(done.indexOf("change-outfit"));
  });
});

describe("the bot against a Jäger player", () => {
  it("picks a lock that is in the way", () => {
    const walls = "+ + +#+#+#+#+#+#+#+#+#+#+";
    const corridor = " . .D: : : : : : : : : :#";
    const done = actions(
      `expansions jager\nmeter 8\nobjectives kill-officers leave\nboard\n${walls}\n${corridor}\n${walls}\njager\nlock 1,0 2,0\nentry 0,0\noperator jock at 1,0, knife, pistol\nofficer major at 8,0, facing E`,
      40,
    );
    expect(done[0]).toMatchObject({ do: "pick-lock", operator: "jock", from: "1,0", to: "2,0" });
  });
});
