import { measured } from "../../geometry/index.ts";
import type { Citation } from "../book/citation.ts";
import { footprintAt, reachOf, shrunk } from "../table/bodies.ts";
import { bodyById } from "../book/body-sizes.ts";
import { type TerrainKind, terrainKinds } from "../book/terrain.ts";
import type { HaltReason } from "../table/event-words.ts";
import { groundOf, type GroundPiece } from "../table/ground.ts";
import type { Unit } from "../table/state.ts";
import { centimetres, type Ctx, reading } from "../table/context.ts";
import { cardOf, hasAttribute, isAircraft, isInfantry, type CombinedUnit } from "../table/units.ts";
import { stretchesIn } from "../sight/index.ts";
import { isFlying, passingRadius } from "./barriers.ts";

type Place = measured.Place;

/** Whether a piece slows units that touch it. dt.terrain.slow-list, dt.open.fort-terrain */
export function slows(ctx: Ctx, unit: Unit, { kind }: GroundPiece["piece"]): boolean {
  // what keeps a unit out does not slow it: dt.veh.naval-water, dt.terrain.traps-vehicles, dt.fort.infantry-only
  if (hasAttribute(unit, "naval unit")) return false;
  if (!isInfantry(unit) && (kind === "anti-tank-traps" || kind === "strongpoint")) return false;
  const how = reading(ctx, "dt.open.fort-terrain");
  if (kind === "minefield") return how === "mines-too";
  if (kind === "trench" || kind === "wire") return how !== "strongpoints-only";
  if (kind === "deep-water") return isInfantry(unit);
  return terrainKinds[kind].hinders;
}

/**
 * The pieces of terrain of a kind that a unit has to do with when its way touches them, bridges taken out of rivers.
 * dt.terrain.aircraft
 */
export function featuresFor(ctx: Ctx, unit: Unit, together: CombinedUnit): readonly GroundPiece[] {
  if (isAircraft(unit) || isFlying(unit, together)) return [];
  return groundOf(ctx.state).pieces.filter(({ piece }) => slows(ctx, unit, piece));
}

/** Whether every piece of a way passes a feature at a distance. */
const isPast = (path: readonly Place[], { piece }: GroundPiece, radius: number): boolean =>
  path.every((from, i) => measured.isBeyond(from, path[i + 1] ?? from, piece.corners, radius));

/** A hundredth of a centimetre: so far beyond the side of a bridge one is off it. */
const TOLERANCE = 10;

/** Whether any of a hull lies on a feature; touching its edge is not lying on it. */
const liesOn = (hull: measured.Body, { piece }: GroundPiece): boolean =>
  measured.isWithin(measured.gapToGround(shrunk(hull), piece.corners), 0);

/**
 * Where on a way a unit first touches a feature, as a length along it; null where it does not. A hull passes beside it
 * where half its width does, but touches what it begins on, and what it would end on or drive onto as it faces then.
 * dt.terrain.slow-move, dt.open.terrain-roll
 */
export function reachedAfter(
  ctx: Ctx,
  unit: Unit,
  path: readonly Place[],
  feature: GroundPiece,
  facing = unit.facing,
): number | null {
  const passing = passedAfter(ctx, unit, path, feature);
  const [start] = path;
  const end = path.at(-1);
  if (bodyById(cardOf(unit).body).kind === "base" || start === undefined || end === undefined) return passing;
  const onto = (place: Place): boolean => {
    const hull = footprintAt(unit, place, facing);
    return liesOn(hull, feature) && !bridgesOf(ctx).some((bridge) => liesOn(hull, bridge));
  };
  if (
    liesOn(footprintAt(unit, start), feature) &&
    !bridgesOf(ctx).some((area) => liesOn(footprintAt(unit, start), area))
  )
    return 0;
  const whole = measured.lengthOf(path);
  const met = passing ?? (onto(end) ? whole : null);
  if (met === null || !onto(placeAfter(path, met))) return met;
  // back to where the hull comes onto it
  let [off, on] = [Math.max(0, met - reachOf(unit)), met];
  if (onto(placeAfter(path, off))) return off;
  while (on - off > 1) {
    const middle = Math.floor((off + on) / 2);
    // lengths are no whole numbers: two may lie more than one apart with none between them
    if (middle <= off) break;
    if (onto(placeAfter(path, middle))) on = middle;
    else off = middle;
  }
  return off;
}

const bridgesOf = (ctx: Ctx): readonly GroundPiece[] =>
  groundOf(ctx.state).pieces.filter(({ piece }) => piece.kind === "bridge");

/** Where on a way a base, or half the width of a hull, first touches a feature. */
export function passedAfter(ctx: Ctx, unit: Unit, path: readonly Place[], feature: GroundPiece): number | null {
  const radius = passingRadius(unit);
  if (isPast(path, feature, radius)) return null;
  const { corners } = feature.piece;
  const bridges = bridgesOf(ctx);
  let gone = 0;
  for (const [i, from] of path.entries()) {
    const to = path[i + 1] ?? from;
    const long = Math.hypot(to.x - from.x, to.y - from.y);
    const barrier = { name: feature.piece.id, shape: corners, keep: 0 };
    const touches = (place: Place): boolean =>
      measured.isOver(corners, place) || measured.isNearer(measured.gapToShape(place, corners, radius), 0);
    const onBridge = (place: Place): boolean => bridges.some(({ polygon }) => measured.isOver(polygon.corners, place));
    if (touches(from) && !onBridge(from)) return gone;
    if (long > 0) {
      const stop = measured.sweep(from, to, radius, [barrier]);
      if (stop.stoppedBy !== null) {
        const at = Math.hypot(stop.place.x - from.x, stop.place.y - from.y);
        const ahead = placeAfter(path, gone + at + radius);
        if (!onBridge(ahead) && !onBridge(stop.place)) return gone + at;
      }
      // who goes off the side of a bridge touches what is under it
      const off = bridges
        .flatMap(({ polygon }) => stretchesIn(polygon, { from, to }).map(([, ends]) => ends * long + TOLERANCE))
        .sort((a, b) => a - b)
        .find((at) => at < long && touches(placeAfter(path, gone + at)) && !onBridge(placeAfter(path, gone + at)));
      if (off !== undefined) return gone + off;
    }
    gone += long;
  }
  return null;
}

/** The place on a way that far along it. */
export function placeAfter(path: readonly Place[], length: number): Place {
  let left = length;
  for (const [i, from] of path.entries()) {
    const to = path[i + 1];
    if (to === undefined) return from;
    const long = Math.hypot(to.x - from.x, to.y - from.y);
    // a place that is named twice is no way
    if (long > 0 && long >= left)
      return {
        x: from.x + Math.trunc(((to.x - from.x) * left) / long),
        y: from.y + Math.trunc(((to.y - from.y) * left) / long),
      };
    left -= long;
  }
  return path.at(-1) ?? { x: 0, y: 0 };
}

/** A way as far as terrain lets a miniature go along it. */
export interface Halted {
  readonly path: readonly Place[];
  readonly length: number;
  /** Whether a feature was touched: the limit holds for the rest of the move. */
  readonly slowed: boolean;
  /** Whether it halts at the edge of a feature, and moves on in its next activation at the earliest. dt.terrain.halt */
  readonly halts: boolean;
  /** The kinds of terrain that slow it. */
  readonly kinds: readonly TerrainKind[];
  readonly why: { readonly text: HaltReason; readonly cites: readonly Citation[] } | null;
}

/**
 * How far a miniature comes on a way: terrain that it touches limits all of the move to 20 cm (a march to 40 cm), and
 * a miniature that has gone further when it reaches a feature halts at its edge. dt.terrain.slow-move, dt.terrain.slow-march,
 * dt.terrain.halt, dt.terrain.no-speed-gain
 */
export function haltedBy(
  ctx: Ctx,
  {
    unit,
    together,
    path,
    march,
    before,
    facing,
  }: {
    readonly unit: Unit;
    readonly together: CombinedUnit;
    readonly path: readonly Place[];
    readonly march: boolean;
    readonly before: { readonly gone: number; readonly slowed: boolean };
    readonly facing: number;
  },
): Halted {
  const length = measured.lengthOf(path);
  const limit = centimetres(ctx, march ? "dt.number.slow-march" : "dt.number.slow-move");
  const cites: readonly Citation[] = march ? ["dt.terrain.slow-march"] : ["dt.terrain.slow-move"];
  let first: { id: string; at: number } | null = before.slowed ? { id: "terrain", at: 0 } : null;
  const kinds = new Set<TerrainKind>();
  for (const feature of featuresFor(ctx, unit, together)) {
    const at = reachedAfter(ctx, unit, path, feature, facing);
    if (at === null) continue;
    kinds.add(feature.piece.kind);
    if (first === null || at < first.at) first = { id: feature.piece.id, at };
  }
  if (first === null) return { path, length, slowed: false, halts: false, kinds: [], why: null };
  const allowed = limit - before.gone;
  // a hundredth of a centimetre is no distance
  if (length <= allowed + 10) return { path, length, slowed: true, halts: false, kinds: [...kinds], why: null };
  const stop = first.at >= allowed ? first.at : Math.max(0, allowed);
  const cut = measured.cutShort({ path, length }, stop);
  const text: HaltReason = first.at >= allowed ? `the edge of ${first.id}` : `slowed by ${first.id}`;
  return {
    path: cut.path,
    length: cut.length,
    slowed: first.at < allowed,
    halts: first.at >= allowed,
    kinds: [...kinds],
    why: { text, cites: first.at >= allowed ? ["dt.terrain.halt", ...cites] : cites },
  };
}
