import { describe, expect, it } from "vitest";
import { labelsOfPieces, legendParts, plain } from "../../pictures/index.ts";
import { scenarioBoards } from "./boards.ts";

describe.each(scenarioBoards)("the legend of %s", (_, board) => {
  const parts = legendParts(board, "light");
  const lines = parts.flatMap((part) => part.lines);
  const texts = lines.map(({ text }) => text.toLowerCase());
  const has = (word: string): boolean => texts.some((text) => text.includes(word.toLowerCase()));

  it("has a line for each kind of mark, ground and border that is drawn", () => {
    const kinds = [
      ...board.marks.map(({ kind }) => kind),
      ...board.squares.map(({ terrain }) => terrain),
      ...board.edges.map(({ terrain }) => terrain),
      ...board.ways.map(({ kind }) => kind),
      ...(board.table?.shapes ?? []).map(({ kind }) => kind),
    ];
    expect([...new Set(kinds)].filter((kind) => !has(plain(kind)))).toEqual([]);
  });

  it("has every unit once, with what stands on its token", () => {
    const labels = labelsOfPieces(board);
    const drawn = lines.map(({ svg }) => svg).join("\n");
    const units = Map.groupBy(board.pieces, ({ id, details: { unit } }) => (typeof unit === "string" ? unit : id));
    const missed = [...units.values()].flatMap(([first]) => {
      const label = first === undefined ? "" : (labels.get(first.id) ?? "");
      return drawn.includes(`>${label}<`) || has(plain(first?.kind ?? "")) ? [] : [label];
    });
    expect(missed).toEqual([]);
  });

  it("says nothing twice, and draws a sign for each line", () => {
    for (const part of parts) expect(new Set(part.lines.map(({ text }) => text)).size).toBe(part.lines.length);
    for (const { svg } of lines)
      expect(svg).toMatch(/^<svg viewBox="0 0 [\d.]+ [\d.]+" aria-hidden="true"><.+<\/svg>$/s);
  });
});
