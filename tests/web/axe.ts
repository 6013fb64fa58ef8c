import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** What axe finds wrong in a page as it stands, a line each. */
export async function violationsIn(page: Page): Promise<readonly string[]> {
  await page.evaluate(source);
  const found: unknown = await page.evaluate(
    `axe.run(document, { resultTypes: ["violations"], preload: false }).then(({ violations }) => violations.map(({ id, help, nodes }) => id + ": " + help + ": " + nodes.map(({ target }) => target.join(" ")).join(", ")))`,
  );
  return Array.isArray(found) ? found.map(String) : ["axe answered nothing"];
}
