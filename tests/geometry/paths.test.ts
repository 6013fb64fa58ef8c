import { describe, expect, it } from "vitest";
import {
  emptyGrid,
  type Grid,
  neighbour,
  type PathStart,
  reach,
  type Route,
  shortestRoutes,
  type Square,
  type StepCosts,
  TooManyRoutes,
} from "../../rules/geometry/index.ts";
import { seededChance } from "../../rules/kernel/index.ts";

interface Case {
  readonly seed: number;
  readonly grid: Grid;
  readonly costs: StepCosts;
  readonly starts: readonly PathStart[];
}

/** A small grid with random steps: some closed, some dear, often not the same both ways. */
function randomCase(seed: number): Case {
  const chance = seededChance(seed);
  const grid = emptyGrid(2 + chance.index(3), 2 + chance.index(2));
  const closed = 2 + chance.index(5);
  const costs: StepCosts = new Uint8Array(grid.squares.length * 8);
  for (let square = 0; square < grid.squares.length; square++) {
    for (let direction = 0; direction < 8; direction++) {
      if (neighbour(grid, square, direction) !== null && chance.index(closed) > 0)
        costs[square * 8 + direction] = chance.index(3) === 0 ? 2 : 1;
    }
  }
  const starts = [{ square: chance.index(grid.squares.length), spent: 0 }];
  // several starts lie outside the board, and entering it has cost something
  if (chance.index(4) === 0)
    starts.splice(0, 1, { square: 0, spent: 1 }, { square: grid.squares.length - 1, spent: 1 + chance.index(3) });
  return { seed, grid, costs, starts };
}

const cases = (n: number): readonly Case[] => Array.from({ length: n }, (_, i) => randomCase(i + 1));

/** Every route without a loop from every start, with the cost after each square; the start itself first. */
function* everyRoute({ grid, costs, starts }: Case): Generator<{
  readonly squares: readonly Square[];
  readonly spent: readonly number[];
  readonly start: PathStart;
}> {
  function* on(squares: readonly Square[], spent: readonly number[], start: PathStart): ReturnType<typeof everyRoute> {
    yield { squares, spent, start };
    const at = squares.at(-1) ?? 0;
    for (let direction = 0; direction < 8; direction++) {
      const step = costs[at * 8 + direction] ?? 0;
      const next = neighbour(grid, at, direction);
      if (step > 0 && next !== null && !squares.includes(next))
        yield* on([...squares, next], [...spent, (spent.at(-1) ?? 0) + step], start);
    }
  }
  for (const start of starts) yield* on([start.square], [start.spent], start);
}

/** The cheapest cost of every square by trying every route. */
function cheapest(one: Case): ReadonlyMap<Square, number> {
  const least = new Map<Square, number>();
  for (const { squares, spent } of everyRoute(one)) {
    const at = squares.at(-1) ?? 0;
    least.set(at, Math.min(least.get(at) ?? Infinity, spent.at(-1) ?? 0));
  }
  return least;
}

const keyOf = ({ squares, spent }: Route): string => squares.map((square, i) => `${square}@${spent[i]}`).join(" ");

/**
 * The routes by their description: equally short to a goal, ending at the first goal they meet, cut where the next step
 * costs more than is left. A route that is cut where another one can still go on is not one of its own: a unit goes as
 * far as it can.
 */
function routesByBruteForce(one: Case, goals: readonly Square[], allowance: number): readonly string[] {
  const least = cheapest(one);
  const cut: { squares: Square[]; spent: number[] }[] = [];
  for (const { squares, spent, start } of everyRoute(one)) {
    const goal = squares.at(-1) ?? 0;
    const meetsEarlier = squares.slice(0, -1).some((square) => goals.includes(square));
    if (!goals.includes(goal) || meetsEarlier || spent.at(-1) !== least.get(goal) || start.spent > allowance) continue;
    // a start that lies outside the board costs points: then its square is entered, too
    const first = start.spent > 0 ? 0 : 1;
    const fits = spent.filter((points) => points <= allowance).length;
    cut.push({ squares: squares.slice(first, fits), spent: spent.slice(first, fits) });
  }
  const keys = [...new Set(cut.map(keyOf))];
  return keys
    .filter((key) => !keys.some((other) => other !== key && (key === "" || other.startsWith(`${key} `))))
    .sort();
}

describe("reach", () => {
  it("finds the cheapest cost of every square, as trying every route does", () => {
    for (const one of cases(150)) {
      const least = cheapest(one);
      for (const limit of [2, 4, 99]) {
        const expected = Array.from(one.grid.squares, (_, square) => {
          const cost = least.get(square) ?? Infinity;
          return cost <= limit ? cost : -1;
        });
        expect([one.seed, ...reach(one.grid, one.costs, one.starts, limit)]).toEqual([one.seed, ...expected]);
      }
    }
  });
});

describe("equally short routes", () => {
  it("are all those that trying every route finds", () => {
    let found = 0;
    for (const one of cases(300)) {
      const spent = reach(one.grid, one.costs, one.starts, 99);
      const chance = seededChance(one.seed + 5000);
      const goals = [...new Set([chance.index(one.grid.squares.length), chance.index(one.grid.squares.length)])];
      for (const allowance of [0, 1, 2, 3, 99]) {
        const routes = shortestRoutes(one.grid, one.costs, spent, { starts: one.starts, goals, allowance });
        const expected = routesByBruteForce(one, goals, allowance);
        found += routes.length;
        expect([one.seed, allowance, ...routes.map(keyOf).sort()]).toEqual([one.seed, allowance, ...expected]);
      }
    }
    expect(found).toBeGreaterThan(1000);
  });

  it("are none to a square that cannot be reached", () => {
    const grid = emptyGrid(3, 1);
    const costs = new Uint8Array(24);
    const starts = [{ square: 0, spent: 0 }];
    expect(shortestRoutes(grid, costs, reach(grid, costs, starts, 9), { starts, goals: [2], allowance: 9 })).toEqual(
      [],
    );
  });

  it("are counted in binomials on open ground with straight steps only, and told when they are too many", () => {
    const grid = emptyGrid(8, 8);
    const costs = new Uint8Array(grid.squares.length * 8);
    for (let square = 0; square < grid.squares.length; square++)
      for (const direction of [2, 4])
        if (neighbour(grid, square, direction) !== null) costs[square * 8 + direction] = 1;
    const starts = [{ square: 0, spent: 0 }];
    const spent = reach(grid, costs, starts, 99);
    expect(shortestRoutes(grid, costs, spent, { starts, goals: [63], allowance: 99 })).toHaveLength(3432);
    expect(shortestRoutes(grid, costs, spent, { starts, goals: [63], allowance: 3 })).toHaveLength(8);
    expect(() => shortestRoutes(grid, costs, spent, { starts, goals: [63], allowance: 99, most: 3431 })).toThrow(
      TooManyRoutes,
    );
  });
});
