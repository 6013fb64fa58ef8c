import type { Worker } from "node:worker_threads";

/** Milliseconds between two looks at what a thread holds. */
const PAUSE = 50;

/**
 * Looks at what a thread holds as long as it answers, and does something once that is too many bytes; returns how to
 * stop looking. It can be looked at while it computes. Its own limit of the heap is not enough: where one step needs
 * more than that limit leaves, V8 ends the whole process.
 */
export function whenHoldsMore(worker: Worker, bytes: number, deed: () => void): () => void {
  let timer: NodeJS.Timeout | null = null;
  const look = async (): Promise<void> => {
    try {
      const { used_heap_size: used, external_memory: outside } = await worker.getHeapStatistics();
      if (timer === null) return;
      if (used + outside > bytes) deed();
      else timer = setTimeout(() => void look(), PAUSE);
    } catch {
      // it has ended meanwhile, which is told in another way
    }
  };
  timer = setTimeout(() => void look(), PAUSE);
  return () => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
  };
}
