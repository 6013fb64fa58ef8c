import { measured } from "../../geometry/index.ts";
import { type Ground, standsAt } from "./ground.ts";
import { endOf, unhindered, walk, type Walked } from "./walking.ts";

type Place = measured.Place;

/** A walk that a rule prescribes, and where it would have ended without what is in its way. */
export interface Course {
  readonly walked: Walked;
  /** The intended end; the same as the end if nothing was in the way. */
  readonly meant: Place;
  /** What it went round, if anything. */
  readonly around: string | null;
  /** The side on which this course passes, if another one is as short. zh.decide.skirt-side */
  readonly side: "left" | "right" | null;
}

/** Paths that differ by less are equally short: their corners are rounded to the lattice. */
const EQUALLY_SHORT = 12;

const far = (a: Place, b: Place): number => Math.sqrt(measured.squaredDistance(a, b));

/** Places around a barrier where a base may come to stand next to a place inside or near it, nearest first. */
function standingRound(ground: Ground, barrier: measured.Barrier, meant: Place): readonly Place[] {
  const clearance = measured.clearanceOf(barrier, ground.radius) + 1;
  const base = measured.baseOf(barrier);
  const out = (around: Place): Place | null => {
    const away = measured.directionTo(around, meant);
    return away === null ? null : measured.placeAlong(around, away, clearance);
  };
  if (base !== null) {
    const place = out(base);
    return place === null ? [] : [place];
  }
  const corners = measured.cornersOf(barrier);
  const places: Place[] = corners.flatMap((corner) => out(corner) ?? []);
  for (const [i, u] of corners.entries()) {
    const v = corners[(i + 1) % corners.length] ?? u;
    const [ex, ey] = [v.x - u.x, v.y - u.y];
    const square = ex * ex + ey * ey;
    if (square === 0) continue;
    const foot = measured.footOn(u, v, meant);
    for (const normal of [
      { dx: ey, dy: -ex },
      { dx: -ey, dy: ex },
    ])
      places.push(measured.placeAlong(foot, normal, clearance));
  }
  return places;
}

/** How many places round a barrier are tried as ends. */
const MOST_ENDS = 6;

/** How far, in inches, from its intended end a base may stand beside two bases that leave no room nearer. */
const BESIDE_TWO = 3;

/** Places that touch two bases near a place, for a crowd in which touching one of them leaves no room. zh.block.skirt */
function standingBetween({ barriers, radius }: Ground, meant: Place): readonly Place[] {
  const bases = barriers.flatMap((barrier) => {
    const base = measured.baseOf(barrier);
    const isNear = base !== null && far(base, meant) <= BESIDE_TWO * measured.inch;
    return isNear ? [{ base, clearance: measured.clearanceOf(barrier, radius) + 1 }] : [];
  });
  return bases.flatMap(({ base: disc, clearance: a }, i) =>
    bases.slice(i + 1).flatMap(({ base: other, clearance: b }) => {
      const apart = far(disc, other);
      const along = (apart * apart + a * a - b * b) / (2 * apart);
      const square = a * a - along * along;
      const ahead = measured.directionTo(disc, other);
      if (ahead === null || square < 0) return [];
      const foot = measured.placeAlong(disc, ahead, along);
      const aside = Math.sqrt(square) + 2;
      return [
        measured.placeAlong(foot, { dx: -ahead.dy, dy: ahead.dx }, aside),
        measured.placeAlong(foot, { dx: ahead.dy, dy: -ahead.dx }, aside),
      ];
    }),
  );
}

/** The ends to try: the intended one if a base may stand there, else those near it. zh.block.skirt */
function endsNear(ground: Ground, meant: Place, stopped: Place): readonly Place[] {
  if (standsAt(ground, meant)) return [meant];
  const near = ground.barriers.filter((barrier) => !measured.isClear(meant, meant, ground.radius, barrier));
  const besideOne = near
    .flatMap((barrier) => standingRound(ground, barrier, meant))
    .filter((at) => standsAt(ground, at));
  const beside = besideOne.length > 0 ? besideOne : standingBetween(ground, meant).filter((at) => standsAt(ground, at));
  return [...(standsAt(ground, stopped) ? [stopped] : []), ...beside]
    .toSorted((a, b) => far(a, meant) - far(b, meant))
    .slice(0, MOST_ENDS);
}

/** A wall from the middle of a barrier to the edge of the table, which keeps a path on the other side of it. */
function wallBeside(ground: Ground, barrier: measured.Barrier, from: Place, to: Place, hand: 1 | -1) {
  const base = measured.baseOf(barrier);
  const corners = measured.cornersOf(barrier);
  const middle = base ?? measured.middleOf(corners);
  const { right, bottom } = ground.bounds;
  const long = 2 * (right + bottom);
  const ahead = measured.degreesOf({ dx: to.x - from.x || 1, dy: to.y - from.y });
  for (const turn of [90, 70, 110, 50, 130]) {
    const end = measured.placeAlong(middle, measured.directionOf(ahead + hand * turn), long);
    const shape = measured.thickLine(middle, end, 4);
    const wall: measured.Barrier = { name: "~side", shape, keep: 0 };
    const isOff = [from, to].every((place) => measured.isClear(place, place, ground.radius, wall));
    if (isOff) return wall;
  }
  return null;
}

interface Sided {
  readonly way: measured.Way;
  readonly side: "left" | "right" | null;
}

/** The shortest paths round to a place: one, or two that are equally short, one on each side of the obstacle. */
function waysTo(ground: Ground, from: Place, to: Place, blocking: measured.Barrier | null): readonly Sided[] {
  const { radius, barriers, bounds } = ground;
  const shortest = measured.shortestWay(from, to, radius, barriers, { bounds });
  if (shortest === null) return [];
  if (blocking === null) return [{ way: shortest, side: null }];
  const limit = shortest.length + EQUALLY_SHORT;
  const wayPast = (hand: 1 | -1): measured.Way | null => {
    const wall = wallBeside(ground, blocking, from, to, hand);
    const way =
      wall === null ? null : measured.shortestWay(from, to, radius, [...barriers, wall], { bounds, most: limit });
    return way !== null && way.length <= limit ? way : null;
  };
  // a wall on the right leaves the path on the left
  const left = wayPast(1);
  const right = left === null ? null : wayPast(-1);
  return left === null || right === null
    ? [{ way: shortest, side: null }]
    : [
        { way: left, side: "left" },
        { way: right, side: "right" },
      ];
}

/**
 * Where a base gets that is to walk a path: straight on if nothing is in the way; otherwise round the obstacle by the
 * shortest path, as near as it can to its intended end (`unlimited`: if it may stand there, without regard to
 * its movement). Several courses if paths round are equally short.
 * zh.block.skirt, zh.open.skirt-limit, zh.move.no-crossing-bases
 */
export function coursesOn(
  ground: Ground,
  path: readonly Place[],
  movement: number,
  enemies: readonly measured.Barrier[],
  unlimited: boolean,
): readonly Course[] {
  const [from] = path;
  if (from === undefined) throw new Error("A path begins somewhere.");
  const straight = walk(ground, path, movement, enemies);
  const { halt } = straight;
  const plain: Course = { walked: straight, meant: endOf(straight), around: null, side: null };
  if (halt?.by !== "barrier") return [plain];
  const meant = endOf(unhindered(ground, path, movement, enemies));
  const blocking = ground.barriers.find(({ name }) => name === halt.id) ?? null;
  const standing = standsAt(ground, meant);
  const limit = unlimited && standing ? Infinity : movement;
  const tried = endsNear(ground, meant, endOf(straight)).flatMap((end) =>
    waysTo(ground, from, end, blocking).map(({ way, side }): Course => ({
      walked: walk(ground, way.path, limit, enemies),
      meant,
      around: halt.id,
      side,
    })),
  );
  if (tried.length === 0) return [plain];
  const off = ({ walked }: Course): number => far(endOf(walked), meant);
  const least = Math.min(...tried.map(off));
  return standing ? tried : sidesOf(tried.filter((course) => off(course) <= least + EQUALLY_SHORT));
}

/** One course for each of several equally near ends. */
function sidesOf(courses: readonly Course[]): readonly Course[] {
  const sides: Course[] = [];
  for (const course of courses)
    if (sides.every((other) => far(endOf(other.walked), endOf(course.walked)) > EQUALLY_SHORT)) sides.push(course);
  return sides;
}
