import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { violationsIn } from "./axe.ts";
import { hasBrowser } from "./has-browser.ts";
import { meeting, wake } from "./people.ts";
import { atVersion } from "./posted.ts";

/** The link of a seat on the page that hands them out. */
const linkOf = (page: Page, seat: string): Promise<string> => page.inputValue(`[data-seat=${seat}] input`);

describe.skipIf(!hasBrowser)("a game by post in the page", () => {
  const people = meeting();

  it("is begun from a mission, entered by a link, and played in turns by two who see each other's moves", async () => {
    const first = await people.come(`${people.url}#/?game=rogue-regiment`);
    await first.click("[data-by-post=chalk-farm]");
    await first.selectOption("[data-difficulty]", "easy");
    await first.fill("[data-name=player-2]", "Anna");
    await first.click("[data-create]");
    await first.waitForSelector("[data-handed-out]");
    const link = await linkOf(first, "player-2");
    await first.click("[data-handed-out]");
    await atVersion(first, 0);
    const second = await people.come(link);
    await atVersion(second, 0);
    expect(second.url()).not.toContain("umpire-");
    expect(await second.textContent(".whose-turn")).toContain("You are Anna.");
    expect(await violationsIn(second)).toEqual([]);

    await first.fill("[data-words]", "I take the east gate");
    await first.locator("[data-option]").first().click();
    await atVersion(first, 1);
    await wake(second);
    await atVersion(second, 1);
    expect(await second.textContent(".said")).toBe("Player 1: I take the east gate");
    await second.locator("[data-option]").first().click();
    await atVersion(second, 2);
    await wake(first);
    await atVersion(first, 2);
    // nothing of it is lost by a reload
    await first.reload();
    await atVersion(first, 2);
    expect(people.complaints).toEqual([]);
  });
});
