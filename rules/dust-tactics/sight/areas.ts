import { measured } from "../../geometry/index.ts";
import { charge } from "../../kernel/index.ts";
import type { Citation } from "../book/citation.ts";
import { type Prism, prismOf } from "../table/bodies.ts";
import type { GroundPiece } from "../table/ground.ts";
import type { Unit } from "../table/state.ts";
import { centimetres, type Ctx, inCm, number, reading } from "../table/context.ts";
import { chordOf, lengthIn, lengthOf, type Piece, placeOn, type Stretch, stretchesIn } from "./lines.ts";

/** One end of a line of sight: a miniature as it stands, and its unit; a place that looks has none. */
export interface End {
  readonly unit: Unit | null;
  readonly prism: Prism;
}

/** What stops a line, where, and how far it is from not stopping it. */
export interface Stop {
  readonly by: string;
  readonly at: measured.Place;
  readonly text: string;
  readonly cites: readonly Citation[];
}

/** How much a length may be over a limit and still counts as equal to it: a hundredth of a centimetre. */
const TOLERANCE = 10;

/** How high the sloping plane between two tops is over a place, level across. dt.open.los-geometry */
export function planeAt(from: Prism, to: Prism, { x, y }: measured.Place): number {
  const [dx, dy] = [to.centre.x - from.centre.x, to.centre.y - from.centre.y];
  const square = dx * dx + dy * dy;
  if (square === 0) return Math.max(from.top, to.top);
  const share = ((x - from.centre.x) * dx + (y - from.centre.y) * dy) / square;
  return from.top + (to.top - from.top) * share;
}

/** Whether a line is lower than a feature somewhere over it. dt.open.area-height */
function isUnder(
  ctx: Ctx,
  heightAt: (share: number) => number,
  { top }: GroundPiece,
  stretches: readonly Stretch[],
): boolean {
  if (reading(ctx, "dt.open.area-height") === "endless" || reading(ctx, "dt.open.los-geometry") === "plan-only")
    return true;
  return stretches.some((stretch) => stretch.some((share) => heightAt(share) < top));
}

/** How far an edge is from a body, in units of work. */
const EDGE = 1;

/** The shortest distance from a body to the outline of a shape, from inside as from outside. */
function toOutline(body: measured.Body, corners: readonly measured.Place[]): number {
  const middle = body.kind === "disc" ? body : null;
  charge("corners", corners.length * EDGE);
  let least = Infinity;
  for (const [i, u] of corners.entries()) {
    const v = corners[(i + 1) % corners.length] ?? u;
    if (middle !== null) least = Math.min(least, measured.gapToSegment(middle, u, v, middle.radius).length);
    else if (body.kind === "hull") least = Math.min(least, measured.gapFromSegmentToShape([u, v], body.corners).length);
  }
  return least;
}

/** Whether a line leaves or enters a feature under a body that it runs through: that body stands on the edge. */
function crossesUnder({ prism }: End, { polygon }: GroundPiece, line: Piece): boolean {
  const chord = chordOf(prism.body, line);
  if (chord === null) return false;
  const under = { from: placeOn(line, chord[0]), to: placeOn(line, chord[1]) };
  return lengthOf(under) - lengthIn(under, stretchesIn(polygon, under)) > TOLERANCE;
}

/** How far an end is from the edge of a feature. dt.open.area-edge */
function toEdge(ctx: Ctx, { unit, prism }: End, { polygon }: GroundPiece, along: number): number {
  return reading(ctx, "dt.open.area-edge") === "along-the-line" ? along : leastToEdge(ctx, { unit, prism }, polygon);
}

/** The least that can count as the distance of an end from an edge, whichever way one looks. dt.open.area-edge */
function leastToEdge(ctx: Ctx, { unit, prism }: End, { corners }: measured.Polygon): number {
  if (reading(ctx, "dt.open.area-edge") !== "nearest-decides" || unit === null) return toOutline(prism.body, corners);
  return Math.min(...unit.miniatures.map((miniature) => toOutline(prismOf(ctx.state, unit, miniature).body, corners)));
}

const edgeRules = (piece: GroundPiece): readonly Citation[] =>
  piece.piece.kind === "smoke"
    ? ["dt.los.smoke-edge"]
    : ["dt.los.area-edge", "dt.los.area-through", "dt.open.area-edge"];

/**
 * What of one feature stops a line that is free of everything solid; null where it passes. dt.building.walls-los,
 * dt.los.area-depth
 */
function stopIn(ctx: Ctx, from: End, to: End, area: GroundPiece, piece: Piece): Stop | null {
  const stretches = stretchesIn(area.polygon, piece);
  const [first] = stretches;
  const last = stretches.at(-1);
  if (first === undefined || last === undefined || lengthIn(piece, stretches) <= TOLERANCE) return null;
  const heightAt = (share: number): number => planeAt(from.prism, to.prism, placeOn(piece, share));
  if (!isUnder(ctx, heightAt, area, stretches)) return null;
  const { id, kind } = area.piece;
  const long = lengthOf(piece);
  const [begins, ends] = [first[0] === 0, last[1] === 1];
  const limit = centimetres(ctx, "dt.number.area-edge");
  const at = placeOn(piece, begins ? first[1] : first[0]);
  if (kind === "building" && !begins && !ends && reading(ctx, "dt.open.building-los") === "blocks-through") {
    const text = `${id} stands in the way.`;
    return { by: id, at, text, cites: ["dt.building.walls-los", "dt.open.building-los"] };
  }
  if (!(begins && ends)) {
    // from inside the way to the edge leads out, from outside it leads in; who stands on it is at it
    const maximum =
      begins && crossesUnder(from, area, piece) ? 0 : toEdge(ctx, from, area, first[begins ? 1 : 0] * long);
    const other = ends && crossesUnder(to, area, piece) ? 0 : toEdge(ctx, to, area, (1 - last[ends ? 0 : 1]) * long);
    const least = Math.min(maximum, other);
    // dt.los.area-edge, dt.los.area-through
    if (least > limit + TOLERANCE) {
      const text = `Neither is within ${number(ctx, "dt.number.area-edge")} cm of the edge of ${id}: the nearer one is ${inCm(least)} cm away.`;
      return { by: id, at, text, cites: edgeRules(area) };
    }
  }
  const deep = lengthIn(piece, stretches);
  const counts = kind !== "smoke" && (reading(ctx, "dt.open.area-depth") === "every-line" || (begins && ends));
  if (counts && deep > centimetres(ctx, "dt.number.area-depth") + TOLERANCE) {
    const text = `The line runs ${inCm(deep)} cm within ${id}; ${number(ctx, "dt.number.area-depth")} cm is the most.`;
    return { by: id, at, text, cites: ["dt.los.area-depth", "dt.open.area-depth"] };
  }
  return null;
}

/**
 * Whether a feature surely stops every line: it is higher than both ends, both are further than the limit from its edge
 * whichever way one looks, and every line crosses that edge.
 */
export function stopsAll(ctx: Ctx, from: End, to: End, area: GroundPiece): boolean {
  const { polygon, top } = area;
  const high = Math.max(from.prism.top, to.prism.top);
  const planOnly = reading(ctx, "dt.open.los-geometry") === "plan-only";
  if (top < high && !planOnly && reading(ctx, "dt.open.area-height") !== "endless") return false;
  const limit = centimetres(ctx, "dt.number.area-edge") + TOLERANCE;
  const [body, other] = [from.prism.body, to.prism.body];
  if (leastToEdge(ctx, from, polygon) <= limit || leastToEdge(ctx, to, polygon) <= limit) return false;
  const inside = measured.isOver(polygon.corners, from.prism.centre);
  if (inside !== measured.isOver(polygon.corners, to.prism.centre)) return true;
  return !inside && !measured.sees(new measured.Terrain([polygon]), body, other);
}

/** The first of some features that stops a line which is free of everything solid; null where all let it pass. */
export function stopByAreas(ctx: Ctx, from: End, to: End, areas: readonly GroundPiece[], piece: Piece): Stop | null {
  for (const area of areas) {
    const stop = stopIn(ctx, from, to, area, piece);
    if (stop !== null) return stop;
  }
  return null;
}
