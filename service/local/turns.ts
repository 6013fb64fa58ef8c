import type { Games } from "../games/index.ts";
import type { Notices } from "../notices/index.ts";
import type { Log } from "../problems.ts";

/** Milliseconds between two looks at what is due. */
const TICK = 30_000;

/**
 * What the table's stream and a schedule do on AWS, in this process: turns are told after each commit, and what is due
 * is settled.
 */
export interface LocalTurns {
  /** To be called with a game's id after a commit. */
  tell(game: string): void;
  /** Tells what a server that has died left untold, and starts the clock. */
  start(): Promise<void>;
  /** Stops the clock and waits for what is on its way. */
  close(): Promise<void>;
}

/** Tells the turns of games through a queue of notices. */
export function localTurns(games: Games, notices: Notices, log: Log): LocalTurns {
  const onTheWay = new Set<Promise<void>>();
  let clock: NodeJS.Timeout | null = null;

  const carried = (what: string, work: () => Promise<unknown>): void => {
    const done = work().then(
      () => undefined,
      // nothing is lost: it is told at the next commit, at the next look, or at the next start
      (error: unknown) => log({ level: "error", event: what, error: error instanceof Error ? error.name : "unknown" }),
    );
    onTheWay.add(done);
    void done.finally(() => onTheWay.delete(done));
  };
  const tell = (game: string): void => carried("turn", () => games.settleTurn(game, notices.send));
  const settle = async (): Promise<void> => {
    const { failed } = await games.settleDue(notices.send);
    for (const { game, kind, tries, error } of failed)
      log({ level: "error", event: "clock", game, kind, tries, error });
  };

  return {
    tell,
    async start() {
      for (const game of await games.watched()) tell(game);
      carried("clock", settle);
      clock = setInterval(() => carried("clock", settle), TICK);
      clock.unref();
    },
    async close() {
      if (clock !== null) clearInterval(clock);
      while (onTheWay.size > 0) await Promise.all(onTheWay);
    },
  };
}
