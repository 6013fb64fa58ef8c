import { describe, expect, it } from "vitest";
import { hasBrowser, layOut, toOperatorPhase, visiting } from "../browser.ts";

describe.skipIf(!hasBrowser)("a game is judged", () => {
  const visit = visiting();

  it("and tells how many of its decisions have been, from the first one on", async () => {
    const page = await layOut(visit, "rogue-regiment", "chalk-farm", "easy", { width: 1366, height: 768 });
    await toOperatorPhase(page);
    await page.click("#tab-analysis");
    await page.click("[data-report]");
    const judged = page.locator("[data-judged]");
    await judged.waitFor();
    expect(await judged.innerText()).toMatch(/^(?:Judging the first of 2 decisions …|1 of 2 decisions judged …)$/);
    await page.click("[data-stop-report]");
    await page.waitForSelector("[data-report]");
    expect(visit.complaints).toEqual([]);
    await page.close();
  });
});
