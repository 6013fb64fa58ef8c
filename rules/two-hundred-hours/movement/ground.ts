import { measured } from "../../geometry/index.ts";
import { crossingsOn, overlaps, overlapsOn } from "./overlaps.ts";

type Place = measured.Place;

/** An obstacle that can be crossed, and what that costs. zh.move.obstacle-1, zh.move.obstacle-2 */
export interface Crossable {
  readonly id: string;
  readonly corners: readonly Place[];
  readonly cost: number;
}

/** A piece of terrain with a name. */
export interface Area {
  readonly id: string;
  readonly corners: readonly Place[];
}

/** Something that is climbed in this move, or stood on as it begins: how high it is, and the steps that lead up. */
export interface Climbable extends Area {
  /** What climbing it costs, up or down; infinite where it cannot be climbed. zh.height.climb-cost */
  readonly cost: number;
  readonly steps: readonly (readonly Place[])[];
}

/** A base that stands on something other than the mover does, and what that is; null for the ground. */
export interface Apart {
  readonly barrier: measured.Barrier;
  readonly on: string | null;
}

/** The ground as one moving fighter meets it: what it keeps away from, what costs movement, where the table ends. */
export interface Ground {
  readonly radius: number;
  readonly bounds: measured.Bounds;
  /** Walls, vehicles and all that cannot be crossed; bases; enemies with their gap. */
  readonly barriers: readonly measured.Barrier[];
  /** Enemies that are nearer than their gap as the move begins: the distance may not shrink. zh.open.already-close */
  readonly close: readonly measured.Barrier[];
  /** Friends that it is over or under as the move begins: it may stay so, but not stand where they do. */
  readonly apart: readonly Apart[];
  readonly crossables: readonly Crossable[];
  readonly rough: readonly Area[];
  /** What moving through rough terrain costs, once. zh.move.rough-1 */
  readonly roughCost: number;
  /** Whether only entering rough terrain costs, not leaving it. zh.open.rough-leave */
  readonly roughOnEntry: boolean;
  readonly climbs: readonly Climbable[];
  /** How much of the base has to be clear of an obstacle: all of it, or only its middle. zh.open.obstacle-thickness */
  readonly crossing: number;
  /** Whether turns on the path cost what the edge of the base travels in them. zh.open.move-length */
  readonly turnsCost: boolean;
  /** Whether a fighter that is too near to an enemy first moves out of its gap. zh.open.already-close */
  readonly outFirst: boolean;
  /** How far a base with too little movement left still gets into rough terrain. zh.open.rough-entry */
  readonly stillEnters: number;
}

/** Something that costs movement on a path, and how far along the path it is. */
export interface Toll {
  readonly kind: "obstacle" | "rough" | "climb";
  readonly id: string;
  readonly cost: number;
  /** Where it begins along the path, and where the base is clear of it. */
  readonly from: number;
  readonly to: number;
}

/** How near to steps, in lattice units, a place on an outline counts as reached by them. zh.height.steps */
export const STEPS_REACH = measured.inch / 10;

const touchesSteps = (at: Place, { steps }: Climbable): boolean =>
  steps.some((corners) => measured.isWithin(measured.gapToShape(at, corners), STEPS_REACH));

/** What costs movement on a path, in order. zh.open.obstacle-thickness, zh.open.rough-inside */
export function tollsOn(ground: Ground, path: readonly Place[]): readonly Toll[] {
  const { radius } = ground;
  const [start] = path;
  if (start === undefined || measured.lengthOf(path) === 0) return [];
  const tolls: Toll[] = [];
  for (const { id, corners, cost } of ground.crossables)
    for (const { from, to } of overlapsOn(path, ground.crossing, corners))
      tolls.push({ kind: "obstacle", id, cost, from, to });
  let rough: Toll | null = null;
  // once, however much of it is passed: zh.move.rough-1
  for (const { id, corners } of ground.rough) {
    const counts = overlapsOn(path, radius, corners).find(({ from }) => !ground.roughOnEntry || from > 0);
    if (counts !== undefined && (rough === null || counts.from < rough.from))
      rough = { kind: "rough", id, cost: ground.roughCost, from: counts.from, to: counts.from };
  }
  const entered = rough === null ? 0 : measured.lengthOf(path) - rough.from;
  const spared = rough !== null && entered > 0 && entered <= ground.stillEnters;
  if (rough !== null) tolls.push(spared ? { ...rough, cost: 0 } : rough);
  for (const climb of ground.climbs)
    for (const from of crossingsOn(path, climb.corners)) {
      const at = placeAt(path, from);
      const cost = touchesSteps(at, climb) ? 0 : climb.cost;
      tolls.push({ kind: "climb", id: climb.id, cost, from, to: from });
    }
  return tolls.toSorted((a, b) => a.from - b.from);
}

function placeAt(path: readonly Place[], far: number): Place {
  const { path: kept } = measured.cutShort({ path, length: measured.lengthOf(path) }, far);
  return kept.at(-1) ?? { x: 0, y: 0 };
}

/** The cost of a path: its length and everything that costs movement on it. zh.open.move-length */
export function costOf(ground: Ground, path: readonly Place[], tolls = tollsOn(ground, path)): number {
  const taken = tolls.reduce((sum, { cost }) => sum + cost, 0);
  return measured.lengthOf(path) + taken + turnsOn(ground, path).reduce((sum, { cost }) => sum + cost, 0);
}

/** A corner of a path that costs movement: how far along the path it is, and what the edge of the base travels in it. */
export interface Turn {
  readonly far: number;
  readonly cost: number;
}

/** The corners of a path, where turns cost. zh.open.move-length */
export function turnsOn({ turnsCost, radius }: Ground, path: readonly Place[]): readonly Turn[] {
  if (!turnsCost) return [];
  let far = 0;
  return path.flatMap((at, i) => {
    const [before, after] = [path[i - 1], path[i + 1]];
    if (before === undefined) return [];
    far += measured.lengthOf([before, at]);
    if (after === undefined) return [];
    const [ax, ay] = [at.x - before.x, at.y - before.y];
    const [bx, by] = [after.x - at.x, after.y - at.y];
    return [{ far, cost: radius * Math.abs(Math.atan2(ax * by - ay * bx, ax * bx + ay * by)) }];
  });
}

/** Why a base cannot follow a path: what it comes too near to, and where. */
export interface PathFault {
  readonly why: "edge" | "barrier" | "closer" | "on an obstacle";
  readonly what: string;
  readonly at: Place;
}

/** Whether the line from one place to another never brings a base nearer to another base. */
const goesAway = (from: Place, to: Place, base: Place): boolean =>
  (from.x - base.x) * (to.x - from.x) + (from.y - base.y) * (to.y - from.y) >= 0;

/** The first thing that prevents a base from following a straight piece of a path. */
function pieceFault(ground: Ground, from: Place, to: Place): PathFault | null {
  const { radius, barriers, bounds, close } = ground;
  for (const barrier of close) {
    const isNear = !measured.isClear(from, from, radius, barrier);
    const base = measured.baseOf(barrier);
    if (isNear && base !== null && goesAway(from, to, base)) continue;
    if (isNear || !measured.isClear(from, to, radius, barrier))
      return { why: "closer", what: barrier.name, at: isNear ? from : stopAt(ground, from, to, [barrier]) };
  }
  const met = measured.barrierInTheWay(from, to, radius, barriers);
  if (met !== null) return { why: "barrier", what: met.name, at: stopAt(ground, from, to, [met]) };
  return measured.isInBounds(to, bounds) ? null : { why: "edge", what: "the edge", at: stopAt(ground, from, to, []) };
}

const stopAt = ({ radius, bounds }: Ground, from: Place, to: Place, barriers: readonly measured.Barrier[]): Place =>
  measured.sweep(from, to, radius, barriers, bounds).place;

/** The first thing that prevents a base from following a path; null if the path is free. Its cost is another question. */
export function faultOn(ground: Ground, path: readonly Place[]): PathFault | null {
  for (const [i, from] of path.entries()) {
    const to = path[i + 1];
    if (to === undefined) break;
    const fault = pieceFault(ground, from, to);
    if (fault !== null) return fault;
  }
  const end = path.at(-1);
  if (end === undefined) return null;
  const near = ground.outFirst
    ? ground.close.find((barrier) => !measured.isClear(end, end, ground.radius, barrier))
    : undefined;
  if (near !== undefined) return { why: "closer", what: near.name, at: end };
  const friend = comeUpon(ground, end);
  if (friend !== null) return { why: "barrier", what: friend.name, at: end };
  const under = ground.crossables.find(({ corners }) => overlaps(end, ground.crossing, corners));
  return under === undefined ? null : { why: "on an obstacle", what: under.id, at: end };
}

/** What a base stands on at a place among the things it climbs; null on the ground. */
export const topAt = ({ climbs }: Ground, at: Place): string | null =>
  climbs.find(({ corners }) => measured.isOver(corners, at))?.id ?? null;

/**
 * A fighter that was over or under the base before, and would stand where it does at a place; `top` is what the base is on there.
 * zh.move.no-crossing-bases
 */
export function comeUpon(ground: Ground, at: Place, top = topAt(ground, at)): measured.Barrier | null {
  const apart = ground.apart.find(({ barrier, on }) => top === on && !measured.isClear(at, at, ground.radius, barrier));
  return apart?.barrier ?? null;
}

/** Whether a base may stand at a place: clear of every barrier and obstacle, on the table. zh.terrain.obstacle-sides */
export const standsAt = (ground: Ground, at: Place): boolean =>
  measured.mayStand(at, ground.radius, [...ground.barriers, ...ground.close], ground.bounds) &&
  !ground.crossables.some(({ corners }) => overlaps(at, ground.crossing, corners)) &&
  comeUpon(ground, at) === null;
