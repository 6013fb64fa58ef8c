import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContext, chromium, type Page } from "playwright-core";
import { afterAll, beforeAll } from "vitest";
import { type LocalServer, startLocalServer } from "../fault/local-server.ts";
import { executablePath, hasBrowser } from "./has-browser.ts";

export { hasBrowser };

/** Flags that keep the browser from asking anybody but the server under test. */
const args = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync"];

/** A browser at the real local server, for the tests of one file. */
export interface Visit {
  readonly url: string;
  /** A new window with nothing kept, at a view; `width` is that of a desk by default. */
  open(fragment: string, look?: { readonly width?: number; readonly scheme?: "light" | "dark" }): Promise<Page>;
  /** Errors and refusals that any window has met, e.g. of the content security policy. */
  readonly complaints: string[];
}

/** Starts the server and a browser for a file of tests, and ends both afterwards. */
export function visiting(): Visit {
  let server: LocalServer | undefined;
  let context: BrowserContext | undefined;
  const folder = mkdtempSync(join(tmpdir(), "umpire-browser-"));
  const complaints: string[] = [];

  beforeAll(async () => {
    if (!hasBrowser) return;
    [server, context] = await Promise.all([startLocalServer("memory"), chromium.launchPersistentContext(folder, { executablePath, headless: true, args })]);
  });
  afterAll(async () => {
    await context?.close();
    await server?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  return {
    complaints,
    get url() {
      return `${server?.url ?? ""}/`;
    },
    async open(fragment, { width = 1280, scheme = "light" } = {}) {
      if (context === undefined) throw new Error("There is no browser.");
      const page = await context.newPage();
      // shorter than that of a test, so that it says what was waited for
      page.setDefaultTimeout(8000);
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" });
      page.on("pageerror", (error) => complaints.push(String(error)));
      page.on("console", (message) => {
        if (message.type() === "error") complaints.push(message.text());
      });
      await page.goto(`${server?.url ?? ""}/${fragment}`);
      return page;
    },
  };
}

/** Lays out a mission from its card, and waits for its board. */
export async function layOut(visit: Visit, game: string, mission: string, difficulty: string, look?: Parameters<Visit["open"]>[1]): Promise<Page> {
  const page = await visit.open(`#/?game=${game}`, look);
  await page.selectOption("[data-difficulty]", difficulty);
  await page.click(`[data-mission=${mission}]`);
  await page.waitForSelector('.table[data-step="0"]');
  return page;
}
