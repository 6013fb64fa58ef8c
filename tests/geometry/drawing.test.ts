import { describe, expect, it } from "vitest";
import { drawGrid, emptyGrid, type Glyphs, type Grid, type Pens, readDrawing } from "../../rules/geometry/index.ts";
import { seededChance } from "../../rules/kernel/index.ts";

const glyphs: Glyphs = { squares: { ".": 0, f: 1, "~": 2 }, edges: { "-": 1, "|": 1, "#": 2 } };
const pens: Pens = {
  square: (code) => ".f~"[code] ?? "?",
  horizontal: (code) => " -#"[code] ?? "?",
  vertical: (code) => " |#"[code] ?? "?",
};

const board = (...rows: readonly string[]): ReturnType<typeof readDrawing> => readDrawing(rows, glyphs, 64);

function randomGrid(seed: number): Grid {
  const chance = seededChance(seed);
  const grid = emptyGrid(1 + chance.index(8), 1 + chance.index(8));
  for (const codes of [grid.squares, grid.north, grid.west])
    for (let i = 0; i < codes.length; i++) codes[i] = chance.index(3);
  return grid;
}

describe("a drawing", () => {
  it("is read back as the grid it was drawn from", () => {
    for (let seed = 1; seed <= 200; seed++) {
      const grid = randomGrid(seed);
      const rows = drawGrid(grid, pens, new Map());
      expect(readDrawing(rows, glyphs, 64)).toEqual({ ok: true, grid, glyphs: [] });
    }
  });

  it("is read with a margin, with blanks left out at the end, and with pieces on it", () => {
    const drawing = board("  + + +-+", "   . A|f", "  + +#+ +", "   ~ . .", "  + + + +");
    expect(drawing.ok && { ...drawing, grid: [...drawing.grid.squares] }).toEqual({
      ok: true,
      grid: [0, 0, 1, 2, 0, 0],
      glyphs: [{ glyph: "A", square: 1, row: 1, column: 5 }],
    });
    expect(drawing.ok && [drawing.grid.north[2], drawing.grid.north[4], drawing.grid.west[2]]).toEqual([1, 2, 1]);
  });

  it("shows pieces in place of their ground", () => {
    expect(drawGrid(emptyGrid(2, 1), pens, new Map([[1, "A"]]))).toEqual(["+ + +", " . A", "+ + +"]);
  });
});

describe("a faulty drawing", () => {
  const faults: readonly (readonly [string, readonly string[], number, number, RegExp])[] = [
    ["without rows", [], 0, 0, /no rows/],
    ["that begins with something else than a corner", ["x + +", " . .", "+ + +"], 0, 0, /begins with a corner/],
    ["with half a first row", ["+ + +-", " . .", "+ + +"], 0, 6, /first row/],
    ["with a first row of one corner", ["+", " .", "+"], 0, 1, /first row/],
    ["that ends with squares", ["+ + +", " . ."], 1, 0, /row of corners above and below/],
    ["with a kind of square nobody knows", ["+ + +", " . x", "+ + +"], 1, 3, /"x" is not a kind of square/],
    ["with an edge nobody knows across", ["+ +?+", " . .", "+ + +"], 0, 3, /"\?" is not an edge/],
    ["with an edge nobody knows down", ["  + + +", "   .!.", "  + + +"], 1, 4, /"!" is not an edge/],
    ["with a blank in place of a square", ["+ + +", "   .", "+ + +"], 1, 1, /never blank: "." is a usual one/],
    ["with a square missing at the end of a row", ["+ + +", " .", "+ + +"], 1, 3, /over 1 square, .* over 2: between/],
    [
      "with a row that is too long",
      ["+ + +", " . . .", "+ + +"],
      1,
      5,
      /over 3 squares, .* over 2: between each two corners/,
    ],
    ["with as many corners as squares", ["+ + +", " . . .", "+ + +"], 1, 5, /lies one square/],
    ["with a second row of corners that is too long", ["+ + +", " . .", "+ + + +"], 2, 6, /over 3 squares/],
    ["with something left of it", ["  + + +", "x  . .", "  + + +"], 1, 0, /left of the board/],
    ["with a prototype key as a glyph", ["+ + +", " . .", "+_+ +"], 2, 1, /"_" is not an edge/],
  ];
  it.each(faults)("%s says where", (_, rows, row, column, message) => {
    const drawing = board(...rows);
    expect(drawing.ok ? [] : drawing.faults).toEqual(
      expect.arrayContaining([{ row, column, message: expect.stringMatching(message) }]),
    );
  });

  it("lists every fault, up to twenty", () => {
    expect(board("+ + +", " x y", "+ +?+")).toMatchObject({
      ok: false,
      faults: [
        { row: 1, column: 1 },
        { row: 1, column: 3 },
        { row: 2, column: 3 },
      ],
    });
    const bad = board(`+${" +".repeat(30)}`, " x".repeat(30), `+${" +".repeat(30)}`);
    expect(bad.ok ? 0 : bad.faults.length).toBe(20);
  });

  it("is refused when it is too large, before anything is made of it", () => {
    const rows = Array.from({ length: 131 }, (_, i) => (i % 2 === 0 ? "+ +" : " ."));
    expect(readDrawing(rows, glyphs, 64)).toMatchObject({
      ok: false,
      faults: [{ message: expect.stringContaining("1 by 65") }],
    });
    expect(readDrawing([`+${" +".repeat(1000)}`, "", ""], glyphs, 64).ok).toBe(false);
  });

  it("is faulty wherever a character of it is spoilt", () => {
    for (let seed = 1; seed <= 60; seed++) {
      const rows = drawGrid(randomGrid(seed), pens, new Map());
      const chance = seededChance(seed + 900);
      const row = chance.index(rows.length);
      const text = rows[row] ?? "";
      // corners are not read, everything else is
      const column = row % 2 === 0 ? 2 * chance.index((text.length - 1) / 2) + 1 : chance.index(text.length);
      const spoilt = rows.with(row, `${text.slice(0, column)}%${text.slice(column + 1)}`);
      expect(readDrawing(spoilt, glyphs, 64)).toMatchObject({ ok: false, faults: [{ row, column }] });
    }
  });
});
