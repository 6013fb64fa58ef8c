import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { atLength } from "../../soak/at-length.ts";
import { violationsIn } from "../axe.ts";
import { hasBrowser, layOut, visiting } from "../browser.ts";
import { faultsOf, isTooWide } from "../sound-view.ts";

describe.skipIf(!hasBrowser)("every view is sound in every width and look:", () => {
  const visit = visiting();

  const faultsIn = (page: Page): Promise<readonly string[]> => faultsOf(page, visit);

  it("missions", async () => {
    const page = await visit.open("");
    await page.waitForSelector("[data-mission]");
    expect(await faultsIn(page)).toEqual([]);
  });

  it("the rule book, and a rule over it", async () => {
    const page = await visit.open("#/rules/rogue-regiment?search=forest");
    await page.waitForSelector("[data-rule-card]");
    await page.locator(".rule-link").first().click();
    await page.waitForSelector("dialog [data-rule-card]");
    expect(await violationsIn(page)).toEqual([]);
    await page.keyboard.press("Escape");
    expect(await faultsIn(page)).toEqual([]);
  });

  const tables = [
    { game: "v-sabotage", mission: "relay-post", difficulty: "standard" },
    { game: "hour-of-glory", mission: "quiet-stair", difficulty: null },
    { game: "two-hundred-hours", mission: "m1-camp", difficulty: null },
    { game: "dust-tactics", mission: "salt-road", difficulty: null },
  ];
  // one of areas and one measured, in the soak all
  it.each(tables.filter((_, at) => atLength || at % 2 === 0))(
    "$game: its missions, and a table with its tabs",
    async ({ game, mission, difficulty }) => {
      const page = await layOut(visit, game, mission, difficulty, { width: 768, height: 1024 });
      const faults: string[] = [];
      // all tabs of all games in the soak
      const tabs = atLength || game === "two-hundred-hours" ? ["pieces", "sight", "story", "words"] : ["sight"];
      for (const tab of tabs) {
        await page.click(`#tab-${tab}`);
        await page.waitForSelector(`#tab-${tab}[aria-selected=true]`);
        if (await isTooWide(page)) faults.push(`${tab} hangs out`);
        faults.push(...(await violationsIn(page)).map((fault) => `${tab}: ${fault}`));
      }
      expect(faults).toEqual([]);
      await page.click("#tab-play");
      expect(await faultsIn(page)).toEqual([]);
      if (!atLength) return;
      const missions = await visit.open(`#/?game=${game}`);
      await missions.waitForSelector("[data-mission]");
      expect(await faultsIn(missions)).toEqual([]);
    },
  );

  it("what is not there, in plain words", async () => {
    const nowhere = await visit.open("#/nowhere");
    expect(await nowhere.textContent("[role=alert]")).toContain("There is no such page");
    await nowhere.close();
    const cut = await visit.open("#/position/abc");
    await cut.waitForSelector("[role=alert]");
    expect(await cut.textContent("[role=alert]")).toContain("cut on its way");
    expect(await faultsIn(cut)).toEqual([]);
  });
});
