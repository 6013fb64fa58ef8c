import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { hasBrowser } from "./has-browser.ts";

const ensureWeb = fileURLToPath(new URL("../../scripts/ensure-web.mjs", import.meta.url));

/** Builds the page once before all tests, where it is not built and there is a browser to look at it. */
export function setup(): void {
  if (!hasBrowser) {
    console.warn(
      'The tests of the page are skipped: there is no Chromium on this machine ("apt-get install chromium" brings it).',
    );
    return;
  }
  const built = spawnSync(process.execPath, [ensureWeb], { encoding: "utf8" });
  if (built.status !== 0) throw new Error(`The page could not be built: ${built.stderr}`);
}
