import { chromium } from "playwright-core";
import { afterAll, beforeAll, inject } from "vitest";
import { type Browsing, type Served, startBrowsing } from "./browsing.ts";
import { hasBrowser } from "./has-browser.ts";

export { bothSides, layOut, toOperatorPhase } from "./browsing.ts";
export { hasBrowser };

/** The browser and the server of a file of tests, while they run. */
export type Visit = Omit<Browsing, "close">;

/**
 * Looks at the server that all tests of the page share, or at another one, by windows of its own in the browser that
 * they share; nothing is left of them afterwards.
 */
export function visiting(
  how: {
    readonly touch?: boolean;
    readonly keeps?: boolean;
    readonly runsOn?: boolean;
    readonly serve?: () => Promise<Served>;
  } = {},
): Visit {
  let browsing: Browsing | undefined;
  beforeAll(async () => {
    const shared = inject("shared");
    if (shared === null) return;
    const serve = (): Promise<Served> => Promise.resolve({ url: shared.url, stop: () => Promise.resolve() });
    browsing = await startBrowsing({ serve, start: () => chromium.connect(shared.browser), ...how });
  });
  afterAll(() => browsing?.close());
  const started = (): Browsing => {
    if (browsing === undefined) throw new Error("There is no browser.");
    return browsing;
  };
  return {
    get url() {
      return started().url;
    },
    get complaints() {
      return started().complaints;
    },
    open: (fragment, look) => started().open(fragment, look),
  };
}
