import { describe, expect, test } from "vitest";
import { games } from "../all-games.ts";

/** An empty board by its size, the same one drawn, and sizes that are none. */
const plainBoards = [
  {
    id: "hour-of-glory",
    bySize: "plan 3x2\nintruder holt at 2,1",
    drawn: "plan\n...\n...\nintruder holt at 2,1",
    wrong: ["plan 0x2", "plan 99x2", "plan 3x2x1", "plan wide"],
  },
  {
    id: "v-sabotage",
    bySize: "terrain yard\nmap 3x2\ncommando sapper tan at B3",
    drawn: "terrain yard\nmap\nA1 A2 A3\nB1 B2 B3\ncommando sapper tan at B3",
    wrong: ["map 0x2", "map 17x2", "map 3x17", "map wide"],
  },
  {
    id: "dust-tactics",
    bySize: "table 60 40\nunit a h.line south at 20,20, soldiers 1",
    drawn: "table 60 40\nunit a h.line south at 20,20, soldiers 1",
    wrong: ["table 0 40", "table 60", "table 9999 40"],
  },
];

describe.each(plainBoards)("an empty board of $id", ({ id, bySize, drawn, wrong }) => {
  const textOf = (text: string): string | readonly unknown[] => {
    const opened = games.find((game) => game.id === id)?.openText(text);
    return opened?.ok === true ? opened.value.print() : (opened?.defects ?? []);
  };

  test("may be written as its size; it is printed as it is drawn, and read again", () => {
    const printed = textOf(bySize);
    expect(printed).toEqual(expect.any(String));
    expect(printed).toBe(textOf(drawn));
    expect(textOf(String(printed))).toBe(printed);
  });

  test.each(wrong)("is none of %s", (line) => {
    expect(textOf(line)).toEqual(expect.arrayContaining([expect.objectContaining({ line: 1 })]));
  });
});
