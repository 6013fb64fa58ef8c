import type { Page } from "playwright-core";

/** The number of the step of a table that a page shows. */
export const stepOf = async (page: Page): Promise<number> => Number(await page.getAttribute(".table", "data-step"));

/** Waits until a table has gone on from a step, and says what is to be decided next, or how it ended. */
export async function gone(page: Page, from: number): Promise<void> {
  await page.waitForSelector(`.table:not([data-step="${from}"])`);
  await page.waitForSelector(".play[aria-busy=false] :is([data-decision], [data-result])");
}

/** Answers whatever is asked by the first of what can be chosen, as long as something is: a card may ask more than a mission does. */
export async function answerAll(page: Page): Promise<void> {
  while ((await page.locator("[data-option]").count()) > 0) {
    const from = await stepOf(page);
    await page.locator("[data-option]").first().click();
    await gone(page, from);
  }
}
