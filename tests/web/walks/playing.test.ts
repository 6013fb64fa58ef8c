import { describe, expect, it } from "vitest";
import { hasBrowser, layOut, visiting } from "../browser.ts";
import { gamesIn, ways, playWhole } from "../whole-games.ts";

const played = ways.map((way) => ({ way, games: gamesIn(way) })).filter(({ games }) => games.length > 0);

describe.skipIf(!hasBrowser).each(played)("a whole game through the page, $way.title", ({ way, games }) => {
  const visit = visiting({ touch: way.touch });

  it.each(games)("$game, $mission", async (whole) => {
    const { result, told } = await playWhole(visit, way, whole);
    expect(told).toBe(result);
  });
});

describe.skipIf(!hasBrowser)("a game through the page", () => {
  const visit = visiting();

  it("is left to the game by whoever is asked", async () => {
    const page = await layOut(visit, "hour-of-glory", "quiet-stair", null);
    await page.click("[data-next]");
    for (const step of [2, 3]) {
      await page.waitForSelector(`.table[data-step="${step - 1}"]`);
      await page.click("[data-by-policy]");
      await page.waitForSelector(`.table[data-step="${step}"]`);
    }
    expect(visit.complaints).toEqual([]);
    await page.close();
  });
});
