import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { hasBrowser, layOut, toOperatorPhase, visiting } from "../browser.ts";

/** Has the computer play turn after turn for whoever sits here, until the game is over. */
async function playOut(page: Page): Promise<void> {
  for (let turn = 0; turn < 60; turn++) {
    await page.waitForSelector(".play[aria-busy=false] :is([data-for-us], [data-option], [data-result])");
    if ((await page.locator("[data-result]").count()) > 0) return;
    const before = await page.getAttribute(".table", "data-step");
    const forUs = page.locator("[data-for-us]");
    if ((await forUs.count()) > 0) await forUs.click();
    else await page.locator("[data-option]").first().click();
    await page.waitForSelector(`.table:not([data-step="${before}"])`);
    const skip = page.locator("[data-film-over]");
    if ((await skip.count()) > 0) await skip.click({ timeout: 2000 }).catch(() => undefined);
  }
  throw new Error("The game does not end.");
}

/** The link to what a table shows. */
async function linkOf(page: Page): Promise<string> {
  await page.click("[data-link]");
  const link = await page.inputValue("[data-link-text]");
  return new URL(link).hash;
}

describe.skipIf(!hasBrowser)("whoever comes back or is sent a link", () => {
  const visit = visiting({ runsOn: true });
  const elsewhere = visiting();

  it("finds the tables of this browser under My games too", async () => {
    const page = await layOut(elsewhere, "rogue-regiment", "chalk-farm", null);
    await page.goto(`${elsewhere.url}#/my-games`);
    const name = page.locator(".kept a", { hasText: "The Major at Chalk Farm" }).first();
    await name.waitFor();
    // its name stands in one line, beside nothing that presses it together
    expect((await name.boundingBox())?.height ?? Infinity).toBeLessThan(40);
    await name.click();
    await page.waitForSelector(".table");
    expect(await page.innerText(".table-head")).toContain("The Major at Chalk Farm");
    await page.close();
  });

  it("sees how a game ended, under its name, and is taught nothing any more", async () => {
    const page = await visit.open("#/?game=v-sabotage");
    await page.waitForSelector("[data-play-now]:enabled");
    await page.click("[data-play-now]");
    await page.waitForSelector(".table");
    await playOut(page);
    expect(await page.innerText("[data-guide]")).toContain("The game is over");
    expect(await page.locator("[data-guide] [data-lesson]").count()).toBe(0);
    const result = await page.getAttribute("[data-result]", "data-result");
    const sent = await elsewhere.open(await linkOf(page));
    expect(await sent.getAttribute("[data-result]", "data-result")).toBe(result);
    expect(await sent.innerText(".table-head")).toContain("Relay Post");
    expect(await sent.innerText("[data-prompt]")).not.toContain("Nobody is asked");
    await sent.close();
    await page.close();
  });

  it("finds a dispute by its address, and is told where to go from a table that is not here", async () => {
    const page = await elsewhere.open("#/table/dispute-wall-corner");
    await page.waitForSelector(".ruling .verdict-line");
    expect(await page.innerText("[data-prompt]")).toContain("Does the guard see him?");
    await page.goto(`${elsewhere.url}#/table/nowhere`);
    await page.waitForSelector(".trouble");
    await page.click('a:has-text("All missions")');
    await page.waitForSelector("[data-play-now]");
    await page.close();
  });

  it("reads the question of a dispute also after a reading was switched, and elsewhere by its link", async () => {
    const page = await visit.open("#/table/dispute-wall-corner");
    await page.locator("[data-reread]").first().click();
    await page.waitForSelector('.table[data-step="1"]');
    const verdict = await page.locator(".ruling .verdict-line:not(.near)").last().innerText();
    expect(verdict).toContain("does not see");
    expect(await page.innerText("[data-prompt]")).toContain("Does the guard see him?");
    const sent = await elsewhere.open(await linkOf(page));
    await sent.waitForSelector(".ruling .verdict-line");
    expect(await sent.innerText("[data-prompt]")).toContain("Does the guard see him?");
    expect(await sent.innerText(".table-head")).toContain("The corner of a wall");
    expect(await sent.innerText(".ruling")).toContain("does not see");
    await sent.close();
    await page.close();
  });
});

describe.skipIf(!hasBrowser)("the keys of a table", () => {
  const visit = visiting();

  it("let go and undo wherever somebody has pressed last", async () => {
    const page = await layOut(visit, "rogue-regiment", "chalk-farm", null);
    await toOperatorPhase(page);
    await page.click("[data-doer=jock]");
    await page.click("[data-form=crouch]");
    await page.waitForSelector("[data-do]");
    await page.evaluate("document.activeElement.blur()");
    await page.keyboard.press("Escape");
    await page.waitForSelector("[data-do]", { state: "detached" });
    expect(await page.getAttribute("[data-doer=jock]", "aria-pressed")).toBe("true");
    const before = Number(await page.getAttribute(".table", "data-step"));
    await page.evaluate("document.activeElement.blur()");
    await page.keyboard.press("Control+z");
    await page.waitForSelector(`.table[data-step="${before - 1}"]`);
    await page.close();
  });
});
