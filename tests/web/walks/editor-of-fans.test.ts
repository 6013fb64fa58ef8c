import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { hasBrowser, visiting } from "../browser.ts";
import { editText } from "../from-text.ts";

const desk = { width: 1366, height: 768 };

const textOf = (page: Page): Promise<string> => page.inputValue("[data-text]");

/** A section of five miniatures that one line puts down, and an enemy. */
const sections = `table 180 120
unit s1 h.line south at 50,80, whole
unit n1 v.guard north at 90,30, whole, facing 180
`;

/** Presses the middle of something on the board. */
async function pressOn(page: Page, what: string): Promise<void> {
  const box = await page.locator(what).boundingBox();
  if (box === null) throw new Error(`There is no ${what}.`);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

describe.skipIf(!hasBrowser)("what one line puts down in the editor", () => {
  const visit = visiting();

  it("is looked at, dragged and erased by any of its miniatures", async () => {
    const page = await editText(visit, "dust-tactics", sections, desk);
    await page.waitForSelector('.board-picture [data-piece="s1-3"]');
    await pressOn(page, '.board-picture [data-piece="s1-3"]');
    await page.waitForSelector("[data-entry=s1]");
    const held = await page.locator('.board-picture [data-piece="s1-3"]').boundingBox();
    const [x, y] = [(held?.x ?? 0) + (held?.width ?? 0) / 2, (held?.y ?? 0) + (held?.height ?? 0) / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 90, y, { steps: 6 });
    await page.mouse.up();
    expect(await textOf(page)).toMatch(/unit s1 h\.line south at (?:5[1-9]|[6-9]\d)/);
    await page.click("[data-undo]");
    expect(await textOf(page)).toBe(sections);
    await page.waitForSelector(".defects[data-read]");
    await page.click("[data-tool=erase]");
    await pressOn(page, '.board-picture [data-piece="s1-3"]');
    await expect.poll(() => textOf(page)).not.toContain("unit s1");
    expect(await textOf(page)).toContain("unit n1");
    await page.close();
  });

  it("is erased before the ground it belongs to, as the card of a room, and looked at there", async () => {
    const page = await editText(visit, "hour-of-glory", "open D1 ENT\nroom 1 I1\nintruder crane at 2,1\n", desk);
    await page.focus("[data-cursor]");
    await page.keyboard.press("Enter");
    await page.waitForSelector(".place-panel .entry");
    expect(await page.innerText(".place-panel .entry")).toMatch(/I1|Fjord|room/i);
    await page.click("[data-tool=erase]");
    await page.focus("[data-cursor]");
    await page.keyboard.press("Enter");
    await expect.poll(() => textOf(page)).not.toContain("room 1 I1");
    // the room itself is still there
    await page.click("[data-tool=select]");
    await page.keyboard.press("Enter");
    expect(await textOf(page)).not.toContain("plan");
    await page.close();
  });

  it("has nobody to attack where no enemy is on the board, and says so", async () => {
    const page = await editText(
      visit,
      "dust-tactics",
      "table 180 120\nunit s1 h.line south at 50,80, whole\nunit s2 h.line south at 90,80, whole\n",
      desk,
    );
    await page.selectOption("[data-ask-kind]", "attacks");
    await page.selectOption("[data-ask-from]", { label: "Line Section s1" });
    await page.waitForSelector("text=No enemy of Line Section s1 is on the board: put one there.");
    expect(await page.isDisabled("[data-ask-ruling]")).toBe(true);
    await page.close();
  });
});
