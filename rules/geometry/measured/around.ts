import { metered, type Metered, charge, readMetered } from "../../kernel/index.ts";
import { doubledArea, type Place } from "./lattice.ts";
import { ROUND } from "./prices.ts";
import { type Barrier, baseOf, clearanceOf, cornersOf } from "./sweep.ts";

/** A place in floats that lies just outside what a base has to keep off. */
interface Turn {
  /** The corner or middle that is gone round. */
  readonly around: Place;
  /** The first and last direction of the turn, in radians. */
  readonly first: number;
  readonly last: number;
}

/** The corners of a shape, its outside to the left of every edge. */
function ringOf(barrier: Barrier): readonly Place[] {
  const written = cornersOf(barrier);
  const [origin] = written;
  if (origin === undefined) return [];
  let area = 0;
  for (const [i, corner] of written.entries()) area += doubledArea(origin, corner, written[i + 1] ?? origin);
  return area < 0 ? written.toReversed() : written;
}

/** Where the middle of a base goes round a barrier: its convex corners, or all around a base. */
function turnsOf(barrier: Barrier): readonly Turn[] {
  const base = baseOf(barrier);
  if (base !== null) return [{ around: base, first: 0, last: 2 * Math.PI }];
  const corners = ringOf(barrier);
  charge("corners", corners.length * ROUND);
  return corners.flatMap((corner, i) => {
    const before = corners.at(i - 1) ?? corner;
    const after = corners[(i + 1) % corners.length] ?? corner;
    if (doubledArea(before, corner, after) <= 0) return [];
    const first = Math.atan2(-(corner.x - before.x), corner.y - before.y);
    let last = Math.atan2(-(after.x - corner.x), after.y - corner.y);
    if (last < first) last += 2 * Math.PI;
    return [{ around: corner, first, last }];
  });
}

/** Places on the straight pieces that go round a turn, `distance` off at the nearest, in steps of at most `most` radians. */
function* around({ around: centre, first, last }: Turn, distance: number, most: number): Generator<Place> {
  const steps = Math.max(1, Math.ceil((last - first) / most));
  const half = (last - first) / steps / 2;
  const far = distance / Math.cos(half);
  charge("corners", steps * 2);
  for (let step = 0; step < steps; step++) {
    const angle = first + (2 * step + 1) * half;
    yield { x: centre.x + far * Math.cos(angle), y: centre.y + far * Math.sin(angle) };
  }
}

/** How far beyond the least clearance the corners of paths lie, so that rounding them to the lattice takes none away. */
const MARGIN = 3;

/** How far beyond it they lie at most: not quite half a millimetre. */
const DETOUR = 45;

/** A lattice place where shortest ways turn round a barrier, and how far round they can turn: headings in radians. */
export interface Waypoint extends Place {
  /** The heading at the end of the turn with the barrier on the right, and with it on the left. */
  readonly rightwards: number;
  readonly leftwards: number;
}

const waypointsByShape = new WeakMap<Barrier["shape"], Map<number, Metered<readonly Waypoint[]>>>();

/** The lattice places over which shortest ways go round a barrier, in order around it; kept with its shape. */
export function waypoints(barrier: Barrier, radius: number): readonly Waypoint[] {
  const { shape } = barrier;
  let byClearance = waypointsByShape.get(shape);
  if (byClearance === undefined) waypointsByShape.set(shape, (byClearance = new Map()));
  const key = clearanceOf(barrier, radius);
  const kept = byClearance.get(key);
  if (kept !== undefined) return readMetered(kept);
  const made = metered(() => waypointsOf(barrier, radius));
  byClearance.set(key, made);
  return made.value;
}

function waypointsOf(barrier: Barrier, radius: number): readonly Waypoint[] {
  const clearance = clearanceOf(barrier, radius) + MARGIN;
  const round = baseOf(barrier) !== null;
  const most = 2 * Math.acos(clearance / (clearance + DETOUR));
  return turnsOf(barrier).flatMap((turn) =>
    [...around(turn, clearance, most)].map(({ x, y }) => {
      const out = Math.atan2(y - turn.around.y, x - turn.around.x);
      const [first, last] = round ? [out - most, out + most] : [turn.first, turn.last];
      return {
        x: Math.round(x) + 0,
        y: Math.round(y) + 0,
        rightwards: last + Math.PI / 2,
        leftwards: first - Math.PI / 2,
      };
    }),
  );
}

/** A piece of the outline that the middle of a base may not cross, in floats. */
export type Fence = readonly [Place, Place];

/** The pieces between places that follow each other. */
const piecesOf = (chain: readonly Place[]): readonly Fence[] =>
  chain.flatMap((place, i) => {
    const next = chain[i + 1];
    return next === undefined ? [] : [[place, next] as const];
  });

const onCircle = ({ x, y }: Place, far: number, angle: number): Place => ({
  x: x + far * Math.cos(angle),
  y: y + far * Math.sin(angle),
});

/**
 * What the middle of a base may not cross round a barrier, in pieces: `off` further than its clearance, and at most a
 * tenth of a millimetre more. Pieces may reach into each other where the barrier is hollow.
 */
export function fences(barrier: Barrier, radius: number, off: number): readonly Fence[] {
  const distance = clearanceOf(barrier, radius) + off;
  const most = 2 * Math.acos(distance / (distance + 6));
  const turns = turnsOf(barrier).flatMap((turn) => {
    const chain = [...around(turn, distance, most)];
    const closed = turn.last - turn.first >= 2 * Math.PI;
    return closed
      ? piecesOf([...chain, ...chain.slice(0, 1)])
      : piecesOf([onCircle(turn.around, distance, turn.first), ...chain, onCircle(turn.around, distance, turn.last)]);
  });
  const corners = ringOf(barrier);
  const sides = corners.map((u, i): Fence => {
    const v = corners[(i + 1) % corners.length] ?? u;
    const outward = Math.atan2(-(v.x - u.x), v.y - u.y);
    return [onCircle(u, distance, outward), onCircle(v, distance, outward)];
  });
  return [...turns, ...sides];
}
