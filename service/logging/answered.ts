import type { Context, Hono } from "hono";
import { Hono as App } from "hono";
import { type Deed, noting } from "./deeds.ts";
import type { Log } from "./log.ts";
import { masked } from "./masked.ts";

/** The longest path that is written down, in characters: a link may hold a whole position. */
const MOST_PATH = 200;

/** The id of the stored game that a path names; null for none. */
const gameIn = (path: string): string | null => /^\/v1\/games\/([a-z0-9]{1,40})(?:\/|$)/.exec(path)?.[1] ?? null;

/** An answer, as whoever counts answers wants to know it. */
export interface Answered {
  readonly status: number;
  readonly deeds: readonly Deed[];
  /** Whether it was the first of this process. */
  readonly coldStart: boolean;
}

/** Where the lines about answers go, and what they say beside what all say. */
export interface AnswerLog {
  readonly log: Log;
  readonly addressOf: (c: Context) => string | null;
  /** By what a request is found again. */
  readonly requestIdOf: (c: Context) => string | null;
  /** What refuses a request before the app is asked; undefined where nothing does. */
  readonly refuses?: (c: Context) => Response | undefined;
  /** What stands in the line beside the rest. */
  readonly beside?: (answered: Answered) => Readonly<Record<string, unknown>>;
}

const all = (deeds: readonly Deed[], part: keyof Deed): string | null =>
  deeds.length === 0 ? null : [...new Set(deeds.map((deed) => deed[part]))].sort().join(" ");

/**
 * An app each of whose answers has a line in the log: the request's id, method, path, game and address, the operations
 * and what came of them, the status, the milliseconds that it took, and whether the process had just begun. Never a
 * query, a header or a body: they may hold what is secret.
 */
export function loggingAnswers(app: Hono, { log, addressOf, requestIdOf, refuses, beside }: AnswerLog): Hono {
  const outer = new App();
  let isFirst = true;
  outer.all("*", async (c: Context) => {
    const { method, path } = c.req;
    const coldStart = isFirst;
    isFirst = false;
    const began = performance.now();
    const deeds: Deed[] = [];
    const response = refuses?.(c) ?? (await noting(deeds, () => app.fetch(c.req.raw, c.env)));
    const { status } = response;
    log({
      level: "info",
      message: "answered",
      requestId: requestIdOf(c),
      method,
      // some paste an invitation where a game's id belongs
      path: masked(path).slice(0, MOST_PATH),
      operation: all(deeds, "operation"),
      outcome: all(deeds, "outcome"),
      game: gameIn(path),
      address: addressOf(c),
      status,
      durationMs: Math.round((performance.now() - began) * 10) / 10,
      coldStart,
      ...beside?.({ status, deeds, coldStart }),
    });
    return response;
  });
  return outer;
}
