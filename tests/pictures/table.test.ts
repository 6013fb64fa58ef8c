import { describe, expect, it } from "vitest";
import { drawBoard } from "../../pictures/index.ts";
import { measured } from "../../rules/geometry/index.ts";
import type { BoardModel, SightRuling } from "../../rules/kernel/index.ts";
import { elementsOf } from "./elements.ts";

const { disc, inch, inUnits, nameSight, Polygon, regionOfMove, Terrain, units } = measured;

/** A made table of 36″ by 24″: a house, a wood, a hedge, two sides. */
const shapes = [
  { id: "b1", kind: "building", label: "House", height: 4, at: [15, 8, 21, 13] },
  { id: "r1", kind: "rough", label: "Wood", height: null, at: [3, 3, 9, 8] },
  { id: "o1", kind: "obstacle", label: "Hedge", height: null, at: [26, 4, 26.3, 18] },
] as const;

const outlineOf = ([left, top, right, bottom]: readonly [number, number, number, number]) => [
  { x: left, y: top },
  { x: right, y: top },
  { x: right, y: bottom },
  { x: left, y: bottom },
];

const lattice = ({ x, y }: measured.Place): measured.Place => ({ x: Math.round(x * inch), y: Math.round(y * inch) });
const polygons = shapes.map(({ id, at }) => new Polygon(id, outlineOf(at).map(lattice)));
const radius = 1250;
const sentry = lattice({ x: 12, y: 10.5 });
const raider = lattice({ x: 24, y: 10.5 });

const spotOf = ({ x, y }: measured.Place): string =>
  `${inUnits(Math.round(x), units.inch)},${inUnits(Math.round(y), units.inch)}`;
const unitsOf = ({ x, y }: measured.Place) => ({ x: x / inch, y: y / inch });

const region = regionOfMove(
  raider,
  4 * inch,
  radius,
  shapes.map(({ id, at }) => ({ name: id, keep: 0, shape: outlineOf(at).map(lattice) })),
);

const piece = (id: string, side: string, at: measured.Place, bearing: number) => ({
  id,
  kind: "sentry",
  side,
  ...unitsOf(at),
  area: null,
  facing: null,
  radius: radius / inch,
  bearing,
  conditions: [],
  details: {},
});

const model: BoardModel = {
  kind: "table",
  width: 36,
  height: 24,
  squares: [],
  edges: [],
  areas: [],
  ways: [],
  pieces: [piece("S1", "enemy", sentry, 90), piece("A1", "commandos", raider, 270)],
  marks: [
    { kind: "region", label: "a move of 4″", squares: [], outlines: region.map((polygon) => polygon.map(unitsOf)) },
    { kind: "patrol marker", label: "1", squares: [{ x: 30, y: 20 }] },
    {
      kind: "patrol route",
      label: "the patrol route",
      squares: [
        { x: 30, y: 20 },
        { x: 30, y: 6 },
        { x: 22, y: 6 },
      ],
    },
    {
      kind: "door",
      label: "door of b1",
      squares: [
        { x: 15, y: 10 },
        { x: 15, y: 11 },
      ],
    },
  ],
  table: {
    unit: "inch",
    sign: "″",
    shapes: shapes.map(({ id, kind, label, height, at }) => ({
      id,
      kind,
      label,
      height,
      outline: outlineOf(at),
      details: {},
    })),
  },
};

function rulingOf(): SightRuling {
  const named = nameSight(new Terrain(polygons), disc(sentry.x, sentry.y, radius), disc(raider.x, raider.y, radius));
  if (named.seen || named.line === null) throw new Error("The house stands between them.");
  const { from, to, at, by } = named.line;
  return {
    viewer: "S1",
    target: "A1",
    place: "none",
    seen: false,
    lines: [
      {
        from: spotOf(from),
        to: spotOf(to),
        through: [],
        fate: "none",
        blocker: { text: `The ${by} blocks it.`, at: spotOf(at), cites: [] },
        hindrances: [],
      },
    ],
    reasons: [],
    back: null,
    distance: 12,
    interpretations: [],
    otherwise: [],
  };
}

describe("a picture of a measured table", () => {
  const picture = drawBoard(model, { title: "Made table", sight: rulingOf() });
  const elements = elementsOf(picture.svg);
  const { left, top, cell } = picture.board;
  const number = (value: string | undefined): number => Number(value);

  it("draws every shape to scale", () => {
    const drawn = elements.filter(({ attributes }) => attributes["data-shape"] !== undefined);
    expect(drawn.map(({ attributes }) => attributes["data-shape"])).toEqual(["b1", "r1", "o1"]);
    const x = (value: number): string => String(Math.round((left + value * cell) * 100) / 100);
    const y = (value: number): string => String(Math.round((top + value * cell) * 100) / 100);
    const house = `M${x(15)} ${y(8)}L${x(21)} ${y(8)}L${x(21)} ${y(13)}L${x(15)} ${y(13)}z`;
    expect(elements.some(({ attributes }) => attributes["d"] === house)).toBe(true);
  });

  it("draws bases to scale where they stand, with the way they face", () => {
    const bases = elements.filter(
      ({ name, attributes }) => name === "circle" && Math.abs(number(attributes["r"]) - (radius / inch) * cell) < 0.01,
    );
    expect(bases.map(({ attributes }) => number(attributes["cx"]))).toEqual([
      expect.closeTo(left + 12 * cell, 1),
      expect.closeTo(left + 24 * cell, 1),
    ]);
    expect(elements.some(({ attributes }) => attributes["transform"]?.includes("rotate(270)"))).toBe(true);
  });

  it("draws who stands on a far edge there, and who is off the table beside it", () => {
    const besideIt = (at: measured.Place): boolean => {
      const { svg } = drawBoard({ ...model, pieces: [piece("E1", "commandos", at, 0)] }, { title: "Made table" });
      return svg.includes("Beside the board");
    };
    expect([lattice({ x: 36, y: 12 }), lattice({ x: 9, y: 24 }), lattice({ x: 0, y: 0 })].map(besideIt)).toEqual([
      false,
      false,
      false,
    ]);
    expect(besideIt(lattice({ x: 36.5, y: 12 }))).toBe(true);
  });

  it("shades where a move may end as one surface", () => {
    const shaded = elements.find(({ attributes }) => attributes["fill-rule"] === "nonzero");
    expect(shaded?.attributes["d"]?.match(/M/g)).toHaveLength(region.length);
  });

  it("draws the line of a ruling to what stops it, and the sign of that where it is", () => {
    const line = elements.find(({ attributes }) => attributes["data-line"] === "0");
    expect(line?.attributes["data-fate"]).toBe("none");
    const sign = elements.find(({ attributes }) => attributes["data-sign"] === "1");
    expect(sign?.attributes["data-at"]).toMatch(/^15,/);
  });

  it("draws a door as a stretch of its wall, a route back to where it begins, and a marker by what it bears", () => {
    const at = (x: number, y: number): string =>
      [left + x * cell, top + y * cell].map((value) => Math.round(value * 100) / 100).join(" ");
    const paths = elements.map(({ attributes }) => attributes["d"]);
    expect(paths.filter((d) => d === `M ${at(15, 10)} L ${at(15, 11)}`)).toHaveLength(2);
    expect(paths).toContain(`M ${at(30, 20)} L ${at(30, 6)} L ${at(22, 6)}z`);
    const kinds = elements.flatMap(({ attributes }) => attributes["data-mark"] ?? []);
    // the route lies under the markers on it
    expect(kinds).toEqual(["patrol route", "region", "patrol marker", "door"]);
  });

  it("puts so many lines on the ruler as can be read, by feet or by tens", () => {
    const said = (of: BoardModel): readonly string[] =>
      elementsOf(drawBoard(of, { captions: false }).svg)
        .filter(({ name }) => name === "text")
        .map(({ text }) => text)
        .filter((text) => /^\d+(?:″|cm)$/.test(text));
    expect(said(model)).toEqual(["0″", "6″", "12″", "18″", "24″", "30″", "36″"]);
    const { table } = model;
    if (table === undefined) throw new Error("It is a table.");
    const metric = { ...model, width: 180, height: 120, table: { ...table, unit: "centimetre", sign: "cm" } };
    expect(said(metric)).toEqual(["0cm", "20cm", "40cm", "60cm", "80cm", "100cm", "120cm", "140cm", "160cm", "180cm"]);
  });

  it("says what it shows in words", () => {
    expect(picture.description).toBe(
      "A table of 36″ by 24″ with 3 pieces of terrain. S1 does not see A1: the place is not visible. 2 pieces: S1 (sentry), 12,10.5, facing east (90°); A1 (sentry), 24,10.5, facing west (270°).",
    );
  });

  it("fits a page however large the table is, in both looks", () => {
    for (const theme of ["light", "dark"] as const) {
      const wide = drawBoard({ ...model, width: 240, height: 120 }, { theme });
      expect(wide.width).toBeLessThan(1100);
    }
  });
});
