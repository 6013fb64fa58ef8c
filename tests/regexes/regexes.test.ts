import { beforeAll, describe, expect, test } from "vitest";
import { builtRegexes } from "./built.ts";
import { regexesOfProject } from "./find.ts";
import { linearRegexes } from "./linear.ts";

let found: ReturnType<typeof regexesOfProject>;
const linear = linearRegexes();
beforeAll(() => {
  found = regexesOfProject();
});

describe("regular expressions", () => {
  test("are linear in what they are held against: npm run regexes checks those that are new", () => {
    expect(found.written.length).toBeGreaterThan(200);
    const unchecked = found.written.filter(({ text }) => !linear.has(text));
    expect(unchecked.map(({ file, line, text }) => `${file}:${line} ${text}`)).toEqual([]);
  });

  test("that are built from text stand in the list of those, one for each place, and are linear", () => {
    const counts: Record<string, number> = {};
    for (const { file } of found.built) counts[file] = (counts[file] ?? 0) + 1;
    expect(counts).toEqual(
      Object.fromEntries(Object.entries(builtRegexes).map(([file, texts]) => [file, texts.length])),
    );
    expect(
      Object.values(builtRegexes)
        .flat()
        .filter((text) => !linear.has(text)),
    ).toEqual([]);
  });

  test("that are gone are checked no more", () => {
    const present = new Set([...found.written.map(({ text }) => text), ...Object.values(builtRegexes).flat()]);
    expect([...linear].filter((text) => !present.has(text))).toEqual([]);
  });
});
