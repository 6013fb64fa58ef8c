import { type Browser, chromium, type Page, type Request } from "playwright-core";
import { afterAll, beforeAll, inject } from "vitest";

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

/** Has the people of a file of tests meet at the server that all share; nothing is left of them afterwards. */
export function meeting(): People {
  const shared = inject("shared");
  let browser: Browser | undefined;
  const complaints: string[] = [];
  const told = {
    addresses: new Array<string>(),
    referrers: new Array<string>(),
    titles: new Array<string>(),
    authorizations: new Array<string>(),
  };
  beforeAll(async () => {
    if (shared !== null) browser = await chromium.connect(shared.browser);
  });
  // what this file opened goes with its connection
  afterAll(() => browser?.close());
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
      return `${shared?.url ?? ""}/`;
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
      // shorter than that of a test (600 s), so that it says what was waited for
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
