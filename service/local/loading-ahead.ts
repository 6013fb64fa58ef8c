import { setTimeout as waiting } from "node:timers/promises";
import type { ListedGame } from "../../rules/kernel/index.ts";
import type { Log } from "../logging/log.ts";

/** How long after the server listens the first game is loaded, and after each game the next, in milliseconds. */
interface Pace {
  readonly first: number;
  readonly next: number;
}

/** Whoever asks at once is answered first, and between two games whoever has asked meanwhile. */
const usualPace: Pace = { first: 500, next: 100 };

/**
 * Loads games one after another, and then how they are listed, while nobody waits for them: a question about all of them
 * would load each in turn, which takes seconds. What is asked for sooner is loaded then. What cannot be loaded is told in
 * the log, and by whatever asks about it. It keeps no process from ending.
 */
export async function loadAhead(games: readonly ListedGame[], log: Log, pace: Pace = usualPace): Promise<void> {
  const loads = [...games.map((game) => () => game.load()), ...games.slice(0, 1).map((game) => () => game.listing())];
  let wait = pace.first;
  for (const load of loads) {
    await waiting(wait, undefined, { ref: false });
    try {
      await load();
    } catch (error) {
      log({ level: "error", event: "load", error: error instanceof Error ? error.message : String(error) });
    }
    wait = pace.next;
  }
}
