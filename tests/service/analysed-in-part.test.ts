import { expect, it } from "vitest";
import { analyse } from "../../service/adjudication/analysis.ts";
import { createAdjudicator } from "../../service/adjudication/adjudicator.ts";
import { games } from "../../rules/index.ts";
import { atTheDoor } from "../contract/table.ts";

const adjudicator = createAdjudicator(games);
const notStored = (): never => {
  throw new Error("no stored game is asked about");
};
const asked = { seed: 1, playouts: 16, candidates: 8, lines: 8 };

/** What an analysis with some work tells; null where it is refused. */
const within = (most: number) =>
  analyse(() => adjudicator.open({ ruleset: "hour-of-glory", board: atTheDoor }, notStored), asked, { most }).catch(
    () => null,
  );

it("An analysis whose work ends before every candidate was tried tells of those that were", async () => {
  const told: (readonly [number, number])[] = [];
  for (let most = 20_000; told.at(-1)?.[0] !== 16 && most < 2 ** 26; most *= 1.5) {
    const analysis = await within(most);
    if (analysis !== null) told.push([analysis.playouts, analysis.lines.length]);
    if (analysis !== null) expect(analysis.complete).toBe(analysis.playouts >= 14);
  }
  const [first = [0, 0]] = told;
  // some of the eight, and more of them with more work
  expect(first[0]).toBeGreaterThan(0);
  expect(first[0]).toBeLessThan(8);
  expect(first[1]).toBe(first[0]);
  expect(told.map(([playouts]) => playouts)).toEqual(told.map(([playouts]) => playouts).toSorted((a, b) => a - b));
});
