import { measured } from "../../geometry/index.ts";

type Place = measured.Place;

/** A patrol route: its markers and, for each leg from one to the next, the places it bends at. zh.deploy.patrol-traced */
export interface RouteLine {
  readonly markers: readonly Place[];
  readonly bends: readonly (readonly Place[])[];
}

/** The direction in which a route is walked: by rising or by falling numbers. zh.open.route-direction */
export type Sense = "rising" | "falling";

/** The number after a marker, from 1, in the order in which a route is walked; the route is closed. */
export function nextMarker({ markers }: RouteLine, number: number, sense: Sense): number {
  const step = sense === "rising" ? 1 : -1;
  return ((number - 1 + step + markers.length) % markers.length) + 1;
}

const markerAt = ({ markers }: RouteLine, number: number): Place => {
  const place = markers[number - 1];
  if (place === undefined) throw new RangeError(`There is no Patrol marker ${number}.`);
  return place;
};

/** The traced line that leads to a marker from the one before it, both included. */
export function legTo(route: RouteLine, number: number, sense: Sense): readonly Place[] {
  const before = nextMarker(route, number, sense === "rising" ? "falling" : "rising");
  const bends = route.bends[(sense === "rising" ? before : number) - 1] ?? [];
  const between = sense === "rising" ? bends : bends.toReversed();
  return [markerAt(route, before), ...between, markerAt(route, number)];
}

/** From a place to the nearest point of a line of straight pieces. */
export function gapToLine(place: Place, line: readonly Place[]): measured.Gap {
  const gaps = line.flatMap((u, i) => {
    const v = line[i + 1];
    return v === undefined ? [] : [measured.gapToSegment(place, u, v)];
  });
  const [least] = measured.nearest(gaps, (gap) => gap);
  if (least === undefined) throw new RangeError("A line has two places.");
  return least;
}

/** The numbers of the markers whose legs a base touches, the one it is nearest to first. zh.open.route-off */
export function legsTouched(
  route: RouteLine,
  at: Place,
  radius: number,
  touch: number,
  sense: Sense,
): readonly number[] {
  const near = route.markers
    .map((_, i) => ({ number: i + 1, gap: gapToLine(at, legTo(route, i + 1, sense)) }))
    .filter(({ gap }) => measured.isWithin(gap, radius + touch));
  return near.toSorted((a, b) => measured.compareGaps(a.gap, b.gap)).map(({ number }) => number);
}

/** The rest of a line for a base at a place: from the line's nearest point on. */
function restOf(line: readonly Place[], at: Place): readonly Place[] {
  let best = 0;
  let least = Infinity;
  for (const [i, u] of line.entries()) {
    const v = line[i + 1];
    if (v === undefined) break;
    const { length } = measured.gapToSegment(at, u, v);
    if (length > least) continue;
    least = length;
    best = i;
  }
  return line.slice(best + 1);
}

/** A path along a route, and the markers that lie on it with how far along it they are. */
export interface RoutePath {
  readonly path: readonly Place[];
  readonly passes: readonly { readonly number: number; readonly far: number }[];
}

/** How a sentry follows its route: which way round, how far, and whether it stops at the first marker. */
export interface Following {
  readonly sense: Sense;
  readonly length: number;
  readonly stops: boolean;
}

/** Adds the route from a marker on until the path is long enough; once around at most. */
function goOn(route: RouteLine, path: Place[], first: number, { sense, length, stops }: Following): RoutePath {
  const passes: { number: number; far: number }[] = [{ number: first, far: measured.lengthOf(path) }];
  let number = first;
  const limit = stops ? 0 : route.markers.length;
  for (let legs = 0; legs < limit && measured.lengthOf(path) < length; legs++) {
    number = nextMarker(route, number, sense);
    path.push(...legTo(route, number, sense).slice(1));
    passes.push({ number, far: measured.lengthOf(path) });
  }
  return { path: withoutRepeats(path), passes };
}

const withoutRepeats = (path: readonly Place[]): readonly Place[] =>
  path.filter((place, i) => {
    const before = path[i - 1];
    return before === undefined || !measured.samePlace(before, place);
  });

/**
 * The path of a sentry along its route: to the next marker by the traced line, and on to the following ones with what is
 * left of its movement. zh.route.move, zh.open.route-traced, zh.open.route-pass-marker
 */
export function alongRoute(route: RouteLine, at: Place, towards: number, following: Following): RoutePath {
  return goOn(route, [at, ...restOf(legTo(route, towards, following.sense), at)], towards, following);
}

/** The numbers of the nearest markers; several if they are exactly as near. zh.route.rejoin */
export const nearestMarkers = (route: RouteLine, at: Place): readonly number[] =>
  measured
    .nearest(
      route.markers.map((place, i) => ({ place, number: i + 1 })),
      ({ place }) => measured.gapBetweenBases(at, 0, place, 0),
    )
    .map(({ number }) => number);

/** How far a base goes in a straight line before it is within a distance of another line; null if it never is. */
function firstNear(from: Place, to: Place, line: readonly Place[], distance: number): number | null {
  const length = measured.lengthOf([from, to]);
  const isNear = (far: number): boolean => {
    const at = { x: from.x + ((to.x - from.x) * far) / length, y: from.y + ((to.y - from.y) * far) / length };
    return gapToLine({ x: Math.round(at.x), y: Math.round(at.y) }, line).length <= distance;
  };
  const steps = Math.max(1, Math.ceil(length / (measured.inch / 4)));
  for (let step = 0; step <= steps; step++) {
    if (!isNear((length * step) / steps)) continue;
    if (step === 0) return 0;
    // halve the step in which it comes near
    let [least, most] = [(length * (step - 1)) / steps, (length * step) / steps];
    while (most - least > 0.5) {
      const half = (least + most) / 2;
      if (isNear(half)) most = half;
      else least = half;
    }
    return most;
  }
  return null;
}

/**
 * The path of a sentry off its route: straight to a marker until it is within a distance of the route, at which its base
 * touches it, and along it from there.
 * zh.route.rejoin, zh.open.route-off
 */
export function backToRoute(
  route: RouteLine,
  at: Place,
  marker: number,
  distance: number,
  following: Following,
): RoutePath {
  const { sense, length } = following;
  const goal = markerAt(route, marker);
  const legs = route.markers.map((_, i) => i + 1);
  const touched = legs.flatMap((number) => {
    const far = firstNear(at, goal, legTo(route, number, sense), distance);
    return far === null ? [] : [{ number, far }];
  });
  const [first] = touched.toSorted((a, b) => a.far - b.far || a.number - b.number);
  if (first === undefined || first.far >= length) return { path: [at, goal], passes: [] };
  const share = first.far / measured.lengthOf([at, goal]);
  const met = measured.placeBetween(at, goal, share);
  const number = legAfter(route, met, marker, sense, first.number);
  const path = [at, met, ...restOf(legTo(route, number, sense), met)];
  return goOn(route, path, number, following);
}

/** The path of a sentry to a marker and on from there, even if it crosses its route before. zh.open.route-off */
export const byMarker = (route: RouteLine, at: Place, marker: number, following: Following): RoutePath =>
  goOn(route, [at, markerAt(route, marker)], marker, following);

/** At a marker two legs are touched at once: the one that leads on from it is taken. */
function legAfter(route: RouteLine, met: Place, marker: number, sense: Sense, first: number): number {
  const onward = nextMarker(route, marker, sense);
  const isAt = measured.samePlace(met, markerAt(route, marker));
  return isAt && first === marker ? onward : first;
}
