import { describe, expect, test } from "vitest";
import { drawBoard, themes } from "../../pictures/index.ts";
import { labelsFor } from "../../pictures/labels.ts";
import type { BoardModel } from "../../rules/kernel/index.ts";
import { tries } from "../soak/at-length.ts";
import { empty, farm, post, scenarioBoards } from "./boards.ts";
import { elementsOf, valuesOf } from "./elements.ts";

const boards: readonly (readonly [string, BoardModel])[] = [
  ...scenarioBoards,
  ["farm", farm.board()],
  ["post", post.board()],
];
/** Elements that bring in what is not drawn. */
const foreign = ["script", "style", "image", "foreignObject", "a"];
const sorted = (values: readonly string[]): readonly string[] => [...values].sort();

/** How many boards stand for all in a theme that draws the same in other colours. */
const ALIKE = tries(8, 1);

describe.each(themes)("a %s picture", (theme) => {
  const chosen = boards.filter((_, at) => theme === "light" || at % ALIKE === 0);

  test.each(chosen)(
    "of %s has every piece, edge, area, way and mark exactly once, and stands by itself",
    (_, board) => {
      const elements = elementsOf(drawBoard(board, { theme, idPrefix: "one" }).svg);
      expect(sorted(valuesOf(elements, "data-piece"))).toEqual(sorted(board.pieces.map(({ id }) => id)));
      expect(sorted(valuesOf(elements, "data-edge"))).toEqual(
        sorted(board.edges.map(({ side, x, y }) => `${side}(${x},${y})`)),
      );
      expect(sorted(valuesOf(elements, "data-area"))).toEqual(sorted(board.areas.map(({ id }) => id)));
      expect(sorted(valuesOf(elements, "data-way"))).toEqual(
        sorted(board.ways.map(({ between }) => between.join("|"))),
      );
      expect(sorted(valuesOf(elements, "data-mark"))).toEqual(
        sorted(board.marks.filter(({ squares }) => squares.length > 0).map(({ kind }) => kind)),
      );
      expect(sorted(valuesOf(elements, "data-terrain"))).toEqual(
        sorted([...new Set(board.squares.map(({ terrain }) => terrain))]),
      );
      const signs = elements.filter(({ name }) => name === "use");
      expect(signs).toHaveLength(board.squares.length + board.areas.reduce((sum, { cells }) => sum + cells.length, 0));
      // nothing is loaded, run or styled from outside, and every id is there once
      const ids = valuesOf(elements, "id");
      expect(new Set(ids).size).toBe(ids.length);
      const known = new Set(ids);
      const attributes = elements.flatMap((one) => Object.entries(one.attributes));
      expect(elements.filter(({ name }) => foreign.includes(name))).toEqual([]);
      expect(attributes.filter(([key]) => /^(?:on|style$)/.test(key))).toEqual([]);
      expect(attributes.filter(([key, value]) => key !== "xmlns" && /https?:|javascript:|data:/.test(value))).toEqual(
        [],
      );
      const referred = attributes.flatMap(
        ([key, value]) => (key === "href" ? value.slice(1) : /^url\(#(.*)\)$/.exec(value)?.[1]) ?? [],
      );
      expect(referred.filter((id) => !known.has(id))).toEqual([]);
    },
  );
});

describe("a picture", () => {
  test("is named and described for who cannot see it", () => {
    const elements = elementsOf(drawBoard(farm.board(), { title: "The farm", subtitle: "Turn 1" }).svg);
    const [root] = elements;
    const named = root?.attributes["aria-labelledby"]
      ?.split(" ")
      .map((id) => elements.find((one) => one.attributes["id"] === id)?.text);
    expect(root?.attributes["role"]).toBe("img");
    expect(named).toEqual([
      "The farm — Turn 1",
      expect.stringContaining("Jock (operator), 4,1, facing south, crouched, spotted"),
    ]);
  });

  test("escapes whatever is written into it", () => {
    const hostile = `</title><script>alert(1)</script>" onload='x' & ]]> \u0000\u0007\ud800 \u202e`;
    const base = farm.board();
    const [piece] = base.pieces;
    if (piece === undefined) throw new Error("There is no piece.");
    const board: BoardModel = {
      ...base,
      squares: [{ x: 0, y: 0, terrain: hostile }],
      edges: [{ x: 1, y: 1, side: "N", terrain: hostile }],
      pieces: [{ ...piece, id: hostile, kind: hostile, side: hostile, conditions: [hostile] }],
      marks: [{ kind: hostile, label: hostile, squares: [{ x: 2, y: 2 }] }],
    };
    const areas = post.board();
    const [area] = areas.areas;
    if (area === undefined) throw new Error("There is no area.");
    const shown = ["\u0000", "\u0007", "\ud800", "\u202e"].reduce(
      (text, sign) => text.replaceAll(sign, "\uFFFD"),
      hostile,
    );
    for (const model of [
      board,
      {
        ...areas,
        ways: [{ between: [hostile, area.id] as const, kind: hostile }],
        areas: [{ ...area, id: hostile, kind: hostile, label: hostile, group: hostile }],
        pieces: [],
        marks: [],
      },
    ]) {
      const elements = elementsOf(drawBoard(model, { title: hostile, subtitle: hostile, idPrefix: hostile }).svg);
      expect(elements.map(({ name }) => name)).not.toContain("script");
      expect(elements.flatMap(({ attributes }) => Object.keys(attributes))).not.toContain("onload");
      expect(elements.find(({ name }) => name === "title")?.text).toBe(`${shown} — ${shown}`);
    }
  });

  test.each([
    [360, 12],
    [360, 36],
    [360, 64],
    [720, 24],
    [1440, 36],
  ])("has no text smaller than a phone needs: %i pixels for %i squares", (width, squares) => {
    const board: BoardModel = { ...farm.board(), width: squares, height: squares };
    const { svg, width: own } = drawBoard(board, { width });
    const captions = elementsOf(svg).filter(
      ({ name, attributes }) =>
        name === "text" &&
        attributes["x"] !== "0" &&
        attributes["paint-order"] === undefined &&
        attributes["text-anchor"] === undefined,
    );
    expect(captions.length).toBeGreaterThan(8);
    for (const { text, attributes } of captions)
      expect((Number(attributes["font-size"]) * width) / own, text).toBeGreaterThanOrEqual(11);
    const numbers = elementsOf(svg).filter(({ attributes }) => attributes["text-anchor"] === "end");
    expect(numbers.length).toBeGreaterThan(3);
    for (const { text, attributes } of numbers)
      expect((Number(attributes["font-size"]) * width) / own, text).toBeGreaterThanOrEqual(8);
  });

  test("is no wider than it has to be at its own size, and has room for all it shows", () => {
    for (const [, board] of boards) {
      const { svg, width, height } = drawBoard(board);
      expect(
        elementsOf(svg)[0]
          ?.attributes["viewBox"]?.split(" ")
          .map((part) => Math.round(Number(part))),
      ).toEqual([0, 0, width, height]);
      for (const { name, attributes } of elementsOf(svg)) {
        if (name === "text") expect(Number(attributes["y"])).toBeLessThanOrEqual(height);
      }
    }
  });

  test("labels what its tables do not know", () => {
    const board: BoardModel = {
      ...empty(4, 4),
      squares: [{ x: 1, y: 1, terrain: "lava" }],
      edges: [{ x: 2, y: 2, side: "W", terrain: "barbed wire" }],
      pieces: [
        {
          id: "zebra",
          kind: "animal",
          side: "visitors",
          x: 0,
          y: 0,
          area: null,
          facing: "E",
          conditions: ["hungry"],
          details: {},
        },
      ],
      marks: [{ kind: "portal", label: "to nowhere", squares: [{ x: 3, y: 3 }] }],
    };
    const elements = elementsOf(drawBoard(board).svg);
    const texts = elements.filter(({ name }) => name === "text").map(({ text }) => text);
    expect(texts).toEqual(
      expect.arrayContaining([
        "lava",
        "Z",
        "H",
        "por",
        "barbed wire",
        "portal: to nowhere",
        "Zebra (animal), 0,0, facing east, hungry",
      ]),
    );
  });

  test("leaves title and legend to a page that has its own", () => {
    const bare = drawBoard(farm.board(), { captions: false, title: "Farm" });
    const texts = elementsOf(bare.svg)
      .filter(({ name }) => name === "text")
      .map(({ text }) => text);
    expect(texts).not.toContain("Farm");
    expect(texts.join(" ")).not.toContain("Guard 1");
    expect(bare.height).toBeLessThan(drawBoard(farm.board()).height);
  });
});

describe("the labels of pieces", () => {
  test("are short, and each is of one piece", () => {
    const ids = [
      "guard-1",
      "guard-2",
      "grenadier-1",
      "jock",
      "john",
      "joan",
      "patrol-bike",
      "paul-boat",
      "g",
      "G",
      "???",
      "🐎",
      "a-b-c-d",
      "u1",
      "u10",
      "smg-b1",
      "smg-b12",
      "sentry-1",
      "7",
      "x-123",
    ];
    const labels = labelsFor(ids);
    expect(labels.get("guard-1")).toBe("G1");
    expect(labels.get("paul-boat")).toBe("PB");
    expect(["u1", "u10", "smg-b1", "smg-b12"].map((id) => labels.get(id))).toEqual(["U1", "U10", "SB1", "SB12"]);
    expect(new Set(labels.values()).size).toBe(ids.length);
    for (const label of labels.values()) expect([...label].length).toBeLessThanOrEqual(4);
  });
});

describe("the labels of pieces that sentences call by their ids or by a name", () => {
  test("are the same letters there and on the board", () => {
    const names = [
      { id: "n3", name: "Ashen Pack n3" },
      { id: "n4", name: "Overseer Maur" },
      { id: "D3a", name: "Sentry D3a" },
    ];
    const labels = labelsFor(["n3", "n4", "D3a", "u1"], names);
    expect([...labels.values()]).toEqual(["n3", "OM", "D3a", "U1"]);
  });
});
