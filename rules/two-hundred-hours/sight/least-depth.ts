import { measured } from "../../geometry/index.ts";
import { charge } from "../../kernel/index.ts";
import {
  areBarred,
  type Axis,
  type Lines,
  type Outline,
  inFrame,
  linesIn,
  reachAmong,
  holdsAll,
  strictlyInside,
} from "./strip.ts";

type Place = measured.Place;

/** A straight piece between two bodies, in floats of lattice units. */
export interface Route {
  readonly from: Place;
  readonly to: Place;
}

/** A question about lines through terrain that stops them only where it is deep. */
export interface DepthQuestion {
  /** Outlines that stop every line that enters them. */
  readonly hard: readonly (readonly Place[])[];
  /** Outlines that stop lines by their depth. */
  readonly soft: readonly (readonly Place[])[];
  readonly from: measured.Body;
  readonly to: measured.Disc;
  /** How much of a line may lie inside of soft outlines: of all together, or of each by itself. */
  readonly most: number;
  readonly each: boolean;
}

/** Where a line through a place crosses a body: the first and the last spot along its direction; null where it misses. */
function chord(
  body: measured.Body,
  origin: Place,
  [ux, uy]: readonly [number, number],
): readonly [number, number] | null {
  if (body.kind === "disc") {
    const [x, y] = [body.x - origin.x, body.y - origin.y];
    const [along, across] = [x * ux + y * uy, ux * y - uy * x];
    const square = body.radius ** 2 - across ** 2;
    if (square < -1e-6) return null;
    const half = Math.sqrt(Math.max(0, square));
    return [along - half, along + half];
  }
  const spots = body.corners.flatMap((u, i) => {
    const v = body.corners[(i + 1) % body.corners.length] ?? u;
    const side = ({ x, y }: Place): number => ux * (y - origin.y) - uy * (x - origin.x);
    const [su, sv] = [side(u), side(v)];
    if (su > 0 === sv > 0) return [];
    const share = su / (su - sv);
    const [x, y] = [u.x + (v.x - u.x) * share - origin.x, u.y + (v.y - u.y) * share - origin.y];
    return [x * ux + y * uy];
  });
  return spots.length < 2 ? null : [Math.min(...spots), Math.max(...spots)];
}

/** Lines that pass the middle of the one body between `s` and of the other between `t`, left to right; what they may meet. */
interface Box {
  readonly s: readonly [number, number];
  readonly t: readonly [number, number];
  readonly hard: readonly Outline[];
  readonly soft: readonly Outline[];
}

/** The axis of two bodies, and the outline of the first along it where it is no disc. */
interface Frame extends Axis {
  readonly outline: Outline | null;
}

function frameOf(from: measured.Body, to: measured.Disc): Frame | null {
  const a = measured.extentOf(from);
  const length = Math.hypot(to.x - a.x, to.y - a.y);
  if (length <= a.radius + to.radius) return null;
  const direction = [(to.x - a.x) / length, (to.y - a.y) / length] as const;
  const areDiscs = from.kind === "disc";
  const axis: Axis = { origin: { x: a.x, y: a.y }, direction, length, radii: [a.radius, to.radius], areDiscs };
  return { ...axis, outline: from.kind === "disc" ? null : inFrame(axis, from.corners) };
}

/** The lines of a box where they leave the one body and reach the other, told by their corners; null where they miss. */
function linesBetween(frame: Frame, s: Box["s"], t: Box["t"]): Lines | null {
  const lines = linesIn(frame, s, t);
  if (frame.outline === null) return lines;
  const reach = reachAmong(frame.outline, lines);
  return reach === null ? null : { ...lines, first: reach[0], begin: reach[1] };
}

/** Lengths inside of areas are floats: so much is no difference. */
const NOISE = 1e-4;
/** A line that is found keeps so far off everything that stops it; what passes closer is left to the exact search. */
const CLEAR = 1e-3;
/** A box of lines, in units of work. */
const BOX = 24;
/** Boxes of lines as small as this, in lattice units, are not cut any further. */
const SMALLEST = 4;

/** How deep all lines of a box are at least, and what of the terrain they may still meet; null where all are stopped. */
function examined(frame: Frame, box: Box, each: boolean): { readonly depth: number; readonly box: Box } | null {
  const lines = linesBetween(frame, box.s, box.t);
  if (lines === null) return null;
  const hard: Outline[] = [];
  for (const outline of box.hard) {
    const { meets, inside } = strictlyInside(outline, lines);
    if (inside.length > 0) return null;
    // between bodies that all but touch, lines are too short to have a part in common
    if (lines.begin >= lines.end && holdsAll(outline, lines)) return null;
    if (meets) hard.push(outline);
  }
  if (areBarred(frame, hard, lines)) return null;
  const soft: Outline[] = [];
  const pieces: (readonly [number, number])[][] = [];
  for (const outline of box.soft) {
    const { meets, inside } = strictlyInside(outline, lines);
    if (!meets && inside.length === 0) continue;
    soft.push(outline);
    if (inside.length > 0) pieces.push(inside);
  }
  const depth = each ? Math.max(0, ...pieces.map(covered)) : covered(pieces.flat());
  return { depth: depth * lines.stretch, box: { s: box.s, t: box.t, hard, soft } };
}

/** The length that some stretches cover together. */
function covered(stretches: readonly (readonly [number, number])[]): number {
  let total = 0;
  let reached = -Infinity;
  const sorted = stretches.length > 1 ? stretches.toSorted((a, b) => a[0] - b[0]) : stretches;
  for (const [start, end] of sorted) {
    total += Math.max(0, end - Math.max(start, reached));
    reached = Math.max(reached, end);
  }
  return total;
}

/** The line in the middle of a box, if nothing stops it; null where something does or comes too close to tell. */
function middleOf(
  frame: Axis,
  { s, t, hard, soft }: Box,
  { from, to, most: limit, each }: DepthQuestion,
): Route | null {
  const [one, other] = [(s[0] + s[1]) / 2, (t[0] + t[1]) / 2];
  const { origin, direction, length } = frame;
  const sine = (other - one) / length;
  const cosine = Math.sqrt(1 - sine * sine);
  const [dx, dy] = direction;
  const along = [cosine * dx - sine * dy, cosine * dy + sine * dx] as const;
  const foot = { x: origin.x - one * along[1], y: origin.y + one * along[0] };
  const [leaving, arriving] = [chord(from, foot, along), chord(to, foot, along)];
  if (leaving === null || arriving === null || arriving[0] <= leaving[1]) return null;
  const xAt = (spot: number): number => spot * cosine - one * sine;
  const single = linesIn(frame, [one, one], [other, other]);
  const [begin, end] = [xAt(leaving[1]), xAt(arriving[0])];
  const piece: Lines = { ...single, first: begin, begin, end, last: end };
  const wide = { ...piece, low: piece.low - CLEAR, high: piece.high + CLEAR };
  for (const outline of hard) {
    const { meets, inside } = strictlyInside(outline, wide);
    if (meets || inside.length > 0) return null;
  }
  const insides = soft.map((outline) => strictlyInside(outline, piece).inside);
  const depth = each ? Math.max(0, ...insides.map(covered)) : covered(insides.flat());
  if (depth * piece.stretch > limit + NOISE) return null;
  const at = (spot: number): Place => ({ x: foot.x + along[0] * spot, y: foot.y + along[1] * spot });
  return { from: at(leaving[1]), to: at(arriving[0]) };
}

const halves = ([from, to]: readonly [number, number]): readonly (readonly [number, number])[] => [
  [from, (from + to) / 2],
  [(from + to) / 2, to],
];

/** A box of lines cut in two across its longer side. */
function cut(box: Box): readonly Box[] {
  const { s, t } = box;
  return s[1] - s[0] >= t[1] - t[0]
    ? halves(s).map((half) => ({ ...box, s: half }))
    : halves(t).map((half) => ({ ...box, t: half }));
}

/**
 * A line between two bodies that enters nothing hard and is not too deep in what is soft; null where there is none;
 * "close" where only lines that pass closer to something than floats can tell are left. All lines are looked at by
 * boxes: by how far they pass from the two middles. A box whose lines are all stopped for certain is done with, one in
 * whose middle a free line lies answers the question, any other is cut in two. zh.terrain.rough-los
 */
export function shallowLine(question: DepthQuestion): Route | "close" | null {
  const { from, to, most: limit, each } = question;
  const frame = frameOf(from, to);
  if (frame === null) return "close";
  const [one, other] = frame.radii;
  const [hard, soft] = [question.hard, question.soft].map((outlines) =>
    outlines.map((corners) => inFrame(frame, corners)),
  );
  let boxes: readonly Box[] = [{ s: [-one, one], t: [-other, other], hard: hard ?? [], soft: soft ?? [] }];
  let isClose = false;
  while (boxes.length > 0) {
    const next: Box[] = [];
    for (const box of boxes) {
      charge("corners", BOX);
      const examination = examined(frame, box, each);
      if (examination === null || examination.depth > limit + NOISE) continue;
      const route = middleOf(frame, examination.box, question);
      if (route !== null) return route;
      const { s, t } = examination.box;
      if (Math.max(s[1] - s[0], t[1] - t[0]) <= SMALLEST) isClose = true;
      else next.push(...cut(examination.box));
    }
    boxes = next;
  }
  return isClose ? "close" : null;
}
