import { expect, test } from "vitest";
import { rogueRegiment } from "../../rules/rogue-regiment/index.ts";

const drawn = `board
+ + + +
 . . .
+ + + +
 . . .
+ + + +
operator jock at 2,1`;
const bySize = "board 3x2\noperator jock at 2,1";

const textOf = (text: string): string | readonly unknown[] => {
  const opened = rogueRegiment.openText(text);
  return opened.ok ? opened.value.print() : opened.defects;
};

test("a board of plain squares may be written as its size; it is printed as it is drawn, and read again", () => {
  const printed = textOf(bySize);
  expect(printed).toBe(textOf(drawn));
  expect(printed).toContain("board\n+ + + +\n . . .");
  expect(textOf(String(printed))).toBe(printed);
});

test.each(["0x4", "65x3", "3x65", "99999999999x2"])("a board of %s is none", (size) => {
  expect(textOf(`section stealth\nboard ${size}`)).toEqual([expect.objectContaining({ line: 2, column: 1 })]);
});

test("what is wrong below a board that is written as its size is told with its own line", () => {
  expect(textOf("board 3x2\n\noperator jock at 3,1")).toEqual([expect.objectContaining({ line: 3 })]);
});
