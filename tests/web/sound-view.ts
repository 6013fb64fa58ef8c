import type { Page } from "playwright-core";
import { tries } from "../soak/at-length.ts";
import { violationsIn } from "./axe.ts";
import type { Visit } from "./browser.ts";

/** Whether something hangs out of the window sideways. */
export const isTooWide = async (page: Page): Promise<boolean> =>
  (await page.evaluate("document.documentElement.scrollWidth > innerWidth")) === true;

const looks = [
  { width: 360, scheme: "light" },
  { width: 1440, scheme: "dark" },
  { width: 360, scheme: "dark" },
  { width: 1440, scheme: "light" },
] as const;

/** What is wrong with a view in any width and look, and what its windows have complained of; closes it. */
export async function faultsOf(page: Page, { complaints }: Pick<Visit, "complaints">): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const [i, { width, scheme }] of looks.entries()) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme: scheme });
    await page.waitForSelector(`html[data-theme=${scheme}]`);
    if (await isTooWide(page)) faults.push(`it hangs out of ${width} pixels`);
    // axe takes a while: it sees one width and look, in the soak each once
    if (i < tries(1, 2)) faults.push(...(await violationsIn(page)).map((fault) => `${width} ${scheme}: ${fault}`));
  }
  await page.close();
  return [...faults, ...complaints];
}
