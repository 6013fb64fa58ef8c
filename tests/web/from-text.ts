import type { Page } from "playwright-core";
import type { Browsing, Look } from "./browsing.ts";

/** Types a position into the editor, as somebody would who has it as text, until it is read. */
export async function editText(
  browsing: Pick<Browsing, "open">,
  game: string,
  text: string,
  look?: Look,
): Promise<Page> {
  const page = await browsing.open("#/editor?begin=anew", look);
  await page.click(`[data-start-game=${game}]`);
  await page.fill("[data-start-text]", text);
  await page.click("[data-start=text]");
  await page.waitForSelector(".defects[data-read]");
  return page;
}

/** The same, and sits down to play it. */
export async function playText(...position: Parameters<typeof editText>): Promise<Page> {
  const page = await editText(...position);
  await page.click("[data-look=play]");
  await page.waitForSelector('.table[data-step="0"]');
  return page;
}
