import { describe, expect, it } from "vitest";
import { games } from "../all-games.ts";
import type { Form } from "../../web/api/answers.ts";
import { useTool } from "../../web/editor/brush.ts";
import { readText } from "../../web/editor/text-board.ts";
import { endingThere, isBrought } from "../../web/table/ends.ts";

const square = [
  { x: 0, y: 0 },
  { x: 10, y: 0 },
  { x: 10, y: 10 },
  { x: 0, y: 10 },
];
const form: Form = {
  name: "move",
  piece: "s1",
  requirements: [],
  seat: null,
  actions: [{ do: "move", unit: "s1", to: "2,2" }],
  ends: { region: [square], named: [] },
};
const endAt = (x: number, y: number): unknown => endingThere(form, { x, y }, [])?.actions[0]?.["to"];

describe("a press just beside where a unit can end", () => {
  it("means the nearest place within reach, and that is said", () => {
    expect(endAt(10.3, 5)).toBe("9.97,5");
    expect(endAt(5, -0.4)).toBe("5,0.03");
    expect(isBrought(form, { do: "move", unit: "s1", to: "9.97,5" }, "10.3,5")).toBe(true);
    expect(isBrought(form, { do: "move", unit: "s1", to: "5,5" }, "5,5")).toBe(false);
  });

  it("means itself within reach, and further off, where the rules say why it cannot be", () => {
    expect(endAt(4, 5)).toBe("4,5");
    expect(endAt(11, 5)).toBe("11,5");
  });
});

/** The text that comes of a press with a line of the notation in hand. */
function putWith(
  ruleset: string,
  text: string,
  name: string,
  place: string,
  choices: Readonly<Record<string, string>>,
) {
  const game = games.find(({ id }) => id === ruleset);
  const notation = game?.notation;
  const line = notation?.lines.find((one) => one.name === name);
  if (game === undefined || notation === undefined || notation === null || line === undefined)
    throw new Error(`no ${name}`);
  const held = { does: "piece", form: line } as const;
  const use = useTool(readText(text, notation), held, { place, side: null }, { goesOn: false, facing: "N", choices });
  const read = use === null ? null : game.openText(use.text);
  return { text: use?.text ?? null, board: read?.ok === true ? read.value.board() : null };
}

describe("the editor puts down", () => {
  it("a unit of Dust Tactics with all its miniatures, in formation", () => {
    const { text, board } = putWith("dust-tactics", "umpire dust-tactics\ntable 90 60", "unit", "40,30", {
      card: "h.line",
      side: "south",
    });
    expect(text).toContain("h.line south at 40,30, whole");
    expect(board?.pieces.map(({ id }) => id)).toEqual(["u1-1", "u1-2", "u1-3", "u1-4", "u1-5"]);
  });

  it("a card into the room of Hour of Glory that is pressed, each room one", () => {
    const plan = "umpire hour-of-glory\nplan\n.....\n.11..\n.11.2\n.....\nintruder holt at 0,0";
    const { text, board } = putWith("hour-of-glory", plan, "card of a room, face up", "1,1", { card: "I4" });
    expect(board?.marks.map(({ label }) => label)).toContainEqual(expect.stringContaining("Heavy-water timetable"));
    const again = putWith("hour-of-glory", text ?? "", "card of a room, taken", "2,1", {});
    expect(again.text?.match(/^room .*$/gm)).toEqual(["room 1 taken"]);
    // a corridor has none
    expect(putWith("hour-of-glory", plan, "card of a room, face up", "0,1", { card: "I4" }).text).toBeNull();
  });
});
