import type { Games, Log, Notices } from "../service/index.ts";
import { latenessMetrics, oldestDueMetric } from "./metrics.ts";

/** What the function needs: the games, for which time passes, and the queue. */
export interface ClockDeps {
  readonly games: Pick<Games, "settleDue">;
  readonly notices: Notices;
  readonly log: Log;
}

/** What is told to a function of its own run. */
interface Run {
  getRemainingTimeInMillis(): number;
}

/** Milliseconds before the function's end at which nothing new is begun: what was begun is settled in them. */
const LAST = 30_000;

/** Games that one line of the log names. */
const MOST_NAMED = 500;

/**
 * Does what is due, for as long as there is time. A game that fails is named in the log and tried again later; a tick
 * counts as failed when the table or the queue cannot be reached.
 */
export function clockTick({ games, notices, log }: ClockDeps): (event?: unknown, run?: Run) => Promise<void> {
  return async (_event, run) => {
    const isUp = (): boolean => run !== undefined && run.getRemainingTimeInMillis() < LAST;
    const { acted, buried, removed, failed, late, left, oldestDue, jumped, waits } = await games.settleDue(
      notices.send,
      isUp,
    );
    for (const { game, kind, tries, error } of failed)
      log({ level: "error", event: "clock", game, kind, tries, error });
    if (jumped !== null)
      log({ level: "error", event: "clock", jumpedSeconds: Math.round(jumped / 1000), outcome: "waited out" });
    for (const metric of latenessMetrics(late)) log(metric);
    log(oldestDueMetric(oldestDue));
    for (const [what, ids] of Object.entries({ acted, buried, removed }))
      for (let from = 0; from < ids.length; from += MOST_NAMED)
        log({ level: "info", event: "clock", [what]: ids.slice(from, from + MOST_NAMED) });
    log({
      level: "info",
      event: "clock",
      settled: { acted: acted.length, buried: buried.length, removed: removed.length },
      left,
      waits,
    });
    if (failed.some(({ error }) => error === "Unsent")) throw new Error("The queue of notices cannot be reached.");
  };
}
