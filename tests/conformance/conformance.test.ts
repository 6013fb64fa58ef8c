import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { games } from "../all-games.ts";
import { caseFiles, casesIn } from "./files.ts";

test("every case has an id that no other case of its game has", () => {
  const seen = new Set<string>();
  const twice = caseFiles()
    .flatMap(casesIn)
    .map(({ game, id }) => `${game} ${id}`)
    .filter((name) => seen.size === seen.add(name).size);
  expect(twice).toEqual([]);
});

test("the cases of every game are run, in a file of its own, so that processes share them", () => {
  const files = readdirSync(join(import.meta.dirname, "of-games"));
  expect(files.toSorted()).toEqual(games.map(({ id }) => `${id}.test.ts`).toSorted());
});
