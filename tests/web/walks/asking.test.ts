import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { hasBrowser, visiting } from "../browser.ts";

/** Opens a situation of the gallery with its ruling. */
async function ruled(page: Page, id: string): Promise<void> {
  await page.waitForSelector(`[data-dispute=${id}]`, { state: "attached" });
  await page.click(`[data-dispute=${id}]`);
  await page.waitForSelector("[data-verdict], .ruling .verdict-line");
}

describe.skipIf(!hasBrowser)("between a ruling and the editor", () => {
  const visit = visiting({ runsOn: true });

  it("the question of a dispute goes along, can be turned round by an arrow, and comes back with the text as it was", async () => {
    const page = await visit.open("#/disputes", { width: 1366, height: 768 });
    await ruled(page, "hedge-crouched");
    await page.click("[data-edit]");
    await page.waitForSelector(".edit-board [data-piece=jock]");
    expect(await page.textContent("[data-ask-bar] .asked")).toBe(
      "Jock crouches behind the hedge. Does the guard see him?",
    );
    expect(await page.inputValue("[data-ask-from]")).toBe("guard");
    expect(await page.locator(".edit-board [data-arrow]").count()).toBe(1);

    await page.click("[data-ask-arrow]");
    for (const id of ["jock", "guard"])
      await page.locator(`.edit-board [data-piece=${id}]`).first().click({ force: true });
    expect(await page.textContent("[data-ask-bar] .asked")).toBe("Does Jock see Guard?");
    // it is not written anew, not even the blanks
    const written = await page.inputValue("[data-text]");
    const text = written.replace("operator jock, ", "operator   jock,  ");
    expect(text).not.toBe(written);
    await page.fill("[data-text]", text);
    await page.click("[data-ask-ruling]:enabled");
    await page.waitForSelector(".ruling .verdict-line");
    expect(await page.textContent("[data-asked-about]")).toBe("Does Jock see Guard?");
    expect(await page.textContent(".ruling .verdict-line")).toContain("Jock does not see Guard");

    await page.click("[data-edit]");
    await page.waitForSelector("[data-ask-bar] .asked");
    expect(await page.textContent("[data-ask-bar] .asked")).toBe("Does Jock see Guard?");
    expect(await page.inputValue("[data-text]")).toBe(text);
    await page.close();
  });

  it("what is asked of a move is asked again of the changed board", async () => {
    const page = await visit.open("#/disputes", { width: 1366, height: 768 });
    await ruled(page, "shoot-range");
    await page.click("[data-edit]");
    await page.waitForSelector("[data-ask-bar] .asked");
    expect(await page.inputValue("[data-ask-kind]")).toBe("same");
    const text = await page.inputValue("[data-text]");
    await page.fill("[data-text]", text.replace("J . . . . . . . . 1", ". . . . J . . . . 1"));
    await page.click("[data-ask-ruling]:enabled");
    await page.waitForSelector("[data-verdict]");
    expect(await page.textContent("[data-asked-about]")).toContain("May he shoot?");
    expect(await page.getAttribute("[data-verdict]", "data-verdict")).toBe("yes");
    await page.close();
  });

  it("what the others see is drawn whenever its button is pressed", async () => {
    const page = await visit.open("#/disputes", { width: 1366, height: 768 });
    await ruled(page, "hedge-crouched");
    const button = page.locator("[data-watch-layer]");
    expect(await button.getAttribute("aria-pressed")).toBe("false");
    expect(await page.locator("[data-watched]").count()).toBe(0);
    await button.click();
    await page.waitForSelector("[data-watched]");
    expect(await button.getAttribute("aria-pressed")).toBe("true");
    await page.close();
  });

  it("who is not on another board is not asked about there", async () => {
    const page = await visit.open("#/disputes", { width: 1366, height: 768 });
    await ruled(page, "hedge-crouched");
    await page.click("[data-edit]");
    await page.waitForSelector("[data-ask-bar] .asked");
    await page.selectOption("[data-ask-from]", "jock");
    await page.click("[data-begin]");
    await page.click("[data-start-game=hour-of-glory]");
    await page.click("[data-start=empty]");
    await page.waitForSelector(".edit-board");
    for (const end of ["from", "to"])
      expect(await page.locator(`[data-ask-${end}] option:checked`).textContent()).toMatch(/^who/);
    // a border that a press would be for is marked
    await page.click("[data-drawer=border]");
    await page.hover(".edit-board .board-picture");
    // a line has no room of its own, so it counts as hidden
    await page.waitForSelector("[data-aimed]", { state: "attached" });
    await page.close();
  });
});
