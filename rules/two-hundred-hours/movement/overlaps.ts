import { measured } from "../../geometry/index.ts";
import { charge } from "../../kernel/index.ts";

type Place = measured.Place;

/** A stretch of a straight line or of a path: shares of it from 0 to 1, or lengths along it. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** How far a base has to reach into a shape before it counts: touching is not overlapping. */
const TOUCHING = 1e-3;

/** The shares of a straight line within a radius of the segments of an outline, in any order. */
class Within {
  readonly #a: Place;
  readonly #dx: number;
  readonly #dy: number;
  readonly #square: number;
  readonly #radius: number;
  #from = Infinity;
  #to = -Infinity;

  constructor(from: Place, to: Place, radius: number) {
    this.#a = from;
    this.#dx = to.x - from.x;
    this.#dy = to.y - from.y;
    this.#square = this.#dx * this.#dx + this.#dy * this.#dy;
    this.#radius = radius;
  }

  #note(from: number, to: number): void {
    if (to <= 0 || from >= 1 || from >= to) return;
    this.#from = Math.min(this.#from, Math.max(0, from));
    this.#to = Math.max(this.#to, Math.min(1, to));
  }

  /** Adds the shares within the radius of a point. */
  #circle({ x, y }: Place): void {
    const [cx, cy] = [this.#a.x - x, this.#a.y - y];
    const off = cx * cx + cy * cy - this.#radius * this.#radius;
    const half = cx * this.#dx + cy * this.#dy;
    const rest = half * half - this.#square * off;
    if (rest <= 0) return;
    const root = Math.sqrt(rest);
    this.#note((-half - root) / this.#square, (-half + root) / this.#square);
  }

  /** Adds the shares beside a segment, no further from it than the radius. */
  #band(u: Place, v: Place): void {
    const [ex, ey] = [v.x - u.x, v.y - u.y];
    const length = Math.hypot(ex, ey);
    const [ax, ay] = [this.#a.x - u.x, this.#a.y - u.y];
    const [dx, dy] = [this.#dx, this.#dy];
    const across = (ex * ay - ey * ax) / length;
    const along = (ax * ex + ay * ey) / length;
    const [goesAcross, goesAlong] = [(ex * dy - ey * dx) / length, (dx * ex + dy * ey) / length];
    let [from, to] = [0, 1];
    for (const [start, step, least, most] of [
      [across, goesAcross, -this.#radius, this.#radius],
      [along, goesAlong, 0, length],
    ] as const) {
      if (step === 0) {
        if (start > least && start < most) continue;
        return;
      }
      const [one, other] = [(least - start) / step, (most - start) / step];
      from = Math.max(from, Math.min(one, other));
      to = Math.min(to, Math.max(one, other));
    }
    this.#note(from, to);
  }

  /** The shares within the radius of a segment: one stretch, since that area is convex; null if there are none. */
  ofSegment(u: Place, v: Place): Stretch | null {
    this.#from = Infinity;
    this.#to = -Infinity;
    this.#circle(u);
    this.#circle(v);
    this.#band(u, v);
    return this.#from < this.#to ? { from: this.#from, to: this.#to } : null;
  }
}

/** The cost, in units of work, of an edge that a line comes near to and of one that it may cross. */
const BESIDE = 1;
const CROSSED = 1 / 8;

/** Joins stretches that meet, or that `joined` says have nothing between them. */
function join(stretches: readonly Stretch[], joined: (gap: Stretch) => boolean): readonly Stretch[] {
  const result: Stretch[] = [];
  for (const next of stretches.toSorted((a, b) => a.from - b.from)) {
    const last = result.at(-1);
    if (last !== undefined && (next.from <= last.to || joined({ from: last.to, to: next.from })))
      result[result.length - 1] = { from: last.from, to: Math.max(last.to, next.to) };
    else result.push(next);
  }
  return result;
}

/** The shares of a straight line at which a base overlaps a shape. */
function onPiece(from: Place, to: Place, radius: number, shape: readonly Place[]): readonly Stretch[] {
  if (measured.isBeyond(from, to, shape, radius)) return [];
  const d = { x: to.x - from.x, y: to.y - from.y };
  const at = (share: number): Place => ({ x: from.x + d.x * share, y: from.y + d.y * share });
  const stretches: Stretch[] = [];
  const within = new Within(from, to, radius - TOUCHING);
  charge("steps", shape.length * BESIDE);
  let u = shape.at(-1) ?? from;
  for (const v of shape) {
    const stretch = within.ofSegment(u, v);
    if (stretch !== null) stretches.push(stretch);
    u = v;
  }
  const isInside = (share: number): boolean => {
    const { x, y } = at(share);
    return measured.isOver(shape, { x: Math.round(x), y: Math.round(y) });
  };
  // deep inside a shape the outline is out of reach
  if (stretches.length === 0) return isInside(0) ? [{ from: 0, to: 1 }] : [];
  const first = Math.min(...stretches.map((stretch) => stretch.from));
  const last = Math.max(...stretches.map((stretch) => stretch.to));
  if (first > 0 && isInside(first / 2)) stretches.push({ from: 0, to: first });
  if (last < 1 && isInside((last + 1) / 2)) stretches.push({ from: last, to: 1 });
  return join(stretches, (gap) => isInside((gap.from + gap.to) / 2));
}

/** The lengths along a path between which a base overlaps a shape; touching it is not overlapping. */
export function overlapsOn(path: readonly Place[], radius: number, shape: readonly Place[]): readonly Stretch[] {
  const stretches: Stretch[] = [];
  let gone = 0;
  charge("steps", path.length * CROSSED);
  for (const [i, from] of path.entries()) {
    const to = path[i + 1];
    if (to === undefined || measured.samePlace(from, to)) continue;
    const length = Math.sqrt(measured.squaredDistance(from, to));
    for (const stretch of onPiece(from, to, radius, shape))
      stretches.push({ from: gone + stretch.from * length, to: gone + stretch.to * length });
    gone += length;
  }
  return stretches.length < 2 ? stretches : join(stretches, (gap) => gap.to - gap.from < 1e-6);
}

/** Whether a base at a place overlaps a shape; touching it is not overlapping. */
export const overlaps = (at: Place, radius: number, shape: readonly Place[]): boolean =>
  measured.isNearer(measured.gapToShape(at, shape, radius), 0) || measured.isOver(shape, at);

/** The lengths along a path at which its line crosses the outline of a shape. */
export function crossingsOn(path: readonly Place[], shape: readonly Place[]): readonly number[] {
  const limits: number[] = [];
  let gone = 0;
  for (const [i, from] of path.entries()) {
    const to = path[i + 1];
    if (to === undefined) break;
    const length = Math.sqrt(measured.squaredDistance(from, to));
    const start = gone;
    gone += length;
    if (measured.isBeyond(from, to, shape, 0)) continue;
    charge("steps", shape.length * CROSSED);
    for (const [j, u] of shape.entries()) {
      const v = shape[(j + 1) % shape.length] ?? u;
      const [one, other] = [measured.doubledArea(u, v, from), measured.doubledArea(u, v, to)];
      if (one > 0 === other > 0) continue;
      const [p, q] = [measured.doubledArea(from, to, u), measured.doubledArea(from, to, v)];
      if (p > 0 === q > 0) continue;
      limits.push(start + (length * one) / (one - other));
    }
  }
  return limits.toSorted((a, b) => a - b);
}

/** The place at a length along a path, rounded to the lattice. */
export function placeOn(path: readonly Place[], far: number): Place {
  let left = far;
  for (const [i, from] of path.entries()) {
    const to = path[i + 1];
    if (to === undefined) return { x: from.x, y: from.y };
    const length = measured.lengthOf([from, to]);
    if (left < length) {
      const share = left / length;
      return measured.placeBetween(from, to, share);
    }
    left -= length;
  }
  throw new RangeError("A path has a place.");
}
