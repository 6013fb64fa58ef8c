import { charge } from "../../kernel/index.ts";
import { type Fence, fences } from "./around.ts";
import { gapToShape, isOver } from "./distance.ts";
import { type Place, samePlace, squaredDistance } from "./lattice.ts";
import { NOTE, RAY, SORTED } from "./prices.ts";
import { type TurnReached, turnsWithin } from "./shortest.ts";
import { type Barrier, baseOf, type Bounds, clearanceOf, cornersOf, isInBounds } from "./sweep.ts";

/** Polygons whose union is where a base may end; they may overlap. */
export type Region = readonly (readonly Place[])[];

/** How far inside the exact region its outline may lie, in lattice units: a tenth of a millimetre. */
const FINE = 10;

const SAME_TURN = 1e-7;

/** A fence and the turns at its ends, in units of work. */
const FENCE = 2;
/** One that a ray may meet. */
const MET = 3 / 8;

/** The share along a ray at which it meets a fence, as a length; Infinity where it does not. */
function meetsFence(from: Place, dx: number, dy: number, [u, v]: Fence): number {
  const [ex, ey] = [v.x - u.x, v.y - u.y];
  const across = dx * ey - dy * ex;
  if (across === 0) return Infinity;
  const [wx, wy] = [u.x - from.x, u.y - from.y];
  const along = (wx * ey - wy * ex) / across;
  const share = (wx * dy - wy * dx) / across;
  return along > 0 && share >= -1e-9 && share <= 1 + 1e-9 ? along : Infinity;
}

/** How far a ray stays in the bounds. */
function leavesBounds({ x, y }: Place, dx: number, dy: number, { left, top, right, bottom }: Bounds): number {
  const across = dx > 0 ? (right - x) / dx : dx < 0 ? (left - x) / dx : Infinity;
  const down = dy > 0 ? (bottom - y) / dy : dy < 0 ? (top - y) / dy : Infinity;
  return Math.min(across, down);
}

/** The turns at which what stops a ray can change: ends of fences, where they leave the reach, the corners of the bounds. */
function turnsFrom(from: Place, reach: number, stops: readonly Fence[], bounds: Bounds | undefined): readonly number[] {
  charge("corners", stops.length * FENCE);
  const turns: number[] = [];
  const turn = (x: number, y: number): number => Math.atan2(y - from.y, x - from.x);
  const steps = Math.max(8, Math.ceil(Math.PI / Math.acos(Math.max(0, 1 - (FINE - 3) / reach))));
  for (let step = 0; step < steps; step++) turns.push(((2 * step) / steps - 1) * Math.PI);
  const onCircle = ([u, v]: Fence): void => {
    const [dx, dy] = [v.x - u.x, v.y - u.y];
    const [cx, cy] = [u.x - from.x, u.y - from.y];
    const a = dx * dx + dy * dy;
    const b = cx * dx + cy * dy;
    const rest = b * b - a * (cx * cx + cy * cy - reach * reach);
    if (rest < 0 || a === 0) return;
    for (const root of [-Math.sqrt(rest), Math.sqrt(rest)]) {
      const share = (-b + root) / a;
      if (share > 0 && share < 1) turns.push(turn(u.x + dx * share, u.y + dy * share));
    }
  };
  for (const fence of stops) {
    for (const { x, y } of fence) {
      if (Math.hypot(x - from.x, y - from.y) > reach + FINE) continue;
      const at = turn(x, y);
      turns.push(at - SAME_TURN, at, at + SAME_TURN);
    }
    onCircle(fence);
  }
  if (bounds !== undefined) {
    const { left, top, right, bottom } = bounds;
    const corners = [
      { x: left, y: top },
      { x: right, y: top },
      { x: right, y: bottom },
      { x: left, y: bottom },
    ];
    for (const [i, corner] of corners.entries()) {
      turns.push(turn(corner.x, corner.y));
      onCircle([corner, corners[(i + 1) % 4] ?? corner]);
    }
  }
  return turns.sort((a, b) => a - b);
}

/** Turns from one heading to another, the short way round; null for all around. */
interface Sector {
  readonly begin: number;
  readonly wide: number;
}

/**
 * The turns that a way can take on from a corner: from straight on to along the barrier it goes round. What lies
 * elsewhere is reached straight from where the way came.
 */
function sectorOf({ place, from }: TurnReached): Sector | null {
  if (from === null || !("rightwards" in place)) return null;
  const heading = Math.atan2(place.y - from.y, place.x - from.x);
  const off = (angle: number): number => {
    const turn = (angle - heading) % (2 * Math.PI);
    return turn > Math.PI ? turn - 2 * Math.PI : turn < -Math.PI ? turn + 2 * Math.PI : turn;
  };
  // a turn rightwards is one of growing angles; of the two the one that leads on, not back
  const [right, left] = [off(place.rightwards), off(place.leftwards)];
  const spare = 0.01;
  if (right >= 0 && (left > 0 || right <= -left)) return { begin: heading - spare, wide: right + 2 * spare };
  return left <= 0 ? { begin: heading + left - spare, wide: -left + 2 * spare } : { begin: heading, wide: 0 };
}

/** How far a turn lies into a sector, or null outside of it. */
function into({ begin, wide }: Sector, angle: number): number | null {
  const turn = (((angle - begin) % (2 * Math.PI)) + 2 * Math.PI) % (2 * Math.PI);
  return turn <= wide ? turn : null;
}

/** Whether a place lies on the outer side of a fence, the only one that it can be met from. */
const facesFence = ({ x, y }: Place, [u, v]: Fence): boolean => (v.x - u.x) * (y - u.y) - (v.y - u.y) * (x - u.x) <= 0;

/** All around is parted into so many sectors, each with the fences that a ray in it may meet. */
const SECTORS = 128;

/** Fences by the sectors they lie in as seen from a place: more than a ray may meet, never fewer. */
class FencesAround {
  readonly #in: readonly Fence[][] = Array.from({ length: SECTORS }, () => []);

  constructor(from: Place, all: readonly Fence[]) {
    charge("corners", all.length * FENCE);
    // what tolerances may move an end by, as a turn; beside a fence turns tell nothing
    const [slack, beside] = [1e-3, 50];
    for (const fence of all) {
      const [u, v] = fence;
      const begin = Math.atan2(u.y - from.y, u.x - from.x);
      const turn = Math.atan2(v.y - from.y, v.x - from.x) - begin;
      const wide = turn > Math.PI ? turn - 2 * Math.PI : turn < -Math.PI ? turn + 2 * Math.PI : turn;
      const isBeside = Math.abs(wide) > 3 || fence.some(({ x, y }) => Math.hypot(x - from.x, y - from.y) < beside);
      const least = this.#sectorOf(begin + Math.min(0, wide) - slack);
      const most = isBeside ? least + SECTORS - 1 : this.#sectorOf(begin + Math.max(0, wide) + slack);
      if (most > least) charge("corners", (most - least) * NOTE);
      for (let sector = least; sector <= most; sector++)
        this.#in[((sector % SECTORS) + SECTORS) % SECTORS]?.push(fence);
    }
  }

  #sectorOf(angle: number): number {
    return Math.floor((angle * SECTORS) / (2 * Math.PI));
  }

  /** Those that a ray may meet. */
  at(angle: number): readonly Fence[] {
    return this.#in[((this.#sectorOf(angle) % SECTORS) + SECTORS) % SECTORS] ?? [];
  }
}

/** All that is reached straight from a place within a reach, in a sector or all around: a polygon, or nothing. */
function star(
  from: Place,
  reach: number,
  fencing: readonly Fence[],
  bounds: Bounds | undefined,
  sector: Sector | null,
): readonly Place[] {
  charge("corners", fencing.length * NOTE);
  const near = fencing.filter((fence) => {
    const [u, v] = fence;
    const [left, right] = u.x < v.x ? [u.x, v.x] : [v.x, u.x];
    const [top, bottom] = u.y < v.y ? [u.y, v.y] : [v.y, u.y];
    const reaches =
      left <= from.x + reach && right >= from.x - reach && top <= from.y + reach && bottom >= from.y - reach;
    return reaches && facesFence(from, fence);
  });
  let turns = turnsFrom(from, reach, near, bounds);
  if (sector !== null) {
    const kept = turns.flatMap((turn) => into(sector, turn) ?? []).sort((a, b) => a - b);
    turns = [0, ...kept, sector.wide].map((turn) => sector.begin + turn);
  }
  charge("corners", turns.length * (RAY + SORTED));
  const around = new FencesAround(from, near);
  const outline: Place[] = sector === null ? [] : [from];
  for (const angle of turns) {
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
    let far = reach;
    const stops = around.at(angle);
    charge("corners", stops.length * MET);
    for (const fence of stops) far = Math.min(far, meetsFence(from, dx, dy, fence));
    if (bounds !== undefined) far = Math.min(far, leavesBounds(from, dx, dy, bounds));
    // a little short, so that rounding to the lattice leads nowhere outside
    const short = Math.max(0, far - 1.5);
    const place = { x: from.x + Math.trunc(dx * short), y: from.y + Math.trunc(dy * short) };
    const last = outline.at(-1);
    if (last === undefined || !samePlace(last, place)) outline.push(place);
  }
  const [first] = outline;
  const closing = outline.at(-1);
  if (first !== undefined && closing !== undefined && outline.length > 1 && samePlace(first, closing)) outline.pop();
  return outline.length >= 3 ? outline : [];
}

/** How far the middle of a base at a place is from where a barrier keeps it off, in floats. */
function roomBefore(from: Place, radius: number, barrier: Barrier): number {
  const base = baseOf(barrier);
  const far = base === null ? gapToShape(from, cornersOf(barrier)).length : Math.sqrt(squaredDistance(from, base));
  return far - clearanceOf(barrier, radius);
}

/**
 * Where the middle of a base may come with a move of at most a length that keeps off every barrier and in the bounds:
 * polygons that together are the region, at most a tenth of a millimetre inside of the exact one, and outside of it
 * nowhere but within a lattice unit of what the base touches at the start. The requirements of a move stay the judge. With `straight` only the straight way counts, not ways round corners.
 */
export function regionOfMove(
  from: Place,
  most: number,
  radius: number,
  barriers: readonly Barrier[],
  { bounds, straight = false }: { bounds?: Bounds; straight?: boolean } = {},
): Region {
  if (most <= 0 || (bounds !== undefined && !isInBounds(from, bounds))) return [];
  const near = barriers.filter((barrier) => roomBefore(from, radius, barrier) <= most);
  // a base that touches something begins beside its fence, not behind it
  const stops = near.flatMap((barrier) =>
    fences(barrier, radius, Math.min(1.5, roomBefore(from, radius, barrier) - 0.01)),
  );
  const start: TurnReached = { place: from, length: 0, from: null };
  const turns = straight ? [start] : turnsWithin(from, most, radius, near, bounds);
  return turns
    .filter(({ length }) => most - length > FINE)
    .map((turn) => star(turn.place, most - turn.length, stops, bounds, sectorOf(turn)))
    .filter((polygon) => polygon.length > 0);
}

/** Whether a place lies in a region, its outlines included. */
export const isInRegion = (region: Region, place: Place): boolean => region.some((polygon) => isOver(polygon, place));
