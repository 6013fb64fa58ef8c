import { expect, test } from "vitest";
import { MOST_WORK, type OpenPosition, Budget } from "../../rules/kernel/index.ts";
import { twoHundredHours } from "../../rules/two-hundred-hours/index.ts";

/** A sentry in a yard among houses, seen through a gap that is too narrow for a base: nobody comes to it. */
const yard = [
  "table 36 36",
  "terrain north building 14,9 24,9 24,13 14,13, height 3",
  "terrain east building 20.5,13 24,13 24,15.8 20.5,15.8, height 3",
  "terrain east-2 building 20.5,16.2 24,16.2 24,22 20.5,22, height 3",
  "terrain south building 14,19 20.5,19 20.5,22 14,22, height 3",
  "terrain west building 13,12 14,12 14,20 13,20, height 3",
  ...[1, 2, 3, 4].map((n) => `terrain house-${n} building ${6 * n},24 ${6 * n + 3},24 ${6 * n + 3},28 ${6 * n},28`),
  "A1 = sas-trooper rifle at 11,16 facing 90",
  "A2 = sas-trooper rifle at 26,16 facing 270",
  "S1 = sentry rifle at 17.5,16 facing 90, marker",
  "drawn trooper for attacker",
].join("\n");

function opened(fightMove: number, work: Budget): OpenPosition {
  const read = twoHundredHours.openText(yard, { numbers: { "zh.number.fight-move": fightMove } }, work);
  if (!read.ok) throw new Error(JSON.stringify(read.defects));
  return read.value;
}

/** The work of what can be done, beside that of reading the board. */
function listing(fightMove: number): number {
  const work = new Budget();
  const situation = opened(fightMove, work);
  const before = work.spent;
  expect(situation.forms().map(({ name }) => name)).toContain("fight");
  return work.spent - before;
}

test("what is tried to find a way is counted, and the furthest moves are found within a request", () => {
  expect(listing(12)).toBeGreaterThan(1.2 * listing(4));
  expect(listing(12)).toBeLessThan(MOST_WORK / 4);
});

test("nobody moves further before a fight than a third of the table", () => {
  expect(twoHundredHours.openText(yard, { numbers: { "zh.number.fight-move": 13 } })).toMatchObject({
    ok: false,
    defects: [{ message: expect.stringContaining("from 0 to 12") }],
  });
});
