import { describe, expect, it } from "vitest";
import { textWidth } from "../../pictures/lettering.ts";
import { drawBoard } from "../../pictures/index.ts";
import type { BoardModel, BoardPiece } from "../../rules/kernel/index.ts";
import { elementsOf, type Found } from "./elements.ts";

/** A unit of five on the table, as Dust Tactics draws it: bases of 30 mm. */
const unit = (id: string, side: string, x: number, y: number): readonly BoardPiece[] =>
  [0, 1, 2, 3, 4].map((n) => ({
    id: `${id}-${n + 1}`,
    kind: "line",
    side,
    x: x + (n % 3) * 3.4,
    y: y + Math.floor(n / 3) * 3.4,
    area: null,
    facing: null,
    radius: 1.5,
    conditions: [],
    details: { unit: id },
  }));

/** The largest table of Dust Tactics, 180 cm by 120: two rows of units, some shoulder to shoulder, some at the edge. */
const table: BoardModel = {
  kind: "table",
  width: 180,
  height: 120,
  squares: [],
  edges: [],
  areas: [],
  ways: [],
  table: { unit: "cm", sign: " cm", shapes: [] },
  pieces: [
    ...[0, 1, 2, 3, 4].flatMap((n) => unit(`n${n + 1}`, "enemy", 20 + n * 12, 20)),
    ...[0, 1, 2, 3, 4].flatMap((n) => unit(`s${n + 1}`, "commandos", 4 + n * 40, 108)),
  ],
  marks: [],
};

/** How wide a table is shown: whole on a laptop and on a telephone, and where it fills half of a telephone's window. */
const widths = [986, 374, 640];

const number = (found: Found, name: string): number => Number(found.attributes[name]);

interface Shown {
  readonly texts: readonly Found[];
  readonly pixel: number;
}

function shown(model: BoardModel, width: number): Shown {
  const picture = drawBoard(model, { captions: false, width });
  const texts = elementsOf(picture.svg).filter(
    ({ name, text = "" }) => name === "text" && /^[NS]\d+[a-e]?$/.test(text),
  );
  return { texts, pixel: width / picture.width };
}

const boxOf = (found: Found): readonly [left: number, right: number, top: number, bottom: number] => {
  const size = number(found, "font-size");
  const half = (textWidth(found.text ?? "") * size) / 2;
  const [x, y] = [number(found, "x"), number(found, "y") - size * 0.345];
  return [x - half, x + half, y - size / 2, y + size / 2];
};

describe("units of small miniatures on a large table", () => {
  for (const width of widths)
    it(`have a name that can be read each, and none covers another, at ${width} pixels`, () => {
      const { texts, pixel } = shown(table, width);
      expect(texts.map(({ text }) => text).sort()).toEqual(
        ["N", "S"].flatMap((side) => [1, 2, 3, 4, 5].map((n) => `${side}${n}`)),
      );
      for (const found of texts) expect(number(found, "font-size") * pixel, found.text).toBeGreaterThanOrEqual(9);
      const boxes = texts.map(boxOf);
      boxes.forEach(([left, right, top, bottom], i) => {
        for (const [otherLeft, otherRight, otherTop, otherBottom] of boxes.slice(i + 1))
          expect(left < otherRight && otherLeft < right && top < otherBottom && otherTop < bottom).toBe(false);
        expect(left).toBeGreaterThanOrEqual(0);
      });
    });

  it("bear their labels themselves where they are shown large enough for that", () => {
    const { texts, pixel } = shown({ ...table, width: 40, height: 30, pieces: unit("s1", "commandos", 10, 10) }, 986);
    expect(texts.map(({ text }) => text).sort()).toEqual(["S1a", "S1b", "S1c", "S1d", "S1e"]);
    for (const found of texts) expect(number(found, "font-size") * pixel).toBeGreaterThanOrEqual(9);
  });
});
