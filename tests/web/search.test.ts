import { describe, expect, it } from "vitest";
import type { FoundRule } from "../../web/api/answers.ts";
import { chaptersOf, searchIn } from "../../web/rules/search.ts";
import { marked, titleOf } from "../../web/rules/words.ts";
import { games } from "../../rules/index.ts";

const game = await games[0]?.load();
if (game === undefined) throw new Error("There is no game.");
const rows: readonly FoundRule[] = Object.entries(game.catalogue.rules).map(
  ([id, { topic, text, source, open = [] }]) => ({
    id,
    kind: "rule",
    topic,
    text,
    source,
    readings: [],
    switchable: null,
    value: null,
    origin: null,
    open: [...open],
  }),
);
const find = searchIn(rows);
const best = (question: string): readonly string[] =>
  find(question)
    .slice(0, 10)
    .map(({ rule }) => rule.id);

describe("the rule book answers questions", () => {
  it("in plain words, although not every word is in a rule", () => {
    expect(best("can I shoot over a hedge when crouched?").join(" ")).toMatch(/rr\.(cover|crouch|hedge|square)/);
  });

  it("in words that only mean the same", () => {
    const texts = find("may a guard look into the wood?").map(({ rule }) => rule.text);
    expect(texts.slice(0, 10).some((text) => text.toLowerCase().includes("forest"))).toBe(true);
  });

  it("although a letter is wrong", () => {
    expect(best("asassinate").some((id) => id.includes("assassinate"))).toBe(true);
  });

  it("with the words it found", () => {
    const [hit] = find("hedge");
    expect(hit?.words.some((word) => word.startsWith("hedge"))).toBe(true);
    expect(marked("A hedge hides", ["hedge"])).toEqual([
      { text: "A", mark: false },
      { text: " ", mark: false },
      { text: "hedge", mark: true },
      { text: " ", mark: false },
      { text: "hides", mark: false },
    ]);
  });

  it("with nothing only where no word is known", () => {
    expect(find("the of and")).toEqual([]);
    expect(find("xylophone hedge").length).toBeGreaterThan(0);
  });
});

describe("the rule book as a book", () => {
  it("has chapters in the order of the catalogue, with every row once", () => {
    const chapters = chaptersOf(rows);
    expect(chapters.length).toBeGreaterThan(10);
    expect(chapters.flatMap(({ rules }) => rules).length).toBe(rows.length);
    expect(chapters[0]?.rules[0]).toBe(rows[0]);
  });

  it("gives each rule a title", () => {
    expect(titleOf("rr.cover.low-hides")).toBe("Cover: low hides");
  });
});
