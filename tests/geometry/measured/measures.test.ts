import { describe, expect, it } from "vitest";
import {
  compareGaps,
  convexHull,
  degreesOf,
  directionOf,
  disc,
  frontOf,
  gapBetween,
  gapToGround,
  inch,
  inUnits,
  isInArc,
  isNearer,
  isWithin,
  nearest,
  type Place,
  placeIn,
  shapeDefects,
  spoken,
  toLattice,
  turnedTo,
  units,
} from "../../../rules/geometry/measured/index.ts";
import { drawsOf } from "./tables.ts";

const square = (left: number, top: number, size: number): readonly Place[] => [
  { x: left, y: top },
  { x: left + size, y: top },
  { x: left + size, y: top + size },
  { x: left, y: top + size },
];

describe("lengths", () => {
  it("are written in units of the game and read back as they were, with the fewest decimals", () => {
    expect(inUnits(toLattice(12.5, units.inch), units.inch)).toBe("12.5");
    expect(inUnits(-inch, units.inch)).toBe("-1");
    for (let length = 0; length < 2 * inch; length++)
      expect(toLattice(Number(inUnits(length, units.inch)), units.inch)).toBe(length);
    expect(inUnits(1, units.centimetre)).toBe("0.001");
    expect(spoken(18_288, units.inch)).toBe("7.2″");
  });
});

describe("distances", () => {
  it("between bases are between their nearest points, and exact where they are exactly so much", () => {
    const gap = gapBetween(disc(0, 0, 1250), disc(6 * inch + 2500, 0, 1250));
    expect(gap.length).toBeCloseTo(6 * inch, 9);
    expect(isWithin(gap, 6 * inch)).toBe(true);
    expect(isNearer(gap, 6 * inch)).toBe(false);
    expect(isWithin(gapBetween(disc(0, 0, 1250), disc(6 * inch + 2500, 1, 1250)), 6 * inch)).toBe(false);
  });

  it("to a slanted side are told exactly where floats cannot", () => {
    // the side runs through (0, 0) and (4, 3) times 20,000: a base at its foot plus a 5-by-radius normal touches it
    const side = [
      { x: -80_000, y: -60_000 },
      { x: 80_000, y: 60_000 },
      { x: 80_000, y: 70_000 },
    ];
    const touching = disc(0 + 3 * 250, 0 - 4 * 250, 1250);
    expect(isWithin(gapToGround(touching, side), 0)).toBe(true);
    expect(isWithin(gapToGround(disc(751, -1000, 1250), side), 0)).toBe(false);
    expect(isWithin(gapToGround(disc(751, -1000, 1250), side), 1)).toBe(true);
  });

  it("are nothing where things overlap, and a hull's are to its sides", () => {
    const hull = convexHull(square(0, 0, 5000));
    expect(gapBetween(hull, disc(2000, 2000, 100)).length).toBe(0);
    expect(gapBetween(hull, disc(7250, 2000, 1250)).length).toBe(1000);
    expect(gapBetween(convexHull(square(9000, 3000, 10)), hull).length).toBe(4000);
  });

  it("compare exactly: all that are nearest come out together, whatever their kind", () => {
    const things = [disc(5000, 0, 0), disc(3000, 4000, 0), disc(-4000, 3000, 0), disc(5001, 0, 0)];
    expect(nearest(things, (thing) => gapBetween(thing, disc(0, 0, 0)))).toHaveLength(3);
    // another radius, the same gap
    const gaps = [
      gapBetween(disc(0, 0, 10), disc(5010, 0, 0)),
      gapBetween(disc(0, 0, 0), disc(3000, 4000, 0)),
    ] as const;
    expect(compareGaps(...gaps)).toBe(0);
  });
});

describe("directions", () => {
  it("are the same for every quarter of the table", () => {
    for (let degrees = 0; degrees < 360; degrees++) {
      const { dx, dy } = directionOf(degrees);
      expect(directionOf(degrees + 90)).toEqual({ dx: -dy + 0, dy: dx });
      expect(degreesOf({ dx, dy })).toBe(degrees);
    }
    expect(directionOf(45)).toEqual({ dx: 1, dy: -1 });
  });

  it("tell front from rear exactly: touching the line is not crossing it", () => {
    const up = directionOf(0);
    expect(frontOf({ x: 0, y: 0 }, up, disc(9000, -1250, 1250))).toBe("front");
    expect(frontOf({ x: 0, y: 0 }, up, disc(9000, -1249, 1250))).toBe("straddling");
    expect(frontOf({ x: 0, y: 0 }, up, disc(9000, 1250, 1250))).toBe("rear");
    const slanted = { dx: 3, dy: 4 };
    expect(frontOf({ x: 0, y: 0 }, slanted, disc(750, 1000, 1250))).toBe("front");
    expect(frontOf({ x: 0, y: 0 }, slanted, disc(750, 999, 1250))).toBe("straddling");
  });

  it("hold arcs with their borders", () => {
    const centre = { x: 0, y: 0 };
    expect(isInArc(centre, 0, 45, { x: 500, y: -500 })).toBe(true);
    expect(isInArc(centre, 0, 45, { x: 501, y: -500 })).toBe(false);
    expect(isInArc(centre, 0, 45, { x: 0, y: 500 })).toBe(false);
  });

  it("turn hulls by rounding their corners once", () => {
    const drawn = square(-500, -1000, 1000);
    expect(turnedTo(drawn, { x: 5000, y: 5000 }, 90)).toEqual([
      { x: 6000, y: 4500 },
      { x: 6000, y: 5500 },
      { x: 5000, y: 5500 },
      { x: 5000, y: 4500 },
    ]);
  });
});

describe("shapes", () => {
  const table = { width: 36 * inch, height: 36 * inch };
  it.each([
    [
      "too-few-corners",
      [
        { x: 0, y: 0 },
        { x: 9, y: 9 },
      ],
      [],
    ],
    [
      "crosses-itself",
      [
        { x: 0, y: 0 },
        { x: 900, y: 900 },
        { x: 900, y: 0 },
        { x: 0, y: 800 },
      ],
      [0, 2],
    ],
    [
      "no-area",
      [
        { x: 0, y: 0 },
        { x: 900, y: 0 },
        { x: 300, y: 0 },
      ],
      [],
    ],
    [
      "off-the-table",
      [
        { x: 0, y: 0 },
        { x: 900, y: -1 },
        { x: 900, y: 900 },
      ],
      [1],
    ],
    [
      "corner-twice",
      [
        { x: 0, y: 0 },
        { x: 900, y: 0 },
        { x: 900, y: 0 },
        { x: 0, y: 900 },
      ],
      [1, 2],
    ],
    [
      "not-on-the-lattice",
      [
        { x: 0, y: 0.5 },
        { x: 900, y: 0 },
        { x: 0, y: 900 },
      ],
      [0],
    ],
    ["too-many-corners", Array.from({ length: 10_000 }, (_, i) => ({ x: i, y: i * i })), []],
  ] as const)("with the defect %s say so and where", (code, places, corners) => {
    expect(shapeDefects(places, table)[0]).toMatchObject({ code, corners });
  });

  it("without defects are simple polygons on the table", () => {
    expect(shapeDefects(square(0, 0, 36 * inch), table)).toEqual([]);
    expect(
      shapeDefects(
        [
          { x: 0, y: 0 },
          { x: NaN, y: 0 },
          { x: 5, y: 5 },
        ],
        table,
      )[0]?.code,
    ).toBe("not-on-the-lattice");
  });

  it("hold places inside and on their outlines", () => {
    const { between } = drawsOf(5);
    for (let i = 0; i < 500; i++) {
      const place = { x: between(-20, 120, 1), y: between(-20, 120, 1) };
      const inside = place.x > 0 && place.x < 100 && place.y > 0 && place.y < 100;
      const out = place.x < 0 || place.x > 100 || place.y < 0 || place.y > 100;
      expect(placeIn(square(0, 0, 100), place)).toBe(inside ? 1 : out ? -1 : 0);
    }
  });
});
