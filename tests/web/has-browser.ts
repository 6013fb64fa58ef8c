import { existsSync } from "node:fs";

/** Debian's Chromium. */
export const executablePath = "/usr/bin/chromium";

/** Whether this machine has the browser that the page is tested with. */
export const hasBrowser = existsSync(executablePath);
