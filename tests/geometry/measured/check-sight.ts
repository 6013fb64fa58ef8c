import type { Body, Place } from "../../../rules/geometry/measured/index.ts";
import type { FreeSight } from "../../../rules/geometry/measured/sight.ts";
import type { Exact, Tower } from "../../../rules/geometry/measured/tower.ts";

/*
 * Checks a way to see that the engine names: the line or point in fixed point with 400 bits, against shapes as they were
 * written. Nothing here decides by signs of roots.
 */

type Shape = readonly Place[];

const bits = 400n;
const one = 1n << bits;
const tiny = one >> 120n;

const times = (a: bigint, b: bigint): bigint => (a * b) >> bits;
const over = (a: bigint, b: bigint): bigint => (a << bits) / b;
const size = (a: bigint): bigint => (a < 0n ? -a : a);
const fixed = (value: number): bigint => BigInt(value) << bits;

function rootOf(n: bigint): bigint {
  if (n <= 0n) return 0n;
  let guess = 1n << BigInt((n.toString(2).length + 1) >> 1);
  for (;;) {
    const better = (guess + n / guess) >> 1n;
    if (better >= guess) return guess;
    guess = better;
  }
}

function valueOf(tower: Tower, exact: Exact): bigint {
  if (typeof exact === "bigint") return exact << bits;
  const root = rootOf(valueOf(tower, tower.root(exact.level)) << bits);
  return valueOf(tower, exact.whole) + times(valueOf(tower, exact.part), root);
}

/** Whether a point lies inside a shape, further from each edge than a hair. */
function isDeep(shape: Shape, x: bigint, y: bigint): boolean {
  let inside = false;
  for (const [i, corner] of shape.entries()) {
    const other = shape[(i + 1) % shape.length] ?? corner;
    const [ax, ay, bx, by] = [fixed(corner.x), fixed(corner.y), fixed(other.x), fixed(other.y)];
    const [ex, ey] = [bx - ax, by - ay];
    const area = times(ex, y - ay) - times(ey, x - ax);
    const along = times(ex, x - ax) + times(ey, y - ay);
    if (size(area) < tiny && along > -tiny && along < times(ex, ex) + times(ey, ey) + tiny) return false;
    if (ay > y !== by > y && (by > ay ? area > 0n : area < 0n)) inside = !inside;
  }
  return inside;
}

/** How far outside a body a point is, squared for a disc and as an area for a hull: at most about 0 inside. */
function isIn(body: Body, x: bigint, y: bigint): boolean {
  if (body.kind === "disc") {
    const [dx, dy] = [x - fixed(body.x), y - fixed(body.y)];
    return times(dx, dx) + times(dy, dy) - fixed(body.radius * body.radius) <= tiny;
  }
  return body.corners.every((corner, i) => {
    const next = body.corners[(i + 1) % body.corners.length] ?? corner;
    const [ex, ey] = [fixed(next.x - corner.x), fixed(next.y - corner.y)];
    return times(ex, y - fixed(corner.y)) - times(ey, x - fixed(corner.x)) >= -tiny;
  });
}

interface FixedLine {
  readonly dx: bigint;
  readonly dy: bigint;
  readonly m: bigint;
}

const sideAndAlong = ({ dx, dy, m }: FixedLine, x: bigint, y: bigint): readonly [bigint, bigint] => [
  times(dx, y) - times(dy, x) - m,
  times(dx, x) + times(dy, y),
];

/** Where a line meets a body, from and to; null where it misses it. */
function chordOf(line: FixedLine, body: Body): readonly [bigint, bigint] | null {
  if (body.kind === "disc") {
    const [side, along] = sideAndAlong(line, fixed(body.x), fixed(body.y));
    const square = fixed(body.radius * body.radius) - times(side, side);
    if (square < -tiny) return null;
    const half = rootOf((square < 0n ? 0n : square) << bits);
    return [along - half, along + half];
  }
  const spots: bigint[] = [];
  for (const [i, corner] of body.corners.entries()) {
    const next = body.corners[(i + 1) % body.corners.length] ?? corner;
    const [side, along] = sideAndAlong(line, fixed(corner.x), fixed(corner.y));
    const [nextSide, nextAlong] = sideAndAlong(line, fixed(next.x), fixed(next.y));
    if (size(side) < tiny) spots.push(along);
    else if (side > 0n !== nextSide > 0n && size(nextSide) >= tiny)
      spots.push(over(times(along, nextSide) - times(nextAlong, side), nextSide - side));
  }
  spots.sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
  const [first, last] = [spots[0], spots.at(-1)];
  return first === undefined || last === undefined ? null : [first, last];
}

/** Whether a named line or point is what the engine says it is: from the one body to the other, inside of nothing. */
export function holds(from: Body, to: Body, shapes: readonly Shape[], free: FreeSight): boolean {
  if (free.by === "point") {
    const { tower, x, y, weight } = free.point;
    const [px, py] = [over(valueOf(tower, x), weight << bits), over(valueOf(tower, y), weight << bits)];
    return isIn(from, px, py) && isIn(to, px, py) && !shapes.some((shape) => isDeep(shape, px, py));
  }
  const { tower, dx, dy, m } = free.line.exact();
  const [x, y, z] = [valueOf(tower, dx), valueOf(tower, dy), valueOf(tower, m)];
  const length = rootOf((times(x, x) + times(y, y)) << bits);
  const line = { dx: over(x, length), dy: over(y, length), m: over(z, length) };
  const [leaving, arriving] = [chordOf(line, from), chordOf(line, to)];
  if (leaving === null || arriving === null) return false;
  const [, begin] = leaving;
  const [end] = arriving;
  if (end < begin - tiny) return false;
  return shapes.every((shape) => {
    const spots = [begin, end];
    for (const [i, corner] of shape.entries()) {
      const next = shape[(i + 1) % shape.length] ?? corner;
      const [side, along] = sideAndAlong(line, fixed(corner.x), fixed(corner.y));
      const [nextSide, nextAlong] = sideAndAlong(line, fixed(next.x), fixed(next.y));
      if (size(side) < tiny) spots.push(along);
      if (side > 0n !== nextSide > 0n && size(nextSide - side) > tiny)
        spots.push(over(times(along, nextSide) - times(nextAlong, side), nextSide - side));
    }
    const within = spots.filter((spot) => spot >= begin && spot <= end).sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
    return within.every((spot, i) => {
      const next = within[i + 1];
      if (next === undefined || next - spot < tiny) return true;
      const middle = (spot + next) >> 1n;
      const px = times(line.dx, middle) - times(line.dy, line.m);
      const py = times(line.dy, middle) + times(line.dx, line.m);
      return !isDeep(shape, px, py);
    });
  });
}
