import { gzipSync } from "node:zlib";
import type { Page } from "playwright-core";
import type { Browsing } from "./browsing.ts";

/**
 * A window at the first board, and what it had to fetch for that beside answers of the API, in bytes as a CDN sends
 * them.
 */
export async function firstLoad({
  open,
  url,
}: Pick<Browsing, "open" | "url">): Promise<{ readonly page: Page; readonly bytes: number; readonly files: number }> {
  const page = await open("#/nowhere");
  const files = new Set<string>();
  page.on("request", (request) => {
    if (!request.url().includes("/v1/")) files.add(request.url().replace(/#.*$/, ""));
  });
  await page.goto(`${url}?again#/?game=rogue-regiment`);
  await page.click("[data-mission=chalk-farm]");
  await page.waitForSelector(".board-picture svg");
  const sizes = await Promise.all(
    [...files].map(async (file) => gzipSync(await (await fetch(file)).bytes(), { level: 9 }).length),
  );
  return { page, bytes: sizes.reduce((sum, size) => sum + size, 0), files: files.size };
}
