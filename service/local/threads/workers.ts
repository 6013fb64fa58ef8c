import { fileURLToPath } from "node:url";
import { Piscina } from "piscina";
import type { Log } from "../../logging/log.ts";
import { answeringThread, compiledFolder } from "../../places.ts";
import type { Task, ThreadAnswer, ThreadData } from "./messages.ts";
import type { ThreadLimits } from "./thread-limits.ts";

/**
 * How many times the memory that a thread may hold its heap could take: it is looked at from outside, and there has to
 * be room for one step too large.
 */
const HARD_LIMIT = 4;

/** Threads that answer requests. */
export type Workers = Piscina<Task, ThreadAnswer>;

/** Starts threads, each of which knows `data`. */
export function startWorkers(
  data: ThreadData,
  { threads, memory }: ThreadLimits,
  log: Log,
  thread: URL = answeringThread,
): Workers {
  const workers: Workers = new Piscina<Task, ThreadAnswer>({
    filename: fileURLToPath(thread),
    name: "answer",
    minThreads: 1,
    maxThreads: threads,
    idleTimeout: Infinity,
    // a thread that waits goes on with what it still has to do
    atomics: "disabled",
    workerData: data,
    env: { NODE_COMPILE_CACHE: compiledFolder, ...process.env },
    resourceLimits: { maxOldGenerationSizeMb: HARD_LIMIT * memory },
    // elsewhere it would be all of the process
    ...(process.platform === "linux" && { niceIncrement: 5 }),
    recordTiming: false,
  });
  // of a thread that ends while it has nothing to answer; the next one starts anew
  workers.on("error", (error: Error) => log({ level: "error", event: "thread", error: error.message }));
  return workers;
}
