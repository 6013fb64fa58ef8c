import { describe, expect, it } from "vitest";
import {
  adjacent,
  ahead,
  aside,
  depth,
  directions,
  directionTo,
  edgeBetween,
  emptyGrid,
  type Facing,
  facings,
  facingsToward,
  nameOf,
  neighbour,
  neighbours,
  opposite,
  quarterTurn,
  shorterTurn,
  squareAt,
  squareNamed,
} from "../../rules/geometry/index.ts";

const grid = emptyGrid(5, 4);
const all = Array.from(grid.squares, (_, square) => square);

describe("squares", () => {
  it("are named x,y and found by their names", () => {
    for (const square of all) expect(squareNamed(grid, nameOf(grid, square))).toBe(square);
    for (const name of ["5,0", "0,4", "-1,0", "1", "a,b", "1,1 ", " 1,1", "001,1", "1,1,1", ""])
      expect(squareNamed(grid, name)).toBeNull();
    expect(squareAt(grid, 4, 3)).toBe(19);
    expect(squareAt(grid, 5, 3)).toBeNull();
  });

  it("have eight neighbours, five at a side and three in a corner, never across the edge of the board", () => {
    expect(neighbours(grid, 6)).toHaveLength(8);
    expect(neighbours(grid, 2)).toHaveLength(5);
    expect(neighbours(grid, 4).toSorted((a, b) => a - b)).toEqual([3, 8, 9]);
    expect(adjacent(grid, 4, 5)).toBe(false);
    expect(adjacent(grid, 6, 6)).toBe(false);
  });

  it("agree about who is adjacent in which direction", () => {
    for (const a of all) {
      for (const b of all) {
        const direction = directionTo(grid, a, b);
        expect(direction !== null).toBe(adjacent(grid, a, b));
        expect(neighbours(grid, a).includes(b)).toBe(adjacent(grid, a, b));
        expect(direction === null ? b : neighbour(grid, a, direction)).toBe(b);
        expect(directionTo(grid, b, a)).toBe(direction === null ? null : (direction + 4) % 8);
      }
    }
  });

  it("share the edge between them", () => {
    const walled = emptyGrid(5, 4);
    walled.north[2 * 5 + 3] = 7;
    walled.west[1 * 6 + 2] = 9;
    for (const [a, b] of [
      [8, 13],
      [13, 8],
    ] as const)
      expect(edgeBetween(walled, a, b)).toBe(7);
    for (const [a, b] of [
      [6, 7],
      [7, 6],
    ] as const)
      expect(edgeBetween(walled, a, b)).toBe(9);
    expect(edgeBetween(walled, 0, 1)).toBe(0);
  });
});

describe("facings", () => {
  it("turn round in four quarters, either way", () => {
    for (const facing of facings) {
      const right = quarterTurn(facing, "clockwise");
      expect(quarterTurn(right, "anti-clockwise")).toBe(facing);
      expect(quarterTurn(right, "clockwise")).toBe(opposite[facing]);
    }
    expect(facings.map((facing) => quarterTurn(facing, "clockwise"))).toEqual(["E", "S", "W", "N"]);
  });

  it("know the shorter turn", () => {
    for (const from of facings) {
      for (const to of facings) {
        const { quarters, turn } = shorterTurn(from, to);
        let facing: Facing = from;
        for (let i = 0; i < quarters; i++) facing = quarterTurn(facing, turn ?? "clockwise");
        expect(facing).toBe(to);
        expect(turn === null).toBe(quarters !== 1);
      }
    }
  });

  it("measure ahead and aside", () => {
    for (const facing of facings) {
      const { dx, dy } = ahead[facing];
      expect([depth(facing, dx, dy), aside(facing, dx, dy)]).toEqual([1, 0]);
      expect([depth(opposite[facing], dx, dy), aside(opposite[facing], dx, dy)]).toEqual([-1, 0]);
      expect(
        [depth(quarterTurn(facing, "clockwise"), dx, dy), aside(quarterTurn(facing, "clockwise"), dx, dy)].map(
          Math.abs,
        ),
      ).toEqual([0, 1]);
    }
  });

  it("point along the larger share, along both on the diagonal, nowhere at the spot", () => {
    expect(facingsToward(0, 0)).toEqual([]);
    expect(facingsToward(3, -1)).toEqual(["E"]);
    expect(facingsToward(-1, 4)).toEqual(["S"]);
    expect(facingsToward(-2, -2)).toEqual(["N", "W"]);
    for (const { dx, dy } of directions)
      for (const facing of facingsToward(dx, dy)) expect(depth(facing, dx, dy)).toBe(1);
  });
});
