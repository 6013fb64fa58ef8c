import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { violationsIn } from "../axe.ts";
import { hasBrowser, type Visit, visiting } from "../browser.ts";
import { gone, stepOf } from "../steps.ts";

/** Somebody who plays against the computer and counts what he presses. */
interface Walk {
  readonly page: Page;
  presses: number;
}

const desk = { width: 1366, height: 768 };

async function press(walk: Walk, what: Locator): Promise<void> {
  walk.presses++;
  await what.click();
}

/** The turn or round that the table tells of. */
async function turnOf(page: Page): Promise<number> {
  const [, found] = /(?:turn|round)\s+(\d+)/i.exec(await page.innerText(".tracks")) ?? [];
  return Number(found);
}

/** Chooses what is still open of an action, and does it; the last action of a plan does it by itself. */
async function finish(walk: Walk): Promise<void> {
  const { page } = walk;
  const plan = page.locator("[data-plan-first]");
  if ((await plan.count()) > 0) {
    await press(walk, plan.first());
    if ((await plan.first().getAttribute("data-field")) === null)
      await press(walk, page.locator('.plan [data-field="plan"]:not([data-plan-first])').first());
    return;
  }
  if ((await page.locator("[data-do]").count()) === 0) await press(walk, page.locator(".composer .chip").first());
  await press(walk, page.locator("[data-do]"));
}

/** Answers what is asked by choosing something: an option, a marked place pressed twice, or an action. */
async function chooseSomething(walk: Walk): Promise<void> {
  const { page } = walk;
  const before = await stepOf(page);
  await page.waitForSelector("[data-option], [data-form], [data-doer]");
  if ((await page.locator("[data-option]").count()) > 0) await press(walk, page.locator("[data-option]").first());
  else {
    if ((await page.locator("[data-form]").count()) === 0) await press(walk, page.locator("[data-doer]").first());
    const marks = page.locator("[data-highlight=option]");
    if ((await marks.count()) > 0) {
      await marks.first().scrollIntoViewIfNeeded();
      const box = await marks.first().boundingBox();
      if (box === null) throw new Error("The mark is not on the board.");
      for (let presses = 0; presses < 2; presses++) {
        walk.presses++;
        await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
        if (presses === 0) await page.waitForSelector("[data-do]");
      }
    } else {
      const form = page.locator("[data-form]").first();
      const isAtOnce = (await form.getAttribute("data-at-once")) !== null;
      // what alone can be done with whoever was pressed is chosen already
      const isChosen = (await form.getAttribute("aria-pressed")) === "true";
      if (!isChosen) await press(walk, form);
      if (isChosen || !isAtOnce) await finish(walk);
    }
  }
  await gone(page, before);
}

async function begin(visit: Visit, game: string): Promise<Walk> {
  const page = await visit.open(`#/?game=${game}`, desk);
  const walk = { page, presses: 0 };
  await press(walk, page.locator("[data-mission]").first());
  await page.waitForSelector('.table[data-step="1"]');
  await page.waitForSelector(".play[aria-busy=false] [data-decision]");
  return walk;
}

/** To the third turn: something is chosen in each, the rest of it is left to the game, and nothing else is pressed. */
async function toThirdTurn(visit: Visit, game: string): Promise<number> {
  const walk = await begin(visit, game);
  const { page } = walk;
  for (let turns = 0; turns < 12 && (await turnOf(page)) < 3; turns++) {
    await chooseSomething(walk);
    if ((await page.locator("[data-result]").count()) > 0) break;
    if ((await turnOf(page)) >= 3) break;
    const before = await stepOf(page);
    await press(walk, page.locator("[data-for-us]"));
    await gone(page, before);
  }
  // a turn in which nobody here has to choose passes by itself
  expect(await turnOf(page)).toBeGreaterThanOrEqual(3);
  await page.close();
  return walk.presses;
}

const bounds = {
  "rogue-regiment": 15,
  "v-sabotage": 20,
  "hour-of-glory": 20,
  "two-hundred-hours": 25,
  "dust-tactics": 25,
};

describe.skipIf(!hasBrowser)("against the computer", () => {
  const visit = visiting({ runsOn: true });

  it.each(Object.entries(bounds))("%s comes to its third turn within %i presses", async (game, most) => {
    const presses = await toThirdTurn(visit, game);
    expect(presses).toBeLessThanOrEqual(most);
    expect(visit.complaints).toEqual([]);
  });

  it("what is asked, what happened and undo are in view on a laptop, and nothing is wrong with them", async () => {
    const walk = await begin(visit, "hour-of-glory");
    const { page } = walk;
    await chooseSomething(walk);
    for (const what of ["[data-prompt]", "[data-caption]", "[data-undo]", ".history", ".board-room"]) {
      const box = await page.locator(what).boundingBox();
      expect((box?.y ?? 9999) + (box?.height ?? 0), what).toBeLessThanOrEqual(desk.height);
    }
    expect(await page.innerText("[data-prompt]")).toContain("You are the Intruders");
    expect(await violationsIn(page)).toEqual([]);
    await page.close();
  });

  it("the guide takes the line of what is asked, and moves nothing below the fold", async () => {
    const page = await visit.open("#/?game=rogue-regiment", desk);
    await page.click("[data-play-now]");
    await page.waitForSelector("[data-prompt] [data-guide]");
    for (const what of ["[data-caption]", "[data-undo]", ".history"]) {
      const box = await page.locator(what).boundingBox();
      expect((box?.y ?? 9999) + (box?.height ?? 0), what).toBeLessThanOrEqual(desk.height);
    }
    await page.close();
  });

  it("plays as well as was chosen; strongly it thinks in the worker, and the line of what is asked says so", async () => {
    const page = await visit.open("#/?game=two-hundred-hours", desk);
    expect(await page.inputValue("[data-strength]")).toBe("fair");
    await page.selectOption("[data-side]", "");
    await page.waitForSelector("[data-strength]", { state: "detached" });
    await page.selectOption("[data-side]", "attacker");
    await page.selectOption("[data-strength]", "strong");
    const asked: string[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith("/v1/policy-move")) asked.push(request.url());
    });
    await page.evaluate(`{
      window.saidByPrompt = new Set();
      const look = () => {
        const text = document.querySelector("[data-prompt]")?.textContent ?? "";
        if (text.includes("thinking")) window.saidByPrompt.add("thinking");
      };
      new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
    }`);
    await page.locator("[data-mission]").first().click();
    await page.waitForSelector(".play[aria-busy=false] [data-decision]");
    for (let turns = 0; turns < 2; turns++) {
      const before = await stepOf(page);
      await page.click("[data-for-us]");
      await gone(page, before);
    }
    expect(asked).toEqual([]);
    expect(await page.evaluate("[...window.saidByPrompt]")).toEqual(["thinking"]);
    // it is kept in this browser, and changed at the table
    expect(await page.inputValue("[data-strength]")).toBe("strong");
    await page.selectOption("[data-strength]", "fair");
    await page.close();
    expect(visit.complaints).toEqual([]);
  });

  it("tells whoever plays a side his own objectives, the first in full, and all of them on demand", async () => {
    const page = await visit.open("#/?game=two-hundred-hours", desk);
    await page.selectOption("[data-side]", "defender");
    await page.click("[data-mission=m3-camp]");
    await page.waitForSelector(".play[aria-busy=false] [data-decision]");
    const told = page.locator(".objectives li");
    expect(await told.count()).toBe(2);
    expect(await told.first().innerText()).toContain("No charge is set at the objective.");
    const beyond =
      "(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)(document.querySelector('.objectives li'))";
    expect(await page.evaluate(beyond)).toBeLessThan(1);
    await page.click("[data-unfold]");
    expect(await told.allInnerTexts()).toContainEqual(expect.stringContaining("Attacker: A charge is set"));
    await page.close();
  });

  it("asks for no decision of the other side, and tells nothing of what it hides", async () => {
    const walk = await begin(visit, "hour-of-glory");
    const { page } = walk;
    // the doors were the Commander's to choose
    expect(await page.innerText(".table-panel")).not.toContain("At which door");
    await page.click("[data-undo]");
    await page.waitForSelector('.table[data-step="0"]');
    await page.click("[data-next]");
    await page.waitForSelector('.table[data-step="1"]');
    await page.close();
  });
});
