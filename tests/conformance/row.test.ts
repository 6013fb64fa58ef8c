import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { games } from "../all-games.ts";
import { casesOfRow, namedInCode, placesInBook, toldOfRow } from "./row.ts";

const told = (id: string): string => (toldOfRow(games, id) ?? []).join("\n");

test("a row is told with its text, the functions that decide it and its plainest case whole", () => {
  const row = told("hg.door.three-squares");
  expect(row).toContain("text: To unlock or open a door an agent stands on one of the 3 squares");
  expect(row).toMatch(/rules\/hour-of-glory\/\S+\.ts:\d+ doorsAt/);
  expect(row).toMatch(/The plainest of \d+ cases, tests\/conformance\/hour-of-glory\/doors-and-the-entrance\.yaml:\d+/);
  expect(row).toMatch(/\n {4}title: [A-Z].*\n {4}rules: \[hg\.door\.three-squares/);
});

test("each row, open point and number is told with where it stands", () => {
  const lost = games.flatMap(({ id, catalogue: { rules, interpretations, numbers } }) => {
    const places = placesInBook(id);
    return Object.keys({ ...rules, ...interpretations, ...numbers }).filter((row) => !places.has(row));
  });
  expect(lost).toEqual([]);
  expect(told("hg.door.three-squares").split("\n")[0]).toMatch(
    /^hg\.door\.three-squares \(hour-of-glory\), rules\/hour-of-glory\/book\/rules\/doors-and-the-entrance\.ts:\d+$/,
  );
});

test("a position that a case shares with others is written out, and a method is named with what it is of", () => {
  const point = told("hg.open.conceal-same-square");
  expect(point).toContain("  left open by: hg.conceal.action\n");
  expect(point).toMatch(/actions\/concealing\.ts:\d+ conceal\.requires\n/);
  expect(point).toMatch(/\n {4}position: \|\n {6}plan\n/);
});

test("the plainest case says what the row says, not what an open point of it does", () => {
  expect(told("vs.escort.one-hit")).toMatch(/The plainest of [\s\S]+?title: The first hit eliminates it\n/);
  expect(told("rr.square.forest-cover")).toMatch(/The plainest of [\s\S]+?title: "A forest square is soft cover/);
});

test("each case is named by the line where it begins, whatever other ids begin with its own", () => {
  const begins = casesOfRow("hour-of-glory", "hg.door.three-squares").map(({ file, line, case: { id } }) => {
    const text = readFileSync(new URL(`../../${file}`, import.meta.url), "utf8").split("\n")[line - 1] ?? "";
    return { id, written: /^ {2}- id: (\S+)$|^\{"id":"([^"]+)"/.exec(text)?.slice(1).join("") };
  });
  expect(begins.length).toBeGreaterThan(5);
  expect(begins.filter(({ id, written }) => id !== written)).toEqual([]);
});

test("a comment at the left edge speaks of what is below it, one further in of what it stands in", () => {
  const within = (id: string, isComment: boolean) =>
    namedInCode("hour-of-glory", id).flatMap((place) => (place.isComment === isComment ? [place.within] : []));
  expect(within("hg.door.three-squares", true)).toContain("doorsAt");
  expect(within("hg.skill.take-a-chance", true)).toEqual(["skillTest", "Means"]);
  expect(told("hg.coup.not-defenders")).toMatch(/The plainest of [\s\S]+?\n {2}- id: hg\.coup\.not-defenders\n/);
});

test("so is an open point, with its readings, and a number", () => {
  expect(told("rr.open.own-cover-square")).toContain('"as-forest":{"text":"As a forest square."}');
  expect(told("rr.number.pistol-earshot")).toMatch(/value: \d/);
});

test("a case that is named for an open point, or played with a number changed, is told of it", () => {
  expect(casesOfRow("v-sabotage", "vs.open.overheat-enemy").map(({ case: { id } }) => id)).toContain(
    "vs.open.overheat-enemy/no",
  );
  const changed = casesOfRow("hour-of-glory", "hg.number.passing").filter(({ case: { rules } }) =>
    rules.every((rule) => rule !== "hg.number.passing"),
  );
  expect(changed.length).toBeGreaterThan(0);
});

test("an id that no game has is told as none", () => {
  expect(toldOfRow(games, "hg.door.four-squares")).toBeNull();
});
