import { decode } from "fast-png";
import { describe, expect, test } from "vitest";
import { drawBoard, type Picture, type Theme, themes } from "../../pictures/index.ts";
import type { BoardModel } from "../../rules/kernel/index.ts";
import { paint } from "../../service/pictures/paint.ts";
import { MOST_PIXELS } from "../../service/schema/picture-size.ts";
import { empty, farm, post, scenarioBoards } from "../pictures/boards.ts";

/** The brightness of every pixel, as a grey print would show it. */
async function greys(
  picture: Picture,
  pixels: number,
): Promise<{ readonly width: number; readonly height: number; readonly values: readonly number[] }> {
  const { width, height, data, channels } = decode(await paint(picture, pixels));
  const values = Array.from(
    { length: width * height },
    (_, i) =>
      0.299 * (data[i * channels] ?? 0) + 0.587 * (data[i * channels + 1] ?? 0) + 0.114 * (data[i * channels + 2] ?? 0),
  );
  return { width, height, values };
}

const difference = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((sum, value, i) => sum + Math.abs(value - (b[i] ?? 0)), 0) / a.length;

describe("a PNG", () => {
  test.each([
    ["farm", farm.board(), 360],
    ["farm", farm.board(), 1440],
    ["post", post.board(), 720],
  ] as const)("of %s has the width that was asked for, and something on it", async (_name, board, pixels) => {
    const picture = drawBoard(board, { width: pixels });
    const png = await paint(picture, pixels);
    expect([...png.subarray(0, 8)]).toEqual([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
    const { width, height, values } = await greys(picture, pixels);
    expect(width).toBe(pixels);
    expect(Math.abs(height - (pixels * picture.height) / picture.width)).toBeLessThan(4);
    expect(new Set(values.map(Math.round)).size).toBeGreaterThan(40);
  });

  test("is no larger than it may be, however long the board", async () => {
    const { width, height } = await greys(drawBoard(empty(2, 64)), MOST_PIXELS);
    expect(Math.max(width, height)).toBeLessThanOrEqual(MOST_PIXELS);
    expect(height).toBeGreaterThan(MOST_PIXELS - 120);
  });

  test("has letters: a text changes it", async () => {
    const [one, other] = await Promise.all(
      ["Chalk Farm", "Hill House"].map((title) => greys(drawBoard(empty(4, 1), { title }), 360)),
    );
    expect(difference(one?.values ?? [], other?.values ?? [])).toBeGreaterThan(0.2);
  });
});

/** A difference in shades, of 255, that an eye notices; and how much of what is drawn has to differ by it. */
const NOTICED = 12;
const LEAST_SHARE = 0.2;

const differs = (a: readonly number[], b: readonly number[]): readonly boolean[] =>
  a.map((value, i) => Math.abs(value - (b[i] ?? 0)) >= NOTICED);
const count = (flags: readonly boolean[]): number => flags.filter(Boolean).length;

/**
 * Pairs of kinds that look alike in grey: of the pixels in which either differs from the bare board, too few tell one
 * from the other.
 */
async function alike(
  kinds: readonly string[],
  theme: Theme,
  boardWith: (kind: string | null) => BoardModel,
): Promise<readonly string[]> {
  const shown = async (kind: string | null): Promise<readonly number[]> =>
    (await greys(drawBoard(boardWith(kind), { theme, captions: false }), 360)).values;
  const bare = await shown(null);
  const pictures = await Promise.all(
    kinds.map(async (kind) => {
      const values = await shown(kind);
      return { kind, values, ink: differs(values, bare) };
    }),
  );
  return pictures.flatMap((one, i) =>
    pictures.slice(i + 1).flatMap((other) => {
      const ink = count(one.ink.map((is, j) => is || other.ink[j] === true));
      const share = count(differs(one.values, other.values)) / Math.max(1, ink);
      return share < LEAST_SHARE ? [`${one.kind} and ${other.kind} (${share.toFixed(2)})`] : [];
    }),
  );
}

const kindsOf = (pick: (board: BoardModel) => readonly string[]): readonly string[] =>
  [...new Set(scenarioBoards.flatMap(([, board]) => pick(board)))].sort();

describe.each(themes)("in grey and %s", (theme) => {
  test("every ground of every scenario looks different", async () => {
    const kinds = [...kindsOf(({ squares }) => squares.map(({ terrain }) => terrain)), "something unknown"];
    expect(kinds.length).toBeGreaterThan(6);
    expect(
      await alike(kinds, theme, (terrain) => ({
        ...empty(2, 1),
        squares: terrain === null ? [] : [0, 1].map((x) => ({ x, y: 0, terrain })),
      })),
    ).toEqual([]);
  });

  test("every edge of every scenario looks different", async () => {
    const kinds = [...kindsOf(({ edges }) => edges.map(({ terrain }) => terrain)), "something unknown"];
    expect(kinds.length).toBeGreaterThan(5);
    expect(
      await alike(kinds, theme, (terrain) => ({
        ...empty(1, 2),
        edges: terrain === null ? [] : [{ x: 0, y: 1, side: "N", terrain }],
      })),
    ).toEqual([]);
  });

  test("every way and kind of area of every scenario looks different", async () => {
    const area = (x: number, kind: string) => ({
      id: `A${x}`,
      kind,
      label: `A${x}`,
      group: "one",
      cells: [{ x, y: 0 }],
      details: {},
    });
    const ways = kindsOf((board) => board.ways.map(({ kind }) => kind));
    expect(ways).toHaveLength(5);
    const yard = [area(0, "small outdoor"), area(1, "small outdoor")];
    expect(
      await alike(ways, theme, (kind) => ({
        ...empty(2, 1),
        kind: "areas",
        areas: yard,
        ways: kind === null ? [] : [{ between: ["A0", "A1"], kind }],
      })),
    ).toEqual([]);
    const grounds = kindsOf((board) => board.areas.map(({ kind }) => kind));
    expect(grounds).toHaveLength(6);
    const found = await alike(grounds, theme, (kind) => ({
      ...empty(1, 1),
      kind: "areas",
      areas: kind === null ? [] : [area(0, kind)],
    }));
    // those that differ in size alone have the same ground: dots beside their label tell them
    const groundOf = (kind = ""): string => kind.split(" ")[1] ?? "";
    expect(found.filter((pair) => new Set(pair.split(" and ").map(groundOf)).size > 1)).toEqual([]);
    const dots = grounds.map(
      (kind) =>
        drawBoard({ ...empty(1, 1), kind: "areas", areas: [area(0, kind)] }, { captions: false }).svg.split("<circle")
          .length - 1,
    );
    expect(grounds.map((kind, i) => `${kind} ${dots[i]}`)).toEqual([
      "large indoor 3",
      "large outdoor 3",
      "medium indoor 2",
      "medium outdoor 2",
      "small indoor 1",
      "small outdoor 1",
    ]);
  });
});
