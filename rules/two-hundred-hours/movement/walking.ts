import { measured } from "../../geometry/index.ts";
import { comeUpon, costOf, type Ground, tollsOn, topAt, turnsOn } from "./ground.ts";
import { crossingsOn, overlaps, placeOn } from "./overlaps.ts";

type Place = measured.Place;

/** What ended a walk before its path or its movement was used up. */
export type Halt =
  | { readonly by: "enemy"; readonly id: string }
  | { readonly by: "obstacle" | "rough"; readonly id: string }
  /** Too little movement is left for it; `never` where this move climbs nothing. zh.height.climb-actions */
  | { readonly by: "climb"; readonly id: string; readonly never: boolean }
  | { readonly by: "edge" }
  | { readonly by: "barrier"; readonly id: string };

/** How far a base gets on a path with a given movement. */
export interface Walked {
  /** The places it passes, beginning with the start. */
  readonly path: readonly Place[];
  /** Movement used, tolls included. */
  readonly used: number;
  readonly halt: Halt | null;
  /** Obstacles crossed and rough terrain entered on it, in order. */
  readonly crossed: readonly string[];
  readonly enteredRough: string | null;
}

/** How many lattice units may be lost to rounding before a walk counts as cut short. */
const ROUNDING = 4;

/** The beginning of a path, up to a length. */
export const headOf = (path: readonly Place[], limit: number): readonly Place[] =>
  limit <= 0 ? path.slice(0, 1) : measured.cutShort({ path, length: measured.lengthOf(path) }, limit).path;

/** The same, with its end rounded to the nearest lattice place or, if something is there, towards the start. */
function roundedHead(
  ground: Ground,
  path: readonly Place[],
  limit: number,
  enemies: readonly measured.Barrier[],
): readonly Place[] {
  const head = headOf(path, limit);
  const [before, last] = head.slice(-2);
  if (before === undefined || last === undefined || limit >= measured.lengthOf(path)) return head;
  const end = placeOn(path, limit);
  const barriers = [...ground.barriers, ...ground.close, ...enemies];
  const isFree = measured.barrierInTheWay(before, end, ground.radius, barriers) === null;
  return isFree && measured.isInBounds(end, ground.bounds) ? [...head.slice(0, -1), end] : head;
}

interface Limit {
  readonly far: number;
  readonly halt: Halt | null;
  /** The path up to that point, if it has been found exactly. */
  readonly path?: readonly Place[];
}

/**
 * How far movement reaches on a path, with tolls and turns paid as they come. zh.terrain.obstacle-short, zh.open.rough-entry,
 * zh.open.move-length
 */
function reachOf(ground: Ground, path: readonly Place[], movement: number): Limit {
  let left = movement;
  const turns = turnsOn(ground, path).map(({ far, cost }) => ({ kind: "turn", cost, from: far }) as const);
  for (const due of [...tollsOn(ground, path), ...turns].toSorted((a, b) => a.from - b.from)) {
    if (due.from >= left) break;
    if (due.kind === "turn") {
      // a base with too little left for a turn gets as far as the corner
      left = Math.max(due.from, left - due.cost);
      continue;
    }
    const { kind, id, cost, from, to } = due;
    // rounding must not keep a base from a path that is exactly as long as its movement
    const enough = kind === "rough" ? from + cost <= left : to + cost <= left + 1e-6;
    const into = kind === "rough" ? ground.stillEnters : 0;
    const halt: Halt = kind === "climb" ? { by: kind, id, never: cost === Infinity } : { by: kind, id };
    if (!enough) return { far: Math.min(left, from + into), halt };
    left -= cost;
  }
  return { far: left, halt: null };
}

/** How far along a path a base gets before something stops it. */
function freeLength(
  ground: Ground,
  path: readonly Place[],
  barriers: readonly measured.Barrier[],
): { readonly far: number; readonly by: measured.Barrier | "edge" | null; readonly path: readonly Place[] } {
  let far = 0;
  const gone: Place[] = path.slice(0, 1);
  for (const [i, from] of path.entries()) {
    const to = path[i + 1];
    if (to === undefined) break;
    const { place, stoppedBy } = measured.sweep(from, to, ground.radius, barriers, ground.bounds);
    far += measured.lengthOf([from, place]);
    if (!measured.samePlace(from, place)) gone.push({ x: place.x, y: place.y });
    if (stoppedBy !== null) return { far, by: stoppedBy, path: gone };
  }
  return { far, by: null, path: gone };
}

/** The place so far along a path. */
const placeAfter = (path: readonly Place[], far: number): Place => endOf({ path: headOf(path, far) });

const isOffBarriers = ({ barriers, radius }: Ground, at: Place): boolean => measured.mayStand(at, radius, barriers);

/** Whose base is where a base would stop on a path; a base that stops at the foot of what it climbs is not on it yet. */
function metAt(
  ground: Ground,
  path: readonly Place[],
  far: number,
  { climbs }: { readonly climbs: boolean },
): measured.Barrier | null {
  const at = placeAfter(path, far);
  return comeUpon(ground, at, topAt(ground, climbs ? placeAfter(path, far - ROUNDING) : at));
}

/**
 * How far a base gets on a path if at `most` it would stand on something: a little less, or to where it climbs, or to where it
 * touches the friend who stands there.
 */
function furthestFree(ground: Ground, path: readonly Place[], limit: number, friend: measured.Barrier | null): number {
  const climbed = tollsOn(ground, path).flatMap(({ kind, from }) => (kind === "climb" ? [from] : []));
  const touching = friend === null ? [] : [freeLength(ground, path, [friend]).far];
  const tried = [...climbed, ...touching, limit - 1, limit - 2, limit - 3].filter((far) => far < limit);
  const maximum = tried
    .toSorted((a, b) => b - a)
    .find(
      (far) =>
        isOffBarriers(ground, placeAfter(path, far)) &&
        metAt(ground, path, far, { climbs: climbed.includes(far) }) === null,
    );
  return Math.max(0, maximum ?? 0);
}

/**
 * Walks a path with a given movement: the full distance, unless something ends it. Enemies stop it at their gap, the edge
 * and barriers where it would touch them; what can be crossed is crossed if movement is left for it, and a base never
 * ends on an obstacle. zh.block.through, zh.move.edge-stops
 */
export function walk(
  ground: Ground,
  path: readonly Place[],
  movement: number,
  enemies: readonly measured.Barrier[] = [],
): Walked {
  const limits: Limit[] = [reachOf(ground, path, movement)];
  const stopping = freeLength(ground, path, [...enemies, ...ground.barriers]);
  if (stopping.by !== null) {
    const halt: Halt =
      stopping.by === "edge"
        ? { by: "edge" }
        : enemies.includes(stopping.by)
          ? { by: "enemy", id: stopping.by.name }
          : { by: "barrier", id: stopping.by.name };
    limits.push({ far: stopping.far, halt, path: stopping.path });
  }
  const length = measured.lengthOf(path);
  let end = limits.reduce((best, limit) => (limit.far < best.far - ROUNDING ? limit : best));
  if (end.far >= length) end = { far: length, halt: end.far > length + ROUNDING ? null : end.halt };
  // if movement ends within rounding behind a base, the base stops it all the same
  const before = limits.find(({ path: short, far }) => short !== undefined && far <= end.far)?.path;
  let walked =
    end.path ?? before ?? (end.halt === null ? roundedHead(ground, path, end.far, enemies) : headOf(path, end.far));
  // stopped over an obstacle by something else: it has not crossed it
  const last = walked.at(-1);
  const under = ground.crossables.find(({ corners }) => last !== undefined && overlaps(last, ground.crossing, corners));
  if (under !== undefined) {
    const back = tollsOn(ground, path).find(({ id, to }) => id === under.id && to >= end.far - ROUNDING);
    end = { far: back?.from ?? 0, halt: { by: "obstacle", id: under.id } };
    walked = headOf(path, end.far);
  }
  // it would climb to where a fighter stands, or rounding leaves it half a step too far: it gets less far
  const friend =
    end.halt?.by === "climb"
      ? metAt(ground, path, end.far, { climbs: true })
      : comeUpon(ground, endOf({ path: walked }));
  // what stops a base by touching it has been found exactly
  const isCut = end.halt !== null && end.halt.by !== "enemy" && end.halt.by !== "barrier" && end.halt.by !== "edge";
  if (friend !== null || (isCut && !isOffBarriers(ground, endOf({ path: walked })))) {
    const far = furthestFree(ground, path, end.far, friend);
    end = { far, halt: friend === null ? end.halt : { by: "barrier", id: friend.name } };
    walked = headOf(path, far);
  }
  const tolls = tollsOn(ground, walked);
  return {
    path: walked,
    used: costOf(ground, walked, tolls),
    halt: end.halt,
    crossed: tolls.filter(({ kind }) => kind === "obstacle").map(({ id }) => id),
    enteredRough: tolls.find(({ kind, from }) => kind === "rough" && from > 0)?.id ?? null,
  };
}

/** The place where a walk ends. */
export function endOf({ path }: Pick<Walked, "path">): Place {
  const end = path.at(-1);
  if (end === undefined) throw new Error("A walk has a place.");
  return end;
}

/** The facing after a path: along its last piece; null if it leads nowhere. zh.move.end-facing, zh.open.zero-move */
export function facingAfter(path: readonly Place[]): number | null {
  for (let i = path.length - 1; i > 0; i--) {
    const [from, to] = [path[i - 1], path[i]];
    const direction = from === undefined || to === undefined ? null : measured.directionTo(from, to);
    if (direction !== null) return measured.degreesOf(direction);
  }
  return null;
}

/** A walk that ignores what cannot be crossed: where the base would have ended. zh.block.skirt */
export const unhindered = (
  ground: Ground,
  path: readonly Place[],
  movement: number,
  enemies: readonly measured.Barrier[],
): Walked => walk({ ...ground, barriers: [] }, path, movement, enemies);

export { topAt };

/** Whether a walk gets onto something that is climbed, and does not end at its foot. zh.height.climb-finish */
export function getsOnto({ path }: Pick<Walked, "path">, corners: readonly Place[]): boolean {
  const [foot] = crossingsOn(path, corners);
  return foot !== undefined && foot < measured.lengthOf(path) - ROUNDING;
}
