import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { atLength, tries } from "../soak/at-length.ts";
import { violationsIn } from "./axe.ts";
import { hasBrowser, layOut, toOperatorPhase, visiting } from "./browser.ts";

/** Whether something hangs out of the window sideways. */
const isTooWide = async (page: Page): Promise<boolean> =>
  (await page.evaluate("document.documentElement.scrollWidth > innerWidth")) === true;

const looks = [
  { width: 360, scheme: "light" },
  { width: 1440, scheme: "dark" },
  { width: 360, scheme: "dark" },
  { width: 1440, scheme: "light" },
] as const;

describe.skipIf(!hasBrowser)("every view is sound in every width and look:", () => {
  const visit = visiting();

  /** What is wrong with a view, and what its windows have complained of. */
  const faultsIn = async (page: Page): Promise<readonly string[]> => {
    const faults: string[] = [];
    for (const [i, { width, scheme }] of looks.entries()) {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme: scheme });
      await page.waitForSelector(`html[data-theme=${scheme}]`);
      if (await isTooWide(page)) faults.push(`it hangs out of ${width} pixels`);
      // axe takes a while: it sees one width and look, in the soak each once
      if (i < tries(1, 2)) faults.push(...(await violationsIn(page)).map((fault) => `${width} ${scheme}: ${fault}`));
    }
    await page.close();
    return [...faults, ...visit.complaints];
  };

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
