import { describe, expect, it } from "vitest";
import { bothSides, hasBrowser, visiting } from "../browser.ts";

describe.skipIf(!hasBrowser)("two sides at one screen", () => {
  const visit = visiting({ runsOn: true });

  it("are told whose turn it is, and hand the screen over where one knows what the other must not", async () => {
    const page = await visit.open("#/?game=hour-of-glory");
    await bothSides(page);
    await page.click("[data-mission=twin-vault]");
    await page.waitForSelector("[data-doer]");
    expect(await page.innerText("[data-prompt]")).toContain("The Intruders:");
    // a look at a card in secret: whoever looked is told
    await page.locator("[data-form=peek]").first().click();
    await page.locator(".composer .chip, .composer button").first().click();
    await page.click("[data-do]");
    await page.waitForSelector("text=/looks at the card of room .*:/");
    const said = await page.locator(".just-now").innerText();
    const card = /looks at the card of room \S+: ([^(.]+)/.exec(said)?.[1]?.trim() ?? "";
    expect(card).not.toBe("");
    // both Intruders end their turns
    for (let ends = 0; ends < 2; ends++) {
      const step = await page.getAttribute(".table", "data-step");
      await page.locator("[data-form=end-turn]").first().click();
      await page.waitForSelector(`.table[data-step="${Number(step) + 1}"], [data-sit]`);
    }
    await page.waitForSelector("[data-hand-over=defender]");
    expect(await page.innerText("main")).toContain("Hand over to the Commander");
    expect(await page.content()).not.toContain(card);
    await page.click("[data-sit]");
    await page.waitForSelector("[data-decision]");
    expect(await page.innerText("[data-prompt]")).toContain("The Commander:");
    for (const tab of ["story", "words"]) {
      await page.goto(page.url().replace(/(\?.*)?$/, `?tab=${tab}`));
      await page.waitForSelector(tab === "story" ? ".story section" : "text=Who stands where");
      expect(await page.content(), tab).not.toContain(card);
    }
    await page.close();
    expect(visit.complaints).toEqual([]);
  });
});
