import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { atLength } from "../../soak/at-length.ts";
import { hasBrowser, layOut, visiting } from "../browser.ts";

/** Shifts below this in sum are not seen; the web's own measure calls 0.1 good. */
const MOST = 0.01;

/** How far things have moved without anybody's doing, as the browser reckons it, and what moved. */
async function shifts(page: Page): Promise<{ readonly sum: number; readonly moved: readonly string[] }> {
  const found: unknown = await page.evaluate(`new Promise((done) => {
    let sum = 0;
    const moved = [];
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries()) {
        if (hadRecentInput) continue;
        sum += value;
        for (const { node } of sources) moved.push((node?.className || node?.nodeName || "gone") + " " + value.toFixed(3));
      }
    }).observe({ type: "layout-shift", buffered: true });
    setTimeout(() => done([sum, ...moved]), 600);
  })`);
  const [sum, ...moved] = Array.isArray(found) ? found : [];
  return { sum: Number(sum), moved: moved.map(String) };
}

/** Where the ribbon and the board lie, in pixels. */
const boxes = (page: Page): Promise<unknown> =>
  page.evaluate(`[...document.querySelectorAll(".ribbon, .board")].map((part) => {
    const { x, y, width, height } = part.getBoundingClientRect();
    return [x, y, width, height].map(Math.round);
  })`);

const views = [
  { name: "the landing", at: "", there: ".cards .thumbnail svg" },
  { name: "the landing of measured tables", at: "#/?game=dust-tactics", there: "[data-mission]" },
  { name: "the gallery", at: "#/disputes", there: ".cards .thumbnail svg" },
  { name: "the rule book", at: "#/rules/rogue-regiment", there: "main summary" },
  { name: "a search in it", at: "#/rules/rogue-regiment?search=hedge", there: "[data-rule-card]" },
  { name: "my games", at: "#/my-games", there: "main h1:not(.waiting)" },
  { name: "a new game by post", at: "#/new-game/rogue-regiment/chalk-farm", there: "[data-create]" },
  { name: "the editor", at: "#/editor?begin=anew", there: "[data-start-game]" },
] as const;

describe.skipIf(!hasBrowser).each([1440, 360])("nothing moves under the hand, at %i pixels", (width) => {
  const visit = visiting();

  // every second view on a telephone, in the soak all in both widths
  const tried = views.filter((_, at) => atLength || (width === 360 && at % 2 === 0));
  it.each(tried)("while $name comes", async ({ at, there }) => {
    const page = await visit.open(at, { width, height: width === 360 ? 740 : 800 });
    await page.waitForSelector(there);
    const { sum, moved } = await shifts(page);
    expect(sum, moved.join("\n")).toBeLessThan(MOST);
    await page.close();
  });

  it("while a table comes, also after a reload, and while one acts", async () => {
    const page = await visit.open("", { width, height: width === 360 ? 740 : 800 });
    await page.click("[data-play-now]");
    await page.waitForSelector("[data-doer=jock]");
    await page.reload();
    await page.waitForSelector("[data-doer=jock]");
    const came = await shifts(page);
    expect(came.sum, came.moved.join("\n")).toBeLessThan(MOST);
    // a telephone goes to what is asked; and what follows a press later than in half a second the browser calls a shift
    const before = await boxes(page);
    await page.click("[data-doer=jock]");
    await page.click("[data-form=crouch]");
    await page.click("[data-do]");
    await page.waitForSelector("[data-undo]:not([disabled])");
    await page.waitForSelector("[data-doer=jock]");
    if (width > 1000) await expect.poll(() => boxes(page)).toEqual(before);
    await page.close();
  });
});

/** Where what is chosen by lies beside the board: its tabs, the board, and the line of the prompt. */
const hands = (page: Page): Promise<unknown> =>
  page.evaluate(`[".table-panel [role=tablist]", ".board-room", ".prompt"].map((one) => {
    const { x, y, width, height } = document.querySelector(one).getBoundingClientRect();
    return [x, y, width, height].map(Math.round);
  })`);

describe.skipIf(!hasBrowser)("who takes something back", () => {
  const visit = visiting({ runsOn: true });

  it.each(["v-sabotage", "two-hundred-hours", "hour-of-glory", "dust-tactics", "rogue-regiment"])(
    "%s: finds everything where it was, and reads what is forgotten",
    async (game) => {
      const page = await visit.open(`#/?game=${game}`, { width: 1366, height: 768 });
      await page.locator("[data-mission]").first().click();
      await page.waitForSelector(".play[aria-busy=false] [data-decision]");
      const from = await page.getAttribute(".table", "data-step");
      await page.click("[data-by-policy]");
      await page.waitForSelector(`.table:not([data-step="${from}"])`);
      await page.waitForSelector(".play[aria-busy=false] [data-decision]");
      const before = await hands(page);
      await page.click("[data-undo]");
      await page.waitForSelector("[data-looks-back]");
      await page.waitForSelector(`.table[data-step="${from}"]`);
      expect(await page.innerText("[data-looks-back]")).toMatch(/forgets the step after it/);
      expect(await hands(page)).toEqual(before);
      await page.close();
    },
  );
});

describe.skipIf(!hasBrowser)("a board comes to rest in its room", () => {
  const visit = visiting();

  it("also where its labels are laid otherwise the larger it is: on a laptop, and as its window grows", async () => {
    const page = await layOut(visit, "rogue-regiment", "powder-store", null, { width: 1366, height: 768 });
    page.setDefaultTimeout(30_000);
    for (const height of [728, 748, 768, 788]) {
      await page.setViewportSize({ width: 1366, height });
      await page.waitForSelector(".board-picture svg");
      // a page that lays its board out for ever answers nothing
      expect(await page.evaluate("new Promise((done) => requestAnimationFrame(() => done(innerHeight)))")).toBe(height);
    }
    await page.close();
  });
});
