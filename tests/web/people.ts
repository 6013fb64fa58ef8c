import { type Browser, chromium, type Page, type Request } from "playwright-core";
import { afterAll, beforeAll } from "vitest";
import { type LocalServer, startLocalServer } from "../fault/local-server.ts";
import { executablePath, hasBrowser } from "./has-browser.ts";

const args = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** What somebody's browser has told: every address it asked, the referrers it sent, the titles it showed. */
export interface Told {
  readonly addresses: readonly string[];
  readonly referrers: readonly string[];
  readonly titles: readonly string[];
  /** The authorization headers that went along. */
  readonly authorizations: readonly string[];
}

/** People at one server, each with a browser that knows nothing of the others'. */
export interface People {
  readonly url: string;
  /** Somebody new, at an address of the page; who does not hear of news by themselves has to look. */
  come(address: string, how?: { readonly hears?: boolean }): Promise<Page>;
  readonly told: Told;
  /** Errors and refusals that any window has met, apart from connections that a test cut. */
  readonly complaints: readonly string[];
}

/** Starts the server and a browser for the people of a file of tests, and ends both afterwards. */
export function meeting(): People {
  let server: LocalServer | undefined;
  let browser: Browser | undefined;
  const complaints: string[] = [];
  const told = {
    addresses: new Array<string>(),
    referrers: new Array<string>(),
    titles: new Array<string>(),
    authorizations: new Array<string>(),
  };
  beforeAll(async () => {
    if (hasBrowser)
      [server, browser] = await Promise.all([startLocalServer("memory"), chromium.launch({ executablePath, args })]);
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });
  const listen = async (request: Request): Promise<void> => {
    told.addresses.push(request.url());
    const { referer, authorization } = await request.allHeaders();
    if (referer !== undefined) told.referrers.push(referer);
    if (authorization !== undefined) told.authorizations.push(authorization);
  };
  return {
    told,
    complaints,
    get url() {
      return `${server?.url ?? ""}/`;
    },
    async come(address, { hears = true } = {}) {
      if (browser === undefined) throw new Error("There is no browser.");
      const context = await browser.newContext({
        viewport: { width: 1280, height: 800 },
        reducedMotion: "reduce",
        acceptDownloads: true,
      });
      if (!hears) await context.route("**/v1/streams", (route) => route.fulfill({ status: 404, json: {} }));
      const page = await context.newPage();
      // shorter than that of a test, so that it says what was waited for
      page.setDefaultTimeout(300_000);
      page.on("pageerror", (error) => complaints.push(String(error)));
      page.on("console", (message) => {
        // the browser reports every cut connection and every refusal of a request by itself
        if (message.type() === "error" && !message.text().startsWith("Failed to load resource"))
          complaints.push(message.text());
      });
      page.on("request", (request) => void listen(request).catch(() => undefined));
      page.on(
        "framenavigated",
        (frame) =>
          void frame.title().then(
            (title) => told.titles.push(title),
            () => undefined,
          ),
      );
      await page.goto(address);
      return page;
    },
  };
}

/** What a browser does when it comes into view or the connection comes back: whatever waits is asked at once. */
export const wake = (page: Page): Promise<unknown> => page.evaluate('dispatchEvent(new Event("online"))');
