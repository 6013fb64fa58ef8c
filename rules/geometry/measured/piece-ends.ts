import type { Body, Disc } from "./shapes.ts";
import { type ExactLine, whole } from "./sketch.ts";
import type { Exact } from "./tower.ts";

/** No two things on a table are further apart than this. */
export const REACH = 400_000;

/** An end of the piece of a line between two bodies, e.g. where it leaves the first. */
export interface PieceEnd {
  readonly along: number;
  /** At most how far `along` is off. */
  readonly slack: number;
  /** Where it lies, times `weight`; null on a disc, whose ends have a square root of their own. */
  exact(): ExactSpot | null;
}

export interface ExactSpot {
  readonly x: Exact;
  readonly y: Exact;
  readonly weight: Exact;
}

/** Where a line meets a body. */
export interface Chord {
  readonly first: PieceEnd;
  readonly last: PieceEnd;
}

export const noSpot = (): null => null;
export const turned = ({ along, slack, exact }: PieceEnd): PieceEnd => ({ along: -along, slack, exact });

/** Which of two spots on a line comes first: -1, 0 or 1, as in sorting. */
export function compareSpots({ tower, dx, dy }: ExactLine, a: ExactSpot, b: ExactSpot): number {
  const alongA = tower.times(tower.dot(a.x, a.y, dx, dy), b.weight);
  const alongB = tower.times(tower.dot(b.x, b.y, dx, dy), a.weight);
  return tower.sign(tower.subtract(alongA, alongB)) * tower.sign(a.weight) * tower.sign(b.weight);
}

/** Whether a spot on the line lies before (-1), at (0) or after (1) the first or last spot of a body's chord. */
export function spotAgainst(
  line: ExactLine,
  spot: ExactSpot,
  end: PieceEnd,
  body: Body,
  which: "first" | "last",
): number {
  const other = end.exact();
  if (other !== null) return compareSpots(line, spot, other);
  if (body.kind !== "disc") throw new Error("Only a disc's chord ends without an exact spot.");
  const { tower, dx, dy } = line;
  const { weight } = spot;
  const x = tower.subtract(spot.x, tower.times(weight, whole(body.x)));
  const y = tower.subtract(spot.y, tower.times(weight, whole(body.y)));
  const ahead = tower.sign(tower.dot(x, y, dx, dy)) * tower.sign(weight);
  if (which === "last" ? ahead < 0 : ahead > 0) return ahead;
  const radius = whole(body.radius) * whole(body.radius);
  const outside = tower.sign(tower.subtract(tower.dot(x, y, x, y), tower.times(radius, tower.times(weight, weight))));
  return which === "last" ? outside : -outside;
}

/** On which side of a line a place lies, and how far, times the length of the line. */
export function exactSide({ tower, dx, dy, m }: ExactLine, x: number, y: number): Exact {
  return tower.subtract(tower.subtract(tower.times(dx, whole(y)), tower.times(dy, whole(x))), m);
}

/** The sign of what lies between the chords of two discs, the second ahead of the first. */
export function gapBetween(line: ExactLine, one: Disc, other: Disc): number {
  const { tower, dx, dy } = line;
  const long = tower.dot(dx, dy, dx, dy);
  const between = tower.dot(dx, dy, whole(other.x - one.x), whole(other.y - one.y));
  const halfOf = ({ x, y, radius }: Disc): Exact => {
    const side = exactSide(line, x, y);
    return tower.subtract(tower.times(whole(radius) * whole(radius), long), tower.times(side, side));
  };
  const product = tower.times(halfOf(one), halfOf(other));
  const rest = tower.subtract(tower.times(between, between), tower.add(halfOf(one), halfOf(other)));
  const sign = tower.sign(rest);
  if (sign < 0) return -1;
  if (sign === 0) return -tower.sign(product);
  return tower.sign(tower.subtract(tower.times(rest, rest), tower.times(4n, product)));
}
