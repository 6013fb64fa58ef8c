/** What is left to each network of something that comes again with time. */
export interface Refilling<Note> {
  /** What is left to a network (see network.ts) now; all of it where nothing is known of it. */
  left(network: string): number;
  /** What was noted with it, and when, in milliseconds; null where nothing is known of it. */
  noted(network: string): { readonly note: Note; readonly at: number } | null;
  /** Sets what is left to a network from now on, with a note. */
  set(network: string, left: number, note: Note): void;
}

export interface RefillingOptions {
  /** The most that is there at once. */
  readonly most: number;
  /** What comes again each millisecond. */
  readonly perMillisecond: number;
  /** The time of day in milliseconds. */
  readonly now: () => number;
  /** The most networks that are remembered; beyond them the one that was set longest ago is forgotten. */
  readonly mostNetworks: number;
}

/** Token buckets of one size for all networks, in memory. */
export function refilling<Note>({ most, perMillisecond, now, mostNetworks }: RefillingOptions): Refilling<Note> {
  const buckets = new Map<string, { readonly left: number; readonly at: number; readonly note: Note }>();
  return {
    left(network) {
      const bucket = buckets.get(network);
      if (bucket === undefined) return most;
      const time = now();
      // a clock that was set back: counted from now on, or nothing would come again until it is as late as it was
      if (time < bucket.at) buckets.set(network, { ...bucket, at: time });
      return Math.min(most, bucket.left + Math.max(0, time - bucket.at) * perMillisecond);
    },
    noted: (network) => buckets.get(network) ?? null,
    set(network, left, note) {
      // put at the end: a map keeps its order
      buckets.delete(network);
      buckets.set(network, { left, at: now(), note });
      const [oldest] = buckets.keys();
      if (buckets.size > mostNetworks && oldest !== undefined) buckets.delete(oldest);
    },
  };
}
