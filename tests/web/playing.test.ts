import { describe, expect, it } from "vitest";
import { hasBrowser, layOut, visiting } from "./browser.ts";
import { playThrough } from "./play-through.ts";

describe.skipIf(!hasBrowser)("a whole game through the page", () => {
  const visit = visiting();

  it.each([
    ["rogue-regiment", "chalk-farm", "easy"],
    ["v-sabotage", "relay-post", "standard"],
    ["hour-of-glory", "cold-infirmary", null],
  ])(
    "%s, %s",
    async (game, mission, difficulty) => {
      const page = await layOut(visit, game, mission, difficulty);
      const { result, steps } = await playThrough(page, game, 400);
      expect(await page.getAttribute("[data-result]", "data-result")).toBe(result);
      // everything is kept: after a reload the end is shown, and the beginning can be gone back to
      await page.reload();
      await page.waitForSelector("[data-result]");
      await page.goto(page.url().replace(/(\?.*)?$/, "?step=0"));
      await page.waitForSelector('.table[data-step="0"]');
      expect(await page.textContent(".history")).toContain(`Step 0 of ${steps}`);
      expect(visit.complaints).toEqual([]);
      await page.close();
    },
    120_000,
  );

  it("whoever is asked may leave it to the game", async () => {
    const page = await layOut(visit, "hour-of-glory", "bell-corridor", null);
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
