import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { hasBrowser, visiting } from "../browser.ts";
import { playText } from "../from-text.ts";
import { atVersion, boardOfTwo, posted } from "../posted.ts";

/** Looks at what somebody can do, and does it. */
async function crouch(page: Page, who: string): Promise<void> {
  await page.click(`[data-doer=${who}]`);
  await page.click(`[data-can=${who}] [data-form=crouch]`);
  await page.click("[data-do]");
}

describe.skipIf(!hasBrowser)("a link as letters bring it", () => {
  const visit = visiting();

  it("opens the seat with a full stop behind it; where it was cut off it says so", async () => {
    const where = { ruleset: "rogue-regiment", board: boardOfTwo, visibility: "public" };
    const linkToNew = async (seat: string): Promise<string> => {
      const { id, secret } = await posted(visit.url, where, ["Anna", "Ben"]);
      return `#/post/${id}/${secret(seat)}`;
    };
    const cut = await visit.open((await linkToNew("player-1")).slice(0, -6));
    await atVersion(cut, 0);
    expect(await cut.textContent("[data-cut]")).toContain("not whole");
    expect(await cut.textContent(".whose-turn")).toContain("You look on.");
    // nothing of the table is pushed out of a laptop's window by that
    await cut.setViewportSize({ width: 1366, height: 768 });
    expect(await cut.evaluate<number>("document.documentElement.scrollHeight")).toBeLessThanOrEqual(768);
    await cut.close();
    for (const [seat, behind] of [
      ["player-1", "."],
      ["player-2", "),"],
    ] as const) {
      const page = await visit.open((await linkToNew(seat)) + behind);
      await page.waitForSelector(`.whose-turn[data-you=${seat}]`);
      expect(await page.evaluate<string>("location.hash")).not.toContain("umpire-");
      expect(await page.locator("[data-cut]").count()).toBe(0);
      await page.close();
    }
    expect(visit.complaints).toEqual([]);
  });
});

describe.skipIf(!hasBrowser)("a table that is open in two windows", () => {
  const visit = visiting({ runsOn: true });

  it("goes on in both: what is done in one is seen in the other, also where a step was taken back", async () => {
    const one = await playText(visit, "rogue-regiment", boardOfTwo);
    const two = await visit.open(await one.evaluate<string>("location.hash"));
    await two.waitForSelector('.table[data-step="0"] [data-doer=jock]');
    await crouch(one, "jock");
    await one.waitForSelector('.table[data-step="1"]');
    await two.waitForSelector('.table[data-step="1"]');
    expect(await two.textContent(".just-now")).toContain("Jock crouches");
    // the one goes back and does something else: the other sees that
    await one.click("[data-undo]");
    await one.waitForSelector('.table[data-step="0"] [data-doer=paddy]');
    await crouch(one, "paddy");
    await one.waitForSelector('.table[data-step="1"]');
    await two.waitForSelector('.just-now:has-text("Paddy crouches")');
    await two.reload();
    await two.waitForSelector('.table[data-step="1"]');
    await two.waitForSelector('.just-now:has-text("Paddy crouches")');
    expect(visit.complaints).toEqual([]);
    await one.close();
    await two.close();
  });
});
