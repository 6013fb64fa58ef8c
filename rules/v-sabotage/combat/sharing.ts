/** What may take hits that are shared out: as many as it has room for, by dice of its number or more. */
export interface HitTarget {
  /** Takers of one name are alike: it makes no difference which of them is hit. */
  readonly name: string;
  readonly room: number;
  /** The lowest face that hits it. */
  readonly number: number;
}

/** The lowest face that hits any of them; null when there is none. */
export const lowestHitNumber = (takers: readonly HitTarget[]): number | null =>
  takers.length === 0 ? null : Math.min(...takers.map(({ number }) => number));

/** How many of the faces can hit any of them: what is a hit at all. */
export const countHits = (faces: readonly number[], takers: readonly HitTarget[]): number =>
  faces.filter((face) => takers.some(({ number }) => face >= number)).length;

/** What faces come to against takers: how many of these each of them can hit. */
export const hitsOn =
  (takers: readonly HitTarget[]) =>
  (faces: readonly number[]): string =>
    faces
      .map((face) => takers.filter((taker) => face >= taker.number).length)
      .toSorted((a, b) => a - b)
      .join();

const mergeAlike = (takers: readonly HitTarget[]): readonly HitTarget[] => {
  const merged = new Map<string, HitTarget>();
  for (const taker of takers) {
    const room = (merged.get(taker.name)?.room ?? 0) + taker.room;
    merged.set(taker.name, { ...taker, room });
  }
  return [...merged.values()];
};

/**
 * Whether it makes a difference who takes these hits, the first of `faces` first, each by one that can take it: whether
 * two ways of sharing them end differently. vs.decide.share-hits, vs.decide.share-enemy-hits
 */
export function sharingMatters(faces: readonly number[], takers: readonly HitTarget[]): boolean {
  const all = mergeAlike(takers);
  let end: string | null = null;
  const seen = new Set<string>();
  const differs = (next: number, taken: readonly number[]): boolean => {
    const key = `${next}: ${taken.join(" ")}`;
    if (seen.has(key)) return false;
    seen.add(key);
    const face = faces[next];
    if (face === undefined) {
      const first = end === null;
      end ??= key;
      return !first;
    }
    const able = all.flatMap(({ number, room }, i) => (face >= number && (taken[i] ?? 0) < room ? [i] : []));
    if (able.length === 0) return differs(next + 1, taken);
    return able.some((chosen) => differs(next + 1, taken.with(chosen, (taken[chosen] ?? 0) + 1)));
  };
  return differs(
    0,
    all.map(() => 0),
  );
}
