import { measured } from "../../geometry/index.ts";

type Place = measured.Place;

/** A stretch of a straight way or of a path: shares of it from 0 to 1, or lengths along it. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** How much less than its radius a base has to reach into a shape before it counts: touching is not overlapping. */
const touching = 1e-3;

/** The shares at which a + t·d lies within a radius of a point; null where it never does. */
function withinCircle(a: Place, d: Place, centre: Place, radius: number): Stretch | null {
  const [cx, cy] = [a.x - centre.x, a.y - centre.y];
  const square = d.x * d.x + d.y * d.y;
  const off = cx * cx + cy * cy - radius * radius;
  if (square === 0) return off < 0 ? { from: 0, to: 1 } : null;
  const half = cx * d.x + cy * d.y;
  const rest = half * half - square * off;
  if (rest <= 0) return null;
  const root = Math.sqrt(rest);
  return cut({ from: (-half - root) / square, to: (-half + root) / square });
}

/** The shares at which a linear value, start + t·step, lies between two bounds; null where it never does. */
function between(start: number, step: number, least: number, most: number): Stretch | null {
  if (step === 0) return start > least && start < most ? { from: 0, to: 1 } : null;
  const [one, other] = [(least - start) / step, (most - start) / step];
  return cut({ from: Math.min(one, other), to: Math.max(one, other) });
}

const cut = ({ from, to }: Stretch): Stretch | null =>
  to <= 0 || from >= 1 ? null : { from: Math.max(0, from), to: Math.min(1, to) };

/** The shares within a radius of a segment: one stretch, for what is so near is convex. */
function withinCapsule(a: Place, d: Place, u: Place, v: Place, radius: number): Stretch | null {
  const ends = [withinCircle(a, d, u, radius), withinCircle(a, d, v, radius)];
  const [ex, ey] = [v.x - u.x, v.y - u.y];
  const length = Math.hypot(ex, ey);
  const across = between(
    (ex * (a.y - u.y) - ey * (a.x - u.x)) / length,
    (ex * d.y - ey * d.x) / length,
    -radius,
    radius,
  );
  const along = between(((a.x - u.x) * ex + (a.y - u.y) * ey) / length, (d.x * ex + d.y * ey) / length, 0, length);
  if (across !== null && along !== null)
    ends.push(cut({ from: Math.max(across.from, along.from), to: Math.min(across.to, along.to) }));
  const real = ends.filter((one) => one !== null && one.from < one.to);
  if (real.length === 0) return null;
  return {
    from: Math.min(...real.map((one) => one?.from ?? 1)),
    to: Math.max(...real.map((one) => one?.to ?? 0)),
  };
}

/** Joins stretches that meet, or between which `joined` says that nothing lies. */
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

/** The shares of a straight way at which a base overlaps a shape. */
function onPiece(from: Place, to: Place, radius: number, shape: readonly Place[]): readonly Stretch[] {
  const d = { x: to.x - from.x, y: to.y - from.y };
  const at = (share: number): Place => ({ x: from.x + d.x * share, y: from.y + d.y * share });
  const found: Stretch[] = [];
  for (const [i, u] of shape.entries()) {
    const stretch = withinCapsule(from, d, u, shape[(i + 1) % shape.length] ?? u, radius - touching);
    if (stretch !== null) found.push(stretch);
  }
  const isInside = (share: number): boolean => {
    const { x, y } = at(share);
    return measured.isOver(shape, { x: Math.round(x), y: Math.round(y) });
  };
  // deep inside of a shape the outline is out of reach
  if (found.length === 0) return isInside(0) ? [{ from: 0, to: 1 }] : [];
  const first = Math.min(...found.map((one) => one.from));
  const last = Math.max(...found.map((one) => one.to));
  if (first > 0 && isInside(first / 2)) found.push({ from: 0, to: first });
  if (last < 1 && isInside((last + 1) / 2)) found.push({ from: last, to: 1 });
  return join(found, (gap) => isInside((gap.from + gap.to) / 2));
}

/** The lengths along a path between which a base overlaps a shape; touching it is not overlapping. */
export function overlapsOn(path: readonly Place[], radius: number, shape: readonly Place[]): readonly Stretch[] {
  const found: Stretch[] = [];
  let gone = 0;
  for (const [i, from] of path.entries()) {
    const to = path[i + 1];
    if (to === undefined) break;
    const length = measured.lengthOf([from, to]);
    for (const one of onPiece(from, to, radius, shape))
      found.push({ from: gone + one.from * length, to: gone + one.to * length });
    gone += length;
  }
  return join(found, (gap) => gap.to - gap.from < 1e-6);
}

/** Whether a base at a place overlaps a shape; touching it is not overlapping. */
export const overlaps = (at: Place, radius: number, shape: readonly Place[]): boolean =>
  measured.isWithin(measured.gapToShape(at, shape, radius), 0, true) || measured.isOver(shape, at);

/** The lengths along a path at which its line crosses the outline of a shape. */
export function crossingsOn(path: readonly Place[], shape: readonly Place[]): readonly number[] {
  const found: number[] = [];
  let gone = 0;
  for (const [i, from] of path.entries()) {
    const to = path[i + 1];
    if (to === undefined) break;
    const length = measured.lengthOf([from, to]);
    for (const [j, u] of shape.entries()) {
      const v = shape[(j + 1) % shape.length] ?? u;
      const [one, other] = [measured.doubledArea(u, v, from), measured.doubledArea(u, v, to)];
      if (one > 0 === other > 0) continue;
      const [p, q] = [measured.doubledArea(from, to, u), measured.doubledArea(from, to, v)];
      if (p > 0 === q > 0) continue;
      found.push(gone + (length * one) / (one - other));
    }
    gone += length;
  }
  return found.toSorted((a, b) => a - b);
}

/** The place so far along a path, rounded to the lattice. */
export function placeOn(path: readonly Place[], far: number): Place {
  let left = far;
  for (const [i, from] of path.entries()) {
    const to = path[i + 1];
    if (to === undefined) return { x: from.x, y: from.y };
    const length = measured.lengthOf([from, to]);
    if (left < length) {
      const share = left / length;
      return {
        x: Math.round(from.x + (to.x - from.x) * share),
        y: Math.round(from.y + (to.y - from.y) * share),
      };
    }
    left -= length;
  }
  throw new RangeError("A path has a place.");
}
