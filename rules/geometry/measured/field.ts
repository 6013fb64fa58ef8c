import { type Place } from "./lattice.ts";
import type { Region } from "./regions.ts";

/** Where a field lies and how finely it is tried; lengths in lattice units, turns in degrees clockwise from above. */
export interface FieldTrial {
  readonly from: Place;
  /** How far from there it is tried, and from how far on. */
  readonly least: number;
  readonly most: number;
  /** Degrees from ray to ray; a whole circle is a multiple of it. */
  readonly turn: number;
  /** From one trial to the next along a ray; what changes between two is narrowed down to an eighth of it. */
  readonly step: number;
}

/** A stretch of a ray in which one thing holds. */
interface Stretch<K> {
  readonly kind: K;
  readonly begins: number;
  readonly ends: number;
}

const pointOn = ({ x, y }: Place, degrees: number, length: number): Place => {
  const turn = (degrees * Math.PI) / 180;
  return { x: Math.round(x + Math.sin(turn) * length), y: Math.round(y - Math.cos(turn) * length) };
};

/** The stretches of one ray. */
function stretchesOf<K>(
  { from, least, most, step }: FieldTrial,
  degrees: number,
  holds: (place: Place) => K | null,
): readonly Stretch<K>[] {
  const stretches: Stretch<K>[] = [];
  const at = (length: number): K | null => holds(pointOn(from, degrees, length));
  /** Where between two trials it is no longer as at the first. */
  const changes = (one: number, other: number, still: K | null): number => {
    let [near, far] = [one, other];
    for (let halves = 0; halves < 3; halves++) {
      const middle = (near + far) / 2;
      if (at(middle) === still) near = middle;
      else far = middle;
    }
    return near;
  };
  let begins = least;
  let tried = least;
  let kind = at(least);
  const close = (ends: number): void => {
    if (kind !== null) stretches.push({ kind, begins, ends });
  };
  while (tried < most) {
    const next = Math.min(most, tried + step);
    const then = at(next);
    if (then !== kind) {
      const edge = changes(tried, next, kind);
      close(edge);
      [kind, begins] = [then, edge];
    }
    tried = next;
  }
  close(most);
  return stretches;
}

/** Outlines of stretches of neighbouring rays, each side a half turn further than its last ray. */
function outlineOf<K>(from: Place, turn: number, first: number, run: readonly Stretch<K>[]): readonly Place[] {
  const last = first + (run.length - 1) * turn;
  const side = (pick: (stretch: Stretch<K>) => number): readonly Place[] => {
    const [one, other] = [run[0], run.at(-1)];
    if (one === undefined || other === undefined) return [];
    return [
      pointOn(from, first - turn / 2, pick(one)),
      ...run.map((stretch, i) => pointOn(from, first + i * turn, pick(stretch))),
      pointOn(from, last + turn / 2, pick(other)),
    ];
  };
  return [...side(({ begins }) => begins), ...side(({ ends }) => ends).toReversed()];
}

/**
 * The ground around a place on which something holds, by what holds there: tried along rays, so that an outline may be
 * off by half a turn between two of them and by an eighth of a step along one. `holds` is asked of places.
 */
export function fieldAround<K>(trial: FieldTrial, holds: (place: Place) => K | null): ReadonlyMap<K, Region> {
  const { from, turn } = trial;
  const outlinesByKind = new Map<K, (readonly Place[])[]>();
  let open: { first: number; run: Stretch<K>[] }[] = [];
  const close = (runs: typeof open): void => {
    for (const { first, run } of runs) {
      const [single] = run;
      if (single === undefined) continue;
      const outlines = outlinesByKind.get(single.kind) ?? [];
      outlines.push(outlineOf(from, turn, first, run));
      outlinesByKind.set(single.kind, outlines);
    }
  };
  for (let degrees = 0; degrees < 360; degrees += turn) {
    const left = [...open];
    open = stretchesOf(trial, degrees, holds).map((stretch) => {
      // a stretch goes on one of the ray before that it lies beside
      const beside = left.findIndex(({ run }) => {
        const before = run.at(-1);
        return before?.kind === stretch.kind && before.begins < stretch.ends && stretch.begins < before.ends;
      });
      const [goes] = beside < 0 ? [] : left.splice(beside, 1);
      return goes === undefined ? { first: degrees, run: [stretch] } : { ...goes, run: [...goes.run, stretch] };
    });
    close(left);
  }
  close(open);
  return outlinesByKind;
}
