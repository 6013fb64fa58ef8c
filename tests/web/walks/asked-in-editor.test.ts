import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { hasBrowser, visiting } from "../browser.ts";
import { fold } from "../../../web/table/short-form.ts";

/** A board of each game on which somebody may attack somebody or not, with who asks and the answer. */
const disputed = [
  {
    ruleset: "rogue-regiment",
    board:
      "board\n+ + + + + + + + + + + + +\n J . . . . . . . . 1 . .\n+ + + + + + + + + + + + +\nJ = operator jock, facing E, pistol\n1 = rifleman guard, facing E\n",
    from: "Jock",
    to: "Guard",
    verdict: "no",
    why: "the range is 8",
  },
  {
    ruleset: "v-sabotage",
    board: "map\nA1 B1 C1\ncommando marksman tan at A1\nunit g1 regular mauser at C1\n",
    from: "Marksman",
    to: "Regular G1",
    verdict: "no",
    why: "range",
  },
] as const;

/** A guard who will see Jock step out and shout, and another four squares off, if diagonals count one. */
const shout = `board
+ + + + + + + + + + + + +
 . . . . . 1 . . J . . .
+ + + + + + + + + + + + +
 . . . . . . . . . . . .
+ + + + + + + + + + + + +
 . . . . . . . . . . . .
+ + + + + + + + + + + + +
 . 2 . . . . . . . . . .
+ + + + + + + + + + + + +
1 = rifleman guard-1, facing E
2 = rifleman guard-2, facing S
J = operator jock
`;

/** The link to exactly what a page shows. */
async function linkFrom(page: Page): Promise<string> {
  await page.click("[data-link]");
  return page.inputValue("[data-link-text]");
}

describe.skipIf(!hasBrowser)("a board that two people have laid out in the editor", () => {
  const visit = visiting();

  it.each(disputed)("of $ruleset is asked whether one may attack the other", async (situation) => {
    const { ruleset, board, from, to, verdict, why } = situation;
    const page = await visit.open(`#/editor/${(await fold({ ruleset, board })) ?? ""}`, { width: 1366, height: 768 });
    await page.selectOption("[data-ask-kind]", "attacks");
    await page.selectOption("[data-ask-from]", { label: from });
    // whoever is played by the rules is asked about nowhere as one who chooses
    expect(await page.locator("[data-ask-from] option").allInnerTexts()).toEqual(["who?", from]);
    await page.selectOption("[data-ask-to]", { label: to });
    await page.click("[data-ask-ruling]");
    await page.waitForSelector("[data-asked-ruling] [data-verdict]");
    expect(await page.innerText("[data-prompt]")).toContain(`May ${from} attack ${to}?`);
    expect(await page.getAttribute("[data-asked-ruling] [data-verdict]", "data-verdict")).toBe(verdict);
    expect(await page.innerText("[data-asked-ruling] .verdict-line")).toContain(why);
    await page.close();
  });

  it("shows what is not possible and why, and what the enemy would do, where that was asked", async () => {
    const { ruleset, board } = disputed[0];
    const page = await visit.open(`#/editor/${(await fold({ ruleset, board })) ?? ""}`, { width: 1366, height: 768 });
    await page.selectOption("[data-ask-kind]", "may");
    await page.selectOption("[data-ask-from]", { label: "Jock" });
    await page.click("[data-ask-ruling]");
    // nobody is near enough for an attack to be listed: the nearest enemy tells why
    await page.click("[data-nearest-enemy=guard] > summary");
    await page.waitForSelector("[data-nearest-enemy] >> text=Guard is 9 squares away; the range is 8");
    const last = page.locator(".not-now[open] > ul > li").last();
    await last.locator("summary").first().click();
    // what was opened is read without scrolling, above what stays at the foot
    const answer = await last.locator(".requirements").boundingBox();
    const foot = await page.locator(".play-foot").boundingBox();
    expect((answer?.y ?? 0) + (answer?.height ?? 0)).toBeLessThanOrEqual((foot?.y ?? 0) + 1);
    await page.goBack();
    await page.selectOption("[data-ask-kind]", "next");
    await page.click("[data-ask-ruling]");
    await page.waitForSelector(".enemy-now[open]");
    expect(await page.locator(".enemy-now[open]").count()).toBe(1);
    await page.close();
  });

  it("asks what comes of a move, tries how else the book can be read, and makes the move again under another reading", async () => {
    const page = await visit.open(`#/editor/${(await fold({ ruleset: "rogue-regiment", board: shout })) ?? ""}`, {
      width: 1366,
      height: 768,
    });
    await page.selectOption("[data-ask-kind]", "comes");
    await page.selectOption("[data-ask-from]", { label: "Jock" });
    await page.selectOption("[data-ask-deed]", { label: "Move" });
    await page.selectOption("[data-ask-which]", { label: "Move to 9,0" });
    await page.selectOption("[data-ask-to]", { label: "Guard 2" });
    await page.click("[data-ask-ruling]");
    await page.waitForSelector("[data-asked-ruling] [data-verdict=yes]");
    expect(await page.innerText("[data-prompt]")).toContain("Does anything happen to Guard 2?");
    // readings that change the answer are found by making the move under each
    await page.waitForSelector("[data-otherwise]");
    expect(await page.innerText("[data-otherwise]")).toContain("How are squares of distance counted");
    const sent = await linkFrom(page);
    await page.click("[data-reread=orthogonal]");
    await page.waitForSelector("[data-asked-ruling] [data-verdict=no]");
    expect(await page.innerText("[data-before]")).toContain("Guard 2 is alerted by a warning shout");
    expect(await page.innerText("[data-asked-ruling] [data-verdict]")).toContain("Nothing happens to Guard 2");
    // both answers are shared with their question: the first one by a link from before
    const under = await linkFrom(page);
    for (const [link, verdict] of [
      [sent, "yes"],
      [under, "no"],
    ] as const) {
      const other = await visit.open(link.slice(link.indexOf("#")));
      await other.waitForSelector(`[data-asked-ruling] [data-verdict=${verdict}]`);
      expect(await other.innerText("[data-prompt]")).toContain("Does anything happen to Guard 2?");
      await other.close();
    }
    expect(visit.complaints).toEqual([]);
    await page.close();
  });

  it("stays where it is while tools are changed", async () => {
    const { ruleset, board } = disputed[0];
    const page = await visit.open(`#/editor/${(await fold({ ruleset, board })) ?? ""}`, { width: 1366, height: 768 });
    const tops: number[] = [];
    for (const tool of ["[data-tool=select]", "[data-drawer=ground]", "[data-drawer=border]", "[data-drawer=piece]"]) {
      await page.click(tool);
      await page.waitForSelector(`${tool}[aria-pressed=true]`);
      tops.push(Math.round((await page.locator(".board").boundingBox())?.y ?? 0));
    }
    expect(new Set(tops).size).toBe(1);
    await page.close();
  });
});
