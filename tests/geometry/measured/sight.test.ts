import { describe, expect, it } from "vitest";
import {
  disc,
  nameSight,
  type Place,
  Polygon,
  sees,
  SightQuestion,
  Terrain,
  thickLine,
} from "../../../rules/geometry/measured/index.ts";
import { LineOfSight } from "../../../rules/geometry/measured/line-of-sight.ts";
import { withBudget, Budget } from "../../../rules/kernel/index.ts";
import { through } from "../../../rules/geometry/measured/candidates.ts";
import { changed, changes, terrainOf, tryTables } from "./trial.ts";
import { kindsInTurn, tableOf } from "./tables.ts";

const base = 1250;
const rectangle = (left: number, top: number, right: number, bottom: number): readonly Place[] => [
  { x: left, y: top },
  { x: right, y: top },
  { x: right, y: bottom },
  { x: left, y: bottom },
];
const terrain = (...shapes: (readonly Place[])[]): Terrain => terrainOf(shapes);
const left = disc(0, 0, base);
const right = disc(20_000, 0, base);

describe("sight between two bases", () => {
  it("is free on open ground", () => {
    expect(sees(terrain(), left, right)).toBe(true);
  });

  it("passes a wall that leaves the outer tangent free, which touching does not stop", () => {
    expect(sees(terrain(rectangle(9000, -base, 11_000, 9000)), left, right)).toBe(true);
    expect(sees(terrain(rectangle(9000, -base - 1, 11_000, 9000)), left, right)).toBe(false);
  });

  it("passes between two walls that leave one line, and not where they overlap by a hundredth of a millimetre", () => {
    const upper = rectangle(5000, -9000, 6000, 0);
    expect(sees(terrain(upper, rectangle(14_000, 0, 15_000, 9000)), left, right)).toBe(true);
    const gap = (x: number, y: number) => terrain(rectangle(x, -9000, x + 100, y), rectangle(x, y, x + 100, 9000));
    expect(sees(gap(10_000, 0), left, right)).toBe(false);
    expect(sees(terrain(rectangle(10_000, -9000, 10_100, 0), rectangle(10_000, 1, 10_100, 9000)), left, right)).toBe(
      true,
    );
  });

  it("does not pass along the seam of two pieces that touch, whatever their corners", () => {
    const touching = terrain(rectangle(8000, -9000, 12_000, 0), rectangle(9000, 0, 11_000, 9000));
    expect(touching.seams.map(({ between }) => between.map(({ name }) => name))).toEqual([["t1", "t2"]]);
    expect(sees(touching, left, right)).toBe(false);
    expect(nameSight(touching, left, right)).toMatchObject({ seen: false, line: { by: "t2" } });
  });

  it("leaves out what a question ignores", () => {
    const wall = terrain(rectangle(9000, -9000, 11_000, 9000));
    expect(sees(wall, left, right)).toBe(false);
    expect(sees(wall, left, right, { ignore: ({ name }) => name === "t1" })).toBe(true);
  });

  it("knows terrain that a base stands in", () => {
    // the whole of the one base lies inside
    expect(sees(terrain(rectangle(-3000, -3000, 3000, 3000)), left, right)).toBe(false);
    // half of it
    expect(sees(terrain(rectangle(-3000, -3000, 0, 3000)), left, right)).toBe(true);
  });

  it("sees a base that overlaps another where a point of both is uncovered", () => {
    const near = disc(1000, 0, base);
    expect(sees(terrain(), left, near)).toBe(true);
    expect(sees(terrain(rectangle(-2000, -3000, 3000, 3000)), left, near)).toBe(false);
    expect(nameSight(terrain(), left, disc(0, 0, base))).toMatchObject({ seen: true, line: { kind: "point" } });
  });

  it("names the line, or how far the furthest one comes and what stops it", () => {
    expect(nameSight(terrain(), left, right)).toEqual({
      seen: true,
      line: { kind: "centres", from: { x: base, y: 0 }, to: { x: 20_000 - base, y: 0 } },
    });
    const named = nameSight(terrain(rectangle(9000, -9000, 11_000, 9000)), left, right);
    expect(named.seen).toBe(false);
    expect(named.line).toMatchObject({ by: "t1" });
    if (!named.seen) expect(named.line?.at.x).toBeCloseTo(9000, 6);
  });

  it("counts the lines it tries", () => {
    const work = new Budget();
    const wall = terrain(rectangle(9000, -9000, 11_000, 9000));
    expect(withBudget(work, () => sees(wall, left, right))).toBe(false);
    // three lines that one wall stops
    expect(work.spent).toBeGreaterThan(12);
    expect(work.spent).toBeLessThan(20);
  });

  it("takes a thick line for a wall", () => {
    const hedge = thickLine({ x: 10_000, y: -5000 }, { x: 10_000, y: 5000 }, 762);
    expect(sees(new Terrain([new Polygon("hedge", hedge)]), left, right)).toBe(false);
  });
});

describe("a line that is examined", () => {
  const line = (u: Place, v: Place): LineOfSight => {
    const seen = new LineOfSight(through("corner-corner", u, v), left, right);
    expect(seen.aim()).toBe(true);
    return seen;
  };

  it("does not enter what it only touches", () => {
    const along = line({ x: 5000, y: 0 }, { x: 9000, y: 0 });
    expect(along.enters(new Polygon("below", rectangle(5000, 0, 9000, 4000)))).toBe(false);
    expect(
      along.enters(
        new Polygon("corner", [
          { x: 5000, y: 0 },
          { x: 6000, y: 900 },
          { x: 4000, y: 900 },
        ]),
      ),
    ).toBe(false);
    expect(
      along.enters(
        new Polygon("across", [
          { x: 5000, y: 0 },
          { x: 6000, y: 900 },
          { x: 5000, y: -900 },
        ]),
      ),
    ).toBe(true);
  });

  it("enters through a corner and along a diagonal", () => {
    const diagonal = [
      { x: 5000, y: 0 },
      { x: 6000, y: -1000 },
      { x: 7000, y: 0 },
      { x: 6000, y: 1000 },
    ];
    const along = line({ x: 5000, y: 0 }, { x: 7000, y: 0 });
    expect(along.enters(new Polygon("diamond", diagonal))).toBe(true);
    expect(along.entry(new Polygon("diamond", diagonal))).toBe(along.alongOf(5000, 0));
  });
});

describe("random tables", () => {
  it("agree with the oracle and with the check of every named line, turned, mirrored, moved and swapped", () => {
    const { faults, counts } = tryTables(0, 90, 3);
    expect(faults).toEqual([]);
    for (const kind of kindsInTurn) expect([...counts.keys()].some((what) => what.startsWith(kind))).toBe(true);
  });

  it("name the same line to the bit after a turn, a mirror and a move, and the same when asked the other way round", () => {
    for (let i = 0; i < 300; i++) {
      const table = tableOf(50_000 + i, kindsInTurn[i % kindsInTurn.length] ?? "plain");
      const named = nameSight(terrainOf(table.shapes), table.from, table.to);
      for (const change of changes) {
        const after = changed(table, change);
        const again = nameSight(terrainAfter(after), after.from, after.to, {}, change.swap ? "to" : "from");
        const moved = (place: Place): Place => change.change(place);
        const expected = named.line === null ? null : { from: moved(named.line.from), to: moved(named.line.to) };
        const ends = again.line === null ? null : { from: again.line.from, to: again.line.to };
        const turned = change.swap && ends !== null ? { from: ends.to, to: ends.from } : ends;
        expect(again.seen, `${change.name} of table ${i}`).toBe(named.seen);
        expect(again.line?.kind, `${change.name} of table ${i}`).toBe(named.line?.kind);
        if (expected === null || turned === null) expect(turned).toBe(expected);
        else
          for (const end of ["from", "to"] as const) {
            expect(turned[end].x, `${change.name} of table ${i}`).toBeCloseTo(expected[end].x, 6);
            expect(turned[end].y).toBeCloseTo(expected[end].y, 6);
          }
      }
      const verdict = new SightQuestion(terrainOf(table.shapes), table.from, table.to).answer();
      expect(named.seen).toBe(verdict !== null);
    }
  });
});

type Shapes = readonly (readonly Place[])[];

/** Terrain whose pieces have the names they had before a change, which writes them in the other order. */
const terrainAfter = ({ shapes }: { readonly shapes: Shapes }): Terrain =>
  new Terrain(shapes.map((shape, i) => new Polygon(`t${shapes.length - i}`, shape)));
