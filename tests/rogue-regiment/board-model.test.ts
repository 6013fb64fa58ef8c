import { describe, expect, it } from "vitest";
import { rogueRegiment } from "../../rules/rogue-regiment/index.ts";
import type { OpenPosition } from "../../rules/kernel/index.ts";

const board = "board\n+ + + + +\n 1 . . J\n+ + + + +\n1 = officer boss, alert, facing E\nJ = operator jock\n";

function opened(text: string): OpenPosition {
  const read = rogueRegiment.openText(text);
  if (!read.ok) throw new Error(JSON.stringify(read.defects));
  return read.value;
}

function farm(): OpenPosition {
  const read = rogueRegiment.setUp("chalk-farm", { difficulty: "easy" });
  if (!read.ok) throw new Error(JSON.stringify(read.defects));
  return read.value;
}

describe("what the table keeps in view", () => {
  it("tells the objectives of the mission, open at first", () => {
    expect(farm().board().objectives).toEqual([
      { text: "Kill every Axis officer", state: "open" },
      { text: "Bring everyone who lives off the board", state: "open" },
    ]);
  });

  it("tells the turn and the stealth meter, which is bad when it runs out", () => {
    const tracks = farm().board().tracks ?? [];
    expect(tracks.map(({ name, bad }) => [name, bad])).toEqual([
      ["Turn", null],
      ["Stealth", "low"],
    ]);
    expect(tracks[0]?.value).toBe(1);
    expect(tracks[1]?.value).toBeGreaterThan(0);
  });

  it("tells that the alarm has sounded", () => {
    const tracks = opened(`section battle\n${board}`).board().tracks ?? [];
    expect(tracks.at(-1)).toEqual({
      name: "Alarm",
      value: 1,
      most: 1,
      bad: "high",
      text: "The alarm has sounded: battle.",
    });
  });
});
