import { readFileSync } from "node:fs";
import { relative } from "node:path";
import { expect, test } from "vitest";
import { games } from "../all-games.ts";
import { caseFiles } from "./files.ts";
import { withHeadings } from "./headings.ts";
import { fileOfTopic, laidOut, layoutFaults, outOfOrder } from "./layout.ts";
import { withShortLists } from "./short-lists.ts";
import { shownByFiles } from "./shown-by.ts";

test.each(games.map((game) => [game.id, game] as const))(
  "the cases of %s lie in the file of their topic, in the order of the rule book, under the text of their row",
  (_, game) => {
    expect(layoutFaults(game)).toEqual([]);
  },
);

test("the case that came too early or too late is told, not those behind it", () => {
  expect([...outOfOrder([1, 9, 2, 2, 3, null, 4])]).toEqual([1]);
  expect([...outOfOrder([5, 6, 1, 7])]).toEqual([2]);
  expect([...outOfOrder([1, null, 2])]).toEqual([]);
});

test("a topic names its file", () => {
  expect(["They Who Dare: rat bomb", "Résistance", "Completing a terrain"].map(fileOfTopic)).toEqual([
    "they-who-dare-rat-bomb",
    "resistance",
    "completing-a-terrain",
  ]);
});

test.each(games.map((game) => [game.id, game] as const))(
  "the text of each row stands above its cases in %s, and what fits on a line on one: npm run format does both",
  (_, game) => {
    const files = caseFiles(game.id).filter((path) => path.endsWith(".yaml"));
    expect(files.length).toBeGreaterThan(10);
    const otherwise = files.filter((path) => laidOut(game, path) !== readFileSync(path, "utf8"));
    expect(otherwise.map((path) => relative(import.meta.dirname, path))).toEqual([]);
  },
);

test("the text of a row is written above the first of its cases, in place of whatever stood between cases", () => {
  const row = { title: "", text: `Knocking ${"on ".repeat(40)}goes on.`, source: "p.1", topic: "Doors" };
  const cases = ["d.knock", "d.knock", "d.none"].map((rule) => ({ rules: [rule] }));
  const text = [
    "cases:",
    "  # d.knock: An old text.",
    "  # and more",
    "  - id: a",
    "    # inside",
    "  - id: b",
    "  # z",
    "  - id: c",
  ];
  expect(withHeadings(text.join("\n"), cases, { "d.knock": row }).split("\n")).toEqual([
    "cases:",
    `  # d.knock: Knocking${" on".repeat(32)}`,
    `  #${" on".repeat(8)} goes on.`,
    "  - id: a",
    "    # inside",
    "  - id: b",
    "  - id: c",
  ]);
});

test("by which cases a row is shown is told as they are now: npm run format writes it", () => {
  const stale = [...shownByFiles(games)].filter(([file, text]) => readFileSync(file, "utf8") !== text);
  expect(stale.map(([file]) => relative(import.meta.dirname, file))).toEqual([]);
});

test("a list is brought onto a line where it says the same there", () => {
  const text = [
    "cases:",
    "  - id: a.b",
    "    rules:",
    "      - a.b",
    "      - a.c",
    "    position: |",
    "      note:",
    "        - left, as text is",
    "    steps: &walk",
    "      - { do: walk, to: 'A, 1' }",
    "      - { do: wait }",
    "    title:",
    "      - with, a comma",
    "    dice:",
    "      # thrown twice",
    "      - 6",
    "    expect:",
    "      events:",
    "        - { event: walked }",
    "      pieces:",
    "        b: *where",
    "    wide:",
    ...Array.from({ length: 20 }, (_, i) => `      - word-${i}`),
    "",
  ];
  expect(withShortLists(text.join("\n")).split("\n")).toEqual([
    "cases:",
    "  - id: a.b",
    "    rules: [a.b, a.c]",
    ...text.slice(5, 8),
    "    steps: &walk [{ do: walk, to: 'A, 1' }, { do: wait }]",
    ...text.slice(11, 16),
    "    expect: { events: [{ event: walked }], pieces: { b: *where } }",
    ...text.slice(21),
  ]);
});
