import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type Watched, watchUse } from "../../../service/local/threads/watching.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const idle = { user: 0, system: 0 };

/** A thread whose heap is as it is told. */
function threadThatHolds(heap: { bytes: number }): Watched {
  return {
    getHeapStatistics: async () => ({ used_heap_size: heap.bytes, external_memory: 0 }),
    cpuUsage: async () => idle,
  };
}

/** For what an answer is given up while the heap is at each of some sizes in turn. */
async function givenUpAt(thread: Watched, heap: { bytes: number }, sizes: readonly number[]): Promise<number | null> {
  let at: number | null = null;
  const stop = watchUse(thread, { bytes: 512, processor: 1000 }, () => (at = heap.bytes));
  for (const size of sizes) {
    heap.bytes = size;
    await vi.advanceTimersByTimeAsync(60);
    if (at !== null) break;
  }
  stop();
  return at;
}

it("An answer is given up for what it holds itself, not for what answers before it have left", async () => {
  const heap = { bytes: 0 };
  const thread = threadThatHolds(heap);
  expect(await givenUpAt(thread, heap, [100, 300, 500])).toBeNull();
  // most of the 500 is done with
  expect(await givenUpAt(thread, heap, [520, 600])).toBeNull();
  expect(await givenUpAt(thread, heap, [700, 769, 900])).toBe(769);
});

it("A thread of which nothing is known has no more than an answer may hold", async () => {
  const heap = { bytes: 0 };
  expect(await givenUpAt(threadThatHolds(heap), heap, [500, 513, 600])).toBe(513);
});
