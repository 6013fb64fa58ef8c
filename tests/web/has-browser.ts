import { existsSync } from "node:fs";

/**
 * Debian's Chromium: its headless shell, which draws a frame whenever one is asked for, and the whole browser where the
 * shell is not installed. Windows of the whole browser may stop to draw on a busy machine, and a press then waits for ever.
 */
const programs = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"] as const;

const installed = programs.find((program) => existsSync(program));

/** Whether this machine has a browser that the page is tested with. */
export const hasBrowser = installed !== undefined;

/** The browser that the page is tested with; where there is none, the one that is missed. */
export const executablePath = installed ?? programs[0];
