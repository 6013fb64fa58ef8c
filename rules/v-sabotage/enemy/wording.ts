import type { Unit } from "../table/state.ts";

/** A unit as it is named to people. */
export const unitTitle = ({ id, kind, side }: Unit): string => `${id} (${side ?? kind})`;

/** Ids as a choice between them. */
export const joinWithOr = (names: readonly string[]): string => names.join(" or ");

/** Adds up what a measure gives for each. */
export const sumOf = <T>(items: readonly T[], measure: (item: T) => number): number =>
  items.reduce((sum, item) => sum + measure(item), 0);
