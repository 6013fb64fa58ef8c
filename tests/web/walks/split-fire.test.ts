import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { violationsIn } from "../axe.ts";
import { hasBrowser, visiting } from "../browser.ts";
import { playText } from "../from-text.ts";
import { section } from "../section.ts";

const desk = { width: 1366, height: 768 };

/** A section that has declared an attack, before two enemies whom it can fire at. */
const facingTwo = `${section}unit n1 v.guard north at 74,65, whole, facing 180
unit n2 v.guard north at 84,60, whole, facing 180
activation s1, plan attack nothing
`;

/** A press on a miniature in the middle of it, as a hand does it. */
async function pressMiniature(page: Page, id: string, touch: boolean): Promise<void> {
  const box = await page.locator(`.board-picture [data-piece="${id}"]`).first().boundingBox();
  const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2];
  await (touch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
}

/** The buttons by which a weapon is given to a target, of which a unit has one, or one more of several. */
const use = (target: string, weapon: string): string => `[data-split-at=${target}] [data-use=${weapon}]`;
const more = (target: string, weapon: string): string => `[data-split-at=${target}] [data-more=${weapon}]`;
const fewer = (target: string, weapon: string): string => `[data-split-at=${target}] [data-fewer=${weapon}]`;

/** How many of a weapon are fired at a target. */
const share = async (page: Page, target: string, weapon: string): Promise<string> =>
  (await page.innerText(`[data-split-at=${target}] [data-share=${weapon}]`)).replaceAll(/[^\d]+/g, "");

/** Gives a rifle and the squad gun to the second target; what is said and what the odds are about. */
async function splitBetween(page: Page, press: (selector: string) => Promise<void>): Promise<void> {
  await press(more("n2", "rifle"));
  await press(use("n2", "lmg"));
  const said = page.locator(".preview strong").first();
  await expect
    .poll(() => said.textContent(), { timeout: 20_000 })
    .toBe(
      "Attack with 3 × service rifle, rifle launcher at Dominion Guard n1; service rifle, squad gun at Dominion Guard n2",
    );
  for (const target of ["n1", "n2"])
    await page
      .locator(`[data-odds-at=${target}] :text("Dominion Guard ${target} is hit.")`)
      .first()
      .waitFor({ timeout: 60_000 });
  expect(await page.locator('[data-odds-at=n1] :text("Dominion Guard n2 is hit.")').count()).toBe(0);
}

/** What was fired at whom in the step that was just made. */
const firedIn = async (page: Page): Promise<string> => {
  await page.waitForSelector('.table[data-step="1"]');
  await page.locator(".just-now").waitFor();
  return page.innerText(".just-now");
};

describe.skipIf(!hasBrowser)("Dust Tactics: what stands on the table", () => {
  const visit = visiting();

  it("is listed by units with their counts; a miniature of the one that is selected is a press away", async () => {
    const page = await playText(visit, "dust-tactics", facingTwo, desk);
    await page.locator("[role=tab]", { hasText: "Pieces" }).click();
    await page.waitForSelector("[data-piece-button=n1-1]");
    const listed = page.locator("[data-piece-button] strong");
    expect(await listed.allTextContents()).toEqual(["Line Section s1", "Dominion Guard n1", "Dominion Guard n2"]);
    expect(await page.innerText("[data-piece-button=n1-1]")).toContain("5 miniatures");
    await page.click("[data-piece-button=n1-1]");
    await page.click("[data-miniature=n1-3]");
    await page.waitForSelector('[data-miniature=n1-3][aria-pressed="true"]');
    expect(await page.getAttribute("[data-piece-button=n1-1]", "aria-pressed")).toBe("true");
    await page.locator("[role=tab]", { hasText: "In words" }).click();
    await page.waitForSelector(".in-words > ul > li");
    expect(await page.locator(".in-words > ul > li").count()).toBe(3);
    expect(await violationsIn(page)).toEqual([]);
    await page.close();
  });
});

const hands: readonly { readonly title: string; readonly touch: boolean; readonly look: typeof desk }[] = [
  { title: "by mouse", touch: false, look: desk },
  { title: "by finger on a telephone", touch: true, look: { width: 390, height: 844 } },
];

describe.skipIf(!hasBrowser).each(hands)("Dust Tactics: fire is split $title", ({ touch, look }) => {
  const visit = visiting({ touch });

  it("between the target that is aimed at and the one that is pressed next, weapon by weapon", async () => {
    const page = await playText(visit, "dust-tactics", facingTwo, look);
    await page.waitForSelector("[data-highlight=target]");
    const press = (selector: string): Promise<void> =>
      touch ? page.locator(selector).tap() : page.locator(selector).click();
    await pressMiniature(page, "n1-3", touch);
    await press("[data-split]");
    await page.waitForSelector(more("n1", "rifle"));
    await pressMiniature(page, "n2-3", touch);
    await page.waitForSelector(more("n2", "rifle"));
    // all begin at the first target
    expect(await page.locator("[data-split-at=n2] [aria-pressed=true]").count()).toBe(0);
    expect([await share(page, "n1", "rifle"), await share(page, "n2", "rifle")]).toEqual(["4", "0"]);
    await splitBetween(page, press);
    expect([await share(page, "n1", "rifle"), await share(page, "n2", "rifle")]).toEqual(["3", "1"]);
    // on a laptop all of that leaves the table in sight, and nothing of it is scrolled to
    if (!touch) {
      const card = await page.locator(".action-card").boundingBox();
      expect(card?.height ?? 999).toBeLessThan(0.65 * look.height);
      expect(
        await page.evaluate(
          `(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)(document.querySelector(".action-card"))`,
        ),
      ).toBeLessThanOrEqual(0);
    }
    // one soldier has one target for the rifle and what is under its barrel
    for (let rifles = 1; rifles < 4; rifles++) await press(more("n2", "rifle"));
    await page.waitForSelector('.preview[data-unmet] :text("fire its two weapons at two targets")');
    await press(fewer("n2", "rifle"));
    await page.waitForSelector(".preview:not([data-unmet])");
    for (let rifles = 3; rifles > 1; rifles--) await press(fewer("n2", "rifle"));
    for (let rifles = 0; rifles < 3; rifles++) await press(more("n1", "rifle"));
    expect(await violationsIn(page)).toEqual([]);
    await press("[data-do]");
    const fired = await firedIn(page);
    for (const target of ["n1", "n2"]) expect(fired).toContain(`at Dominion Guard ${target}`);
    expect(visit.complaints).toEqual([]);
    await page.close();
  });
});

describe.skipIf(!hasBrowser)("Dust Tactics: fire is split by keys", () => {
  const visit = visiting();

  it("the table is walked to the first target, all else is chosen in the card", async () => {
    const page = await playText(visit, "dust-tactics", facingTwo, desk);
    await page.waitForSelector("[data-highlight=target]");
    const enter = async (selector: string): Promise<void> => {
      await page.focus(selector);
      await page.keyboard.press("Enter");
    };
    await page.focus(".measured [role=gridcell]");
    const label = (): Promise<string | null> => page.getAttribute(".measured [role=gridcell]", "aria-label");
    for (let walked = 0; walked < 40 && !((await label()) ?? "").includes("n1-"); walked++)
      await page.keyboard.press("n");
    await page.keyboard.press("Enter");
    await enter("[data-split]");
    await enter("[data-split-to=n2]");
    await page.waitForSelector(more("n2", "rifle"));
    await splitBetween(page, enter);
    await enter("[data-do]");
    const fired = await firedIn(page);
    for (const target of ["n1", "n2"]) expect(fired).toContain(`at Dominion Guard ${target}`);
    await page.close();
  });
});
