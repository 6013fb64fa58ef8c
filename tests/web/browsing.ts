import { type Browser, chromium, type Page } from "playwright-core";
import { startLocalServer } from "../fault/local-server.ts";
import { executablePath } from "./has-browser.ts";

/** Flags that keep the browser from asking anybody but the server under test. */
const args = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // the windows of one context share a process, and what it has compiled
  "--process-per-site",
];

/** How Chromium is started. */
export const launch = { executablePath, headless: true, args };

/** The headless shell refuses notices unasked; whoever comes with a browser of their own has not been asked yet. */
const notYetAsked = `Object.defineProperty(Notification, "permission", { get: () => "default", configurable: true })`;

/** How a window looks at the page; a desk by day, where nothing is said. */
export interface Look {
  readonly width?: number;
  readonly height?: number;
  readonly scheme?: "light" | "dark";
}

/** A browser at the real local server. */
export interface Browsing {
  /** The address of the page. */
  readonly url: string;
  /** A new window at a view. */
  open(fragment: string, look?: Look): Promise<Page>;
  /** Errors and refusals that any window has met, e.g. of the content security policy. */
  readonly complaints: readonly string[];
  close(): Promise<void>;
}

/** What the browser looks at: the real local server, if nothing else is said. */
export interface Served {
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * Starts a server and looks at it in a browser of its own, if no other is given; with `touch` it is worked by fingers.
 * Where nothing else is said the browser keeps nothing of the page for a time without a network.
 */
export async function startBrowsing({
  touch = false,
  keeps = false,
  runsOn = false,
  serve = () => startLocalServer("memory"),
  start = () => chromium.launch(launch),
}: {
  readonly touch?: boolean;
  readonly keeps?: boolean;
  /** Whether the game runs on to where somebody has to choose, as for whoever comes first; else it stops at each phase. */
  readonly runsOn?: boolean;
  readonly serve?: () => Promise<Served>;
  readonly start?: () => Promise<Browser>;
} = {}): Promise<Browsing> {
  const complaints: string[] = [];
  const [server, browser] = await Promise.all([serve(), start()]);
  const context = await browser.newContext({ hasTouch: touch, serviceWorkers: keeps ? "allow" : "block" });
  const url = `${server.url}/`;
  await context.addInitScript(notYetAsked);
  if (!runsOn) await context.addInitScript('localStorage.setItem("umpire-each-phase", "on")');
  // a window that stays open keeps the process of the others: to start one takes longer than a view
  if (!keeps) await (await context.newPage()).goto(`${url}icon.svg`);
  return {
    url,
    complaints,
    async open(fragment, { width = 1280, height = 800, scheme = "light" } = {}) {
      const page = await context.newPage();
      // shorter than that of a test, so that it says what was waited for
      page.setDefaultTimeout(300_000);
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" });
      page.on("pageerror", (error) => complaints.push(String(error)));
      page.on("console", (message) => {
        if (message.type() === "error") complaints.push(message.text());
      });
      await page.goto(url + fragment);
      return page;
    },
    async close() {
      await context.close();
      await browser.close();
      await server.stop();
    },
  };
}

/** Has everybody sit at this screen, where sides play against each other. */
export async function bothSides(page: Page): Promise<void> {
  await page.waitForSelector("[data-mission]");
  const sides = page.locator("[data-side]");
  if ((await sides.count()) > 0) await sides.selectOption("");
}

/** Lays out a mission from its card, at a difficulty where there are several, and waits for its board. */
export async function layOut(
  browsing: Pick<Browsing, "open">,
  game: string,
  mission: string,
  difficulty: string | null,
  look?: Look,
): Promise<Page> {
  const page = await browsing.open(`#/?game=${game}`, look);
  if (difficulty !== null) await page.selectOption("[data-difficulty]", difficulty);
  await bothSides(page);
  await page.click(`[data-mission=${mission}]`);
  await page.waitForSelector('.table[data-step="0"]');
  return page;
}

/** Plays the set-up of Chalk Farm: its first phase and two start points. */
export async function toOperatorPhase(page: Page): Promise<void> {
  await page.click("[data-next]");
  for (const step of [2, 3]) {
    await page.locator("[data-option]").first().click();
    await page.waitForSelector(`.table[data-step="${step}"]`);
  }
  await page.waitForSelector("[data-doer=jock]");
}
