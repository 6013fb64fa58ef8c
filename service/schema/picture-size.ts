/**
 * The most pixels on a side of a PNG: a wide screen, twice as fine. The fullest board then fits an answer of a
 * function.
 */
export const MOST_PIXELS = 2880;
