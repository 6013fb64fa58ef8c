import { describe, expect, it } from "vitest";
import {
  adjacent,
  columnOf,
  distance,
  emptyGrid,
  type Grid,
  newLine,
  rowOf,
  type Square,
  traceLine,
} from "../../rules/geometry/index.ts";

const squaresOn = (grid: Grid, from: Square, to: Square): readonly Square[] => {
  const { squares, length } = traceLine(grid, from, to, newLine());
  return [...squares.subarray(0, length)];
};

/** A fraction with a positive denominator, compared exactly. */
const less = (an: number, ad: number, bn: number, bd: number): boolean => an * bd < bn * ad;

/** The squares whose inside the line between two centres passes, found square by square with exact fractions. */
function naive(grid: Grid, from: Square, to: Square): ReadonlySet<Square> {
  const found = new Set<Square>();
  const ax = 2 * columnOf(grid, from) + 1;
  const ay = 2 * rowOf(grid, from) + 1;
  const dx = 2 * columnOf(grid, to) + 1 - ax;
  const dy = 2 * rowOf(grid, to) + 1 - ay;
  for (let square = 0; square < grid.squares.length; square++) {
    let [enterN, enterD, leaveN, leaveD] = [0, 1, 1, 1];
    let outside = false;
    for (const [start, step, low] of [
      [ax, dx, 2 * columnOf(grid, square)],
      [ay, dy, 2 * rowOf(grid, square)],
    ] as const) {
      if (step === 0) {
        if (start <= low || start >= low + 2) outside = true;
        continue;
      }
      const d = Math.abs(step);
      const first = step > 0 ? low - start : start - low - 2;
      if (less(enterN, enterD, first, d)) [enterN, enterD] = [first, d];
      if (less(first + 2, d, leaveN, leaveD)) [leaveN, leaveD] = [first + 2, d];
    }
    if (!outside && (less(enterN, enterD, leaveN, leaveD) || (from === to && square === from))) found.add(square);
  }
  return found;
}

const grids = [emptyGrid(9, 7), emptyGrid(1, 8), emptyGrid(12, 2)];
function* pairs(): Generator<{ grid: Grid; from: Square; to: Square }> {
  for (const grid of grids)
    for (let from = 0; from < grid.squares.length; from++)
      for (let to = 0; to < grid.squares.length; to++) yield { grid, from, to };
}

describe("a line", () => {
  it("visits exactly the squares whose inside it passes", () => {
    for (const { grid, from, to } of pairs()) expect(new Set(squaresOn(grid, from, to))).toEqual(naive(grid, from, to));
  });

  it("goes from end to end in adjacent steps, no square twice", () => {
    for (const { grid, from, to } of pairs()) {
      const squares = squaresOn(grid, from, to);
      expect([squares[0], squares.at(-1)]).toEqual([from, to]);
      expect(new Set(squares).size).toBe(squares.length);
      expect(squares.every((square, i) => i === 0 || adjacent(grid, squares[i - 1] ?? -1, square))).toBe(true);
    }
  });

  it("steps diagonally exactly where it passes through a corner", () => {
    for (const { grid, from, to } of pairs()) {
      const squares = squaresOn(grid, from, to);
      for (let i = 1; i < squares.length; i++) {
        const [a = 0, b = 0] = [squares[i - 1], squares[i]];
        const diagonal = columnOf(grid, a) !== columnOf(grid, b) && rowOf(grid, a) !== rowOf(grid, b);
        if (!diagonal) continue;
        const cx = 2 * Math.max(columnOf(grid, a), columnOf(grid, b)) - 2 * columnOf(grid, from) - 1;
        const cy = 2 * Math.max(rowOf(grid, a), rowOf(grid, b)) - 2 * rowOf(grid, from) - 1;
        expect(cx * (rowOf(grid, to) - rowOf(grid, from))).toBe(cy * (columnOf(grid, to) - columnOf(grid, from)));
      }
    }
  });

  it("is the same line in both directions, corners included", () => {
    for (const { grid, from, to } of pairs())
      expect(squaresOn(grid, to, from).toReversed()).toEqual(squaresOn(grid, from, to));
  });

  it("fits in the room for a line on the largest board, and may be used again", () => {
    const grid = emptyGrid(64, 64);
    const line = newLine();
    expect(traceLine(grid, 0, 64 * 64 - 1, line).length).toBe(64);
    expect(traceLine(grid, 0, 63 * 64 + 62, line).length).toBe(64 + 62);
    expect(traceLine(grid, 5, 5, line).length).toBe(1);
  });
});

describe("distance", () => {
  it("counts the squares a line enters when it is counted so", () => {
    for (const { grid, from, to } of pairs()) {
      const dx = columnOf(grid, to) - columnOf(grid, from);
      const dy = rowOf(grid, to) - rowOf(grid, from);
      expect(distance("line-squares", dx, dy)).toBe(squaresOn(grid, from, to).length - 1);
    }
  });

  it.each([
    ["diagonal-counts-one", 3, -5, 5],
    ["orthogonal", 3, -5, 8],
    ["euclidean", 3, -5, 6],
    ["line-squares", 3, -5, 7],
    ["line-squares", 3, 3, 3],
  ] as const)("%s of (%i, %i) is %i", (metric, dx, dy, squares) => {
    expect(distance(metric, dx, dy)).toBe(squares);
    expect(distance(metric, -dx, -dy)).toBe(squares);
    expect(distance(metric, dy, dx)).toBe(squares);
  });
});
