import { afterAll, beforeAll } from "vitest";
import { type Browsing, startBrowsing } from "./browsing.ts";
import { hasBrowser } from "./has-browser.ts";

export { layOut, toOperatorPhase } from "./browsing.ts";
export { hasBrowser };

/** The browser and the server of a file of tests, while they run. */
export type Visit = Omit<Browsing, "close">;

/** Starts the server and a browser for a file of tests, and ends both afterwards. */
export function visiting(how: Parameters<typeof startBrowsing>[0] = {}): Visit {
  let browsing: Browsing | undefined;
  beforeAll(async () => {
    if (hasBrowser) browsing = await startBrowsing(how);
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
