import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { violationsIn } from "../axe.ts";
import { hasBrowser, visiting } from "../browser.ts";
import { playText } from "../from-text.ts";
import { section } from "../section.ts";
import { gone, stepOf } from "../steps.ts";

const telephones = [
  { width: 390, height: 844 },
  { width: 320, height: 568 },
] as const;

/** Somebody who can act in each game, alone or first of several. */
const acting: readonly { readonly game: string; readonly text: string }[] = [
  {
    game: "rogue-regiment",
    text: `board
+ + + + + + + + +
 J . . P . . . .
+ + + + + + + + +
 . . . . . . . 1
+ + + + + + + + +
J = operator jock, facing E
P = operator paddy, facing E
1 = smg guard, facing S`,
  },
  {
    game: "v-sabotage",
    text: `umpire v-sabotage
terrain yard
commandos 3
map
A1 A2
alarm at A2
commando sapper tan at A1
unit g1 regular mauser at A1`,
  },
  { game: "dust-tactics", text: section },
];

/** The edges of something in the window as it is, without anything being scrolled. */
async function seen(page: Page, selector: string): Promise<{ readonly top: number; readonly bottom: number }> {
  const box = await page.locator(selector).first().boundingBox();
  if (box === null) throw new Error(`${selector} is not on the page.`);
  return { top: box.y, bottom: box.y + box.height };
}

/** Presses something where it is seen, by finger. */
async function tap(page: Page, selector: string): Promise<void> {
  const one = page.locator(selector).first();
  await one.waitFor({ state: "visible" });
  const box = await one.boundingBox();
  const { height } = page.viewportSize() ?? { height: 0 };
  if (box === null) throw new Error(`${selector} is not on the page.`);
  expect(box.y).toBeGreaterThanOrEqual(0);
  expect(box.y + box.height).toBeLessThanOrEqual(height);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

describe.skipIf(!hasBrowser)("on a telephone", () => {
  const visit = visiting({ runsOn: true, touch: true });

  it.each(acting.flatMap((one) => telephones.map((look) => ({ ...one, look }))))(
    "what somebody can do where he stands is at the foot of the window: $game at $look.width",
    async ({ game, text, look }) => {
      const page = await playText(visit, game, text, look);
      const doer = page.locator("[data-doer]:not(.spent)").first();
      const id = await doer.getAttribute("data-doer");
      if ((await page.locator(`[data-can="${id}"]`).count()) === 0) await doer.click();
      const bar = `[data-thumb-bar="${id}"]`;
      // the one thing that can be done stands ready at once
      await page.waitForSelector(`${bar}, .preview`);
      if ((await page.locator(".preview").count()) > 0) return page.close();
      // wherever the list was scrolled to
      for (const to of [0, 99_999]) {
        await page.evaluate(`scrollTo(0, ${to})`);
        const { top, bottom } = await seen(page, bar);
        expect(top).toBeGreaterThan(look.height * 0.75);
        expect(bottom).toBeLessThanOrEqual(look.height);
      }
      await page.evaluate("scrollTo(0, 0)");
      expect(await violationsIn(page)).toEqual([]);
      const before = await stepOf(page);
      await tap(page, `${bar} [data-ring-form]`);
      // it is done, or what it is about to do takes its place
      await page.waitForSelector(`.table:not([data-step="${before}"]), .composer`);
      if ((await stepOf(page)) === before) expect(await page.locator(".thumb-bar").count()).toBe(0);
      expect(visit.complaints).toEqual([]);
      return page.close();
    },
  );

  it("a low window, as at twice the size, has room for what stands beside the board", async () => {
    const text = acting[0]?.text.replace("facing S", "facing N") ?? "";
    const page = await playText(visit, "rogue-regiment", text, { width: 683, height: 384 });
    await page.locator("[data-doer=paddy]").scrollIntoViewIfNeeded();
    await tap(page, "[data-doer=paddy]");
    await page.waitForSelector("[data-doer=paddy][aria-pressed=true]");
    expect(visit.complaints).toEqual([]);
    await page.close();
  });

  it.each(telephones)("what ends the phase is where the thumb is, and what is lost by it at $width", async (look) => {
    // a table that was laid before goes on
    const facing = `facing ${look.width === 390 ? "E" : "W"}`;
    const page = await playText(visit, "rogue-regiment", acting[0]?.text.replace("facing S", facing) ?? "", look);
    await page.waitForSelector("[data-thumb-bar]");
    await tap(page, ".thumb-bar [data-ring-form=end-phase]");
    await page.waitForSelector("[data-lost]");
    await tap(page, "[data-do]");
    await page.waitForSelector('.table:not([data-step="0"])');
    expect(visit.complaints).toEqual([]);
    await page.close();
  });

  it("a question that is nowhere on the board is asked with its answers in the window, and the next one comes into it", async () => {
    const [look] = telephones;
    const page = await visit.open("#/?game=rogue-regiment", look);
    await page.click("[data-mission=powder-store]");
    await page.waitForSelector("[data-option]");
    expect((await seen(page, ".board-room")).bottom - (await seen(page, ".board-room")).top).toBeLessThan(844 / 3);
    expect((await seen(page, "[data-option]")).bottom).toBeLessThanOrEqual(844);
    // whoever answers by the last of a long list has scrolled to it
    for (let asked = 0; asked < 5 && (await page.locator("[data-option]").count()) > 0; asked++) {
      const before = await stepOf(page);
      await page.locator("[data-option]").last().scrollIntoViewIfNeeded();
      await page.evaluate("scrollTo(0, document.documentElement.scrollHeight / 2)");
      await page.locator("[data-option]").last().click();
      await gone(page, before);
      const board = await seen(page, ".table-board");
      expect((await seen(page, ".play .asked")).top).toBeGreaterThanOrEqual(board.bottom - 1);
    }
    expect(visit.complaints).toEqual([]);
    await page.close();
  });
});

describe.skipIf(!hasBrowser)("a press that comes as a film ends", () => {
  const visit = visiting({ runsOn: true });

  /** Waits in the page for the end of the film, and presses so many milliseconds later where something stands then. */
  const pressAfter = (selector: string, pause: number): string => `new Promise((done) => {
    const look = () => {
      if (document.querySelector(".film-controls") !== null) return requestAnimationFrame(look);
      setTimeout(() => {
        const box = document.querySelector(${JSON.stringify(selector)}).getBoundingClientRect();
        const at = { clientX: box.x + box.width / 2, clientY: box.y + box.height / 2 };
        const hit = document.elementFromPoint(at.clientX, at.clientY);
        hit.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail: 1, ...at }));
        setTimeout(() => done(null), 300);
      }, ${pause});
    };
    look();
  })`;

  it.each([
    ["on the board", "E", "[data-piece=paddy]"],
    ["beside it", "S", "[data-form=end-phase]"],
  ])("was meant for the film %s; the next one does what it says", async (_, facing, where) => {
    const text = (acting[0]?.text ?? "").replace("J . . P", "J 1 . P").replace(/ 1$/m, " .");
    const page = await playText(
      visit,
      "rogue-regiment",
      text.replace("smg guard, facing S", "smg guard, facing E").replace("paddy, facing E", `paddy, facing ${facing}`),
    );
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await page.evaluate('localStorage.setItem("umpire-film-speed", "fast")');
    await page.reload();
    await page.click("[data-doer=jock]");
    await page.click("[data-form=attack]");
    // nothing is rolled for, and nobody has to choose afterwards
    await page.click('.action-card .chip:has-text("knife")');
    await page.click("[data-do]");
    await page.waitForSelector(".film-controls");
    await page.evaluate(pressAfter(where, 60));
    expect(await stepOf(page)).toBe(1);
    expect(await page.locator("[data-lost], [data-can=paddy]").count()).toBe(0);
    await page.waitForTimeout(500);
    await page.locator(where).first().click();
    await page.waitForSelector("[data-lost]");
    await page.close();
  });
});
