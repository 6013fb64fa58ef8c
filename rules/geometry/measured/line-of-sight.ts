import { charge } from "../../kernel/index.ts";
import type { Place } from "./lattice.ts";
import { FOOT, LINE, NOTE } from "./prices.ts";
import type { Body, Corner, Disc, Hull, Polygon } from "./shapes.ts";
import { type ExactLine, type KnownOfLine, type LineKind, type LineSketch, whole } from "./sketch.ts";
import {
  REACH,
  type PieceEnd,
  type ExactSpot,
  type Chord,
  noSpot,
  turned,
  compareSpots,
  exactSide,
  gapBetween,
  spotAgainst,
} from "./piece-ends.ts";

/**
 * A line that is examined: does the piece of it between two bodies enter the inside of something? Signs come from
 * floats where these can tell, else from the exact line.
 */
export class LineOfSight {
  readonly kind: LineKind;
  readonly from: Body;
  readonly to: Body;
  fx: number;
  fy: number;
  readonly #origin: Place;
  readonly #known: KnownOfLine;
  readonly #blur: number;
  readonly #sketch: LineSketch;
  readonly #one: Place | undefined;
  readonly #other: Place | undefined;
  #turned = false;
  #exact: ExactLine | null = null;
  /** The piece between the bodies, along the line; where it begins and where it ends. */
  begin: PieceEnd = { along: 0, slack: 0, exact: noSpot };
  end: PieceEnd = { along: 0, slack: 0, exact: noSpot };

  constructor(sketch: LineSketch, from: Body, to: Body) {
    const { kind, dx, dy, origin, slack, known } = sketch;
    const scale = 1 / Math.hypot(dx, dy);
    this.kind = kind;
    this.from = from;
    this.to = to;
    this.fx = dx * scale;
    this.fy = dy * scale;
    this.#origin = origin;
    this.#known = known;
    this.#blur = slack * REACH;
    this.#sketch = sketch;
    this.#one = known.through?.[0];
    this.#other = known.through?.[1];
  }

  /** The line in exact numbers, in the direction it was aimed. */
  exact(): ExactLine {
    if (this.#exact === null) {
      const { tower, dx, dy, m } = this.#sketch.exact();
      this.#exact = this.#turned
        ? { tower, dx: tower.negated(dx), dy: tower.negated(dy), m: tower.negated(m) }
        : { tower, dx, dy, m };
    }
    return this.#exact;
  }

  /** How far along the line the foot of a place lies. */
  alongOf(x: number, y: number): number {
    return this.fx * (x - this.#origin.x) + this.fy * (y - this.#origin.y);
  }

  /** The place on the line that far along, in floats. */
  placeAt(along: number): Place {
    return { x: this.#origin.x + this.fx * along, y: this.#origin.y + this.fy * along };
  }

  #sideOf(x: number, y: number): number {
    return this.fx * (y - this.#origin.y) - this.fy * (x - this.#origin.x);
  }

  #turn(): void {
    this.fx = -this.fx;
    this.fy = -this.fy;
    this.#turned = !this.#turned;
    this.#exact = null;
  }

  /** Lets the float direction point the way the exact one does, however blurred it is. */
  #settleFloats(): void {
    const { tower, dx, dy } = this.exact();
    const byX = Math.abs(this.fx) > Math.abs(this.fy);
    const agree = byX ? tower.sign(dx) * Math.sign(this.fx) : tower.sign(dy) * Math.sign(this.fy);
    if (agree >= 0) return;
    this.fx = -this.fx;
    this.fy = -this.fy;
  }

  /** Turns the line from the first body to the second; false where it misses one or no piece lies between them. */
  aim(): boolean {
    const { from, to } = this;
    charge("corners", LINE);
    if (from.kind === "disc" && to.kind === "disc") {
      const dot = (to.x - from.x) * this.fx + (to.y - from.y) * this.fy;
      if (Math.abs(dot) > 1e-3 + this.#blur) {
        if (dot < 0) this.#turn();
      } else {
        const { tower, dx, dy } = this.exact();
        const sign = tower.sign(tower.dot(dx, dy, whole(to.x - from.x), whole(to.y - from.y)));
        if (sign === 0) return false;
        if (sign < 0) this.#turn();
        this.#settleFloats();
      }
    } else if (this.#blur > 1) this.#settleFloats();
    const leaving = this.#chordOf(from, this.#known.touchesFrom === true);
    if (leaving === null) return false;
    const arriving = this.#chordOf(to, this.#known.touchesTo === true);
    if (arriving === null) return false;
    if (this.#precedes(leaving.last, from, arriving.first, to)) {
      this.begin = leaving.last;
      this.end = arriving.first;
      return true;
    }
    if (from.kind === "disc" && to.kind === "disc") return false;
    if (!this.#precedes(arriving.last, to, leaving.first, from)) return false;
    this.#turn();
    this.begin = turned(leaving.first);
    this.end = turned(arriving.last);
    return true;
  }

  /** Whether one end of a chord lies before an end of another chord, with more than nothing between them. */
  #precedes(one: PieceEnd, ofOne: Body, other: PieceEnd, ofOther: Body): boolean {
    const gap = other.along - one.along;
    if (gap > one.slack + other.slack) return true;
    if (gap < -one.slack - other.slack) return false;
    const spot = one.exact();
    if (spot !== null) return spotAgainst(this.exact(), spot, other, ofOther, "first") < 0;
    const otherSpot = other.exact();
    if (otherSpot !== null) return spotAgainst(this.exact(), otherSpot, one, ofOne, "last") > 0;
    return ofOne.kind === "disc" && ofOther.kind === "disc" && gapBetween(this.exact(), ofOne, ofOther) > 0;
  }

  /** Where the line meets a body; null where it misses it. */
  #chordOf(body: Body, touches: boolean): Chord | null {
    return body.kind === "disc" ? this.#chordOfDisc(body, touches) : this.#chordOfHull(body);
  }

  #chordOfDisc({ x, y, radius }: Disc, touches: boolean): Chord | null {
    const along = this.alongOf(x, y);
    const slack = 1e-8 + this.#blur;
    if (touches) {
      const foot = { along, slack, exact: noSpot };
      return { first: foot, last: foot };
    }
    const side = this.#sideOf(x, y);
    const square = (radius - side) * (radius + side);
    const off = 2 * (radius + 1) * slack + (radius * radius + 1) * 1e-15;
    if (square < -off) return null;
    if (square <= off) {
      const { tower, dx, dy } = this.exact();
      const sideExactly = exactSide(this.exact(), x, y);
      const long = tower.times(whole(radius) * whole(radius), tower.dot(dx, dy, dx, dy));
      if (tower.sign(tower.subtract(long, tower.times(sideExactly, sideExactly))) < 0) return null;
    }
    const half = Math.sqrt(Math.max(0, square));
    const halfSlack = slack + (square <= off ? 2 * Math.sqrt(off) : off / half);
    return {
      first: { along: along - half, slack: halfSlack, exact: noSpot },
      last: { along: along + half, slack: halfSlack, exact: noSpot },
    };
  }

  #chordOfHull({ corners }: Hull): Chord | null {
    charge("corners", corners.length * NOTE);
    let first: PieceEnd | null = null;
    let last: PieceEnd | null = null;
    const note = (end: PieceEnd): void => {
      if (first === null || this.#isBefore(end, first)) first = end;
      if (last === null || this.#isBefore(last, end)) last = end;
    };
    let previous = corners.at(-1);
    let previousSide = previous === undefined ? 0 : this.#signOf(previous);
    for (const corner of corners) {
      const side = this.#signOf(corner);
      if (side === 0) note(this.#endAtCorner(corner));
      else if (previous !== undefined && side * previousSide < 0) note(this.#endAtEdge(previous, corner));
      previous = corner;
      previousSide = side;
    }
    return first === null || last === null ? null : { first, last };
  }

  #endAtCorner({ x, y }: Place): PieceEnd {
    return {
      along: this.alongOf(x, y),
      slack: 1e-8 + this.#blur,
      exact: () => ({ x: whole(x), y: whole(y), weight: 1n }),
    };
  }

  #endAtEdge(u: Place, v: Place): PieceEnd {
    const [sideU, sideV] = [this.#sideOf(u.x, u.y), this.#sideOf(v.x, v.y)];
    const [alongU, alongV] = [this.alongOf(u.x, u.y), this.alongOf(v.x, v.y)];
    const width = sideV - sideU;
    return {
      along: (alongU * sideV - alongV * sideU) / width,
      slack: this.#crossingSlack(alongU, alongV, width),
      exact: () => this.#crossing(u, v),
    };
  }

  #crossingSlack(alongU: number, alongV: number, width: number): number {
    const slack = 1e-8 + this.#blur;
    return slack + (4 * slack * Math.abs(alongV - alongU)) / Math.abs(width);
  }

  #crossing(u: Place, v: Place): ExactSpot {
    const { tower } = this.exact();
    const [sideU, sideV] = [exactSide(this.exact(), u.x, u.y), exactSide(this.exact(), v.x, v.y)];
    return {
      x: tower.subtract(tower.times(sideV, whole(u.x)), tower.times(sideU, whole(v.x))),
      y: tower.subtract(tower.times(sideV, whole(u.y)), tower.times(sideU, whole(v.y))),
      weight: tower.subtract(sideV, sideU),
    };
  }

  #isBefore(one: PieceEnd, other: PieceEnd): boolean {
    const gap = other.along - one.along;
    if (Math.abs(gap) > one.slack + other.slack) return gap > 0;
    const [a, b] = [one.exact(), other.exact()];
    return a !== null && b !== null && compareSpots(this.exact(), a, b) < 0;
  }

  /** Which side of the line a place lies on: exactly. */
  #signOf(place: Place): number {
    const side = this.#sideOf(place.x, place.y);
    return this.#exactSign(place, side);
  }

  #exactSign({ x, y }: Place, side: number): number {
    const slack = 1e-8 + this.#blur;
    if (side > slack) return 1;
    if (side < -slack) return -1;
    const one = this.#one;
    if (one !== undefined && one.x === x && one.y === y) return 0;
    const other = this.#other;
    if (other !== undefined && other.x === x && other.y === y) return 0;
    return this.exact().tower.sign(exactSide(this.exact(), x, y));
  }

  /** Where the edge from a corner crosses the line: before (-1), at (0) or after (1) an end of the piece. */
  #crossingAgainst(corner: Corner, end: PieceEnd, which: "begin" | "end"): number {
    const { next } = corner;
    const width = next.across - corner.across;
    const along = (corner.along * next.across - next.along * corner.across) / width;
    const off = along - end.along;
    const slack = end.slack + this.#crossingSlack(corner.along, next.along, width);
    if (off > slack) return 1;
    if (off < -slack) return -1;
    return this.#against(this.#crossing(corner, next), end, which);
  }

  #cornerAgainst(corner: Corner, end: PieceEnd, which: "begin" | "end"): number {
    const off = corner.along - end.along;
    if (Math.abs(off) > end.slack + 1e-8 + this.#blur) return Math.sign(off);
    return this.#against({ x: whole(corner.x), y: whole(corner.y), weight: 1n }, end, which);
  }

  #against(spot: ExactSpot, end: PieceEnd, which: "begin" | "end"): number {
    return which === "begin"
      ? spotAgainst(this.exact(), spot, end, this.from, "last")
      : spotAgainst(this.exact(), spot, end, this.to, "first");
  }

  /** Notes on which side of the line each corner lies; false where all lie on one, or none beside the piece. */
  #note(corners: readonly Corner[]): boolean {
    charge("corners", corners.length * NOTE);
    const { x: ox, y: oy } = this.#origin;
    const { fx, fy } = this;
    let right = false;
    let left = false;
    let least = Infinity;
    let most = -Infinity;
    for (const corner of corners) {
      const x = corner.x - ox;
      const y = corner.y - oy;
      const across = fx * y - fy * x;
      const along = fx * x + fy * y;
      corner.across = across;
      corner.along = along;
      if (along < least) least = along;
      if (along > most) most = along;
      const side = this.#exactSign(corner, across);
      corner.side = side;
      if (side > 0) right = true;
      else if (side < 0) left = true;
    }
    return (
      right && left && most >= this.begin.along - 1 - this.begin.slack && least <= this.end.along + 1 + this.end.slack
    );
  }

  /** Whether the piece between the two bodies enters the inside of a polygon. */
  enters({ corners }: Pick<Polygon, "corners">): boolean {
    if (!this.#note(corners)) return false;
    const { begin, end } = this;
    let touched = false;
    let odd = false;
    for (const corner of corners) {
      const { side, next } = corner;
      if (side * next.side < 0) {
        if (this.#crossingAgainst(corner, end, "end") >= 0) odd = !odd;
        else if (this.#crossingAgainst(corner, begin, "begin") > 0) return true;
      } else if (side === 0) {
        const before = this.#cornerAgainst(corner, end, "end");
        const after = this.#cornerAgainst(corner, begin, "begin");
        const came = corner.previous.side;
        const goes = next.side;
        if (after >= 0 && before <= 0) {
          touched = true;
          if (before < 0 && (corner.convex ? goes < 0 && came > 0 : !(came <= 0 && goes >= 0))) return true;
          if (after > 0 && (corner.convex ? goes > 0 && came < 0 : !(came >= 0 && goes <= 0))) return true;
        } else if (before > 0) {
          // the line moved a hair to its left crosses here once for each neighbour on its right
          if (goes > 0) odd = !odd;
          if (came > 0) odd = !odd;
        }
      }
    }
    return !touched && odd;
  }

  /** Whether the piece runs along some of the segments. */
  runsAlongAny(segments: readonly { readonly from: Corner; readonly to: Corner }[]): boolean {
    charge("corners", segments.length * FOOT);
    return segments.some(({ from, to }) => this.runsAlong(from, to));
  }

  /** Whether the piece runs along some of the segment between two places. */
  runsAlong(u: Corner, v: Corner): boolean {
    if (Math.abs(this.#sideOf(u.x, u.y)) > 1e-8 + this.#blur || this.#signOf(u) !== 0 || this.#signOf(v) !== 0)
      return false;
    u.along = this.alongOf(u.x, u.y);
    v.along = this.alongOf(v.x, v.y);
    const [near, far] = u.along < v.along ? [u, v] : [v, u];
    return this.#cornerAgainst(near, this.end, "end") < 0 && this.#cornerAgainst(far, this.begin, "begin") > 0;
  }

  /** How far along the line the piece first enters a polygon, in floats; Infinity where it does not. */
  entry({ corners }: Pick<Polygon, "corners">): number {
    if (!this.#note(corners)) return Infinity;
    const spots = [this.begin.along, this.end.along];
    const between = (along: number): boolean => along > this.begin.along && along < this.end.along;
    for (const corner of corners) {
      const { next } = corner;
      if (corner.side === 0 && between(corner.along)) spots.push(corner.along);
      if (corner.side * next.side >= 0) continue;
      const along = (corner.along * next.across - next.along * corner.across) / (next.across - corner.across);
      if (between(along)) spots.push(along);
    }
    charge("corners", spots.length * corners.length * 2 * NOTE);
    spots.sort((a, b) => a - b);
    let from = spots[0] ?? 0;
    for (const to of spots.slice(1)) {
      if (to > from && this.#isInside(corners, (from + to) / 2)) return from;
      from = to;
    }
    return Infinity;
  }

  /** Whether the place that far along the line lies inside, by the notes of the corners. */
  #isInside(corners: readonly Corner[], along: number): boolean {
    let inside = false;
    for (const corner of corners) {
      const { next } = corner;
      // the line moved a hair to its left
      if (corner.side > 0 === next.side > 0) continue;
      const width = next.across - corner.across;
      const crossing = width === 0 ? corner.along : (corner.along * next.across - next.along * corner.across) / width;
      if (crossing > along) inside = !inside;
    }
    return inside;
  }
}
