import { availableParallelism } from "node:os";
import type { QueueLimits } from "./fair-queue.ts";

/** How threads are made, and when one is ended. */
export interface ThreadLimits {
  /** The most threads. */
  readonly threads: number;
  /** Milliseconds of a processor that an answer may take: counted work is done long before. */
  readonly processor: number;
  /** Milliseconds that it may take in all, whatever else the machine does. */
  readonly deadline: number;
  /** Megabytes that a thread may hold. */
  readonly memory: number;
  /** How many requests wait. */
  readonly waiting: Omit<QueueLimits, "atOnce">;
}

export const MEGABYTE = 2 ** 20;

/** Where positions are analysed: apart, so that no other question waits for it. */
export function analysisLimits(): ThreadLimits {
  const threads = Math.max(1, availableParallelism() - 1);
  // each takes some seconds of a processor: whoever stands further back would wait longer than he is ready to
  return { ...usualLimits, threads, waiting: { ...usualLimits.waiting, each: 1, all: 8 * threads } };
}

export const usualLimits: ThreadLimits = {
  // one answers others while another is taken up by somebody
  threads: Math.max(2, availableParallelism()),
  processor: 10_000,
  deadline: 30_000,
  memory: 512,
  waiting: { each: 32, all: 256, eachBytes: 16 * MEGABYTE, allBytes: 64 * MEGABYTE },
};
