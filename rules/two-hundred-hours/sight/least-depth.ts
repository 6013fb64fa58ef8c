import { measured } from "../../geometry/index.ts";
import { lengthInside } from "./corridor.ts";

type Place = measured.Place;

/** A straight piece between two bodies, in floats of lattice units. */
export interface Route {
  readonly from: Place;
  readonly to: Place;
}

/** A question about lines through terrain that stops them only where it is deep. */
export interface DepthQuestion {
  /** What stops every line that enters it. */
  readonly hard: measured.Terrain;
  /** The same, and what stops lines by its depth. */
  readonly all: measured.Terrain;
  readonly from: measured.Body;
  readonly to: measured.Body;
  readonly meter: measured.Meter;
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

/** A family of lines that touch one thing: for each angle off the axis, a place the line passes and its direction. */
type Family = (angle: number) => { readonly origin: Place; readonly direction: readonly [number, number] };

/** The lines through a place. */
const through =
  (place: Place, turn: number): Family =>
  (angle) => ({ origin: place, direction: [Math.cos(turn + angle), Math.sin(turn + angle)] });

/** The lines that touch a disc on one side. */
const touching =
  ({ x, y, radius }: measured.Disc, turn: number, hand: number): Family =>
  (angle) => {
    const [ux, uy] = [Math.cos(turn + angle), Math.sin(turn + angle)];
    return { origin: { x: x - hand * radius * uy, y: y + hand * radius * ux }, direction: [ux, uy] };
  };

const golden = (Math.sqrt(5) - 1) / 2;
const samples = 32;

/** The best of a row of angles, made better between its neighbours. */
function refined(cost: (angle: number) => number, widest: number): number {
  let best = 0;
  let least = Infinity;
  const step = (2 * widest) / samples;
  for (let i = 0; i <= samples; i++) {
    const angle = -widest + i * step;
    const found = cost(angle);
    if (found < least) [best, least] = [angle, found];
  }
  let [low, high] = [best - step, best + step];
  for (let i = 0; i < 40; i++) {
    const [one, other] = [high - golden * (high - low), low + golden * (high - low)];
    if (cost(one) <= cost(other)) high = other;
    else low = one;
  }
  const middle = (low + high) / 2;
  return cost(middle) <= least ? middle : best;
}

/**
 * A line between two bodies that enters nothing hard and is accepted, or null. The least depth lies on a line that two
 * of the things involved fix, or touches one of them and is a least among the lines that do: the first are the engine's
 * own, the second are searched for angle by angle, in floats. zh.terrain.rough-los
 */
export function leastDepth(
  { hard, all, from, to, meter }: DepthQuestion,
  isFree: (route: Route) => boolean,
  depthOf: (route: Route) => number,
): Route | null {
  const question = new measured.SightQuestion(all, from, to, { meter });
  const stopping = question.polygons.filter((polygon) => hard.polygons.includes(polygon));
  let found: Route | null = null;
  question.tryAll((line) => {
    if (stopping.some((polygon) => line.enters(polygon))) return false;
    if (hard.seams.some((seam) => line.runsAlong(seam.from, seam.to))) return false;
    const route = { from: line.placeAt(line.begin.along), to: line.placeAt(line.end.along) };
    if (!isFree(route)) return false;
    found = route;
    return true;
  });
  if (found !== null) return found;
  const [a, b] = [measured.extentOf(from), measured.extentOf(to)];
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  if (length <= a.radius + b.radius) return null;
  const turn = Math.atan2(b.y - a.y, b.x - a.x);
  const widest = Math.asin(Math.min(1, (a.radius + b.radius) / length));
  const outlines = stopping.map(({ corners }) => corners);
  const corners = question.polygons.flatMap((polygon) => polygon.corners);
  const families: Family[] = [
    ...corners.map((corner) => through(corner, turn)),
    ...[from, to].flatMap((body) =>
      body.kind === "disc"
        ? [touching(body, turn, 1), touching(body, turn, -1)]
        : body.corners.map((corner) => through(corner, turn)),
    ),
  ];
  for (const family of families) {
    const routeAt = (angle: number): Route | null => {
      const { origin, direction } = family(angle);
      const [leaving, arriving] = [chord(from, origin, direction), chord(to, origin, direction)];
      if (leaving === null || arriving === null || arriving[0] <= leaving[1]) return null;
      const at = (along: number): Place => ({ x: origin.x + direction[0] * along, y: origin.y + direction[1] * along });
      return { from: at(leaving[1]), to: at(arriving[0]) };
    };
    meter.spend(samples);
    const angle = refined((each) => {
      const route = routeAt(each);
      if (route === null) return Infinity;
      return lengthInside(route.from, route.to, outlines) > 1e-3 ? 1e12 : depthOf(route);
    }, widest);
    const route = routeAt(angle);
    if (route !== null && lengthInside(route.from, route.to, outlines) <= 1e-3 && isFree(route)) return route;
  }
  return null;
}
