import { describe, expect, it } from "vitest";
import { hasBrowser, layOut, toOperatorPhase, visiting } from "../browser.ts";

describe.skipIf(!hasBrowser)("what the page says", () => {
  const visit = visiting();

  it("counts of the rule book what it shows, and tells open points by their question", async () => {
    const page = await visit.open("#/rules/rogue-regiment?kind=interpretation");
    await page.waitForSelector("[data-chapter]");
    const counts = await page.locator("[data-chapter] > summary > .minor").allInnerTexts();
    const entries = counts.reduce((sum, count) => sum + Number(count), 0);
    expect(await page.innerText(".rule-book")).toContain(`${counts.length} chapters, ${entries} entries`);
    await page.goto(`${visit.url}#/rules/rogue-regiment?search=can+he+hear+me+if+I+run`);
    const link = page.locator('[data-rule-card="rr.heard.sprint"] [data-rule="rr.open.sprint-noise-squares"]');
    expect(await link.innerText()).toBe("Which squares of a sprint are heard, and where does the unit look?");
    await page.close();
  });

  it("tells whoever plays for everybody of his own chances", async () => {
    const page = await layOut(visit, "rogue-regiment", "chalk-farm", null);
    await toOperatorPhase(page);
    await page.locator("[role=tab]", { hasText: "Pieces" }).click();
    await page.click("[data-piece-button=jock]");
    const told = await page.locator(".pieces .details").innerText();
    expect(told).toContain("weapons");
    // what he has not and is not is left out
    expect(told).not.toMatch(/cigarette|scuba|\b(?:no|nothing)\b/);
    await page.locator("[role=tab]", { hasText: "Analysis" }).click();
    await page.locator("[data-analyse]").first().click();
    await page.waitForSelector(".analysis [data-analyse], .analysis progress");
    const chances = page.locator(".analysis .minor", { hasText: "How often" });
    expect(await chances.innerText()).toContain("How often you would win");
    await page.close();
  });

  it("leaves the way in where it is when the first mission is known", async () => {
    const page = await visit.open("#/rules/rogue-regiment", { width: 1366, height: 768 });
    let go = (): void => undefined;
    const held = new Promise<void>((done) => (go = done));
    await page.route("**/scenarios", async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`${visit.url}#/`);
    await page.waitForSelector("[data-play-now]:disabled");
    await page.evaluate("document.fonts.ready.then(() => true)");
    const before = await page.locator("[data-play-now]").boundingBox();
    go();
    await page.waitForSelector("[data-play-now]:enabled");
    const after = await page.locator("[data-play-now]").boundingBox();
    expect(after?.y).toBe(before?.y);
    await page.close();
  });
});
