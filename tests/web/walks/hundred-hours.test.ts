import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { violationsIn } from "../axe.ts";
import { hasBrowser, type Visit, visiting } from "../browser.ts";
import { playText } from "../from-text.ts";
import { finger, type Hand, pointer } from "../play-through.ts";
import { serveTables } from "../table-server.ts";
import { behindSentries } from "../hunted.ts";
import { tries } from "../../soak/at-length.ts";
import { stepOf } from "../steps.ts";

async function laidOut(visit: Visit, look: { readonly width: number; readonly height: number }): Promise<Page> {
  const page = await playText(visit, "two-hundred-hours", behindSentries, look);
  await page.waitForSelector("[data-doer=A1]");
  return page;
}

/** Presses something and waits for the step that it leads to. */
async function goingOn(page: Page, deed: () => Promise<void>): Promise<void> {
  const before = await stepOf(page);
  await deed();
  await page.waitForSelector(`.table[data-step="${before + 1}"]`);
}

/** Sneaks with an officer: the action, whatever the dice ask, and at last the way. */
async function toTheWay(page: Page, hand: Hand): Promise<void> {
  await hand.press(page.locator("[data-doer=A1]"));
  await hand.press(page.locator("[data-form=sneak]").first());
  await page.waitForSelector("[data-do]");
  await goingOn(page, () => hand.press(page.locator("[data-do]")));
  for (let asked = 0; asked < 8; asked++) {
    await page.waitForSelector("[data-option], [data-form]");
    if ((await page.locator("[data-form=sneak-path]").count()) > 0) return;
    // the last answer takes nothing more of what the dice offer
    await goingOn(page, () => hand.press(page.locator("[data-option]").last()));
  }
  throw new Error("The way is never asked for.");
}

/** The way to a place typed in; the place is in view then. */
async function aimAt(page: Page, place: string): Promise<void> {
  await page.fill("[data-go]", place);
  await page.locator("[data-go]").press("Enter");
  await page.waitForSelector("[data-way-shown], [data-unmet]");
}

const ways = [
  { title: "by a finger on a telephone", hand: finger, touch: true, look: { width: 360, height: 740 } },
  { title: "by pointer", hand: pointer, touch: false, look: { width: 1280, height: 800 } },
];

// by a finger, in the soak by pointer too
describe.skipIf(!hasBrowser).each(ways.slice(0, tries(1, ways.length)))(
  "02 Hundred Hours through the page, $title",
  ({ hand, touch, look }) => {
    const visit = visiting({ touch, serve: serveTables });

    it("an officer sneaks: where he may go is shaded, the way has its length, and what is too far is said", async () => {
      const page = await laidOut(visit, look);
      await toTheWay(page, hand);
      await page.waitForSelector("[data-region]");
      // what the other side watches is tinted as long as somebody acts
      await page.waitForSelector("[data-watched-ground=full]", { state: "attached" });
      expect(await page.locator("[data-highlight=option]").count()).toBeGreaterThan(2);
      await aimAt(page, "33,30");
      await page.waitForSelector("[data-unmet]");
      expect(await page.textContent("[data-unmet]")).toMatch(/″/);
      await aimAt(page, "13,6");
      await page.waitForSelector('[data-way-shown="2.1″"]');
      await page.waitForSelector("[data-do]");
      expect(await violationsIn(page)).toEqual([]);
      await goingOn(page, () => hand.press(page.locator("[data-do]")));
      expect(await page.textContent('[data-piece="A1"] title')).toContain("13,6");
      expect(await page.evaluate("document.documentElement.scrollWidth")).toBeLessThanOrEqual(look.width);
      expect(visit.complaints).toEqual([]);
      await page.close();
    });
  },
);
