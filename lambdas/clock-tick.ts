import type { Games, Log, Notices } from "../service/index.ts";

/** What the function needs: the games, for which time passes, and the queue. */
export interface ClockDeps {
  readonly games: Pick<Games, "settleDue">;
  readonly notices: Notices;
  readonly log: Log;
}

/**
 * Does what is due. What fails is due again at the next tick, and the tick counts as failed so that somebody hears of
 * it.
 */
export function clockTick({ games, notices, log }: ClockDeps): () => Promise<void> {
  return async () => {
    const { acted, removed } = await games.settleDue(notices.send);
    log({ level: "info", event: "clock", acted, removed });
  };
}
