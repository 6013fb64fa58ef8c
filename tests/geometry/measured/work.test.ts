import { expect, test } from "vitest";
import {
  disc,
  nameSight,
  onTable,
  Polygon,
  regionOfMove,
  sees,
  Terrain,
} from "../../../rules/geometry/measured/index.ts";
import { withBudget, BudgetExceeded, Budget } from "../../../rules/kernel/index.ts";
import { hostileOutlines } from "../../hostile/outlines.ts";

const [width, height] = [120_000, 120_000];
const radius = 1250;

/** What a deed takes, at most what there is for a request. */
function taken(deed: () => unknown): number {
  const work = new Budget();
  try {
    withBudget(work, deed);
  } catch (error) {
    if (!(error instanceof BudgetExceeded)) throw error;
  }
  return work.spent;
}

const kinds = Object.entries(hostileOutlines);

/** What it takes to prepare terrain, to look through it and to move in it. */
const workOf = (kind: (typeof kinds)[number][1], pieces: number, corners: number): number =>
  taken(() => {
    const shapes = kind({ width, height, pieces, corners });
    const terrain = new Terrain(shapes.map((shape, i) => new Polygon(`t${i}`, shape)));
    const [from, to] = [disc(2000, 60_000, radius), disc(118_000, 61_000, radius)];
    sees(terrain, from, to);
    nameSight(terrain, from, to);
    const barriers = shapes.map((shape, i) => ({ name: `t${i}`, shape, keep: 0 }));
    regionOfMove(from, 20_000, radius, barriers, { bounds: onTable(width, height, radius) });
    return terrain.seams;
  });

test.each(kinds)("looking and moving count more, the more corners there are: %s", (_, kind) => {
  const few = workOf(kind, 4, 12);
  const many = workOf(kind, 8, 24);
  // four times as many corners; rays all around are tried however many there are
  expect(many).toBeGreaterThan(2 * few);
});
