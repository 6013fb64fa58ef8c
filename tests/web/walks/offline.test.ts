import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { hasBrowser, layOut, toOperatorPhase, visiting } from "../browser.ts";
import { playThrough } from "../play-through.ts";
import { atLength } from "../../soak/at-length.ts";

/** Waits until the browser keeps the whole page. */
const kept = (page: Page): Promise<unknown> => page.evaluate("navigator.serviceWorker.ready.then(() => true)");

/** The files that the service worker is to keep and the server does not have: with one of them missing it keeps none. */
const missing = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const text = await (await fetch("./service-worker.js")).text();
    const names = [...text.slice(0, text.indexOf("];")).matchAll(/"([^"]+)"/g)].map(([, name = ""]) => name);
    const answers = await Promise.all(names.map(async (name) => ({ name, ok: (await fetch(name)).ok })));
    return answers.filter(({ ok }) => !ok).map(({ name }) => name);
  });

describe.skipIf(!hasBrowser)("without a network", () => {
  const visit = visiting({ keeps: true });

  it("the page comes up, a mission is laid out and played, and the rules are searched", async () => {
    const first = await visit.open("#/");
    await first.waitForSelector("[data-mission]");
    expect(await missing(first)).toEqual([]);
    await kept(first);
    const context = first.context();
    await context.setOffline(true);
    try {
      const page = await layOut(visit, "rogue-regiment", "chalk-farm", "easy");
      // in the soak to its end
      if (atLength) {
        const { result } = await playThrough(page, "rogue-regiment", 400);
        expect(await page.getAttribute("[data-result]", "data-result")).toBe(result);
      } else {
        await toOperatorPhase(page);
        await page.click("[data-doer=jock]");
        await page.click("[data-form=crouch]");
        await page.click("[data-do]");
        await page.waitForSelector('.table[data-step="4"]');
      }
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
