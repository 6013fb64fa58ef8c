/** A thread as it is looked at. */
export interface Watched {
  getHeapStatistics(): Promise<{ readonly used_heap_size: number; readonly external_memory: number }>;
  cpuUsage(before?: NodeJS.CpuUsage): Promise<NodeJS.CpuUsage>;
}

/** Milliseconds between two looks at a thread. */
const PAUSE = 50;

/** What a thread may take for one answer. */
export interface UseLimits {
  /** Bytes that it holds, beside what answers before it have left: of that up to half as much. */
  readonly bytes: number;
  /** Milliseconds of a processor, from when it is first looked at. */
  readonly processor: number;
}

/** What threads were last seen to hold. Much of it is done with, and not collected until more room is needed. */
const lastHeld = new WeakMap<Watched, number>();

const millisecondsOf = ({ user, system }: NodeJS.CpuUsage): number => (user + system) / 1000;

/**
 * Looks at what a thread takes as long as it answers, and does something once that is too much; returns how to stop
 * looking. It can be looked at while it computes. The processor's time is looked at because that of the day passes
 * faster where there is much else to do; and the heap because a thread's own limit of it is not enough: where one step
 * needs more than that limit leaves, V8 ends the whole process.
 */
export function watchUse(worker: Watched, most: UseLimits, deed: (what: keyof UseLimits) => void): () => void {
  let timer: NodeJS.Timeout | null = null;
  let before: NodeJS.CpuUsage | undefined;
  const mostBytes = most.bytes + Math.min(lastHeld.get(worker) ?? 0, most.bytes / 2);
  const look = async (): Promise<void> => {
    try {
      const { used_heap_size: used, external_memory: outside } = await worker.getHeapStatistics();
      before ??= await worker.cpuUsage();
      const taken = millisecondsOf(await worker.cpuUsage(before));
      lastHeld.set(worker, used + outside);
      if (timer === null) return;
      if (used + outside > mostBytes) deed("bytes");
      else if (taken > most.processor) deed("processor");
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
