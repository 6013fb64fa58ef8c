import { describe, expect, it } from "vitest";
import { games } from "../../rules/index.ts";
import type { FoundRule } from "../../web/api/answers.ts";
import { chaptersOf } from "../../web/rules/chapters.ts";
import { headingOf, marked } from "../../web/rules/words.ts";

const game = await games[0]?.load();
if (game === undefined) throw new Error("There is no game.");
const none = { readings: [], switchable: null, value: null, origin: null, words: [] };
const { rules, interpretations } = game.catalogue;
const rows: readonly FoundRule[] = [
  ...Object.entries(rules).map(([id, { title, topic, text, source, open = [] }]) => ({
    ...none,
    id,
    kind: "rule" as const,
    title,
    topic,
    text,
    source,
    open: [...open],
  })),
  ...Object.entries(interpretations).map(([id, { topic, question }]) => ({
    ...none,
    id,
    kind: "interpretation" as const,
    title: null,
    topic,
    text: question,
    source: null,
    open: [],
  })),
];

describe("the rule book as a book", () => {
  it("has chapters in the order of the catalogue, with every row once", () => {
    const chapters = chaptersOf(rows);
    expect(chapters.length).toBeGreaterThan(10);
    expect(chapters.flatMap((chapter) => chapter.rules).length).toBe(rows.length);
    expect(chapters[0]?.rules[0]).toBe(rows[0]);
  });

  it("heads a rule by its title, and an open point by its question", () => {
    const heading = (id: string) => rows.filter((row) => row.id === id).map(headingOf);
    expect(heading("rr.cover.hedge-soft")).toEqual(["A hedge is soft cover"]);
    expect(heading("rr.open.fov-diagonals")).toEqual([interpretations["rr.open.fov-diagonals"]?.question]);
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
