import { Fault } from "../../schema/faults.ts";
import type { Log } from "../../logging/log.ts";
import type { Table } from "../../storage/table.ts";
import { type Answering, answerInThread, type ThreadRequest } from "./answer-in-thread.ts";
import { FairQueue, type Waiting } from "./fair-queue.ts";
import type { ThreadAnswer } from "./messages.ts";
import { type ThreadLimits, usualLimits } from "./thread-limits.ts";
import { startWorkers, type Workers } from "./workers.ts";

/** What threads are given to work on. */
export interface PoolDeps {
  readonly table: Table;
  readonly file: string | null;
  /** The games that one address may begin in an hour, if they are others than usual. */
  readonly gamesAnHour?: number;
  /** The public key of an application of Discord. */
  readonly discordKey?: string | undefined;
  /** Whether notices may be sent to the machine itself. */
  readonly allowsLoopback?: boolean | undefined;
  readonly log: Log;
  /** Called with a game's id after each commit. */
  readonly afterCommit: (game: string) => void;
  /** The module whose `answer` a thread runs. */
  readonly thread?: URL;
  readonly limits?: ThreadLimits;
  /** Does something after so many milliseconds, unless it is called off by what this returns. */
  readonly after?: (milliseconds: number, deed: () => void) => () => void;
}

function afterMilliseconds(milliseconds: number, deed: () => void): () => void {
  const timer = setTimeout(deed, milliseconds);
  return () => clearTimeout(timer);
}

/** Threads that answer requests, each of which can be ended while it does. */
export interface Pool {
  /** Answers a request. Throws a Fault where there is no room for it, or where its answer was given up. */
  answer(handed: ThreadRequest): Promise<ThreadAnswer>;
  close(): Promise<void>;
}

interface Queued extends Waiting {
  readonly handed: ThreadRequest;
  readonly done: (answer: ThreadAnswer) => void;
  readonly failed: (error: unknown) => void;
}

/** What is told where too much waits already, and in how many seconds there may be room. */
function busy(ahead: number, threads: number): Fault {
  const seconds = Math.max(1, Math.ceil(ahead / Math.max(1, threads - 1)));
  const message = "Too much waits to be answered already: come again in a while.";
  return new Fault("busy", message, [{ code: "busy", path: "", message }], null, seconds);
}

/** A pool of threads, which start when they are first needed. */
export function createPool(deps: PoolDeps): Pool {
  const { table, log, afterCommit, limits = usualLimits, after = afterMilliseconds } = deps;
  const { threads, waiting } = limits;
  const queue = new FairQueue<Queued>({ ...waiting, atOnce: Math.max(1, threads - 1) });
  let running = 0;
  let workers: Workers | null = null;

  const started = (): Workers => {
    const { file, gamesAnHour, discordKey, allowsLoopback } = deps;
    workers ??= startWorkers({ file, gamesAnHour, discordKey, allowsLoopback }, limits, log, deps.thread);
    return workers;
  };
  const answering: Answering = { table, log, afterCommit, limits, workers: started, after };

  /** Hands over what comes next, as long as a thread is free. */
  const go = (): void => {
    while (running < threads) {
      const queued = queue.next();
      if (queued === null) return;
      running++;
      void answerInThread(answering, queued.handed)
        .then(queued.done, queued.failed)
        .finally(() => {
          running--;
          queue.done(queued.network);
          go();
        });
    }
  };

  return {
    answer: (handed) =>
      new Promise((done, failed) => {
        const { network, request, signal } = handed;
        const queued: Queued = { handed, network, bytes: request.body?.byteLength ?? 0, done, failed };
        if (!queue.add(queued)) {
          failed(busy(queue.waitingOf(network), threads));
          return;
        }
        signal.addEventListener("abort", () => {
          if (queue.remove(queued)) failed(new Fault("busy", "Nobody waits for the answer any more."));
        });
        go();
      }),
    async close() {
      await workers?.destroy();
    },
  };
}
