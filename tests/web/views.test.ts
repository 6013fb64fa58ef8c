import { describe, expect, it } from "vitest";
import { violationsIn } from "./axe.ts";
import { hasBrowser, layOut, toOperatorPhase, visiting } from "./browser.ts";
import { faultsOf } from "./sound-view.ts";

describe.skipIf(!hasBrowser)("a view is sound in every width and look:", () => {
  const visit = visiting();

  it("a table: play, pieces, sight, story, words", async () => {
    const page = await layOut(visit, "rogue-regiment", "chalk-farm", "easy");
    await toOperatorPhase(page);
    await page.click("[data-doer=jock]");
    await page.click("[data-form=sprint]");
    await page.selectOption("select[data-field=path]", { index: 1 });
    await page.waitForSelector("[data-do]");
    expect(await violationsIn(page)).toEqual([]);
    await page.click("#tab-pieces");
    await page.click("[data-piece-button=guard-1]");
    expect(await violationsIn(page)).toEqual([]);
    await page.click("#tab-story");
    await page.waitForSelector(".story section");
    expect(await violationsIn(page)).toEqual([]);
    await page.click("#tab-words");
    expect(await violationsIn(page)).toEqual([]);
    await page.click("#tab-sight");
    await page.click("[data-ask=field]");
    await page.waitForSelector("[data-field=full]");
    expect(await faultsOf(page, visit)).toEqual([]);
  });
});
