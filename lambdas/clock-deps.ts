import { games } from "../rules/index.ts";
import type { ClockDeps } from "./clock-tick.ts";
import { log } from "./environment.ts";
import { queued } from "./notice-queue.ts";
import { gamesBy } from "./notices-deps.ts";

/** What the clock works with: of the functions for notices the only one that comes to the rules. */
export const clockDeps = (): ClockDeps => ({ games: gamesBy(games), notices: queued(), log });
