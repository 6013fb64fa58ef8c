import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";
import type { TestProject } from "vitest/node";
import { startLocalServer } from "../fault/local-server.ts";
import { launch } from "./browsing.ts";
import { hasBrowser } from "./has-browser.ts";

const ensureWeb = fileURLToPath(new URL("../../scripts/ensure-web.mjs", import.meta.url));

/** What all tests of the page share: the address of a local server, and where its browser is spoken to. */
export interface Shared {
  readonly url: string;
  readonly browser: string;
}

declare module "vitest" {
  export interface ProvidedContext {
    /** Null where there is no browser. */
    shared: Shared | null;
  }
}

/** Builds the page where it is not built, and starts the server and the browser that its tests share; ends both. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (!hasBrowser) {
    console.warn(
      'The tests of the page are skipped: there is no Chromium on this machine ("apt-get install chromium-headless-shell" brings it).',
    );
    project.provide("shared", null);
    return () => Promise.resolve();
  }
  const built = spawnSync(process.execPath, [ensureWeb], { encoding: "utf8" });
  if (built.status !== 0) throw new Error(`The page could not be built: ${built.stderr}`);
  const [server, browser] = await Promise.all([startLocalServer("memory"), chromium.launchServer(launch)]);
  project.provide("shared", { url: server.url, browser: browser.wsEndpoint() });
  return async () => {
    await browser.close();
    await server.stop();
  };
}
