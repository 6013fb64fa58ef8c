import { relative } from "node:path";
import { expect, test } from "vitest";
import { caseFiles, casesIn } from "./files.ts";
import { inProcess } from "./in-process.ts";
import { runCase } from "./run-case.ts";

test("every case has an id that no other case of its game has", () => {
  const seen = new Set<string>();
  const twice = caseFiles()
    .flatMap(casesIn)
    .map(({ game, id }) => `${game} ${id}`)
    .filter((name) => seen.size === seen.add(name).size);
  expect(twice).toEqual([]);
});

// a test for each file: some ten thousand of them would cost half as much again as the cases themselves
test.each(caseFiles().map((file) => [relative(import.meta.dirname, file), file] as const))("%s", async (_, file) => {
  const cases = casesIn(file);
  expect(cases.length).toBeGreaterThan(0);
  const failed: string[] = [];
  for (const one of cases) {
    const { broken, failures, account } = await runCase(inProcess, one);
    if (broken.length + failures.length === 0) continue;
    failed.push(`${one.id}: ${one.title}`, ...broken.map((line) => `broken: ${line}`), ...failures, ...account);
  }
  expect(failed).toEqual([]);
});
