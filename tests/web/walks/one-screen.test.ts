import { describe, expect, it } from "vitest";
import type { Page } from "playwright-core";
import { isObject } from "../../../web/api/is-object.ts";
import { type ShortForm, unfold } from "../../../web/table/short-form.ts";
import { bothSides, hasBrowser, visiting } from "../browser.ts";

/** What a link, or the address of a picture, holds. */
const heldIn = (address: string) => unfold(/\/(?:position|shared)\/([\w-]+)/.exec(address)?.[1] ?? "");

/** What lies there for whoever opens it, as a text board. */
async function openedAsText(url: string, { ruleset, board, position, settings }: ShortForm): Promise<unknown> {
  const where = position === undefined ? { ruleset, board, ...(settings !== undefined && { settings }) } : { position };
  const answer = await fetch(`${url}v1/board`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(where),
  });
  const opened: unknown = await answer.json();
  return isObject(opened) ? opened["text"] : opened;
}

describe.skipIf(!hasBrowser)("two sides at one screen", () => {
  const visit = visiting({ runsOn: true });

  /** What is handed on holds what whoever sits here sees; a film, which would hold more, is not offered. */
  async function handsOnNoMoreThanSeen(page: Page): Promise<void> {
    await page.goto(page.url().replace(/(\?.*)?$/, "?tab=words"));
    const seen = await page.locator(".in-words pre").textContent();
    await page.click("[data-link]");
    const { title, ...linked } = await heldIn(await page.inputValue("[data-link-text]"));
    // a link says besides what the table is called
    expect(await page.innerText(".table-head h1")).toBe(title);
    expect(await openedAsText(visit.url, linked)).toBe(seen);
    const asked = page.waitForRequest(/\/v1\/shared\//);
    await page.click("[data-save-picture]");
    expect(await heldIn((await asked).url())).toEqual(linked);
    expect(await page.locator("[data-share-film]").count()).toBe(0);
    expect(await page.locator("[data-no-film]").isVisible()).toBe(true);
    await page.goto(page.url().replace(/(\?.*)?$/, ""));
  }

  it("are told whose turn it is, and hand the screen over where one knows what the other must not", async () => {
    const page = await visit.open("#/?game=hour-of-glory");
    await bothSides(page);
    await page.click("[data-mission=twin-vault]");
    await page.waitForSelector("[data-doer]");
    expect(await page.innerText("[data-prompt]")).toContain("The Intruders:");
    // a look at a card in secret: whoever looked is told
    await page.locator("[data-form=peek]").first().click();
    await page.locator(".composer .chip, .composer button").first().click();
    await page.click("[data-do]");
    await page.waitForSelector("text=/looks at the card of room .*:/");
    const said = await page.locator(".just-now").innerText();
    const card = /looks at the card of room \S+: ([^(.]+)/.exec(said)?.[1]?.trim() ?? "";
    expect(card).not.toBe("");
    await handsOnNoMoreThanSeen(page);
    // both Intruders end their turns
    for (let ends = 0; ends < 2; ends++) {
      const step = await page.getAttribute(".table", "data-step");
      await page.locator("[data-form=end-turn]").first().click();
      await page.waitForSelector(`.table[data-step="${Number(step) + 1}"], [data-sit]`);
    }
    await page.waitForSelector("[data-hand-over=defender]");
    expect(await page.innerText("main")).toContain("Hand over to the Commander");
    expect(await page.content()).not.toContain(card);
    await page.click("[data-sit]");
    await page.waitForSelector("[data-decision]");
    expect(await page.innerText("[data-prompt]")).toContain("The Commander:");
    for (const tab of ["story", "words"]) {
      await page.goto(page.url().replace(/(\?.*)?$/, `?tab=${tab}`));
      await page.waitForSelector(tab === "story" ? ".story section" : "text=Who stands where");
      expect(await page.content(), tab).not.toContain(card);
    }
    await handsOnNoMoreThanSeen(page);
    await page.close();
    expect(visit.complaints).toEqual([]);
  });
});
