import { describe, expect, it } from "vitest";
import {
  centimetre,
  disc,
  nameSightInSpace,
  type Place,
  Polygon,
  seesInSpace,
  type TallBody,
  type TallPolygon,
  terrainAbove,
} from "../../../rules/geometry/measured/index.ts";
import { oracle } from "./oracle.ts";
import { drawsOf, tableOf } from "./tables.ts";

const cm = (x: number, y: number): Place => ({ x: x * centimetre, y: y * centimetre });
type Pair = readonly [across: number, down: number];
const block = (name: string, [x, y]: Pair, [width, height]: Pair, tall: number): TallPolygon => ({
  polygon: new Polygon(name, [cm(x, y), cm(x + width, y), cm(x + width, y + height), cm(x, y + height)]),
  height: tall * centimetre,
});
const walker = (x: number, y: number, top: number): TallBody => ({
  body: disc(x * centimetre, y * centimetre, 2 * centimetre),
  top: top * centimetre,
});

/** A small table of 60 by 40 cm: a low wall, a house, a crate on its far side. */
const wall = block("wall", [20, 5], [2, 30], 3);
const house = block("house", [35, 10], [10, 20], 12);
const crate = block("crate", [50, 18], [4, 4], 5);
const table = [wall, house, crate];

describe("a small table with heights", () => {
  it("is seen across by what is as tall as the wall, not by what is lower", () => {
    expect(seesInSpace([wall], walker(10, 20, 3), walker(30, 20, 3))).toBe(true);
    expect(seesInSpace([wall], walker(10, 20, 2.9), walker(30, 20, 2.9))).toBe(false);
  });

  it("is looked over from a height: the plane falls from top to top", () => {
    // over the wall's near side, 10 of 20 cm on the way, the plane is 4 cm high
    expect(seesInSpace([wall], walker(10, 20, 6), walker(30, 20, 2))).toBe(true);
    expect(seesInSpace([wall], walker(10, 20, 3.5), walker(30, 20, 2))).toBe(false);
  });

  it("cuts a piece once where the plane leaves it", () => {
    const above = terrainAbove([house], walker(30, 20, 14), walker(50, 20, 6));
    // 14 down to 6 over 20 cm: 12 cm high 5 cm on the way, at x = 35, so that all of the house beyond stands above
    expect(above.polygons).toHaveLength(1);
    const half = terrainAbove([house], walker(30, 20, 16), walker(50, 20, 8));
    expect(half.polygons.map(({ left, right }) => [left, right])).toEqual([[40_000, 45_000]]);
  });

  it("names the line that shows it, or what stops the furthest one", () => {
    const blocked = nameSightInSpace(table, walker(10, 20, 4), walker(56, 20, 4));
    expect(blocked).toMatchObject({ seen: false, line: { by: "house" } });
    expect(nameSightInSpace(table, walker(10, 38, 4), walker(56, 38, 4))).toMatchObject({ seen: true });
  });

  it("keeps both parts of a hollow piece that the plane cuts in two", () => {
    const hollow: TallPolygon = {
      polygon: new Polygon("ruin", [
        cm(20, 10),
        cm(40, 10),
        cm(40, 14),
        cm(26, 14),
        cm(26, 26),
        cm(40, 26),
        cm(40, 30),
        cm(20, 30),
      ]),
      height: 5 * centimetre,
    };
    // level with its top 30 cm on the way: the arms stand above the plane beyond, the wall between them does not
    const above = terrainAbove([hollow], walker(0, 20, 8), walker(60, 20, 2));
    expect(above.polygons.map(({ top, bottom }) => [top, bottom])).toEqual([
      [10_000, 14_000],
      [26_000, 30_000],
    ]);
    expect(seesInSpace([hollow], walker(0, 20, 8), walker(60, 20, 2))).toBe(true);
  });
});

describe("random tables with heights", () => {
  it("agree with the oracle of the plain table on what stands above, and with themselves turned, mirrored and swapped", () => {
    for (let seed = 0; seed < 80; seed++) {
      const { share, between } = drawsOf(seed);
      const flat = tableOf(90_000 + seed, "plain");
      const pieces = flat.shapes.map((shape, i) => ({
        polygon: new Polygon(`t${i}`, shape),
        height: between(500, 6000, 1),
      }));
      const from = { body: flat.from, top: between(500, 6000, 1) };
      const to = { body: flat.to, top: share() < 0.2 ? from.top : between(500, 6000, 1) };
      const seen = seesInSpace(pieces, from, to);
      const kept = terrainAbove(pieces, from, to);
      if (kept.seams.length === 0) {
        const verdict = oracle(
          flat.from,
          flat.to,
          kept.polygons.map(({ corners }) => corners),
        );
        if (verdict !== "unsure") expect(seen, `seed ${seed}`).toBe(verdict === "free");
      }
      expect(seesInSpace(pieces, to, from), `seed ${seed} swapped`).toBe(seen);
      const mirrored = pieces.map(({ polygon, height }) => ({
        polygon: new Polygon(
          polygon.name,
          polygon.corners.map(({ x, y }) => ({ x: -y, y: x })),
        ),
        height,
      }));
      const turn = ({ body, top }: TallBody): TallBody =>
        body.kind === "disc"
          ? { body: { ...body, x: -body.y, y: body.x }, top }
          : { body: { kind: "hull", corners: body.corners.map(({ x, y }) => ({ x: -y, y: x })) }, top };
      expect(seesInSpace(mirrored, turn(from), turn(to)), `seed ${seed} turned`).toBe(seen);
    }
  });
});
