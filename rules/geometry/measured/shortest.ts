import { charge } from "../../kernel/index.ts";
import { type Waypoint, waypoints } from "./around.ts";
import { type Place, samePlace, squaredDistance } from "./lattice.ts";
import { LOOK, NOTE, SORTED } from "./prices.ts";
import { type Barrier, type Bounds, isClear, lengthOf, mayStand } from "./sweep.ts";

/** A way for a base: its corners, ends included, and how long it is in lattice units. */
export interface Way {
  readonly path: readonly Place[];
  readonly length: number;
}

/** A place of a search, how long the way to it is, and over which place it comes. */
export interface Reached<P extends Place> {
  readonly place: P;
  readonly length: number;
  readonly over: Reached<P> | null;
}

/** A place that is not settled yet: the best way to it that may still be free, and the places it cannot come from. */
interface Open<P extends Place> {
  readonly place: P;
  readonly toGo: number;
  length: number;
  over: Reached<P> | null;
  /** Null while none is known. */
  barred: Set<Reached<P>> | null;
}

/** A place of a search, in units of work. */
const OPENED = 1;
/** A place that was settled, held against the others to come from. */
const COME_FROM = 1 / 4;

const distance = (a: Place, b: Place): number => Math.sqrt(squaredDistance(a, b));

/** Barriers in an order of their own, so that no answer depends on how they were written. */
export function inOrder(barriers: readonly Barrier[]): readonly Barrier[] {
  charge("steps", barriers.length * SORTED);
  return barriers.toSorted((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
}

/** The best of the settled places to come from that is not barred. */
function comeFromBest<P extends Place>(open: Open<P>, settled: readonly Reached<P>[]): void {
  charge("steps", settled.length * COME_FROM);
  open.length = Infinity;
  open.over = null;
  for (const from of settled) {
    if (from.length >= open.length) continue;
    const length = from.length + distance(from.place, open.place);
    if (length >= open.length || open.barred?.has(from) === true) continue;
    open.length = length;
    open.over = from;
  }
}

/** A base that goes from a place over others, among barriers, and how long its ways may be in all. */
export interface Spreading<P extends Place> {
  readonly start: P;
  readonly places: readonly P[];
  readonly radius: number;
  readonly barriers: readonly Barrier[];
  readonly most?: number;
}

/**
 * Settles shortest ways from a place over the given places, by their length and what is at least to go: `visit` hears of
 * each and may end the search. Only straight pieces that keep off every barrier are used; a piece is tried when it is
 * the best that is left. Ways that are longer than `most` in all are left out.
 */
export function spread<P extends Place>(
  { start, places, radius, barriers, most = Infinity }: Spreading<P>,
  toGo: (place: P) => number,
  visit: (reached: Reached<P>) => boolean,
): void {
  const settled: Reached<P>[] = [];
  charge("steps", places.length * OPENED);
  const near = most === Infinity ? places : places.filter((place) => distance(start, place) + toGo(place) <= most);
  const open = near.map((place): Open<P> => ({
    place,
    toGo: toGo(place),
    length: Infinity,
    over: null,
    barred: null,
  }));
  const settle = (reached: Reached<P>): boolean => {
    settled.push(reached);
    const { x, y } = reached.place;
    const { length: gone } = reached;
    charge("steps", open.length * NOTE);
    for (const other of open) {
      if (gone >= other.length) continue;
      const [dx, dy] = [other.place.x - x, other.place.y - y];
      const length = gone + Math.sqrt(dx * dx + dy * dy);
      if (length >= other.length) continue;
      other.length = length;
      other.over = reached;
    }
    return visit(reached);
  };
  if (settle({ place: start, length: 0, over: null })) return;
  for (;;) {
    let best: Open<P> | null = null;
    let at = -1;
    let least = Infinity;
    charge("steps", 1 + open.length * LOOK);
    // by number: pairs of an iterator would take longer than what is looked at
    for (let i = 0; i < open.length; i++) {
      const node = open[i];
      if (node === undefined) break;
      const estimate = node.length + node.toGo;
      if (estimate >= least) continue;
      best = node;
      at = i;
      least = estimate;
    }
    if (best === null || best.over === null || least > most) return;
    const { place, over, length } = best;
    if (barriers.every((barrier) => isClear(over.place, place, radius, barrier))) {
      const last = open.pop();
      if (last !== undefined && last !== best) open[at] = last;
      if (settle({ place, length, over })) return;
    } else {
      (best.barred ??= new Set()).add(over);
      comeFromBest(best, settled);
    }
  }
}

/** The places of the way to a reached place, from the start. */
function pathTo<P extends Place>(reached: Reached<P>): readonly Place[] {
  const path: Place[] = [];
  for (let node: Reached<P> | null = reached; node !== null; node = node.over)
    path.push({ x: node.place.x, y: node.place.y });
  return path.toReversed();
}

/** More than any place of a table is from its corner, so that two numbers become one. */
const SIDE = 2 ** 24;

/** The places round some barriers where a base may stand among all of them; those aside that are no use anyway. */
function usefulWaypoints(
  round: readonly Barrier[],
  radius: number,
  bounds: Bounds | undefined,
  isUseful: (place: Place) => boolean,
): readonly Waypoint[] {
  const places = new Map<number, Waypoint>();
  for (const barrier of round) {
    const around = waypoints(barrier, radius);
    charge("steps", around.length * NOTE);
    for (const place of around)
      if (isUseful(place) && mayStand(place, radius, round, bounds)) places.set(place.x * SIDE + place.y, place);
  }
  return [...places.values()];
}

/** What a way must keep in: the bounds, and a length; without them it may go anywhere. */
export interface WayLimits {
  readonly bounds?: Bounds | undefined;
  readonly most?: number;
}

/**
 * The shortest way of a base from one place to another that keeps off every barrier and in the bounds; null where there
 * is none, or where it may not stand at one of the ends. Corners are gone round in straight pieces, never more than half
 * a millimetre from the exact way. Only barriers that turn out to be in the way are searched around, so that many far
 * ones cost little. Where only ways up to a length count, `most` says so: beyond it there is none.
 */
export function shortestWay(
  from: Place,
  to: Place,
  radius: number,
  barriers: readonly Barrier[],
  { bounds, most = Infinity }: WayLimits = {},
): Way | null {
  // a unit of the lattice is left to the rounding of lengths
  if (distance(from, to) > most + 1) return null;
  if (!mayStand(from, radius, barriers, bounds) || !mayStand(to, radius, barriers, bounds)) return null;
  if (samePlace(from, to)) return { path: [from], length: 0 };
  const all = inOrder(barriers);
  const round = new Set<Barrier>();
  for (;;) {
    const way = wayAround(from, to, radius, [...round], { bounds, most: most + 1 });
    if (way === null) return null;
    const met = all.filter(
      (barrier) =>
        !round.has(barrier) &&
        way.path.some((place, i) => {
          const next = way.path[i + 1];
          return next !== undefined && !isClear(place, next, radius, barrier);
        }),
    );
    if (met.length === 0) return way;
    for (const barrier of met) round.add(barrier);
  }
}

function wayAround(
  from: Place,
  to: Place,
  radius: number,
  round: readonly Barrier[],
  { bounds, most }: WayLimits & { readonly most: number },
): Way | null {
  let shortest: Way | null = null;
  const isNear = (place: Place): boolean => distance(from, place) + distance(place, to) <= most;
  const places: Place[] = [...usefulWaypoints(inOrder(round), radius, bounds, isNear), to];
  spread<Place>(
    { start: from, places, radius, barriers: round, most },
    (place) => distance(place, to),
    (reached) => {
      if (!samePlace(reached.place, to)) return false;
      const path = pathTo(reached);
      shortest = { path, length: lengthOf(path) };
      return true;
    },
  );
  return shortest;
}

/** A corner of shortest ways: how long the way to it is, and from where it comes. The start comes from nowhere. */
export interface TurnReached {
  readonly place: Place | Waypoint;
  readonly length: number;
  readonly from: Place | null;
}

/** Every corner of some shortest way that a base reaches within a length; the start first. */
export function turnsWithin(
  from: Place,
  most: number,
  radius: number,
  barriers: readonly Barrier[],
  bounds?: Bounds,
): readonly TurnReached[] {
  const reached: TurnReached[] = [];
  const near = inOrder(barriers);
  const places = usefulWaypoints(near, radius, bounds, (place) => distance(place, from) <= most);
  spread<Place | Waypoint>(
    { start: from, places, radius, barriers: near },
    () => 0,
    ({ place, length, over }) => {
      if (length > most) return true;
      reached.push({ place, length, from: over === null ? null : over.place });
      return false;
    },
  );
  return reached;
}

/** The part of a way that a base comes with a length, its end rounded to the lattice towards the start. */
export function cutShort({ path, length }: Way, most: number): Way {
  if (length <= most) return { path, length };
  const kept: Place[] = [];
  let left = most;
  for (const [i, place] of path.entries()) {
    kept.push(place);
    const next = path[i + 1];
    if (next === undefined) break;
    const piece = distance(place, next);
    if (piece > left) {
      const part = (a: number, b: number): number => a + Math.trunc(((b - a) * left) / piece);
      const end = { x: part(place.x, next.x), y: part(place.y, next.y) };
      if (!samePlace(end, place)) kept.push(end);
      break;
    }
    left -= piece;
  }
  return { path: kept, length: lengthOf(kept) };
}
