import { describe, expect, it } from "vitest";
import { violationsIn } from "../axe.ts";
import { hasBrowser, visiting } from "../browser.ts";

const desk = { width: 1366, height: 768 };

describe.skipIf(!hasBrowser)("Hour of Glory: whoever plays the Commander", () => {
  const visit = visiting({ runsOn: true });

  it("presses where he starts on the board, with all places in one view; what stands on a token is told beside its name", async () => {
    const page = await visit.open("#/?game=hour-of-glory", desk);
    await page.waitForSelector("[data-mission]");
    await page.selectOption("[data-side]", { label: "the Commander" });
    await page.locator("[data-mission]").first().click();
    await page.locator('[data-option="D7"]').click();
    await page.waitForSelector('.asked:text("Where does the Commander start?")');
    const options = page.locator(".options.many [data-option]");
    expect(await options.count()).toBeGreaterThan(20);
    const [first, last] = [await options.first().boundingBox(), await options.last().boundingBox()];
    expect((last?.y ?? 0) - (first?.y ?? 0)).toBeLessThan(320);
    await page.getByText(/^Press one of the \d+ marked places on the board/).waitFor();
    expect(await violationsIn(page)).toEqual([]);
    await page.locator('[data-highlight=option][data-place="2,3"]').click({ force: true });
    await page.waitForSelector('.asked:text("Which way does the Commander face on 2,3?")');
    await page.locator('[data-option="E"]').click();
    await page.locator('.board-picture [data-piece="commander"]').waitFor();
    await page.click("[role=tab]:has-text('Pieces')");
    const said = await page.innerText('[data-piece-button="commander"]');
    expect(said).toContain("“C” on the board");
    expect(visit.complaints).toEqual([]);
    await page.close();
  });
});
