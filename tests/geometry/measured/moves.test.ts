import { describe, expect, it } from "vitest";
import {
  type Barrier,
  cutShort,
  disc,
  inch,
  isClear,
  isInRegion,
  lengthOf,
  mayStand,
  onTable,
  type Place,
  regionOfMove,
  shortestWay,
  sweep,
} from "../../../rules/geometry/measured/index.ts";
import { drawsOf, tableOf } from "./tables.ts";

const base = 1250;
const box = (name: string, left: number, top: number, right: number, bottom: number): Barrier => ({
  name,
  keep: 0,
  shape: [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ],
});
const enemy = (name: string, x: number, y: number): Barrier => ({ name, keep: inch, shape: disc(x, y, base) });

describe("a base on a straight way", () => {
  it("stops where it touches a wall, and the lattice keeps it off", () => {
    const wall = box("wall", 10_000, -5000, 11_000, 5000);
    const { place, stoppedBy } = sweep({ x: 0, y: 0 }, { x: 20_000, y: 0 }, base, [wall]);
    expect(place).toEqual({ x: 8750, y: 0 });
    expect(stoppedBy).toBe(wall);
  });

  it("stops an inch from an enemy, wherever it comes from", () => {
    const sentry = enemy("s1", 10_000, 3000);
    for (let angle = 0; angle < 360; angle += 7) {
      const from = {
        x: 10_000 + Math.round(15_000 * Math.cos(angle)),
        y: 3000 + Math.round(15_000 * Math.sin(angle)),
      };
      const { place, stoppedBy } = sweep(from, { x: 10_000, y: 3000 }, base, [sentry]);
      const gap = Math.hypot(place.x - 10_000, place.y - 3000) - 2 * base - inch;
      expect(stoppedBy).toBe(sentry);
      expect(gap).toBeGreaterThanOrEqual(0);
      expect(gap).toBeLessThan(3);
    }
  });

  it("may touch and slide along a wall, and starts where it touches", () => {
    const wall = box("wall", 0, base, 20_000, 5000);
    expect(isClear({ x: 0, y: 0 }, { x: 20_000, y: 0 }, base, wall)).toBe(true);
    expect(isClear({ x: 0, y: 0 }, { x: 20_000, y: 1 }, base, wall)).toBe(false);
  });

  it("stays on the table", () => {
    const bounds = onTable(36 * inch, 36 * inch, base);
    const { place, stoppedBy } = sweep({ x: 5000, y: 5000 }, { x: -5000, y: 5000 }, base, [], bounds);
    expect([place, stoppedBy]).toEqual([{ x: base, y: 5000 }, "edge"]);
  });
});

describe("the shortest way of a base", () => {
  const wall = box("wall", 10_000, -5000, 11_000, 5000);
  const from = { x: 0, y: 0 };
  const to = { x: 21_000, y: 0 };

  it("is straight where nothing is in the way", () => {
    expect(shortestWay(from, to, base, [])).toEqual({ path: [from, to], length: 21_000 });
  });

  it("goes round a wall at the distance of its base, half a millimetre longer at most", () => {
    const way = shortestWay(from, to, base, [wall]);
    // tangent to the corner's circle, the arc, along the far side, and the same again
    const tangent = Math.sqrt(10_000 ** 2 + 5000 ** 2 - base ** 2);
    const turn = Math.atan2(5000, 10_000) + Math.asin(base / Math.hypot(10_000, 5000));
    const exact = 2 * (tangent + base * turn) + 1000;
    expect(way?.length).toBeGreaterThanOrEqual(exact);
    expect(way?.length).toBeLessThan(exact + 100);
  });

  it("is none where it cannot stand or get through", () => {
    expect(shortestWay({ x: 10_500, y: 0 }, to, base, [wall])).toBeNull();
    const ring = [
      box("n", 4000, -9000, 20_000, -8000),
      box("s", 4000, 8000, 20_000, 9000),
      box("w", 3000, -9000, 4000, 9000),
      box("e", 20_000, -9000, 21_000, 9000),
    ];
    expect(shortestWay(from, { x: 12_000, y: 0 }, base, ring)).toBeNull();
  });

  it("keeps off everything on random tables, is no longer than any way over a grid, and the same in any order", () => {
    for (let seed = 0; seed < 60; seed++) {
      const { shapes } = tableOf(70_000 + seed, "plain");
      const { between } = drawsOf(seed);
      const barriers = shapes.map((shape, i): Barrier => ({ name: `t${i}`, keep: 0, shape }));
      const place = (): Place => ({ x: between(0, 14_000, 500), y: between(0, 14_000, 500) });
      const [a, b] = [place(), place()];
      const way = shortestWay(a, b, base, barriers);
      expect(shortestWay(a, b, base, barriers.toReversed())).toEqual(way);
      const grid = gridLength(a, b, barriers);
      if (way === null) {
        expect(grid).toBe(Infinity);
        continue;
      }
      for (const [i, corner] of way.path.entries()) {
        const next = way.path[i + 1];
        if (next !== undefined) for (const barrier of barriers) expect(isClear(corner, next, base, barrier)).toBe(true);
      }
      expect(way.length).toBeLessThanOrEqual(grid + 100);
      expect(lengthOf(cutShort(way, 3000).path)).toBeLessThanOrEqual(3000);
    }
  });
});

/** The length of the shortest way over a coarse grid, by eight steps: never shorter than the shortest one. */
function gridLength(from: Place, to: Place, barriers: readonly Barrier[]): number {
  const step = 500;
  const least = -4000;
  const size = 45;
  const placeOf = (i: number): Place => ({ x: least + (i % size) * step, y: least + Math.floor(i / size) * step });
  const indexOf = ({ x, y }: Place): number => ((y - least) / step) * size + (x - least) / step;
  const lengths = new Map<number, number>();
  if (mayStand(from, base, barriers)) lengths.set(indexOf(from), 0);
  const done = new Set<number>();
  for (;;) {
    let best: number | null = null;
    for (const [i, length] of lengths)
      if (!done.has(i) && (best === null || length < (lengths.get(best) ?? Infinity))) best = i;
    if (best === null) return Infinity;
    if (best === indexOf(to)) return lengths.get(best) ?? Infinity;
    done.add(best);
    const [column, row] = [best % size, Math.floor(best / size)];
    for (const [dx, dy] of [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
      [1, 1],
      [1, -1],
      [-1, 1],
      [-1, -1],
    ] as const) {
      if (column + dx < 0 || column + dx >= size || row + dy < 0 || row + dy >= size) continue;
      const next = (row + dy) * size + column + dx;
      const length = (lengths.get(best) ?? 0) + Math.hypot(dx, dy) * step;
      if (length >= (lengths.get(next) ?? Infinity)) continue;
      if (barriers.every((barrier) => isClear(placeOf(best), placeOf(next), base, barrier))) lengths.set(next, length);
    }
  }
}

describe("the region of a move", () => {
  it("holds what may be reached and nothing else, on random tables", () => {
    for (let seed = 0; seed < 40; seed++) {
      const { shapes } = tableOf(80_000 + seed, "plain");
      const { between } = drawsOf(seed);
      const barriers = [
        ...shapes.map((shape, i): Barrier => ({ name: `t${i}`, keep: 0, shape })),
        enemy("s1", between(0, 14_000, 1), between(0, 14_000, 1)),
      ];
      const from = { x: between(0, 14_000, 1), y: between(0, 14_000, 1) };
      if (!mayStand(from, base, barriers)) continue;
      const most = between(2000, 9000, 1);
      const bounds = onTable(14_000, 14_000, 100);
      const region = regionOfMove(from, most, base, barriers, { bounds });
      const straight = regionOfMove(from, most, base, barriers, { bounds, straight: true });
      for (let i = 0; i < 150; i++) {
        const to = { x: between(from.x - most, from.x + most, 1), y: between(from.y - most, from.y + most, 1) };
        const way = shortestWay(from, to, base, barriers, { bounds });
        const inside = isInRegion(region, to);
        if (inside) {
          expect(way, `seed ${seed}: a place of the region can be reached`).not.toBeNull();
          // both go round corners in straight pieces
          expect(way?.length).toBeLessThanOrEqual(most + 1);
        } else if (way !== null && way.length < most - 60) {
          // outside by no more than what its outline may be short
          const near = [
            [0, 0],
            [60, 0],
            [-60, 0],
            [0, 60],
            [0, -60],
          ].some(([dx = 0, dy = 0]) => isInRegion(region, { x: to.x + dx, y: to.y + dy }));
          expect(near, `seed ${seed}: ${JSON.stringify({ from, to, most, length: way.length })}`).toBe(true);
        }
        if (isInRegion(straight, to))
          for (const barrier of barriers) expect(isClear(from, to, base, barrier)).toBe(true);
      }
    }
  });

  it("leads away from a wall that the base touches", () => {
    const wall = box("wall", -20_000, base, 20_000, 5000);
    const region = regionOfMove({ x: 0, y: 0 }, 5000, base, [wall]);
    expect(isInRegion(region, { x: 0, y: -4900 })).toBe(true);
    expect(isInRegion(region, { x: 3000, y: -100 })).toBe(true);
    expect(isInRegion(region, { x: 0, y: 50 })).toBe(false);
  });
});
