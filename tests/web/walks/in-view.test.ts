import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { violationsIn } from "../axe.ts";
import { hasBrowser, type Visit, visiting } from "../browser.ts";
import { editText, playText } from "../from-text.ts";

const desk = { width: 1366, height: 768 };
const telephones = [
  { width: 390, height: 844 },
  { width: 320, height: 568 },
];

/** A place on the screen. */
interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

async function boxOf(what: Locator): Promise<Box> {
  const box = await what.boundingBox();
  if (box === null) throw new Error("It is not on the screen.");
  return box;
}

const isIn = (inner: Box, outer: Box): boolean =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height;

/** Opens a dispute from the gallery, where its game may be folded. */
async function ruled(
  visit: Visit,
  id: string,
  look: { readonly width: number; readonly height: number },
): Promise<Page> {
  const page = await visit.open("#/disputes", look);
  await page.waitForSelector(".cards .thumbnail svg", { state: "attached" });
  const button = page.locator(`[data-dispute=${id}]`);
  if (!(await button.isVisible())) await page.click(`details:has([data-dispute=${id}]) > summary`);
  await button.click();
  await page.waitForSelector(".ruling");
  return page;
}

/** Two Operators, of whom the first has spent what he had, far from a guard who looks away. */
const spent = `board
+ + + + + + + + +
 J . . P . . . .
+ + + + + + + + +
 . . . . . . . 1
+ + + + + + + + +
J = operator jock, facing E, acting, ap 0
P = operator paddy, facing E
1 = smg guard, facing S`;

describe.skipIf(!hasBrowser)("what is asked, and what matters, is in view", () => {
  const visit = visiting({ runsOn: true });

  it.each([desk, ...telephones])("of a dispute both it is about, and its verdict first, at $width", async (look) => {
    const page = await ruled(visit, "dt-range", look);
    const room = await boxOf(page.locator(".board-room"));
    for (const id of ["s1-1", "n1-1"])
      expect(isIn(await boxOf(page.locator(`.board-picture [data-piece=${id}]`).first()), room), id).toBe(true);
    expect(await page.textContent("[data-asked-ruling] [data-verdict]")).toContain(
      "Line Section n1-1 is 40.02 cm from Line Section s1-1",
    );
    expect(await page.textContent("[data-prompt]")).toContain("May the rifles fire?");
    expect(await page.locator("[data-play-on]").getAttribute("open")).toBeNull();
    await page.close();
  });

  it("of a dispute about sight the verdict stands before what else can be asked", async () => {
    const page = await ruled(visit, "corridor", desk);
    const [verdict, more] = await Promise.all(
      [".ruling .verdict-line", ".ask-more"].map((what) => boxOf(page.locator(what).first())),
    );
    expect(verdict?.y ?? 9999).toBeLessThan(more?.y ?? 0);
    await page.close();
  });

  it("on a telephone the gallery folds by game and is short", async () => {
    const page = await visit.open("#/disputes", telephones[0]);
    await page.waitForSelector(".cards .thumbnail svg");
    expect(await page.locator("[data-gallery]").count()).toBe(5);
    expect(await page.locator("[data-gallery][open]").count()).toBe(1);
    expect(Number(await page.evaluate("document.documentElement.scrollHeight"))).toBeLessThan(3600);
    expect(await violationsIn(page)).toEqual([]);
    await page.close();
  });

  it.each(telephones)("the editor of a telephone has its tools right below its board, at $width", async (look) => {
    const page = await editText(visit, "rogue-regiment", spent, look);
    await page.waitForSelector("[data-piece=jock]");
    await page.click("[data-drawer=piece]");
    const [board, tools] = await Promise.all(
      [".edit-board", ".palette .tools"].map((what) => boxOf(page.locator(what))),
    );
    expect(board?.y ?? -1).toBeGreaterThanOrEqual(0);
    expect((tools?.y ?? 0) - ((board?.y ?? 0) + (board?.height ?? 0))).toBeLessThan(24);
    expect((tools?.y ?? 9999) + (tools?.height ?? 0)).toBeLessThanOrEqual(look.height);
    // whoever goes on to what is on a place keeps the board in view
    await page.evaluate("scrollTo(0, 500)");
    const stays = await boxOf(page.locator(".edit-board"));
    expect(stays.y).toBeGreaterThanOrEqual(-1);
    expect(await violationsIn(page)).toEqual([]);
    await page.close();
  });

  it("while a step is played again the ribbon tells how things stood before it", async () => {
    const page = await visit.open("#/?game=rogue-regiment", desk);
    await page.click("[data-play-now]");
    await page.waitForSelector("[data-for-us]");
    await page.click("[data-for-us]");
    await page.waitForSelector(".tracks :text('2')");
    await page.click("[data-replay-play]");
    await page.waitForSelector(".replay.playing");
    expect((await page.innerText("[data-track=Turn]")).replaceAll(/\s+/g, " ").toLowerCase()).toContain("turn 1");
    await page.click("[data-replay-skip]");
    await page.waitForSelector('[data-replay="rest"]');
    expect((await page.innerText("[data-track=Turn]")).replaceAll(/\s+/g, " ").toLowerCase()).toContain("turn 2");
    await page.close();
  });

  it("while one waits the prompt says what is worked out, and how far the computer has come", async () => {
    const page = await visit.open("#/?game=dust-tactics", desk);
    await page.locator("[data-mission]").first().click();
    await page.waitForSelector("[data-for-us]");
    await page.evaluate(`{
      window.saidByPrompt = new Set();
      const look = () => window.saidByPrompt.add(document.querySelector("[data-prompt] p")?.textContent ?? "");
      new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
    }`);
    await page.click("[data-for-us]");
    await page.waitForSelector(".play[aria-busy=true]");
    await page.waitForSelector(".play[aria-busy=false] [data-decision]");
    const said = String(await page.evaluate('[...window.saidByPrompt].join("\\n")'));
    expect(said).toContain("Working out what happens");
    expect(said).toMatch(/Turn 1.*: \d+ decisions? made/);
    expect(said).not.toContain("One moment");
    await page.close();
  });

  it("whoever has still to act is gone on to in one press, where nothing is lost by it; tabs stay where they are", async () => {
    const page = await playText(visit, "rogue-regiment", spent, desk);
    await page.waitForSelector("[data-next-doer=paddy]");
    const tabs = await boxOf(page.locator("[role=tablist]"));
    await page.click("[data-next-doer=paddy]");
    await page.waitForSelector("[data-can=paddy] .actions");
    expect(await page.getAttribute("[data-doer=paddy]", "aria-pressed")).toBe("true");
    expect(await boxOf(page.locator("[role=tablist]"))).toEqual(tabs);
    await page.close();
  });

  it("the only thing that can be done stands ready, where nothing of it is chosen on the board", async () => {
    const position =
      "umpire dust-tactics\ntable 90 60\nunit s1 h.line south at 20,50, whole\nunit n1 v.guard north at 24,20, whole, facing 180\nactivation s1\n";
    const page = await playText(visit, "dust-tactics", position, desk);
    await page.waitForSelector(".action-card [data-field=plan]");
    expect(await page.getAttribute("[data-form=declare]", "aria-pressed")).toBe("true");
    await page.close();
  });
});
