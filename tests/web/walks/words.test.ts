import { describe, expect, it } from "vitest";
import { games } from "../../all-games.ts";
import { hasBrowser, layOut, visiting } from "../browser.ts";
import { idsIn, idsOf, readWords } from "../read-words.ts";

/** How many steps of each game are read. */
const STEPS = 16;

describe.skipIf(!hasBrowser)("what people read on the page", () => {
  const visit = visiting();

  it.each(games.map((game) => [game.title, game] as const))("%s: has no ids in it", async (_, game) => {
    const ids = idsOf(game);
    const told = new Set<string>();
    const page = await layOut(visit, game.id, game.scenarios[0]?.id ?? "", null, { width: 1366, height: 768 });
    const read = async (): Promise<void> => {
      // what may be typed for a choice is taught by the ids it is typed in
      const lines = (await readWords(page)).filter((line) => !game.choices.some(({ free }) => free === line));
      for (const line of idsIn(lines, ids)) told.add(line);
    };
    for (let step = 1; step <= STEPS; step++) {
      const doer = page.locator("[data-doer]").first();
      if ((await doer.count()) > 0) {
        await doer.click();
        await page.waitForSelector(".play[aria-busy=false] [data-decision]");
        await read();
      }
      await page.locator("[data-next], [data-by-policy]").first().click();
      await page.waitForSelector(`.table[data-step="${step}"]`);
      await page.waitForSelector(".play[aria-busy=false] :is([data-decision], [data-result])");
      await read();
    }
    for (const tab of ["pieces", "story", "words"]) {
      await page.click(`#tab-${tab}`);
      await page.waitForSelector(`#tab-${tab}[aria-selected=true]`);
      await page.waitForSelector("#tab-body :is(li, section, h2)");
      await read();
    }
    await page.goto(`${visit.url}#/?game=${game.id}`);
    await page.waitForSelector("[data-facts]");
    await read();
    expect([...told]).toEqual([]);
    await page.close();
  });
});
