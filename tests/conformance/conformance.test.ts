import { relative } from "node:path";
import { describe, expect, test } from "vitest";
import { caseFiles, casesIn } from "./files.ts";
import { games } from "../all-games.ts";
import { watchedGames } from "./asked.ts";
import { tableFor } from "./in-process.ts";
import { runCase } from "./run-case.ts";
import { tries } from "../soak/at-length.ts";

const watched = await watchedGames();
const table = tableFor(watched.map(({ game }) => game));

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
    const { broken, failures, account } = await runCase(table, one);
    if (broken.length + failures.length === 0) continue;
    failed.push(`${one.id}: ${one.title}`, ...broken.map((line) => `broken: ${line}`), ...failures, ...account);
  }
  expect(failed).toEqual([]);
});

describe("what the cases and random games are asked", () => {
  test("is watched in every game", () => {
    expect(watched.map(({ game }) => game.id).toSorted()).toEqual(games.map(({ id }) => id).toSorted());
  });

  test.each(watched.map((one) => [one.game.id, one] as const))(
    "is answered in %s as its questions are described (rules/<game>/asked.ts)",
    (_, { met, play }) => {
      // of what is described each shape is shown by a case
      expect(met.unmet()).toEqual([]);
      play(tries(60, 3000));
      expect(met.faults).toEqual([]);
    },
  );
});
