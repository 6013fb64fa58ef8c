import { clockTick } from "./clock-tick.ts";
import { clockDeps } from "./clock-deps.ts";

/** Does every few minutes what has become due: deadlines, reminders, expiries. */
export const handler = clockTick(clockDeps());
