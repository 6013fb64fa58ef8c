import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { hasBrowser, visiting } from "../browser.ts";
import { playText } from "../from-text.ts";
import { answerAll, gone, stepOf } from "../steps.ts";

/** Somebody who has never seen it and presses what he sees, with what he has pressed so far. */
interface Newcomer {
  readonly page: Page;
  presses: number;
}

/** The middle of something, where it is seen in the window. */
async function middleOf(page: Page, selector: string): Promise<{ readonly x: number; readonly y: number }> {
  const box = await page.locator(selector).first().boundingBox();
  if (box === null) throw new Error(`${selector} is not on the screen.`);
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  expect(middle.x).toBeGreaterThan(0);
  expect(middle.x).toBeLessThan(1366);
  expect(middle.y).toBeGreaterThan(0);
  expect(middle.y).toBeLessThan(768);
  return middle;
}

async function press(walk: Newcomer, selector: string): Promise<void> {
  const { x, y } = await middleOf(walk.page, selector);
  walk.presses++;
  await walk.page.mouse.click(x, y);
}

async function turnOf(page: Page): Promise<number> {
  const [, found] = /turn\s+(\d+)/i.exec(await page.innerText(".tracks")) ?? [];
  return Number(found);
}

/** Rests on the farthest place that can be gone to without any risk, and presses it once. */
async function goUnseen(walk: Newcomer): Promise<boolean> {
  const { page } = walk;
  const places: readonly string[] = await page
    .locator("[data-highlight=option]")
    .evaluateAll((all: readonly { getAttribute(name: string): string | null }[]) =>
      all.map((one) => one.getAttribute("data-place") ?? ""),
    );
  const before = await stepOf(page);
  for (const place of places.toReversed().slice(0, 8)) {
    const selector = `[data-highlight=option][data-place="${place}"]`;
    const { x, y } = await middleOf(page, selector);
    await page.mouse.move(x, y, { steps: 2 });
    const ahead = page.locator(`[data-rested="${place}"]`);
    try {
      await ahead.waitFor({ timeout: 4000 });
    } catch {
      continue; // somebody looks there, and a press would ask first
    }
    expect(await ahead.innerText()).toMatch(/AP.*Nobody sees it: press to go/s);
    await press(walk, selector);
    await gone(page, before);
    return true;
  }
  return false;
}

describe.skipIf(!hasBrowser)("a newcomer with the first mission", () => {
  const visit = visiting({ runsOn: true });

  it("comes to the third turn in 15 presses with choices of his own, by what the page tells him", async () => {
    const page = await visit.open("#/?game=rogue-regiment", { width: 1366, height: 768 });
    const walk: Newcomer = { page, presses: 0 };
    await page.waitForSelector("[data-play-now]:enabled");
    await press(walk, "[data-play-now]");
    await page.waitForSelector("[data-doer=jock]");
    expect(await page.innerText("[data-guide]")).toContain("Press one of them");
    for (let turn = 1; turn <= 2; turn++) {
      // whoever acted last is selected still
      for (const who of turn === 1 ? ["jock", "paddy"] : ["paddy", "jock"]) {
        await page.waitForSelector(`[data-doer=${who}], [data-next-doer=${who}]`);
        if ((await page.locator(`[data-can=${who}]`).count()) === 0) await press(walk, `[data-piece=${who}]`);
        await page.waitForSelector(`[data-can=${who}] .actions, .action-card [data-lost]`);
        if ((await page.locator("[data-lost]").count()) > 0) await press(walk, "[data-do]");
        await page.waitForSelector(`[data-can=${who}] .actions`);
        // each goes to where nobody sees him, as far as he can; whoever is last keeps a little back
        const most = turn === 2 && who === "jock" ? 1 : 2;
        for (let moves = 0; moves < most; moves++) if (!(await goUnseen(walk))) break;
      }
      const before = await stepOf(page);
      await press(walk, "[data-form=end-phase]");
      if ((await page.locator("[data-lost]").count()) > 0) await press(walk, "[data-do]");
      await gone(page, before);
      // what the rules ask of the players in between
      while ((await page.locator("[data-option]").count()) > 0) {
        const asked = await stepOf(page);
        await press(walk, "[data-option]");
        await gone(page, asked);
      }
      expect(await turnOf(page)).toBe(turn + 1);
    }
    expect(walk.presses).toBeLessThanOrEqual(15);
    expect(walk.presses).toBeGreaterThan(8);
    expect(visit.complaints).toEqual([]);
    await page.close();
  });

  it("is asked first where somebody looks, and nothing is done by a press that has not rested", async () => {
    const page = await visit.open("#/?game=rogue-regiment", { width: 1366, height: 768 });
    await page.waitForSelector("[data-play-now]:enabled");
    await page.click("[data-play-now]");
    await page.click("[data-doer=jock]");
    await page.waitForSelector("[data-highlight=option]", { state: "attached" });
    const step = await stepOf(page);
    const { x, y } = await middleOf(page, "[data-highlight=option]");
    await page.mouse.click(x, y);
    await page.waitForSelector(".action-card [data-do]");
    expect(await stepOf(page)).toBe(step);
    await page.close();
  });
});

describe.skipIf(!hasBrowser)("a newcomer with a finger and a mouse", () => {
  const visit = visiting({ runsOn: true, touch: true });

  it("looks by the first press of a finger, also where the mouse has rested, and goes by the second", async () => {
    const page = await visit.open("#/?game=rogue-regiment", { width: 1366, height: 768 });
    await page.click("[data-play-now]");
    await page.click("[data-doer=jock]");
    await page.waitForSelector("[data-highlight=option]", { state: "attached" });
    const step = await stepOf(page);
    // up the open ground to where nobody looks
    const { x, y } = await middleOf(page, '[data-highlight=option][data-place="0,19"]');
    await page.mouse.move(x, y, { steps: 2 });
    await page.waitForSelector('[data-rested="0,19"]');
    await page.touchscreen.tap(x, y);
    await page.waitForSelector(".action-card [data-do]");
    expect(await stepOf(page)).toBe(step);
    await page.touchscreen.tap(x, y);
    await gone(page, step);
    expect(visit.complaints).toEqual([]);
    await page.close();
  });
});

/** The enemy's turn has begun, and the players want to be asked before each of its steps. */
const asked = `umpire v-sabotage
asks always
phase before-movement
terrain yard
map
A1 A2
event EV01/N
commando sapper tan at A1, tokens tnt, finished`;

describe.skipIf(!hasBrowser)("the enemy's turn in V-Sabotage", () => {
  const visit = visiting({ runsOn: true });

  it("takes no press where nothing can be done about it", async () => {
    const page = await visit.open("#/?game=v-sabotage", { width: 1366, height: 768 });
    await page.click("[data-mission=relay-post]");
    await page.waitForSelector("[data-option]");
    // the sapper first, who may lay charges for nothing; then what an event card may ask, as where a crate lies
    await answerAll(page);
    for (const turn of [2, 3]) {
      const before = await stepOf(page);
      await page.click("[data-form=end-phase]");
      await page.waitForSelector(`.table:not([data-step="${before}"]), [data-lost]`);
      if ((await page.locator("[data-lost]").count()) > 0) await page.click("[data-do]");
      await gone(page, before);
      // which of several an enemy goes for is for the players to say
      await answerAll(page);
      expect(await page.locator(".between").count()).toBe(0);
      expect(await turnOf(page)).toBe(turn);
    }
    await page.close();
  });

  it("goes on by one press where it asks, or never asks again, which this browser remembers", async () => {
    const page = await playText(visit, "v-sabotage", asked, { width: 1366, height: 768 });
    await page.waitForSelector(".between [data-form=go-on]");
    // beside the question, and nothing stands ready that somebody would do by mistake
    const question = await page.locator(".acting .asked").boundingBox();
    const goOn = await page.locator("[data-form=go-on]").boundingBox();
    expect((goOn?.y ?? 999) - (question?.y ?? 0)).toBeLessThan(90);
    expect(await page.locator("[data-form=go-on]").count()).toBe(1);
    await page.click("[data-doer=sapper]");
    await page.waitForSelector("[data-can=sapper] .actions");
    expect(await page.locator("[data-do]").count()).toBe(0);
    await page.click("[data-form=go-on]");
    await gone(page, 0);
    await page.click(".between [data-never-ask]");
    // the card of the next turn may ask something of its own
    await gone(page, 1);
    expect(await page.locator(".between").count()).toBe(0);
    const other = await playText(visit, "v-sabotage", `${asked}, ap 2`, { width: 1366, height: 768 });
    await other.waitForSelector(".between");
    await other.click("[data-form=go-on]");
    await gone(other, 0);
    expect(await other.locator(".between").count()).toBe(0);
    await other.click("[data-unasked]");
    expect(await other.evaluate<string>(`localStorage.getItem("umpire-unasked")`)).toBe("{}");
    expect(visit.complaints).toEqual([]);
    await page.close();
    await other.close();
  });
});
