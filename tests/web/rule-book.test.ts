import { describe, expect, it } from "vitest";
import { games } from "../../rules/index.ts";
import { searchRules } from "../../service/portable.ts";
import { chaptersOf } from "../../web/rules/chapters.ts";
import { headingOf, marked } from "../../web/rules/words.ts";

const game = await games[0]?.load();
if (game === undefined) throw new Error("There is no game.");
const rows = (await searchRules(game.catalogue, { limit: 5000 })).map((row) => ({
  ...row,
  readings: [...row.readings],
  open: [...row.open],
  words: [...row.words],
}));

describe("the rule book as a book", () => {
  it("has chapters in the order of the catalogue, with every row once", () => {
    const chapters = chaptersOf(rows);
    expect(chapters.length).toBeGreaterThan(10);
    expect(chapters.flatMap(({ rules }) => rules).length).toBe(rows.length);
    expect(chapters[0]?.rules[0]).toBe(rows[0]);
  });

  it("heads a rule by its title, and an open point by its question", () => {
    const heading = (id: string) => rows.filter((row) => row.id === id).map(headingOf);
    expect(heading("rr.cover.hedge-soft")).toEqual(["A hedge is soft cover"]);
    expect(heading("rr.open.fov-diagonals")).toEqual([
      game.catalogue.interpretations["rr.open.fov-diagonals"]?.question,
    ]);
  });

  it("marks the words that were found", () => {
    expect(marked("A hedge's hides", ["hedge"])).toEqual([
      { text: "A", mark: false },
      { text: " ", mark: false },
      { text: "hedge's", mark: true },
      { text: " ", mark: false },
      { text: "hides", mark: false },
    ]);
  });
});
