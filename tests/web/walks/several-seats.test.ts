import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { violationsIn } from "../axe.ts";
import { hasBrowser } from "../has-browser.ts";
import { meeting, wake } from "../people.ts";
import { atVersion } from "../posted.ts";

/** The seat that a window sits at. */
const seatOf = (page: Page): Promise<string | null> => page.getAttribute(".whose-turn", "data-you");

/** Begins Full Moon of Hour of Glory from its form, as its defender, and answers with the links of its seats. */
async function begunBy(page: Page): Promise<Readonly<Record<string, string>>> {
  await page.waitForSelector("[data-create]");
  await page.selectOption("[data-mine]", "defender");
  await page.fill("[data-name=intruder-1]", "Ben");
  await page.click("[data-create]");
  await page.waitForSelector("[data-handed-out]");
  const rows = await page.locator("[data-seat]").all();
  const links = rows.map(async (row): Promise<readonly [string, string]> => {
    const seat = await row.getAttribute("data-seat");
    return [seat ?? "", await row.locator("input").inputValue()];
  });
  return Object.fromEntries(await Promise.all(links));
}

describe.skipIf(!hasBrowser)("a person who plays at several seats of a game by post", () => {
  const people = meeting();

  it("is asked at whichever is asked, and agrees for each of them", async () => {
    const defender = await people.come(`${people.url}#/new-game/hour-of-glory/full-moon`);
    // the seats are those of the mission, before the game is there
    await defender.waitForSelector("[data-name]");
    expect(await defender.locator("[data-name]").evaluateAll((all) => all.map((one) => one.dataset["name"]))).toEqual([
      "intruder-1",
      "intruder-2",
      "intruder-3",
      "defender",
    ]);
    defender.setDefaultTimeout(60_000);
    const links = await begunBy(defender);
    expect(await defender.textContent("[data-seat=defender]")).toContain("kept in this browser");
    await defender.click("[data-handed-out]");
    await atVersion(defender, 0);
    expect(await seatOf(defender)).toBe("defender");
    expect(await defender.textContent(".whose-turn")).toContain("You are the defender.");

    // one person for all three Intruders
    const intruders = await people.come(links["intruder-1"] ?? "");
    intruders.setDefaultTimeout(60_000);
    await atVersion(intruders, 0);
    for (const seat of ["intruder-2", "intruder-3"]) {
      await intruders.goto(links[seat] ?? "");
      await intruders.waitForSelector(`.whose-turn[data-you="${seat}"]`);
    }
    expect(await intruders.textContent(".whose-turn")).toContain("You are Intruder 3 · Ben · Intruder 2");

    // the defender sets up: two Sentries, the Commander and where he faces
    for (const version of [1, 2, 3, 4]) {
      await defender.locator("[data-option]").first().click();
      await atVersion(defender, version);
    }
    // then the order is for Intruder 1: it is said, and led to
    await wake(intruders);
    await intruders.waitForSelector("[data-asked-elsewhere=intruder-1]");
    expect(await intruders.textContent("[data-asked-elsewhere]")).toContain("It is your turn as Ben.");
    expect(await violationsIn(intruders)).toEqual([]);
    await intruders.click("[data-sit-at=intruder-1].main");
    await intruders.waitForSelector('.whose-turn[data-you="intruder-1"] [data-turn=yours]');
    await intruders.locator("[data-option]").first().click();
    await atVersion(intruders, 5);

    // the defender wishes to go back: each seat agrees, and is led from one to the next
    await defender.focus('input[aria-label="Version"]');
    await wake(defender);
    await atVersion(defender, 5);
    await defender.click("[data-undo=ask]");
    await defender.waitForSelector("[data-asking] li");
    expect(await defender.textContent("[data-asking]")).toContain("Ben – The turns are in this order:");
    await defender.click("[data-ask]");
    await defender.waitForSelector("[data-proposal]");
    await wake(intruders);
    // the list of one's games tells of it, whosever turn it is
    await intruders.click("nav a:has-text('My games')");
    await intruders.waitForSelector("[data-to-answer]");
    expect(await intruders.textContent(".my-game")).toContain("The defender would like to go back.");
    expect(await violationsIn(intruders)).toEqual([]);
    await intruders.click(".my-game a");
    for (let agreed = 0; agreed < 3; agreed++) {
      if (agreed > 0) await intruders.click("[data-asked-elsewhere] button");
      await intruders.waitForSelector("[data-agree]");
      // the answer comes before the turn of another seat, which would cancel the wish
      expect(await intruders.locator("[data-asked-elsewhere]").count()).toBe(0);
      await intruders.click("[data-agree]");
      if (agreed < 2) await intruders.waitForSelector("[data-asked-elsewhere]");
    }
    await atVersion(intruders, 6);
    // the record tells of another's move what this seat has learned of it
    await defender.click("#tab-record");
    expect(await defender.textContent("[data-move='5']")).toMatch(/What you know of it:.*The turns are in this order/);
    expect(people.complaints).toEqual([]);
  });
});
