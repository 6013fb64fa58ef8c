import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { bothSides, hasBrowser, layOut, visiting } from "./browser.ts";
import { playText } from "./from-text.ts";
import { playThrough } from "./play-through.ts";
import { endingOf, gamesIn, type WholeGame, ways } from "./whole-games.ts";

const played = ways.map((way) => ({ ...way, games: gamesIn(way) })).filter(({ games }) => games.length > 0);

describe.skipIf(!hasBrowser).each(played)("a whole game through the page, $title", ({ games, hand, touch, look }) => {
  const visit = visiting({ touch });

  /** Lays a mission out by the hand itself, or takes its end. */
  const begin = async (whole: WholeGame): Promise<Page> => {
    const ending = endingOf(whole);
    const { game, mission, difficulty } = whole;
    if (ending !== null) return playText(visit, game, ending, look);
    const page = await visit.open(`#/?game=${game}`, look);
    if (difficulty !== null) await hand.pick(page.locator("[data-difficulty]"), difficulty);
    await bothSides(page);
    await hand.press(page.locator(`[data-mission=${mission}]`));
    await page.waitForSelector('.table[data-step="0"]');
    return page;
  };

  it.each(games)("$game, $mission", async (whole) => {
    const { game } = whole;
    const page = await begin(whole);
    const { result, steps } = await playThrough(page, game, 400, hand);
    expect(await page.getAttribute("[data-result]", "data-result")).toBe(result);
    // everything is kept: after a reload the end is shown, and the beginning can be gone back to
    await page.reload();
    await page.waitForSelector("[data-result]");
    // the end says how it went, what decided it, and what may come next
    await page.waitForSelector("[data-account] [data-decisive]");
    expect(await page.locator("[data-again]").count()).toBe(endingOf(whole) === null ? 1 : 0);
    await page.goto(page.url().replace(/(\?.*)?$/, "?step=0"));
    await page.waitForSelector('.table[data-step="0"]');
    expect(await page.textContent(".history")).toContain(`Step 0 of ${steps}`);
    expect(visit.complaints).toEqual([]);
    await page.close();
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
