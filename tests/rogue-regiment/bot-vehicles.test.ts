import { describe, expect, it } from "vitest";
import { playout, type Policy, seededChance, type Settings } from "../../rules/kernel/index.ts";
import type { Action } from "../../rules/rogue-regiment/table/action-schema.ts";
import type { State } from "../../rules/rogue-regiment/table/state.ts";
import type { RogueEvent } from "../../rules/rogue-regiment/table/events.ts";
import { ruleset, sensiblePolicy } from "../../rules/rogue-regiment/index.ts";

const settings: Settings = { readings: {}, numbers: {} };

const row = " . . . . . . . . . . . . . . . . . . . . . . . .";
const corners = "+ + + + + + + + + + + + + + + + + + + + + + + + +";
const open = (rows: number): string =>
  ["board", ...Array.from({ length: rows }, () => `${corners}\n${row}`), corners].join("\n");

/** What the bot does with the Support Willys in a few actions of a position. */
function sorties(section: string, guard: string): readonly Action[] {
  const text = `expansions they-who-dare\nsection ${section}\nphase operator\nmeter ${section === "battle" ? 0 : 8}\nobjectives kill-officers leave\n${open(8)}\nentry 0,7\noperator jock at 0,6, spotted\nsupport-willys jeep at 0,0, facing E\nofficer major at 23,7, facing E\n${guard}`;
  const parsed = ruleset.parse(text);
  if (!parsed.ok) throw new Error(parsed.defects[0]?.message);
  const done: Action[] = [];
  const noting: Policy<State, Action, RogueEvent> = (ask, ctx, chance) => {
    const answer = sensiblePolicy(ask, ctx, chance);
    if (ask.ask === "act" && "action" in answer) {
      expect(ask.requirements(answer.action).every(({ holds }) => holds)).toBe(true);
      done.push(answer.action);
    }
    return answer;
  };
  playout(ruleset, { state: parsed.value, answers: [], settings }, noting, seededChance(3), { most: 12 });
  return done.filter((action) => "vehicle" in action);
}

describe("the bot with the Support Willys", () => {
  it("fires at a unit that is awake and in range, and drives nearer to do so", () => {
    const [first] = sorties("battle", "smg guard at 6,1, facing W, alert");
    expect(first).toMatchObject({ vehicle: "jeep", shots: [{ target: "guard" }] });
  });

  it("drives at a unit that is awake and out of range", () => {
    const [first] = sorties("battle", "smg guard at 22,1, facing E, alert");
    expect(first).toMatchObject({ do: "drive", vehicle: "jeep" });
  });

  it("leaves it where it is while nobody has raised the alarm", () => {
    expect(sorties("stealth", "smg guard at 6,1, facing W, alert")).toEqual([]);
  });
});
