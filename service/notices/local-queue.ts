import { isIP } from "node:net";
import { setTimeout as timer } from "node:timers/promises";
import { networkOf } from "../limits/network.ts";
import { attempt, type Delivery } from "./attempt.ts";
import { createLanes } from "./lanes.ts";
import type { Notice } from "./notice.ts";
import { pauseAfter } from "./retries.ts";

/**
 * Takes notices to be delivered: in process, or through a queue. The receiver's address is not given: it is looked up
 * when it is needed.
 */
export interface Notices {
  /** Resolves when the notice is kept for delivery, or dropped and logged; rejects when nobody can tell. */
  send(notice: Notice): Promise<void>;
}

/** The queue in process, which can be stopped. */
export interface LocalNotices extends Notices {
  /** Waits for deliveries that are on their way, gives up all pauses, and answers with what was not delivered. */
  close(): Promise<readonly Notice[]>;
}

/** The queue takes no more: it is closed. */
export class NoticesClosed extends Error {
  override readonly name = "NoticesClosed";
}

/** What the queue needs besides the delivery. `pause` waits for so many seconds and rejects when the signal ends. */
export interface LocalQueueOptions extends Delivery {
  /** How many notices it holds at once. */
  readonly most?: number;
  readonly pause?: (seconds: number, signal: AbortSignal) => Promise<void>;
}

const waiting = async (seconds: number, signal: AbortSignal): Promise<void> => {
  // a notice that waits is not a reason for a process to stay
  await timer(seconds * 1000, undefined, { signal, ref: false });
};

/** A notice that the queue holds. */
interface Held {
  readonly notice: Notice;
  /** The address it goes to, as it was found last; "" where it never was. */
  address: string;
  host: string;
  owner: string;
  tries: number;
  /** How many of these were in vain. */
  failures: number;
  /** Ends it before it is delivered. */
  readonly dropped: AbortController;
  readonly done: Promise<void>;
}

/** A notice that was not tried yet, and when it is done with. */
const newlyHeld = (notice: Notice, done: Promise<void>): Held => ({
  notice,
  address: "",
  host: "",
  owner: "",
  tries: 0,
  failures: 0,
  dropped: new AbortController(),
  done,
});

/** Notes where a notice goes; a host may answer for many addresses. */
function goesTo(pending: Held, address: string): void {
  pending.address = address;
  pending.host = URL.parse(address)?.host ?? address;
  pending.owner = ownerOf(pending.host);
}

/**
 * Whose a host is, about: the last two words of its name, under which its owner makes as many as he likes, or the network
 * of an address that is written in numbers.
 */
function ownerOf(host: string): string {
  const name = URL.parse(`https://${host}`)?.hostname ?? host;
  const plain = name.replace(/^\[|\]$/g, "");
  if (isIP(plain) === 6) return networkOf(plain).split(":").slice(0, 3).join(":");
  return isIP(plain) === 4 ? plain : plain.split(".").slice(-2).join(".");
}

/** How many of something there are of each kind. */
function counted<T>(all: readonly T[], kindOf: (one: T) => string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const item of all) counts.set(kindOf(item), (counts.get(kindOf(item)) ?? 0) + 1);
  return counts;
}

/**
 * The notice that is dropped where one is too many: of owners of hosts with whom something was in vain, and among them of
 * the one that most are for; of his host that most are for, among those of the address that most of these are for, the one
 * that was tried in vain most often, and among such the latest. So whoever does not answer pushes out his own notices,
 * under however many addresses and hosts he keeps them.
 */
function superfluous(all: readonly Held[]): Held | undefined {
  const ofOwner = counted(all, ({ owner }) => owner);
  const ofHost = counted(all, ({ host }) => host);
  const ofAddress = counted(all, ({ address }) => address);
  const failing = new Set(all.flatMap(({ owner, failures }) => (failures > 0 ? [owner] : [])));
  const rank = ({ address, host, owner, failures }: Held): readonly number[] => [
    failing.has(owner) ? 1 : 0,
    ofOwner.get(owner) ?? 0,
    ofHost.get(host) ?? 0,
    ofAddress.get(address) ?? 0,
    failures,
  ];
  let [worst, most]: [Held | undefined, readonly number[]] = [undefined, []];
  for (const pending of all) {
    const its = rank(pending);
    const differs = its.findIndex((value, at) => value !== most[at]);
    if (differs === -1 || (its[differs] ?? 0) > (most[differs] ?? -1)) [worst, most] = [pending, its];
  }
  return worst;
}

/** The address of a notice; "" where it cannot be found now: its delivery finds it later. */
async function addressOf({ webhookOf }: Delivery, notice: Notice): Promise<string> {
  try {
    const receiver = await webhookOf(notice);
    return receiver !== null && "url" in receiver ? receiver.url : "";
  } catch {
    return "";
  }
}

/** Makes room for the latest notice where more is held than may be: one too many is dropped and logged. */
async function makeRoom(held: Map<string, Held>, latest: Held, most: number, delivery: Delivery): Promise<void> {
  if (held.size <= most) return;
  goesTo(latest, await addressOf(delivery, latest.notice));
  while (held.size > most) {
    const pending = superfluous([...held.values()]);
    if (pending === undefined) return;
    held.delete(pending.notice.id);
    pending.dropped.abort();
    const { notice, tries } = pending;
    delivery.log({ level: "warn", event: "notice", id: notice.id, tries, outcome: "dropped", reason: "queue full" });
  }
}

/** After how many seconds a delivery that threw is tried again; null where it is given up. */
function pauseAfterFault({ random, log }: Delivery, { notice: { id }, tries }: Held, error: unknown): number | null {
  const again = pauseAfter(tries, null, random);
  const outcome = again === null ? "given up" : "retry";
  // the name only: the message of a parser quotes what it read, and that holds keys
  const name = error instanceof Error ? error.name : "unknown";
  log({ level: "error", event: "notice", id, tries, outcome, error: name });
  return again;
}

/** A queue in memory: what it holds, and what of that is on its way. */
class LocalQueue implements LocalNotices {
  readonly #held = new Map<string, Held>();
  readonly #inLane = createLanes();
  readonly #closing = new AbortController();
  readonly #most: number;
  readonly #pause: Required<LocalQueueOptions>["pause"];
  readonly #delivery: Delivery;
  /** The same, one delivery at a time to one address. */
  readonly #inTurn: Delivery;

  constructor({ most = 1000, pause = waiting, ...delivery }: LocalQueueOptions) {
    this.#most = most;
    this.#pause = pause;
    this.#delivery = delivery;
    this.#inTurn = {
      ...delivery,
      deliver: (notice, webhook) => {
        const pending = this.#held.get(notice.id);
        if (pending !== undefined) goesTo(pending, webhook.url);
        return this.#inLane(webhook.url, async () => {
          pending?.dropped.signal.throwIfAborted();
          this.#closing.signal.throwIfAborted();
          return delivery.deliver(notice, webhook);
        });
      },
    };
  }

  async #tryOnce(pending: Held): Promise<number | null> {
    const { notice, tries, dropped } = pending;
    try {
      return await attempt(notice, tries, this.#inTurn);
    } catch (error) {
      if (this.#closing.signal.aborted || dropped.signal.aborted) return 0;
      return pauseAfterFault(this.#delivery, pending, error);
    }
  }

  async #untilDone(pending: Held): Promise<void> {
    const ended = AbortSignal.any([this.#closing.signal, pending.dropped.signal]);
    try {
      while (!ended.aborted) {
        pending.tries++;
        const seconds = await this.#tryOnce(pending);
        if (seconds === null) {
          if (this.#held.get(pending.notice.id) === pending) this.#held.delete(pending.notice.id);
          return;
        }
        pending.failures++;
        if (ended.aborted) return;
        await this.#pause(seconds, ended);
      }
    } catch (error) {
      // the pause ended because the queue is closed, and the notice stays among what was not delivered; or it was dropped
      if (!ended.aborted) throw error;
    }
  }

  readonly send = async (notice: Notice): Promise<void> => {
    if (this.#closing.signal.aborted) throw new NoticesClosed("The queue is closed.");
    // told again before it was delivered: once is enough
    if (this.#held.has(notice.id)) return;
    const { promise: room, resolve: hasRoom } = Promise.withResolvers<void>();
    const pending: Held = newlyHeld(
      notice,
      room.then(() => this.#untilDone(pending)),
    );
    this.#held.set(notice.id, pending);
    try {
      await makeRoom(this.#held, pending, this.#most, this.#delivery);
    } finally {
      hasRoom();
    }
  };

  async close(): Promise<readonly Notice[]> {
    this.#closing.abort();
    await Promise.all([...this.#held.values()].map(({ done }) => done));
    return [...this.#held.values()].map(({ notice }) => notice);
  }
}

/**
 * A queue in memory, with the same tries and pauses as the deployed one. To one address there is one delivery at a
 * time. It never refuses a notice: where it holds as many as it can, one is dropped and logged.
 */
export const localNotices = (options: LocalQueueOptions): LocalNotices => new LocalQueue(options);
