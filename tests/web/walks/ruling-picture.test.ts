import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { disputes } from "../../../web/home/disputes.ts";
import { hasBrowser, visiting } from "../browser.ts";

/** Of each game a dispute on what may be done, and one on what comes of a move where there is one. */
const asked = [...Map.groupBy(disputes, ({ ruleset }) => ruleset).values()].flatMap((ofGame) =>
  (["action", "move"] as const).flatMap((kind) => ofGame.find((dispute) => kind in dispute.asked) ?? []),
);

/** What is set off on the board of a ruling: ways, lines, rings. */
const SET_OFF = "[data-flash], [data-way-shown], [data-highlight=way], [data-highlight=pointed]";

/** The ruling of a dispute, with nothing played any more. */
async function ruled(page: Page, id: string): Promise<void> {
  await page.click(`[data-dispute=${id}]`);
  await page.waitForSelector("[data-asked-ruling] [data-verdict]", { state: "attached" });
  const skip = page.locator('button:text-is("Skip")');
  if ((await skip.count()) > 0) await skip.first().click();
  await page.waitForSelector("[data-asked-ruling] [data-verdict]");
}

/** The first bytes of a file that a press hands over, and its name. */
async function saved(page: Page): Promise<{ readonly name: string; readonly start: string; readonly bytes: number }> {
  const [file] = await Promise.all([page.waitForEvent("download"), page.click("[data-picture=save]")]);
  const parts: Buffer[] = await (await file.createReadStream()).toArray();
  const whole = Buffer.concat(parts);
  return { name: file.suggestedFilename(), start: whole.subarray(1, 4).toString(), bytes: whole.length };
}

describe.skipIf(!hasBrowser)("the picture of a ruling on a move", () => {
  const visit = visiting();

  it.each(asked)("of $ruleset: $title", async ({ id }) => {
    const page = await visit.open("#/disputes", { width: 1366, height: 768 });
    await ruled(page, id);
    // what is asked is drawn on the board, and nothing that could be played besides
    await page.waitForSelector(SET_OFF, { state: "attached" });
    expect(await page.locator("[data-highlight=option], [data-highlight=target], .region").count()).toBe(0);
    const { name, start, bytes } = await saved(page);
    expect(name).toMatch(/^[a-z0-9-]+\.png$/);
    expect(start).toBe("PNG");
    expect(bytes).toBeGreaterThan(10_000);
    expect(visit.complaints).toEqual([]);
    await page.close();
  });

  it("is copied, and shared where the device has a sheet for that", async () => {
    const page = await visit.open("#/disputes", { width: 1366, height: 768 });
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.evaluate(`
      Navigator.prototype.canShare = () => true;
      Navigator.prototype.share = (what) => { window.handedOn = what; return Promise.resolve(); };
    `);
    await ruled(page, "dt-range");
    await page.click("[data-picture=copy]");
    await page.waitForSelector("text=Picture copied");
    const kinds: unknown = await page.evaluate("navigator.clipboard.read().then(([item]) => item.types)");
    expect(kinds).toEqual(["image/png"]);
    await page.click("[data-picture=share]");
    await page.waitForSelector("text=Picture shared");
    const [file, text]: readonly [string, string] = await page.evaluate(
      "[window.handedOn.files[0].name, window.handedOn.text]",
    );
    expect(file).toBe("a-hair-beyond-range.png");
    expect(text).toContain("No. Line Section n1-1 is 40.02 cm from Line Section s1-1");
    await page.close();
  });

  it("says who somebody is once, under other readings as well", async () => {
    const page = await visit.open("#/disputes", { width: 1366, height: 768 });
    await ruled(page, "zh-fight-move");
    const other = await page.locator("[data-otherwise]").first().innerText();
    expect(other).toContain("Sentry S1 is 3″ away");
    expect(other).not.toContain("Sentry Sentry");
    await page.close();
  });
});
