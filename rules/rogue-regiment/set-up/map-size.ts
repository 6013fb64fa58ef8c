import type { Settings } from "../../kernel/index.ts";
import { numberIn } from "../book/in-force.ts";

/** What a map of some size is played with: how many Operators, and where its meter starts on Normal. */
export interface MapSize {
  readonly operators: number;
  readonly meter: number;
}

/**
 * What a map of so many tiles takes. rr.create.four-tiles, rr.create.six-tiles, rr.create.eight-tiles,
 * rr.open.resize-other
 */
export function guidelines(settings: Settings, tiles: number): MapSize {
  // rr.create.four-tiles
  if (tiles < 6) return { operators: 2, meter: numberIn(settings, "rr.number.meter-four-tiles") };
  // rr.create.six-tiles
  if (tiles < 8) return { operators: 3, meter: numberIn(settings, "rr.number.meter-six-tiles") };
  const eight = numberIn(settings, "rr.number.meter-eight-tiles");
  // rr.create.eight-tiles
  return { operators: 4, meter: tiles < 10 ? eight : eight + 1 };
}

/**
 * How much more of both a map takes that has another number of tiles. rr.resize.nine-to-six, rr.resize.nine-to-four,
 * rr.resize.expand
 */
export function resizedBy(settings: Settings, before: number, after: number): MapSize {
  const [was, is] = [guidelines(settings, before), guidelines(settings, after)];
  return { operators: is.operators - was.operators, meter: is.meter - was.meter };
}

/** Whether the Willys has a place on a map of so many tiles. rr.resize.willys */
export const takesWillys = (tiles: number): boolean => tiles >= 8;
