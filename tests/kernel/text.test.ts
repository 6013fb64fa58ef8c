import { describe, expect, test } from "vitest";
import { clausesOf, TextFault, Budget } from "../../rules/kernel/index.ts";
import { games } from "../all-games.ts";

const wordsOf = (text: string): readonly (readonly string[])[] =>
  clausesOf(text, 1).map((clause) => clause.map((word) => word.text));

function faultOf(text: string): unknown {
  try {
    return wordsOf(text);
  } catch (error) {
    if (error instanceof TextFault) return error.defect;
    throw error;
  }
}

describe("the words of a line", () => {
  test.each<readonly [string, readonly (readonly string[])[]]>([
    ["unit a at 1,2", [["unit", "a", "at", "1,2"]]],
    [
      "unit a at 1,2, facing N",
      [
        ["unit", "a", "at", "1,2"],
        ["facing", "N"],
      ],
    ],
    ["unit a,", [["unit", "a"], []]],
    ["a , b", [["a"], ["b"]]],
    ["a,,b", [["a,,b"]]],
    ["a,, b", [["a,"], ["b"]]],
    [", b", [[], ["b"]]],
    ["  a\tb  ", [["a", "b"]]],
    ["a,\tb", [["a,", "b"]]],
    ['result draw "Both, \\"gone\\"" x', [["result", "draw", 'Both, "gone"', "x"]]],
    ['"a, b", c', [["a, b"], ["c"]]],
    ['a ""', [["a", ""]]],
    ["", [[]]],
  ])("%s", (text, clauses) => {
    expect(wordsOf(text)).toEqual(clauses);
  });

  test.each([
    ['a "b', 3],
    ['a "b\\" c', 3],
    ['a "b\\x"', 3],
    ['a b"c"', 4],
    ['"', 1],
  ])("%s is refused where its quotation mark stands", (text, column) => {
    expect(faultOf(text)).toMatchObject({ code: "bad-quote", line: 1, column });
  });
});

describe.each(games.map((game) => [game.id, game] as const))("a text of %s", (_, game) => {
  test("has no line that is longer than any it could need", () => {
    const long = game.openText(`// hello\n${"a".repeat(24_001)}`, {});
    expect(long).toMatchObject({
      ok: false,
      defects: [{ code: "too-long", line: 2, column: 24_001, message: "A line has at most 24000 characters." }],
    });
    expect(game.draft(`\r\n\r\n${"a ".repeat(15_000)}`)).toMatchObject({ ok: true, value: { defects: [{ line: 3 }] } });
    const allowed = game.openText(`// ${"a".repeat(23_000)}\n// ${"a".repeat(23_000)}`, {});
    expect(allowed.ok ? [] : allowed.defects.map(({ code }) => code)).not.toContain("too-long");
  });

  test("is refused as too long, whether its lines say something or draw something", () => {
    const begins = game.notation?.drawing.begins ?? "";
    for (const line of ["x", "+ +", " ."])
      expect(game.openText(`${begins}\n${`${line}\n`.repeat(70_000)}`, {})).toMatchObject({
        ok: false,
        defects: [{ code: "too-long", line: 1, column: 1 }],
      });
  });

  test("is read at the expense of whoever sends it", () => {
    const spent = [1000, 2000].map((length) => {
      const work = new Budget();
      game.openText(`// ${"a".repeat(length)}`, {}, work);
      return work.spent;
    });
    expect((spent[1] ?? 0) - (spent[0] ?? 0)).toBeGreaterThanOrEqual(1000);
  });
});
