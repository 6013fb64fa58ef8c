/*
 * What the steps of this geometry take, in units of work. They are halves of halves, so that sums of them are exact in
 * whatever order they come. Whatever grows with the terrain is counted before it is done.
 */

/** One look at a corner of a shape: which side of a line or a place it lies on. */
export const LOOK = 1 / 16;
/** An edge that a place is held against: whether it lies inside of a shape. */
export const HELD = 1 / 8;
/** A corner whose place along a line is noted, and with it where its edge crosses the line. */
export const NOTE = 1 / 8;
/** How far a place is from an edge. */
export const FOOT = 1 / 8;
/** How far an edge is from a way. */
export const PASS = 1 / 2;
/** A line between two bodies: where it leaves the one and reaches the other. */
export const LINE = 4;
/** A product of two exact numbers, with the sums around it. */
export const EXACT = 2;
/** A corner of a shape that is made, and linked to its neighbours. */
export const MADE = 1;
/** One of many things that are put in order. */
export const SORTED = 4;
/** A corner of a shape that is gone round: the places over which ways lead, the fences that keep ways off. */
export const ROUND = 8;
/** A ray from a place, with a place of an outline where it ends. */
export const RAY = 3;
