import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { hasBrowser, visiting } from "../browser.ts";
import { playText } from "../from-text.ts";

/** Jock stands beside a guard; another is far off, where he can be marked and no more. */
const text = `board
${Array.from({ length: 7 }, (_, y) => `+${" +".repeat(22)}\n${Array.from({ length: 22 }, (__, x) => (x === 3 && y === 3 ? " J" : x === 5 && y === 3 ? " 1" : x === 20 && y === 1 ? " 2" : " .")).join("")}`).join("\n")}
+${" +".repeat(22)}
1 = smg guard, facing W
2 = smg sentry, facing S
J = operator jock, knife, pistol
`;

const placeOf = async (page: Page, place: string): Promise<{ x: number; y: number }> => {
  const mark = page.locator(`[data-place="${place}"]`).first();
  await mark.waitFor({ state: "attached" });
  const box = await mark.boundingBox();
  if (box === null) throw new Error(`${place} is not marked.`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

/** Presses a place by mouse, by finger, or by keys: from where the cursor is, so many columns on. */
const ways: readonly { title: string; touch: boolean; press: (page: Page, place: string) => Promise<void> }[] = [
  {
    title: "by mouse",
    touch: false,
    press: async (page, place) => {
      const { x, y } = await placeOf(page, place);
      await page.mouse.click(x, y);
    },
  },
  {
    title: "by finger",
    touch: true,
    press: async (page, place) => {
      const { x, y } = await placeOf(page, place);
      await page.touchscreen.tap(x, y);
    },
  },
  {
    title: "by keys",
    touch: false,
    press: async (page, place) => {
      const cursor = page.locator('[role="gridcell"]');
      await cursor.focus();
      const [x = 0, y = 0] = place.split(",").map(Number);
      for (let keys = 0; keys < 30; keys++) {
        const column = Number(await cursor.getAttribute("aria-colindex")) - 1;
        const row = Number(await page.locator("[aria-rowindex]").getAttribute("aria-rowindex")) - 1;
        if (column === x && row === y) break;
        await page.keyboard.press(
          column < x ? "ArrowRight" : column > x ? "ArrowLeft" : row < y ? "ArrowDown" : "ArrowUp",
        );
      }
      await page.keyboard.press("Enter");
    },
  },
];

describe.skipIf(!hasBrowser).each(ways)("the same press again $title", ({ touch, press }) => {
  const visit = visiting({ touch });

  it("attacks, as it moves; what can be attacked is framed, what is aimed at otherwise, and the rest has dots", async () => {
    const page = await playText(visit, "rogue-regiment", text);
    await page.click("[data-doer=jock]");
    await page.waitForSelector("[data-highlight=target]");
    const at = (look: string): Promise<readonly (string | null)[]> =>
      page
        .locator(`[data-highlight=${look}]`)
        .evaluateAll((all: readonly { getAttribute(name: string): string | null }[]) =>
          all.map((one) => one.getAttribute("data-place")),
        );
    expect(await at("target")).toEqual(["5,3"]);
    expect(await at("reachable")).toEqual(["20,1"]);
    // a frame leaves the middles of the sides free, where a facing points out
    expect(await page.getAttribute("[data-highlight=target]", "d")).toMatch(/^(M[^M]+){4}$/);
    await press(page, "5,3");
    await page.waitForSelector('[data-highlight=aimed][data-place="5,3"]');
    await page.waitForSelector("[data-do]");
    expect(await page.getAttribute(".table", "data-step")).toBe("0");
    await press(page, "5,3");
    await page.waitForSelector('.table[data-step="1"]');
    await page.waitForSelector("[data-event=attacked]");
    expect(visit.complaints).toEqual([]);
    await page.close();
  });
});
