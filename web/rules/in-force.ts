import { signal } from "@preact/signals";

/** The readings of open points that the table at hand follows, and how another is chosen. */
export interface ReadingsInForce {
  readonly ruleset: string;
  readonly chosen: Readonly<Record<string, string>>;
  /** Has the table follow a reading of an open point, which is said in these words. */
  choose(interpretation: string, reading: string, words: string): void;
}

/** Set while a table is looked at whose readings can be switched; null otherwise. */
export const inForce = signal<ReadingsInForce | null>(null);
