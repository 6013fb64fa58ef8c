import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { hasBrowser, layOut, toOperatorPhase, visiting } from "../browser.ts";
import { playText } from "../from-text.ts";
import { serveTables } from "../table-server.ts";

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The middle of something on the page. */
async function middleOf(page: Page, selector: string): Promise<Point> {
  const box = await page.locator(selector).first().boundingBox();
  if (box === null) throw new Error(`${selector} is not shown.`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function carry(page: Page, from: Point, to: Point): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  for (const share of [0.2, 0.6, 1])
    await page.mouse.move(from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share);
}

const picture = (piece: string): string => `.board-picture [data-piece=${piece}]`;

describe.skipIf(!hasBrowser)("pieces are dragged", () => {
  const visit = visiting({ serve: serveTables });

  it("over squares: the way is drawn while it is held, and it goes where it is let go", async () => {
    const page = await layOut(visit, "rogue-regiment", "chalk-farm", "easy");
    await toOperatorPhase(page);
    const home = await middleOf(page, picture("jock"));
    // pressing shows where he can go
    await page.click(picture("jock"));
    const goal = page.locator("[data-highlight=option]").first();
    const place = (await goal.getAttribute("data-place")) ?? "";
    await page.waitForSelector("[data-highlight=option]");
    const there = await middleOf(page, `[data-highlight=option][data-place="${place}"]`);
    await carry(page, home, there);
    await page.waitForSelector(`[data-held=jock][data-over="${place}"]`);
    expect(await page.getAttribute(".table", "data-step")).toBe("3");
    await page.mouse.up();
    await page.waitForSelector('.table[data-step="4"]');
    expect(await page.locator("[data-held]").count()).toBe(0);
    const now = await middleOf(page, picture("jock"));
    expect(Math.hypot(now.x - there.x, now.y - there.y)).toBeLessThan(12);
    await page.close();
  });

  it("out of reach, it says so and nothing happens; let go at home, neither", async () => {
    const page = await layOut(visit, "rogue-regiment", "chalk-farm", "easy");
    await toOperatorPhase(page);
    const home = await middleOf(page, picture("jock"));
    const sheet = await page.locator(".board-picture").boundingBox();
    if (sheet === null) throw new Error("There is no board.");
    const far = { x: sheet.x + sheet.width * 0.9, y: sheet.y + sheet.height * 0.15 };
    await carry(page, home, far);
    await page.mouse.up();
    await page.waitForSelector("text=/out of reach|cannot|can't/i");
    await carry(page, home, far);
    await page.mouse.move(home.x, home.y);
    await page.mouse.up();
    expect(await page.getAttribute(".table", "data-step")).toBe("3");
    expect(visit.complaints).toEqual([]);
    await page.close();
  });

  it("over a measured table: a hand is not exact, so the way is shown first", async () => {
    const page = await playText(
      visit,
      "dash",
      "table 36 24\nwall w1 15,8 21,8 21,13 15,13\nsentry S1 at 12,4, facing 90\nrunner at 24,10.5\n",
    );
    await page.waitForSelector("[data-doer=R]");
    const home = await middleOf(page, picture("R"));
    await carry(page, home, { x: home.x + 40, y: home.y + 20 });
    await page.waitForSelector("[data-way-shown$='″']");
    await page.mouse.up();
    await page.waitForSelector("[data-do], [data-unmet]");
    expect(await page.getAttribute(".table", "data-step")).toBe("0");
    await page.close();
  });
});

describe.skipIf(!hasBrowser)("what happened is followed", () => {
  const visit = visiting();

  it("a line flashes from who sees to who is seen, and pieces walk where motion is wanted", async () => {
    const page = await playText(
      visit,
      "rogue-regiment",
      "board\n+ + + + + + + + +\n . . . . . . . .\n+ + + + + + + + +\n 1 . . . . . . .\n+ + + + + + + + +\n . . . . . J . .\n+ + + + + + + + +\n1 = smg guard, facing E\nJ = operator jock\n",
    );
    await page.waitForSelector("[data-doer=jock]");
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await page.click(picture("jock"));
    const place = (await page.locator("[data-highlight=option]").first().getAttribute("data-place")) ?? "";
    const there = await middleOf(page, `[data-highlight=option][data-place="${place}"]`);
    const walks = page.evaluate(
      `new Promise((done) => { const look = () => { const drawn = document.querySelector(${JSON.stringify(picture("jock"))}); const going = drawn?.getAnimations().length ?? 0; if (going > 0) done(going); else requestAnimationFrame(look); }; look(); })`,
    );
    await carry(page, await middleOf(page, picture("jock")), there);
    await page.mouse.up();
    expect(await walks).toBe(1);
    await page.waitForSelector('.table[data-step="1"]');
    if ((await page.locator(".replay.playing").count()) === 0) await page.click("[data-replay-play]");
    await page.waitForSelector("[data-flash]", { state: "attached" });
    await page.close();
  });
});
