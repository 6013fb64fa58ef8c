/** How often a delivery is tried at most: with the pauses below that is about a day. */
export const MOST_TRIES = 9;

/** The first pause in seconds, by how much each next one is longer, and the longest. */
const FIRST = 30;
const GROWTH = 4;
const LONGEST = 6 * 60 * 60;

/** How far a pause may stray from its length, so that receivers which failed together are not asked together again. */
const SPREAD = 0.25;

/**
 * Seconds to wait after so many tries, or null if that was the last. `asked` is what the receiver asked for; `random`
 * gives numbers from 0 to below 1.
 */
export function pauseAfter(tries: number, asked: number | null, random: () => number): number | null {
  if (tries >= MOST_TRIES) return null;
  const planned = Math.min(LONGEST, FIRST * GROWTH ** (tries - 1)) * (1 - SPREAD + 2 * SPREAD * random());
  return Math.round(Math.max(planned, Math.min(asked ?? 0, LONGEST)));
}
