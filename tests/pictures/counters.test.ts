import { describe, expect, it } from "vitest";
import { drawBoard } from "../../pictures/index.ts";
import { silhouetteOf } from "../../pictures/silhouettes.ts";
import type { BoardModel, BoardPiece } from "../../rules/kernel/index.ts";
import { elementsOf, type Found } from "./elements.ts";

const piece = (kind: string, more: Partial<BoardPiece> = {}): BoardPiece => ({
  id: "one-1",
  kind,
  side: "axis",
  x: 2,
  y: 2,
  area: null,
  facing: "N",
  conditions: [],
  details: {},
  ...more,
});

const boardWith = (one: BoardPiece): BoardModel => ({
  kind: "squares",
  width: 8,
  height: 8,
  squares: [],
  edges: [],
  areas: [],
  ways: [],
  pieces: [one],
  marks: [],
});

const drawn = (one: BoardPiece): readonly Found[] => elementsOf(drawBoard(boardWith(one), { captions: false }).svg);

describe("counters", () => {
  it("bear what a unit carries under its label, told by a word of its kind", () => {
    const paths = (kind: string): readonly (string | undefined)[] =>
      drawn(piece(kind)).map(({ attributes }) => attributes["d"]);
    for (const kind of ["rifleman", "smg", "officer", "mortar-team", "hmg-team", "sniper", "dog"]) {
      const silhouette = silhouetteOf(kind);
      expect(silhouette, kind).not.toBeNull();
      expect(paths(kind), kind).toContain(silhouette);
    }
    // told apart: the particular word before the general one
    expect(silhouetteOf("sniper-rifle")).toBe(silhouetteOf("sniper"));
    expect(
      new Set(["rifle", "smg", "officer", "mortar", "hmg", "sniper", "dog"].map((kind) => silhouetteOf(kind))).size,
    ).toBe(7);
    expect(silhouetteOf("stranger")).toBeNull();
  });

  it("leave room for each other: the label stands above what is carried", () => {
    const labelOf = (kind: string): number =>
      Number(drawn(piece(kind)).find(({ name, text }) => name === "text" && text === "O1")?.attributes["y"]);
    expect(labelOf("rifleman")).toBeLessThan(labelOf("stranger"));
  });
});

describe("vehicles", () => {
  const vehicle = (kind: string, facing: BoardPiece["facing"]): readonly Found[] =>
    drawn(piece(kind, { width: facing === "E" ? 4 : 2, height: facing === "E" ? 2 : 4, facing }));
  const turns = (found: readonly Found[]): readonly string[] =>
    found.filter(({ name }) => name === "g").flatMap(({ attributes }) => attributes["transform"] ?? []);

  it("are seen from above, turned as they face", () => {
    expect(turns(vehicle("truck", "N")).some((turn) => turn.endsWith("rotate(0)"))).toBe(true);
    expect(turns(vehicle("truck", "E")).some((turn) => turn.endsWith("rotate(90)"))).toBe(true);
    // a plan of its own for each
    const plans = [
      "truck",
      "half-track",
      "panzer-iii",
      "motorbike",
      "boat",
      "aa-gun",
      "armoured-car",
      "kubelwagen",
    ].map((kind) =>
      vehicle(kind, "N")
        .map(({ attributes }) => attributes["d"])
        .join(),
    );
    expect(new Set(plans).size).toBe(plans.length);
  });

  it("that nobody knows are boxes with a front", () => {
    expect(turns(vehicle("contraption", "E"))).toEqual([]);
    expect(
      vehicle("contraption", "E").some(({ name, attributes }) => name === "rect" && attributes["rx"] !== undefined),
    ).toBe(true);
  });
});
