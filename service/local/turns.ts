import type { Games } from "../games/index.ts";
import type { Notices } from "../notices/index.ts";
import type { Log } from "../logging/log.ts";

/** Milliseconds between two looks at what is due, and what one of them may take. */
const TICK = 30_000;
const LONGEST_TICK = 20_000;
/** Milliseconds from which on a deadline counts as late: that it was not looked at in time is worth a line in the log. */
const LATE = 2 * TICK;

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
    const until = performance.now() + LONGEST_TICK;
    const { failed, late, left, buried, removed, jumped } = await games.settleDue(
      notices.send,
      () => performance.now() > until,
    );
    for (const { game, kind, tries, error } of failed)
      log({ level: "error", event: "clock", game, kind, tries, error });
    if (jumped !== null)
      log({ level: "warn", event: "clock", jumpedSeconds: Math.round(jumped / 1000), outcome: "waited out" });
    for (const [what, ids] of Object.entries({ buried, removed }))
      if (ids.length > 0) log({ level: "info", event: "clock", [what]: ids });
    const latest = late.reduce((most, milliseconds) => Math.max(most, milliseconds), 0);
    if (latest > LATE || left > 0)
      log({ level: "warn", event: "clock", settled: late.length, latestSeconds: Math.round(latest / 1000), left });
  };
  let isSettling = false;
  /** Looks at what is due, unless the look before still goes on. */
  const tick = (): void => {
    if (isSettling) return;
    isSettling = true;
    carried("clock", () => settle().finally(() => (isSettling = false)));
  };

  return {
    tell,
    async start() {
      for (const game of await games.watched()) tell(game);
      tick();
      clock = setInterval(tick, TICK);
      clock.unref();
    },
    async close() {
      if (clock !== null) clearInterval(clock);
      while (onTheWay.size > 0) await Promise.all(onTheWay);
    },
  };
}
