import { describe, expect, it } from "vitest";
import { hasBrowser, visiting } from "../browser.ts";
import { playText } from "../from-text.ts";

const commandersTurn = `umpire hour-of-glory
plan
.....
phase commander
timer 60
intruder crane at 4,0
commander at 0,0, facing W
turn commander, left 2
`;

describe.skipIf(!hasBrowser)("the end of the Commander's turn", () => {
  const visit = visiting();

  it("asks which way he faces before it ends", async () => {
    const page = await playText(visit, "hour-of-glory", commandersTurn);
    await page.click("[data-doer=commander]");
    await page.click("[data-form=end-turn]");
    const facings = page.locator("[data-field=facing]");
    await facings.first().waitFor();
    expect(await facings.allInnerTexts()).toEqual(["north", "east", "south", "west"]);
    expect(await page.getAttribute(".table", "data-step")).toBe("0");
    await facings.nth(2).click();
    await page.click("[data-do]");
    await page.waitForSelector('.table[data-step="1"]');
    await page.click("[role=tab]:has-text('Story')");
    await page.locator(".table-panel", { hasText: "The Commander: end turn facing south" }).waitFor();
    expect(visit.complaints).toEqual([]);
    await page.close();
  });
});
