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
  add(one: T): boolean {
    const { each, all, eachBytes, allBytes } = this.#limits;
    const line = this.#lines.get(one.network) ?? { waiting: [], onTheWay: 0 };
    if (this.#count >= all || line.waiting.length >= each) return false;
    if (this.#bytes + one.bytes > allBytes || bytesOf(line.waiting) + one.bytes > eachBytes) return false;
    line.waiting.push(one);
    this.#lines.set(one.network, line);
    this.#count++;
    this.#bytes += one.bytes;
    return true;
  }

  /** Takes what comes next: of the network whose turn was longest ago. Null where nothing may go. */
  next(): T | null {
    for (const [network, line] of this.#lines) {
      if (line.onTheWay >= this.#limits.atOnce) continue;
      const one = line.waiting.shift();
      if (one === undefined) continue;
      line.onTheWay++;
      this.#count--;
      this.#bytes -= one.bytes;
      // its next turn comes after everybody's
      this.#lines.delete(network);
      this.#lines.set(network, line);
      return one;
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
  remove(one: T): boolean {
    const line = this.#lines.get(one.network);
    const at = line?.waiting.indexOf(one) ?? -1;
    if (line === undefined || at < 0) return false;
    line.waiting.splice(at, 1);
    this.#count--;
    this.#bytes -= one.bytes;
    this.#tidy(one.network, line);
    return true;
  }

  #tidy(network: string, { waiting, onTheWay }: Line<T>): void {
    if (waiting.length === 0 && onTheWay === 0) this.#lines.delete(network);
  }
}
