import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { games } from "../all-games.ts";
import { withCounts } from "./counts.ts";

test("the README counts what there is (npm run generate writes it)", () => {
  const readme = readFileSync(new URL("../../README.md", import.meta.url), "utf8");
  expect(readme).toBe(withCounts(readme, games));
  // a game whose line is not found would keep any number
  expect(readme.match(/(?<=: )[\d,]+(?= rows)/g)).toHaveLength(games.length);
});
