import { describe, expect, test } from "vitest";
import { drawBoard, elevationPicture } from "../../pictures/index.ts";
import type { Elevation, Settings } from "../../rules/kernel/index.ts";
import { dustTactics as dust } from "../../rules/dust-tactics/index.ts";
import { farm, opened, valueOf } from "./boards.ts";
import { elementsOf, valuesOf } from "./elements.ts";

const table = opened(
  "dust-tactics",
  `table 120 80
terrain rise hill 10,30 30,30 30,50 10,50
terrain w1 wall 50,20 52,20 52,60 50,60, height 5
terrain hedge hedge 85,30 86,30 86,60 85,60
terrain fog smoke 60,1 70,1 70,10 60,10
unit a h.line south at 20,40, soldiers 1
unit b h.bastion north at 105,40, facing 270
unit c h.line north at 95,40.5, soldiers 1
unit d h.line north at 40,40, soldiers 1
unit e h.line south at 40,5, soldiers 1
unit f v.guard north at 90,5, soldiers 1
unit g v.petrel north at 70,70, facing 180
unit h h.line south at 40,70, soldiers 1
unit k v.guard north at 100,70, soldiers 1`,
);

const elevationOf = (from: string, to: string): Elevation => {
  const [line] = valueOf(table.sight({ from, to })).lines;
  if (line?.elevation === undefined) throw new Error(`${from} and ${to} have no line from the side.`);
  return line.elevation;
};

describe("a line of sight from the side", () => {
  test("runs from top to top, past terrain and bodies where they lie", () => {
    const { length, begin, end, parts } = elevationOf("d", "b");
    // from the edge of a base of 3 cm to the front of a hull of 12 cm
    expect(length).toBe(57.5);
    // 3 cm and 6 cm over the middles, 65 cm apart; the line has the height of the plane at its own ends
    expect(begin).toBeCloseTo(3 + (3 * 1.5) / 65, 2);
    expect(end).toBeCloseTo(3 + (3 * 59) / 65, 2);
    expect(parts.map(({ name, kind }) => [name, kind])).toEqual([
      ["d", "end"],
      ["w1", "terrain"],
      ["hedge", "terrain"],
      ["c-1", "piece"],
      ["b", "end"],
    ]);
    expect(parts[1]).toEqual({
      name: "w1",
      kind: "terrain",
      begins: 8.5,
      ends: 10.5,
      bottom: 0,
      top: 5,
      stops: true,
      over: 1.45,
    });
    expect(parts.filter(({ stops }) => stops)).toHaveLength(1);
  });

  test("tells the same height above the line as the ruling says in words", () => {
    const { lines } = valueOf(table.sight({ from: "d", to: "b" }));
    expect(lines[0]?.blocker?.text).toContain("it stands 1.45 cm above the line");
  });

  test("whoever stands on a hill stands as high, and the hill lies under the whole base", () => {
    const { parts } = elevationOf("a", "d");
    expect(parts.find(({ name }) => name === "a")).toMatchObject({ bottom: 6, top: 9, begins: -3, ends: 0 });
    expect(parts.find(({ name }) => name === "rise")).toMatchObject({ begins: -3, ends: 8.5, top: 6, stops: true });
  });

  test("smoke has no upper end, and stops a line by its depth, not by its height", () => {
    const fog = elevationOf("e", "f").parts.find(({ name }) => name === "fog");
    expect(fog).toMatchObject({ kind: "area", top: null, stops: true });
    expect(fog).not.toHaveProperty("over");
  });

  test("passes under an aircraft, which floats over the table", () => {
    const { parts } = elevationOf("h", "k");
    const petrel = parts.find(({ name }) => name.startsWith("g"));
    expect(petrel?.kind).toBe("piece");
    expect(petrel?.bottom).toBeGreaterThan(0);
    expect(petrel?.stops).toBe(false);
  });

  test("by the reading that looks at the plan alone there is none", () => {
    const text = "table 120 80\nunit a h.line south at 20,40, soldiers 1\nunit b v.guard north at 60,40, soldiers 1";
    const lines = (settings?: Settings) => {
      const situation = valueOf(dust.openText(text, settings));
      return valueOf(situation.sight({ from: "a", to: "b" })).lines.map(({ elevation }) => elevation !== undefined);
    };
    expect(lines()).toEqual([true]);
    expect(lines({ readings: { "dt.open.los-geometry": "plan-only" }, numbers: {} })).toEqual([false]);
  });
});

describe("the picture of a sight ruling", () => {
  const draw = (from: string, to: string) =>
    elementsOf(drawBoard(table.board(), { sight: valueOf(table.sight({ from, to })) }).svg);

  test("shows the line from the side: every part at its place, and by how much the blocker stands above the line", () => {
    const elements = draw("d", "b");
    expect(valuesOf(elements, "data-elevation")).toEqual(["none"]);
    expect(valuesOf(elements, "data-part")).toEqual([
      "Line Section d",
      "w1",
      "hedge",
      "Line Section c-1",
      "Bastion tank b",
    ]);
    expect(valuesOf(elements, "data-stops")).toEqual(["yes"]);
    const texts = elements.map(({ text }) => text);
    expect(texts).toContain("+1.45 cm");
    expect(texts).toContain("w1: 5 cm high; it stands 1.45 cm above the line");
  });

  test("is higher by it than without, and has none where a page has captions of its own or a game has no heights", () => {
    const sight = valueOf(table.sight({ from: "d", to: "b" }));
    expect(drawBoard(table.board(), { sight }).height).toBeGreaterThan(drawBoard(table.board()).height + 80);
    expect(valuesOf(elementsOf(drawBoard(table.board(), { sight, captions: false }).svg), "data-part")).toEqual([]);
    const farmSight = valueOf(farm.sight({ from: "major", to: "jock" }));
    expect(valuesOf(elementsOf(drawBoard(farm.board(), { sight: farmSight }).svg), "data-elevation")).toEqual([]);
  });

  test("puts higher parts higher, and what lies further along the line further right", () => {
    const rects = draw("d", "b").filter(({ name }) => name === "rect");
    const parts = elevationOf("d", "b").parts.length;
    const drawn = rects
      .slice(-parts)
      .map(({ attributes }) => ({ x: Number(attributes["x"]), y: Number(attributes["y"]) }));
    const lefts = drawn.map(({ x }) => x);
    expect(lefts).toEqual(lefts.toSorted((a, b) => a - b));
    // the tank's 6 cm, the wall's 5, a soldier's 3, the hedge's 2
    const [d, wall, hedge, , tank] = drawn.map(({ y }) => y);
    expect([tank, wall, d, hedge]).toEqual([tank, wall, d, hedge].toSorted((a, b) => Number(a) - Number(b)));
  });
});

describe("a line from the side as a picture of its own", () => {
  test("holds whatever names there are, escaped, and nothing that is not a number", () => {
    const parts = [
      { name: '<script>"', kind: "terrain", begins: 3, ends: 4, bottom: 0, top: null, stops: true },
      { name: "x", kind: "end", begins: -1, ends: 0, bottom: 0, top: 0, stops: false },
    ] as const;
    const none = { length: 0, begin: 0, end: 0, parts: [] };
    for (const elevation of [none, { length: 5, begin: 0, end: 0, parts }]) {
      const svg = elevationPicture(elevation, "none", { theme: "dark", sign: "″", width: 300, idPrefix: "one" });
      expect(svg).not.toMatch(/NaN|Infinity|<script/);
      expect(elementsOf(svg)[0]?.name).toBe("svg");
    }
  });
});
