import { signal } from "@preact/signals";

/** The readings of open points that the table at hand follows, and how another is chosen. */
export interface ReadingsInForce {
  readonly ruleset: string;
  readonly chosen: Readonly<Record<string, string>>;
  choose(interpretation: string, reading: string): void;
}

/** Set while a table is looked at whose readings can be switched; null otherwise. */
export const inForce = signal<ReadingsInForce | null>(null);
