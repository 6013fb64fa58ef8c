import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");
const WIDEST = 160;

/** The lines of a document outside its blocks of code and its generated parts. */
function proseOf(text: string): readonly string[] {
  let isLeftOut = false;
  return text.split("\n").flatMap((line) => {
    if (line.startsWith("```") || /^<!-- (?:words of .*: generated|end of the words)/.test(line))
      isLeftOut = !isLeftOut;
    return isLeftOut ? [] : [line];
  });
}

const documents = ["docs", "docs/architecture"].flatMap((folder) =>
  readdirSync(join(root, folder)).flatMap((name) => (name.endsWith(".md") ? [`${folder}/${name}`] : [])),
);

test("tables of documents fit on a screen: wide ones are lists, and rows are not padded", () => {
  expect(documents.length).toBeGreaterThan(30);
  const rows = documents.flatMap((document) =>
    proseOf(readFileSync(join(root, document), "utf8"))
      .filter((line) => line.startsWith("|"))
      .map((line) => `${document}: ${line}`),
  );
  expect(rows.length).toBeGreaterThan(100);
  expect(rows.filter((row) => row.length - row.indexOf("|") > WIDEST || / {3,}\|/.test(row))).toEqual([]);
});

test("the README has 150 lines at most, and CONTRIBUTING.md is one page", () => {
  const linesOf = (name: string): number => readFileSync(join(root, name), "utf8").trimEnd().split("\n").length;
  expect(linesOf("README.md")).toBeLessThanOrEqual(150);
  expect(linesOf("CONTRIBUTING.md")).toBeLessThanOrEqual(60);
});
