import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { hasBrowser, visiting } from "../browser.ts";
import { playText } from "../from-text.ts";
import { answerAll, gone, stepOf } from "../steps.ts";

const laptop = { width: 1366, height: 768 };

/** Two Operators, of whom the sentry far off looks another way in each test: a table that was laid before goes on. */
const looking = (way: string): string => two.replace("sentry, facing S", `sentry, facing ${way}`);

/** Two Operators with much that they can do, a guard that can be shot, and one far off. */
const two = `board
${Array.from({ length: 7 }, (_, y) => `+${" +".repeat(22)}\n${Array.from({ length: 22 }, (__, x) => (x === 3 && y === 3 ? " J" : x === 3 && y === 5 ? " P" : x === 5 && y === 3 ? " 1" : x === 20 && y === 1 ? " 2" : " .")).join("")}`).join("\n")}
+${" +".repeat(22)}
1 = smg guard, facing W
2 = smg sentry, facing S
J = operator jock, knife, pistol
P = operator paddy, knife, pistol
`;

/** Where something is in the window, without anything being scrolled; fails where it is not seen whole. */
async function seenWhole(page: Page, selector: string): Promise<{ readonly x: number; readonly y: number }> {
  const what: Locator = page.locator(selector);
  await what.waitFor({ state: "visible" });
  const box = await what.boundingBox();
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  if (box === null) throw new Error("It is not on the page.");
  expect(box.x).toBeGreaterThanOrEqual(0);
  expect(box.y).toBeGreaterThanOrEqual(0);
  expect(box.x + box.width).toBeLessThanOrEqual(width);
  expect(box.y + box.height).toBeLessThanOrEqual(height);
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  // nothing lies over it
  const isOnTop = await page.evaluate(
    `document.querySelector("${selector}").contains(document.elementFromPoint(${middle.x}, ${middle.y}))`,
  );
  expect(isOnTop).toBe(true);
  return middle;
}

async function pressSeen(page: Page, what: string): Promise<void> {
  const { x, y } = await seenWhole(page, what);
  await page.mouse.click(x, y);
}

describe.skipIf(!hasBrowser)("whatever asks for a press is in view when it asks", () => {
  const visit = visiting({ runsOn: true });

  it("the end of a phase, and what is lost by it, however much somebody can do", async () => {
    const page = await playText(visit, "rogue-regiment", looking("N"), laptop);
    await page.click("[data-doer=jock]");
    await page.waitForSelector("[data-can=jock] .actions");
    await pressSeen(page, "[data-form=end-phase]");
    await seenWhole(page, "[data-lost]");
    await pressSeen(page, "[data-do]");
    await page.waitForSelector('.table:not([data-step="0"])');
    expect(visit.complaints).toEqual([]);
    await page.close();
  });

  it("what somebody beside the board is about to do, with the button that does it", async () => {
    const page = await visit.open("#/?game=v-sabotage", laptop);
    await page.locator("[data-mission]").first().click();
    await page.waitForSelector("[data-option]");
    await answerAll(page);
    const before = await stepOf(page);
    await page.locator("[data-doer]").first().click();
    await page.locator("[data-form=move]").first().click();
    await page.waitForSelector(".preview .cost");
    await pressSeen(page, "[data-do]");
    await gone(page, before);
    expect(visit.complaints).toEqual([]);
    await page.close();
  });

  it("a telephone shows what is asked before the end of a phase, too", async () => {
    const page = await playText(visit, "rogue-regiment", looking("E"), { width: 390, height: 844 });
    await page.click("[data-doer=jock]");
    await page.click("[data-form=end-phase]");
    await seenWhole(page, "[data-do]");
    expect(visit.complaints).toEqual([]);
    await page.close();
  });

  it("while a step is played again, nothing beside the board tells how it ends", async () => {
    const page = await playText(visit, "rogue-regiment", looking("W"), laptop);
    await page.click("[data-doer=jock]");
    await page.click("[data-form=attack]");
    if ((await page.locator("[data-do]").count()) === 0) await page.locator(".action-card .chip").first().click();
    await page.click("[data-do]");
    await page.waitForSelector('.table[data-step="1"]');
    await page.waitForSelector(".play[aria-busy=false] [data-decision]");
    const told = await page.locator(".just-now .events > li").allInnerTexts();
    expect(told.length).toBeGreaterThan(1);
    await page.evaluate('localStorage.setItem("umpire-film-speed", "by hand")');
    await page.reload();
    await page.click("[data-replay-play]:not([disabled])");
    await page.waitForSelector('[data-so-far="1"]');
    expect(await page.locator("[data-decision]").isVisible()).toBe(false);
    expect(await page.innerText(".table-panel")).not.toContain((told.at(-1) ?? "").split("\n")[0]);
    await page.click("[data-replay-next]");
    await page.waitForSelector('[data-so-far="2"]');
    await pressSeen(page, "[data-film-over]");
    await page.locator("[data-decision]").waitFor({ state: "visible" });
    await page.close();
  });

  it("who has still to act is gone on to by a press on the board, and what is lost by it is told first", async () => {
    const page = await playText(
      visit,
      "rogue-regiment",
      two.replace("J = operator jock,", "J = operator jock, acting, ap 0,"),
      laptop,
    );
    await page.waitForSelector("[data-next-doer=paddy]");
    const paddy = await page.locator("[data-piece=paddy]").boundingBox();
    if (paddy === null) throw new Error("Paddy is not on the board.");
    await page.mouse.click(paddy.x + paddy.width / 2, paddy.y + paddy.height / 2);
    await page.waitForSelector("[data-can=paddy] .actions");
    expect(await page.getAttribute("[data-doer=paddy]", "aria-pressed")).toBe("true");
    await page.close();
  });

  it("what a kind of action is stands there before anything of it is chosen", async () => {
    const page = await playText(visit, "rogue-regiment", looking("S"), laptop);
    await page.click("[data-doer=jock]");
    await page.click("[data-form=sprint]");
    await page.waitForSelector(".composer [data-what-it-is]");
    expect(await page.locator("[data-do]").count()).toBe(0);
    await page.close();
  });

  it("who stands on an area that is aimed at stays in sight", async () => {
    const text =
      "umpire v-sabotage\nterrain yard\ncommandos 3\nmap\nA1 A2\nalarm at A2\ncommando sapper tan at A1\nunit g1 regular mauser at A1\n";
    const page = await playText(visit, "v-sabotage", text, laptop);
    await page.click("[data-doer=sapper]");
    await page.click("[data-form=close-combat]");
    const aimed = page.locator("[data-highlight=aimed]").first();
    await aimed.waitFor({ state: "attached" });
    // a frame and hardly any paint
    const fill = await page.evaluate('getComputedStyle(document.querySelector("[data-highlight=aimed]")).fill');
    const [, alpha = "1"] = /(?:\/|,)\s*(0?\.\d+)\)$/.exec(String(fill)) ?? [];
    expect(Number(alpha)).toBeLessThan(0.2);
    await page.close();
  });
});
