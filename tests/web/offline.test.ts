import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { hasBrowser, layOut, visiting } from "./browser.ts";
import { playThrough } from "./play-through.ts";

/** Waits until the browser keeps the whole page. */
const kept = (page: Page): Promise<unknown> => page.evaluate("navigator.serviceWorker.ready.then(() => true)");

describe.skipIf(!hasBrowser)("without a network", () => {
  const visit = visiting();

  it("the page comes up, a mission is laid out and played to its end, and the rules are searched", async () => {
    const first = await visit.open("#/");
    await first.waitForSelector("[data-mission]");
    await kept(first);
    const context = first.context();
    await context.setOffline(true);
    try {
      const page = await layOut(visit, "rogue-regiment", "chalk-farm", "easy");
      const { result } = await playThrough(page, "rogue-regiment", 400);
      expect(await page.getAttribute("[data-result]", "data-result")).toBe(result);
      await page.goto(page.url().replace(/#.*$/, "#/rules/rogue-regiment"));
      await page.fill("[data-search]", "fov diagonals");
      await page.waitForSelector('[data-rule-card="rr.open.fov-diagonals"]');
      await page.close();
    } finally {
      await context.setOffline(false);
    }
    await first.close();
  });
});
