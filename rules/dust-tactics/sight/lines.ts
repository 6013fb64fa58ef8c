import { measured } from "../../geometry/index.ts";
import { charge } from "../../kernel/index.ts";

type Place = measured.Place;

/** A piece of a line from one place to another, in floats of lattice units. */
export interface Piece {
  readonly from: Place;
  readonly to: Place;
}

/** A stretch of a piece, as shares of it from 0 to 1. */
export type Stretch = readonly [begins: number, ends: number];

export const lengthOf = ({ from, to }: Piece): number => Math.hypot(to.x - from.x, to.y - from.y);

export const placeOn = ({ from, to }: Piece, share: number): Place => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
});

/** Where the line through two places runs inside a body, as shares of the way from the one to the other; null if it misses. */
export function chordOf(body: measured.Body, { from, to }: Piece): Stretch | null {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  if (body.kind === "disc") {
    const [cx, cy] = [from.x - body.x, from.y - body.y];
    const a = dx * dx + dy * dy;
    const b = cx * dx + cy * dy;
    const rest = b * b - a * (cx * cx + cy * cy - body.radius * body.radius);
    if (a === 0 || rest < 0) return null;
    const root = Math.sqrt(rest);
    return [(-b - root) / a, (-b + root) / a];
  }
  let [first, last] = [-Infinity, Infinity];
  for (const [i, u] of body.corners.entries()) {
    const v = body.corners[(i + 1) % body.corners.length] ?? u;
    const [ex, ey] = [v.x - u.x, v.y - u.y];
    // inside is to the right of every edge
    const side = ex * (from.y - u.y) - ey * (from.x - u.x);
    const change = ex * dy - ey * dx;
    if (change === 0) {
      if (side < 0) return null;
    } else if (change > 0) first = Math.max(first, -side / change);
    else last = Math.min(last, -side / change);
  }
  return first <= last ? [first, last] : null;
}

/** The piece of the line through two places that lies between two bodies; null where it misses one or they meet there. */
export function between(from: measured.Body, to: measured.Body, line: Piece): Piece | null {
  const [stretch, other] = [chordOf(from, line), chordOf(to, line)];
  if (stretch === null || other === null) return null;
  const [leaves, enters] = [stretch[1], other[0]];
  return enters <= leaves ? null : { from: placeOn(line, leaves), to: placeOn(line, enters) };
}

/** An edge that a line may cross, in units of work. */
const CROSSED = 1 / 4;

/** The stretches of a piece that run inside a polygon. */
export function stretchesIn(polygon: measured.Polygon, piece: Piece): readonly Stretch[] {
  const { from, to } = piece;
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const cuts: number[] = [0, 1];
  charge("corners", polygon.corners.length * CROSSED);
  for (const corner of polygon.corners) {
    const { x, y, next } = corner;
    const ex = next.x - x;
    const ey = next.y - y;
    const across = dx * ey - dy * ex;
    if (across === 0) continue;
    const along = ((x - from.x) * dy - (y - from.y) * dx) / across;
    if (along < -1e-9 || along > 1 + 1e-9) continue;
    const share = ((x - from.x) * ey - (y - from.y) * ex) / across;
    if (share > 0 && share < 1) cuts.push(share);
  }
  cuts.sort((a, b) => a - b);
  const stretches: [number, number][] = [];
  for (const [i, begins] of cuts.entries()) {
    const ends = cuts[i + 1];
    if (ends === undefined || ends - begins < 1e-12) continue;
    const middle = placeOn(piece, (begins + ends) / 2);
    if (!measured.isOver(polygon.corners, middle)) continue;
    const last = stretches.at(-1);
    if (last !== undefined && last[1] === begins) last[1] = ends;
    else stretches.push([begins, ends]);
  }
  return stretches;
}

/** How much of a piece lies in some stretches of it, as a length. */
export const lengthIn = (piece: Piece, stretches: readonly Stretch[]): number =>
  lengthOf(piece) * stretches.reduce((sum, [begins, ends]) => sum + ends - begins, 0);
