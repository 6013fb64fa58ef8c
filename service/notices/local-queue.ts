import { setTimeout as timer } from "node:timers/promises";
import { attempt, type Delivery } from "./attempt.ts";
import type { Notice } from "./notice.ts";
import { pauseAfter } from "./retries.ts";

/**
 * Takes notices to be delivered: in process, or through a queue. The receiver's address is not given: it is looked up
 * when it is needed.
 */
export interface Notices {
  /** Resolves when the notice is kept for delivery; rejects when it cannot be. */
  send(notice: Notice): Promise<void>;
}

/** The queue in process, which can be stopped. */
export interface LocalNotices extends Notices {
  /** Waits for deliveries that are on their way, gives up all pauses, and answers with what was not delivered. */
  close(): Promise<readonly Notice[]>;
}

/** The queue takes no more: it is full, or closed. */
export class NoticesFull extends Error {
  override readonly name = "NoticesFull";
}

/** What the queue needs besides the delivery. `pause` waits for so many seconds and rejects when the signal ends. */
export interface LocalQueueOptions extends Delivery {
  /** How many notices it holds at once. */
  readonly most?: number;
  readonly pause?: (seconds: number, signal: AbortSignal) => Promise<void>;
}

const waiting = async (seconds: number, signal: AbortSignal): Promise<void> => {
  // a notice that waits is no reason for a process to stay
  await timer(seconds * 1000, undefined, { signal, ref: false });
};

/**
 * A queue in memory, with the same tries and pauses as the deployed one. To one address there is one delivery at a
 * time.
 */
export function localNotices({ most = 1000, pause = waiting, ...delivery }: LocalQueueOptions): LocalNotices {
  const held = new Map<string, { readonly notice: Notice; readonly done: Promise<void> }>();
  const lanes = new Map<string, Promise<void>>();
  const closing = new AbortController();

  /** Runs one thing after the other for each address. */
  async function inLane<T>(address: string, run: () => Promise<T>): Promise<T> {
    const before = lanes.get(address) ?? Promise.resolve();
    const { promise: over, resolve: leave } = Promise.withResolvers<void>();
    lanes.set(address, over);
    try {
      await before;
      return await run();
    } finally {
      leave();
      if (lanes.get(address) === over) lanes.delete(address);
    }
  }

  const inTurn: Delivery = {
    ...delivery,
    deliver: (notice, webhook) =>
      inLane(webhook.url, async () => {
        closing.signal.throwIfAborted();
        return delivery.deliver(notice, webhook);
      }),
  };

  async function tryOnce(notice: Notice, tries: number): Promise<number | null> {
    try {
      return await attempt(notice, tries, inTurn);
    } catch (error) {
      if (closing.signal.aborted) return 0;
      const again = pauseAfter(tries, null, delivery.random);
      // the name only: the message of a parser quotes what it read, and that holds keys
      delivery.log({
        level: "error",
        event: "notice",
        id: notice.id,
        tries,
        outcome: again === null ? "given up" : "retry",
        error: error instanceof Error ? error.name : "unknown",
      });
      return again;
    }
  }

  async function untilDone(notice: Notice): Promise<void> {
    try {
      for (let tries = 1; ; tries++) {
        const seconds = await tryOnce(notice, tries);
        if (seconds === null) break;
        await pause(seconds, closing.signal);
      }
      held.delete(notice.id);
    } catch (error) {
      // the pause ended because the queue is closed: the notice stays among what was not delivered
      if (!closing.signal.aborted) throw error;
    }
  }

  return {
    async send(notice) {
      if (closing.signal.aborted) throw new NoticesFull("The queue is closed.");
      // told again before it was delivered: once is enough
      if (held.has(notice.id)) return;
      if (held.size >= most) throw new NoticesFull(`The queue holds ${most} notices already.`);
      held.set(notice.id, { notice, done: untilDone(notice) });
    },
    async close() {
      closing.abort();
      await Promise.all([...held.values()].map(({ done }) => done));
      return [...held.values()].map(({ notice }) => notice);
    },
  };
}
