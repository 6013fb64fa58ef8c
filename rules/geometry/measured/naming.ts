import { charge } from "../../kernel/index.ts";
import type { Place } from "./lattice.ts";
import type { LineOfSight } from "./line-of-sight.ts";
import { FOOT, MADE } from "./prices.ts";
import type { LineKind } from "./sketch.ts";
import { type Body, type Corner, Polygon, ringOf } from "./shapes.ts";
import { SightQuestion, type SightOptions } from "./sight.ts";
import { Terrain } from "./terrain.ts";

/** What a line between two bodies was found to do, in floats of lattice units: for words and drawings. */
export interface NamedLine {
  /** Which things fix the line; "point" where bodies meet and a point of both lies open. */
  readonly kind: LineKind | "point";
  /** Where it leaves the one body and where it enters the other. */
  readonly from: Place;
  readonly to: Place;
}

/** Why nothing is seen: the line that gets furthest, what stops it first, and where. */
export interface StoppedLine extends NamedLine {
  readonly by: string;
  readonly at: Place;
}

/** The free line that is named; or, where there is none, the one that gets furthest. */
export type NamedSight =
  | { readonly seen: true; readonly line: NamedLine }
  | { readonly seen: false; readonly line: StoppedLine | null };

/** A turn or mirror that keeps places on the lattice, around a place that becomes the origin. */
interface Frame {
  readonly origin: Place;
  /** x and y after it: each is one of the two before it, with a sign. */
  readonly xx: number;
  readonly xy: number;
  readonly yx: number;
  readonly yy: number;
}

const into = ({ origin, xx, xy, yx, yy }: Frame, { x, y }: Place): Place => {
  const [dx, dy] = [x - origin.x, y - origin.y];
  // adding 0 leaves no -0 behind
  return { x: xx * dx + xy * dy + 0, y: yx * dx + yy * dy + 0 };
};

/** Such a turn's inverse is its transpose. */
const outOf = ({ origin, xx, xy, yx, yy }: Frame, { x, y }: Place): Place => ({
  x: origin.x + xx * x + yx * y,
  y: origin.y + xy * x + yy * y,
});

/** Twice the middle of a body: whole numbers that turn with it. */
function doubledMiddle(body: Body): Place {
  if (body.kind === "disc") return { x: 2 * body.x, y: 2 * body.y };
  const [xs, ys] = [body.corners.map(({ x }) => x), body.corners.map(({ y }) => y)];
  return { x: Math.min(...xs) + Math.max(...xs), y: Math.min(...ys) + Math.max(...ys) };
}

const still: Frame = { origin: { x: 0, y: 0 }, xx: 1, xy: 0, yx: 0, yy: 1 };

/** The same frame followed by a mirror in the x axis, or in the line x = y. */
const flipped = ({ origin, xx, xy, yx, yy }: Frame): Frame => ({ origin, xx, xy, yx: -yx, yy: -yy });
const slanted = ({ origin, xx, xy, yx, yy }: Frame): Frame => ({ origin, xx: yx, xy: yy, yx: xx, yy: xy });

const eight: readonly Frame[] = [still, flipped(still)].flatMap((frame) => {
  const quarters = [frame];
  for (let i = 0; i < 3; i++) quarters.push(flipped(slanted(quarters.at(-1) ?? frame)));
  return quarters;
});

/** The turns and mirrors that bring a direction into the eighth of the table between x and x = y: one, two or all. */
const framesFor = (dx: number, dy: number): readonly Frame[] =>
  eight.filter((frame) => {
    const { x, y } = into(frame, { x: dx, y: dy });
    return y >= 0 && x >= y;
  });

/** Moves the origin of a frame to a body: to its centre, or to the corner of a hull that comes first in the frame. */
function movedTo(frame: Frame, body: Body): Frame {
  if (body.kind === "disc") return { ...frame, origin: { x: body.x, y: body.y } };
  const [origin = frame.origin] = body.corners.toSorted((a, b) => {
    const [p, q] = [into(frame, a), into(frame, b)];
    return p.x - q.x || p.y - q.y;
  });
  return { ...frame, origin: { x: origin.x, y: origin.y } };
}

const bodyIn = (frame: Frame, body: Body): Body =>
  body.kind === "disc"
    ? { ...body, ...into(frame, body) }
    : { kind: "hull", corners: turnedRing(body.corners.map((corner) => into(frame, corner))) };

/** The corners of a ring from the least one on: a turn or mirror changes where it begins, and a mirror its order. */
function turnedRing(corners: readonly Place[]): readonly Place[] {
  const ring = ringOf(corners).map(({ x, y }) => ({ x, y }));
  let first = 0;
  for (const [i, { x, y }] of ring.entries()) {
    const least = ring[first];
    if (least !== undefined && (x < least.x || (x === least.x && y < least.y))) first = i;
  }
  return [...ring.slice(first), ...ring.slice(0, first)];
}

/** A corner in the text of a frame, in order among others: in units of work. */
const SIGNED = 8;

/** All that a frame makes of the bodies and polygons as one text, so that of frames that are alike one can be chosen. */
function signature(frame: Frame, bodies: readonly Body[], polygons: readonly Polygon[]): string {
  const written = (name: string, corners: readonly Place[]): string[] =>
    corners.map((corner) => {
      const { x, y } = into(frame, corner);
      return `${name} ${x} ${y}`;
    });
  const hulls = bodies.flatMap((body) => (body.kind === "hull" ? written("", body.corners).sort() : []));
  return [...hulls, ...polygons.flatMap(({ name, corners }) => written(name, corners)).sort()].join();
}

/** A question in its own frame, in which turned, mirrored and moved tables are one and the same. */
interface Framed {
  readonly frame: Frame;
  readonly question: SightQuestion;
}

function framed(terrain: Terrain, from: Body, to: Body, options: SightOptions): Framed {
  const { polygons } = new SightQuestion(terrain, from, to, { ignore: options.ignore });
  const [one, other] = [doubledMiddle(from), doubledMiddle(to)];
  const frames = framesFor(other.x - one.x, other.y - one.y).map((turn) => movedTo(turn, from));
  const sizes = polygons.reduce((sum, { corners }) => sum + corners.length, 0);
  charge("corners", sizes * MADE + (frames.length > 1 ? frames.length * sizes * SIGNED : 0));
  const signed = frames.map((each) => ({
    frame: each,
    text: frames.length === 1 ? "" : signature(each, [from, to], polygons),
  }));
  const { frame } = signed.reduce((best, each) => (each.text < best.text ? each : best));
  const own = polygons
    .map((polygon) => new Polygon(polygon.name, turnedRing(polygon.corners.map((corner) => into(frame, corner)))))
    .sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
  const question = new SightQuestion(new Terrain(own), bodyIn(frame, from), bodyIn(frame, to));
  return { frame, question };
}

const namedLine = (frame: Frame, line: LineOfSight): NamedLine => ({
  kind: line.kind,
  from: outOf(frame, line.placeAt(line.begin.along)),
  to: outOf(frame, line.placeAt(line.end.along)),
});

/** Where a line is stopped first, by what; null where it is free. */
function stopOf(line: LineOfSight, { polygons, seams }: SightQuestion): { along: number; by: string } | null {
  let along = Infinity;
  let by = "";
  const note = (at: number, name: string): void => {
    if (at >= along) return;
    along = at;
    by = name;
  };
  for (const polygon of polygons) {
    if (line.enters(polygon))
      note(Math.max(line.begin.along, Math.min(line.entry(polygon), line.end.along)), polygon.name);
  }
  charge("corners", seams.length * FOOT);
  for (const { from, to, between } of seams) {
    if (!line.runsAlong(from, to)) continue;
    const start = (corner: Corner): number => line.alongOf(corner.x, corner.y);
    note(Math.max(line.begin.along, Math.min(start(from), start(to))), between[0].name);
  }
  return by === "" ? null : { along, by };
}

/**
 * How one body sees another, or the line that gets furthest and the first thing that stops it. Turned, moved and
 * mirrored tables name the turned, moved and mirrored line; asked the other way round (`first` says which body's name
 * comes first), the same line is named. The line is the first free one of a fixed order, found in a frame of the
 * question's own.
 */
export function nameSight(
  terrain: Terrain,
  from: Body,
  to: Body,
  options: SightOptions = {},
  first: "from" | "to" = "from",
): NamedSight {
  if (first === "to") return reversed(nameSight(terrain, to, from, options));
  const { frame, question } = framed(terrain, from, to, options);
  const point = question.openPoint();
  if (point !== null) {
    const at = outOf(frame, point.at);
    return { seen: true, line: { kind: "point", from: at, to: at } };
  }
  let free: NamedLine | null = null;
  let furthest: StoppedLine | null = null;
  let most = -1;
  question.tryAll((line) => {
    const stop = stopOf(line, question);
    if (stop === null) {
      free = namedLine(frame, line);
      return true;
    }
    const share = (stop.along - line.begin.along) / (line.end.along - line.begin.along);
    if (share <= most) return false;
    most = share;
    furthest = { ...namedLine(frame, line), by: stop.by, at: outOf(frame, line.placeAt(stop.along)) };
    return false;
  });
  return free === null ? { seen: false, line: furthest } : { seen: true, line: free };
}

const reversed = (named: NamedSight): NamedSight => {
  if (named.line === null) return named;
  const { from, to } = named.line;
  return named.seen
    ? { seen: true, line: { ...named.line, from: to, to: from } }
    : { seen: false, line: { ...named.line, from: to, to: from } };
};
