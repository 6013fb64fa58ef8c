import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Browsing, layOut, startBrowsing } from "../browsing.ts";
import { hasBrowser } from "../has-browser.ts";

let visit: Browsing;

/** Has the server answer one kind of question too late, as a gateway says it; gives back how to let it answer. */
async function tooLate(page: Page, path: string): Promise<() => Promise<void>> {
  const pattern = `**${path}`;
  await page.route(pattern, (route) => route.fulfill({ status: 504, body: "" }));
  // nor do the rules in the browser
  await page.route(/worker/, (route) => route.abort());
  return () => page.unroute(pattern);
}

describe.skipIf(!hasBrowser)("where an answer does not come in time", () => {
  beforeAll(async () => {
    visit = await startBrowsing();
  });
  afterAll(() => visit.close());

  it("the ruling of a dispute says so, and is asked for again by itself when the connection is back", async () => {
    const page = await visit.open("#/disputes");
    const answer = await tooLate(page, "/v1/requirements");
    await page.click("[data-dispute=shoot-range]");
    const trouble = page.locator("[data-asked-ruling] .trouble");
    await trouble.waitFor();
    expect(await trouble.textContent()).toContain("The server does not answer.");
    expect(await page.locator("[data-asked-ruling] .waiting").count()).toBe(0);
    expect(await trouble.getByRole("button", { name: "Try again" }).count()).toBe(1);
    await answer();
    await page.evaluate('dispatchEvent(new Event("online"))');
    await page.waitForSelector("[data-verdict=no]");
    expect(await trouble.count()).toBe(0);
    expect(await page.locator("[data-decisive]").first().textContent()).toContain("Attack, p.6");
    await page.close();
  });

  it("what can be done at a table says so; what was done is not done again", async () => {
    const page = await layOut(visit, "rogue-regiment", "chalk-farm", "easy");
    const answer = await tooLate(page, "/v1/legal-actions");
    await page.click("[data-next]");
    for (const step of [2, 3]) {
      await page.locator("[data-option]").first().click();
      await page.waitForSelector(`.table[data-step="${step}"]`);
    }
    const trouble = page.locator(".play .trouble");
    await trouble.waitFor();
    expect(await page.locator(".acting .waiting").count()).toBe(0);
    const step = await page.getAttribute(".table", "data-step");
    await answer();
    await page.evaluate('dispatchEvent(new Event("online"))');
    await page.waitForSelector("[data-doer]");
    expect(await trouble.count()).toBe(0);
    expect(await page.getAttribute(".table", "data-step")).toBe(step);
    await page.close();
  });
});
