/** What waits for its turn. */
export interface Waiting {
  /** Whose it is: turns go round among these. */
  readonly network: string;
  /** What it holds while it waits. */
  readonly bytes: number;
}

/** How much may wait, and be on its way, of one network and in all. */
export interface QueueLimits {
  readonly each: number;
  readonly all: number;
  readonly eachBytes: number;
  readonly allBytes: number;
  /** How many of one network are on their way at once. */
  readonly atOnce: number;
}

/** What of one network waits, in order, and how much of it is on its way. */
interface Line<T> {
  readonly waiting: T[];
  onTheWay: number;
}

const bytesOf = (all: readonly Waiting[]): number => all.reduce((sum, { bytes }) => sum + bytes, 0);

/** A queue that is bounded and fair: networks take turns, however much each of them has waiting. */
export class FairQueue<T extends Waiting> {
  readonly #limits: QueueLimits;
  /** In the order of their turns. */
  readonly #lines = new Map<string, Line<T>>();
  #count = 0;
  #bytes = 0;

  constructor(limits: QueueLimits) {
    this.#limits = limits;
  }

  /** How many wait of a network. */
  waitingOf(network: string): number {
    return this.#lines.get(network)?.waiting.length ?? 0;
  }

  /** Puts something at the end of its network's line. False when there is no room. */
  add(item: T): boolean {
    const { each, all, eachBytes, allBytes } = this.#limits;
    const line = this.#lines.get(item.network) ?? { waiting: [], onTheWay: 0 };
    if (this.#count >= all || line.waiting.length >= each) return false;
    if (this.#bytes + item.bytes > allBytes || bytesOf(line.waiting) + item.bytes > eachBytes) return false;
    line.waiting.push(item);
    this.#lines.set(item.network, line);
    this.#count++;
    this.#bytes += item.bytes;
    return true;
  }

  /** Takes what comes next: of the network whose turn was longest ago. Null where nothing may go. */
  next(): T | null {
    for (const [network, line] of this.#lines) {
      if (line.onTheWay >= this.#limits.atOnce) continue;
      const item = line.waiting.shift();
      if (item === undefined) continue;
      line.onTheWay++;
      this.#count--;
      this.#bytes -= item.bytes;
      // its next turn comes after everybody's
      this.#lines.delete(network);
      this.#lines.set(network, line);
      return item;
    }
    return null;
  }

  /** Something of a network is done. */
  done(network: string): void {
    const line = this.#lines.get(network);
    if (line === undefined) return;
    line.onTheWay--;
    this.#tidy(network, line);
  }

  /** Takes out what waits no longer. False when it is on its way already. */
  remove(item: T): boolean {
    const line = this.#lines.get(item.network);
    const at = line?.waiting.indexOf(item) ?? -1;
    if (line === undefined || at < 0) return false;
    line.waiting.splice(at, 1);
    this.#count--;
    this.#bytes -= item.bytes;
    this.#tidy(item.network, line);
    return true;
  }

  #tidy(network: string, { waiting, onTheWay }: Line<T>): void {
    if (waiting.length === 0 && onTheWay === 0) this.#lines.delete(network);
  }
}
