/*
 * Whether all lines between two bodies are stopped, for many lines at once. The bodies lie on an axis; a strip of lines
 * runs between a lower and an upper one, and shapes are held against the strip: where all of its lines are inside of a
 * shape, and whether shapes bar its whole width. Where the answer is no, the strip is halved by whoever asks.
 */
import type { measured } from "../../geometry/index.ts";
import { charge } from "../../kernel/index.ts";

type Place = measured.Place;

/** The middles of two bodies: where the one lies, which way the other, and how far. */
export interface Axis {
  readonly origin: Place;
  readonly direction: readonly [number, number];
  readonly length: number;
  readonly radii: readonly [number, number];
  /** Whether both bodies are discs; the radii of another are those of a disc around it. */
  readonly areDiscs: boolean;
}

/** A shape by its corners along and across an axis: x and y in turns. */
export type Outline = Float64Array;

/** What an edge takes that is held against many lines, and two of the things that these came upon, in units of work. */
const EDGE = 1 / 4;
const PAIR = 1 / 32;

/** A shape as it lies to an axis. */
export function inFrame({ origin, direction: [dx, dy] }: Axis, corners: readonly Place[]): Outline {
  charge("corners", corners.length * EDGE);
  const outline = new Float64Array(corners.length * 2);
  for (const [i, { x, y }] of corners.entries()) {
    outline[2 * i] = (x - origin.x) * dx + (y - origin.y) * dy;
    outline[2 * i + 1] = (y - origin.y) * dx - (x - origin.x) * dy;
  }
  return outline;
}

/**
 * Many lines at once: all of them run between a lower and an upper one, and lie between the two bodies from `begin` to
 * `end` along the axis, some of them from `first` to `last`; each is at least `stretch` times as long as the axis is there.
 */
export interface Lines {
  readonly first: number;
  readonly begin: number;
  readonly end: number;
  readonly last: number;
  /** How far across the lower and the upper line are at 0, and how much that grows along the axis. */
  readonly low: number;
  readonly lowRise: number;
  readonly high: number;
  readonly highRise: number;
  readonly stretch: number;
  /** The sines of their angles to the axis, the least and the largest. */
  readonly sines: readonly [number, number];
}

/** The least and the largest value of √(r² − s²) for s in a range. */
function halfChords(radius: number, [from, to]: readonly [number, number]): readonly [number, number] {
  const near = from > 0 ? from : to < 0 ? -to : 0;
  const far = Math.max(-from, to);
  const half = (off: number): number => Math.sqrt(Math.max(0, radius * radius - off * off));
  return [half(far), half(near)];
}

/** The products of the ends of two ranges: the least and the largest of all products are among them. */
const productsOf = (one: readonly [number, number], other: readonly [number, number]): readonly number[] =>
  one.flatMap((value) => other.map((factor) => value * factor));

/** All lines that pass the two middles at distances in two ranges, positive ones to the right of the axis. */
export function linesIn(
  { length, radii: [one, other] }: Axis,
  s: readonly [number, number],
  t: readonly [number, number],
): Lines {
  const [least, most] = [(t[0] - s[1]) / length, (t[1] - s[0]) / length];
  const steep = Math.max(Math.abs(least), Math.abs(most));
  const slack = least <= 0 && most >= 0 ? 0 : Math.min(Math.abs(least), Math.abs(most));
  // one by the cosine of the lines: how much longer they are than the axis
  const [short, long] = [1 / Math.sqrt(1 - slack * slack), 1 / Math.sqrt(1 - steep * steep)];
  const [left, right] = [-one, length + other];
  const leastOf = (value: number): number => value * (value >= 0 ? short : long);
  const mostOf = (value: number): number => value * (value >= 0 ? long : short);
  // at x a line is (s + x · sine) / cosine across: outside of the two middles one of the weights is negative
  const lowLeft = leastOf(s[0] * (1 - left / length) + t[1] * (left / length));
  const highLeft = mostOf(s[1] * (1 - left / length) + t[0] * (left / length));
  const lowRight = leastOf(s[1] * (1 - right / length) + t[0] * (right / length));
  const highRight = mostOf(s[0] * (1 - right / length) + t[1] * (right / length));
  const lowRise = (lowRight - lowLeft) / (right - left);
  const highRise = (highRight - highLeft) / (right - left);
  const [[leastOne, mostOne], [leastOther, mostOther]] = [halfChords(one, s), halfChords(other, t)];
  const [aside, beyond] = [productsOf(s, [least, most]), productsOf(t, [least, most])];
  // x of the end of a chord is ±√(r² − s²) · cosine − s · sine from the middle
  return {
    first: leastOne / long - Math.max(...aside),
    begin: mostOne / short - Math.min(...aside),
    end: length - mostOther / short - Math.max(...beyond),
    last: length - leastOther / long - Math.min(...beyond),
    low: lowLeft - lowRise * left,
    lowRise,
    high: highLeft - highRise * left,
    highRise,
    stretch: short,
    sines: [least, most],
  };
}

/** Which part of an edge lies among lines, by how far its ends are over the lower and under the upper one. */
function partAmong(over: number, nextOver: number, under: number, nextUnder: number): readonly [number, number] {
  let [first, last] = [0, 1];
  if (over < 0) first = over / (over - nextOver);
  else if (nextOver < 0) last = over / (over - nextOver);
  if (under < 0) first = Math.max(first, under / (under - nextUnder));
  else if (nextUnder < 0) last = Math.min(last, under / (under - nextUnder));
  // of a single line both are one spot
  return [Math.min(first, last), Math.max(first, last)];
}

/** From where to where along the axis a convex outline lies among lines; null where they all miss it. */
export function reachAmong(
  outline: Outline,
  { low, lowRise, high, highRise }: Lines,
): readonly [number, number] | null {
  let [least, most] = [Infinity, -Infinity];
  const count = outline.length;
  let [x, y] = [outline[count - 2] ?? 0, outline[count - 1] ?? 0];
  for (let i = 0; i < count; i += 2) {
    const [nextX, nextY] = [outline[i] ?? 0, outline[i + 1] ?? 0];
    const [over, nextOver] = [y - low - lowRise * x, nextY - low - lowRise * nextX];
    const [under, nextUnder] = [high + highRise * x - y, high + highRise * nextX - nextY];
    if ((over >= 0 || nextOver >= 0) && (under >= 0 || nextUnder >= 0))
      for (const share of partAmong(over, nextOver, under, nextUnder)) {
        least = Math.min(least, x + (nextX - x) * share);
        most = Math.max(most, x + (nextX - x) * share);
      }
    [x, y] = [nextX, nextY];
  }
  return least > most ? null : [least, most];
}

/** What is known of many lines and an outline: whether it may meet some of them, and where all of them are inside of it. */
export interface Inside {
  readonly meets: boolean;
  readonly inside: (readonly [number, number])[];
}

const outside: Inside = { meets: false, inside: [] };

/**
 * Where all of some lines lie strictly inside of an outline, along the axis: between the spots at which its edges come
 * among them.
 */
export function strictlyInside(outline: Outline, lines: Lines): Inside {
  const { first: nearest, begin, end, last: furthest, low, lowRise, high, highRise } = lines;
  if (begin >= end) return { meets: true, inside: [] };
  const among: [number, number][] = [];
  const crossings: number[] = [];
  const count = outline.length;
  charge("corners", (count / 2) * EDGE);
  let x = outline[count - 2] ?? 0;
  const y = outline[count - 1] ?? 0;
  let over = y - low - lowRise * x;
  let under = high + highRise * x - y;
  for (let i = 0; i < count; i += 2) {
    const nextX = outline[i] ?? 0;
    const nextY = outline[i + 1] ?? 0;
    const nextOver = nextY - low - lowRise * nextX;
    const nextUnder = high + highRise * nextX - nextY;
    if (over > 0 !== nextOver > 0) crossings.push(x + ((nextX - x) * over) / (over - nextOver));
    if ((over >= 0 || nextOver >= 0) && (under >= 0 || nextUnder >= 0)) {
      const [first, last] = partAmong(over, nextOver, under, nextUnder);
      const a = x + (nextX - x) * first;
      const b = x + (nextX - x) * last;
      among.push(a < b ? [a, b] : [b, a]);
    }
    // one by one: this is done for every corner of a table again and again, and lists would take most of the time
    x = nextX;
    over = nextOver;
    under = nextUnder;
  }
  if (crossings.length === 0 && among.length === 0) return outside;
  charge("corners", among.length * (1 + crossings.length * PAIR));
  among.sort((a, b) => a[0] - b[0]);
  const inside: [number, number][] = [];
  let meets = false;
  let reached = begin;
  const note = (from: number, to: number): void => {
    if (to <= from) return;
    const middle = (from + to) / 2;
    let before = 0;
    for (const crossing of crossings) if (crossing < middle) before++;
    if (before % 2 === 1) inside.push([from, to]);
  };
  for (const [from, to] of among) {
    if (to >= nearest && from <= furthest) meets = true;
    if (from > reached) note(reached, Math.min(from, end));
    reached = Math.max(reached, to);
  }
  note(reached, end);
  return { meets, inside };
}

/** Whether all of some lines lie inside of an outline wherever they lie between the bodies, as short as they may be. */
export function holdsAll(outline: Outline, lines: Lines): boolean {
  const { first, last } = lines;
  if (first >= last) return false;
  const { inside } = strictlyInside(outline, { ...lines, begin: first, end: last });
  return inside.some(([from, to]) => from <= first && to >= last);
}

/** A run of an outline among lines: its corners in turns of x and y, and whether it comes in from below or from above. */
interface Run {
  readonly spots: number[];
  fromBelow: boolean;
  fromAbove: boolean;
}

/** The runs of an outline among lines; none of one that lies among them with all its corners. */
function runsOf(outline: Outline, { low, lowRise, high, highRise }: Lines): readonly Run[] {
  const runs: Run[] = [];
  const count = outline.length;
  charge("corners", count * EDGE);
  const overAt = (i: number): number => (outline[i + 1] ?? 0) - low - lowRise * (outline[i] ?? 0);
  const underAt = (i: number): number => high + highRise * (outline[i] ?? 0) - (outline[i + 1] ?? 0);
  let begin = 0;
  while (begin < count && overAt(begin) >= 0 && underAt(begin) >= 0) begin += 2;
  if (begin === count) return runs;
  let run: Run | null = null;
  for (let step = 0; step < count; step += 2) {
    const [here, there] = [(begin + step) % count, (begin + step + 2) % count];
    const [over, nextOver, under, nextUnder] = [overAt(here), overAt(there), underAt(here), underAt(there)];
    if ((over < 0 && nextOver < 0) || (under < 0 && nextUnder < 0)) {
      run = null;
      continue;
    }
    const [first, last] = partAmong(over, nextOver, under, nextUnder);
    const [x, y] = [outline[here] ?? 0, outline[here + 1] ?? 0];
    const [ex, ey] = [(outline[there] ?? 0) - x, (outline[there + 1] ?? 0) - y];
    if (run === null || first > 0) {
      run = { spots: [x + ex * first, y + ey * first], fromBelow: false, fromAbove: false };
      runs.push(run);
    }
    run.spots.push(x + ex * last, y + ey * last);
    if (over < 0 || nextOver < 0) run.fromBelow = true;
    if (under < 0 || nextUnder < 0) run.fromAbove = true;
    if (last < 1) run = null;
  }
  return runs;
}

/** Whether two runs cross each other. */
function cross({ spots: limits }: Run, { spots: other }: Run): boolean {
  charge("corners", (limits.length / 2) * (other.length / 2) * EDGE);
  for (let i = 0; i + 3 < limits.length; i += 2) {
    const [ax, ay] = [limits[i] ?? 0, limits[i + 1] ?? 0];
    const [bx, by] = [limits[i + 2] ?? 0, limits[i + 3] ?? 0];
    for (let j = 0; j + 3 < other.length; j += 2) {
      const [cx, cy] = [other[j] ?? 0, other[j + 1] ?? 0];
      const [dx, dy] = [other[j + 2] ?? 0, other[j + 3] ?? 0];
      const side = (x: number, y: number): number => (bx - ax) * (y - ay) - (by - ay) * (x - ax);
      const across = (x: number, y: number): number => (dx - cx) * (y - cy) - (dy - cy) * (x - cx);
      if (side(cx, cy) * side(dx, dy) < 0 && across(ax, ay) * across(bx, by) < 0) return true;
    }
  }
  return false;
}

/** So little inside of a body is no difference: what touches it stops every line to it. */
const TOUCH = 1e-7;

/** Whether a run keeps out of a circle around a place on the axis. */
function keepsOut({ spots }: Run, middle: number, radius: number): boolean {
  for (let i = 0; i + 3 < spots.length; i += 2) {
    const [x, y] = [(spots[i] ?? 0) - middle, spots[i + 1] ?? 0];
    const [ex, ey] = [(spots[i + 2] ?? 0) - middle - x, (spots[i + 3] ?? 0) - y];
    const square = ex * ex + ey * ey;
    const share = square === 0 ? 0 : Math.max(0, Math.min(1, -(x * ex + y * ey) / square));
    if (Math.hypot(x + ex * share, y + ey * share) < radius - TOUCH) return false;
  }
  return true;
}

/**
 * Whether every line meets a run between the two bodies: beyond where all lines leave the one and before they reach the
 * other; or, between two discs, out of both, beyond the middle of the one, before that of the other.
 */
function liesBetween(run: Run, { length, radii: [one, other], areDiscs }: Axis, lines: Lines): boolean {
  charge("corners", run.spots.length * EDGE);
  const { begin, end, sines } = lines;
  if (run.spots.every((x, i) => i % 2 === 1 || (x > begin && x < end))) return true;
  if (!areDiscs) return false;
  const isAhead = sines.every((sine) => {
    const cosine = Math.sqrt(1 - sine * sine);
    return run.spots.every((x, i) => {
      if (i % 2 === 1) return true;
      const aside = (run.spots[i + 1] ?? 0) * sine;
      return x * cosine + aside > 0 && (length - x) * cosine - aside > 0;
    });
  });
  return isAhead && keepsOut(run, 0, one) && keepsOut(run, length, other);
}

/**
 * Whether all of some lines are stopped by what bars their whole width between the bodies: a run of one outline from
 * below to above, or runs that cross each other.
 */
export function areBarred(axis: Axis, outlines: readonly Outline[], lines: Lines): boolean {
  const runs = outlines.flatMap((outline) => runsOf(outline, lines).filter((run) => liesBetween(run, axis, lines)));
  if (runs.some(({ fromBelow, fromAbove }) => fromBelow && fromAbove)) return true;
  if (!runs.some(({ fromBelow }) => fromBelow) || !runs.some(({ fromAbove }) => fromAbove)) return false;
  const reached = runs.filter(({ fromBelow }) => fromBelow);
  const left = new Set(runs.filter(({ fromBelow }) => !fromBelow));
  for (const run of reached) {
    for (const other of left) {
      if (!cross(run, other)) continue;
      if (other.fromAbove) return true;
      left.delete(other);
      reached.push(other);
    }
  }
  return false;
}
