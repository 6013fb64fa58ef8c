import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import * as z from "zod";
import { games } from "../../../rules/index.ts";
import { type FoundRule, searchRules } from "../../../service/adjudication/rules/index.ts";
import { emptyWords, expressions, littleWords, synonyms } from "../../../service/adjudication/rules/synonyms.ts";

const asked = z.record(
  z.string(),
  z.array(z.strictObject({ ask: z.string(), answers: z.array(z.string()).min(1), keptOut: z.boolean().optional() })),
);
const loaded = new Map(await Promise.all(games.map(async (game) => [game.id, await game.load()] as const)));

const catalogueOf = (id: string) => {
  const game = loaded.get(id);
  if (game === undefined) throw new Error(`There is no game ${id}.`);
  return game.catalogue;
};

const idsOf = (rows: readonly FoundRule[]): readonly string[] => rows.map(({ id }) => id);

/** Judges questions of a file: those whose answer is not among the first three, and how many there are. */
async function judged(file: string): Promise<{ readonly missed: readonly string[]; readonly all: number }> {
  const questions = Object.entries(asked.parse(parse(readFileSync(join(import.meta.dirname, file), "utf8"))));
  const missed: string[] = [];
  for (const [id, ofGame] of questions)
    for (const { ask, answers } of ofGame) {
      const catalogue = catalogueOf(id);
      for (const answer of answers) expect(Object.keys(catalogue.rules)).toContain(answer);
      const first = idsOf(await searchRules(catalogue, { search: ask, limit: 3 }));
      if (!answers.some((answer) => first.includes(answer))) missed.push(`${ask} ${first.join(" ")}`);
    }
  return { missed, all: questions.reduce((sum, [, ofGame]) => sum + ofGame.length, 0) };
}

const rogue = catalogueOf("rogue-regiment");
const found = async (search: string, limit = 10): Promise<readonly FoundRule[]> =>
  searchRules(rogue, { search, limit });

describe("the search of rules", () => {
  it.each([
    ["questions.yaml", 97, 100, "20 a game"],
    ["questions-apart.yaml", 18, 20, "that it was not made for"],
    ["questions-plain.yaml", 110, 117, "in players' own words"],
    ["questions-unseen.yaml", 31, 40, "that were only looked at when nothing was changed any more"],
    ["questions-drawn.yaml", 80, 103, "for rules that were drawn at random"],
    ["questions-later.yaml", 44, 59, "for more of them, unseen"],
    ["questions-fans.yaml", 36, 36, "of people who know their game"],
  ] as const)(
    "finds the answer among the first three, in %s for %i of %i questions, %s",
    async (file, fewest, questions, _which) => {
      const { missed, all } = await judged(file);
      expect(all).toBe(questions);
      expect(all - missed.length, missed.join("\n")).toBeGreaterThanOrEqual(fewest);
    },
  );

  it("finds what hides, where somebody asks who sees him behind it", async () => {
    for (const question of ["can a guard see me behind a hedge", "Am I seen behind a low wall?"])
      expect(idsOf(await found(question, 3))[0]).toBe("rr.cover.low-hides");
  });

  it("finds a word that is misspelt, and one that is not written to its end", async () => {
    expect(idsOf(await found("asassinate")).some((id) => id.includes("assassinat"))).toBe(true);
    expect(idsOf(await found("flameth")).some((id) => id.includes("flame"))).toBe(true);
  });

  it("puts what always holds before what an expansion adds, unless the question has a word of the expansion", async () => {
    for (const [question, answer] of [
      ["can a guard walk through trees", "rr.advance.terrain"],
      ["can a tank drive through trees", "rr.veh.forest-hedge"],
      ["can an Operator carry a body", "rr.pickup.object"],
      ["can a resistance fighter carry a body", "rr.support.no-pickup"],
      ["how far does a pistol reach", "rr.pistol.range"],
      ["how far does a flamethrower reach", "rr.dogs.flame-track-flamer"],
    ] as const)
      expect(idsOf(await found(question, 3)), question).toContain(answer);
  });

  it("tells which words of a row answer", async () => {
    const [row] = await found("Is a hedge soft cover?");
    expect(row).toMatchObject({ id: "rr.cover.hedge-soft", title: "A hedge is soft cover" });
    expect(row?.words).toEqual(expect.arrayContaining(["hedge", "soft", "cover"]));
  });

  it("answers nothing only where the book has no word of the question", async () => {
    expect(await found("the of and")).toEqual([]);
    expect(await found("qqqqqq zzzzzz")).toEqual([]);
    expect((await found("xylophone hedge")).length).toBeGreaterThan(0);
  });

  it("names rows by an id or its beginning in the order of the book, and searches among those alone", async () => {
    expect(idsOf(await searchRules(rogue, { id: "rr.cover.low-hides" }))).toEqual(["rr.cover.low-hides"]);
    const ofCover = idsOf(await searchRules(rogue, { id: "rr.cover." }));
    expect(ofCover).toEqual(Object.keys(rogue.rules).filter((id) => id.startsWith("rr.cover.")));
    expect(
      idsOf(await searchRules(rogue, { id: "rr.cover", search: "hedge" })).every((id) => ofCover.includes(id)),
    ).toBe(true);
  });

  it("takes no more work for a question without end", async () => {
    const words = Array.from({ length: 20_000 }, (_, nth) => `hedge${nth}`);
    expect((await found(`hedge ${words.join(" ")}`, 3)).length).toBe(3);
    expect(await found("'".repeat(100_000))).toEqual([]);
  });
});

describe("the words of the search", () => {
  it.each([...loaded.keys()])("that %s is asked in name rows there are, and say something", async (id) => {
    const { asked: words } = z
      .object({ asked: z.record(z.string(), z.string()) })
      .parse(await import(`../../../service/adjudication/rules/asked/${id}.ts`));
    const { rules } = catalogueOf(id);
    expect(Object.keys(words).filter((row) => !Object.hasOwn(rules, row))).toEqual([]);
    for (const [row, said] of Object.entries(words)) {
      const each = said.split(" ");
      expect(new Set(each).size, row).toBe(each.length);
      expect(
        each.some((word) => !emptyWords.has(word)),
        row,
      ).toBe(true);
    }
  });

  it("stand once in a line, and none says nothing", () => {
    expect([...littleWords].filter((word) => emptyWords.has(word))).toEqual([]);
    for (const line of synonyms) {
      const words = line.split(" ");
      expect(new Set(words).size, line).toBe(words.length);
      expect(words.filter((word) => emptyWords.has(word))).toEqual([]);
    }
    for (const [said, meant] of expressions) {
      expect(said.split(" ").length, said).toBeGreaterThan(1);
      expect(meant.split(" ").filter((word) => emptyWords.has(word))).toEqual([]);
    }
  });
});

describe("the titles of rules", () => {
  it.each([...loaded.keys()])("are headings of their own in %s: short, unlike each other, without ids", (id) => {
    const rows = Object.entries(catalogueOf(id).rules);
    const titles = rows.map(([, { title }]) => title);
    expect(titles.filter((title, nth) => titles.indexOf(title) !== nth)).toEqual([]);
    for (const title of titles) {
      expect(title.length, title).toBeLessThanOrEqual(80);
      expect(title, title).toMatch(/^\p{Lu}[^\n]*[^.\s]$/u);
      expect(title, title).not.toMatch(/\b(?:rr|vs|hg|zh|dt)\.\w/);
    }
  });

  it("name topics that there are where some come after the others", () => {
    for (const { catalogue } of loaded.values()) {
      const topics = Object.values(catalogue.rules).map(({ topic }) => topic);
      for (const special of catalogue.specialTopics ?? []) expect(topics).toContain(special);
    }
  });
});
