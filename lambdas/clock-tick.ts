import type { Games, Log, Notices } from "../service/index.ts";

/** What the function needs: the games, for which time passes, and the queue. */
export interface ClockDeps {
  readonly games: Pick<Games, "settleDue">;
  readonly notices: Notices;
  readonly log: Log;
}

/**
 * Does what is due. A game that fails is named in the log and tried again later; a tick counts as failed when the table
 * or the queue cannot be reached.
 */
export function clockTick({ games, notices, log }: ClockDeps): () => Promise<void> {
  return async () => {
    const { acted, removed, failed } = await games.settleDue(notices.send);
    for (const { game, kind, tries, error } of failed)
      log({ level: "error", event: "clock", game, kind, tries, error });
    log({ level: "info", event: "clock", acted, removed });
  };
}
