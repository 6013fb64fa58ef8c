/** What may take hits that are shared out: as many as it has room for, by dice of its number or more. */
export interface Taker {
  /** Takers of one name are alike: it makes no difference which of them is hit. */
  readonly name: string;
  readonly room: number;
  /** The lowest face that hits it. */
  readonly number: number;
}

/** The lowest face that hits any of them; null when there is none. */
export const lowestNumber = (takers: readonly Taker[]): number | null =>
  takers.length === 0 ? null : Math.min(...takers.map(({ number }) => number));

/** How many of the faces can hit any of them: what is a hit at all. */
export const hitsAmong = (faces: readonly number[], takers: readonly Taker[]): number =>
  faces.filter((face) => takers.some(({ number }) => face >= number)).length;

const together = (takers: readonly Taker[]): readonly Taker[] => {
  const found = new Map<string, Taker>();
  for (const taker of takers) {
    const room = (found.get(taker.name)?.room ?? 0) + taker.room;
    found.set(taker.name, { ...taker, room });
  }
  return [...found.values()];
};

/**
 * Whether it makes a difference who takes these hits, the first of `faces` first, each by one that can take it: whether
 * two ways of sharing them end differently. vs.decide.share-hits, vs.decide.share-enemy-hits
 */
export function sharingMatters(faces: readonly number[], takers: readonly Taker[]): boolean {
  const all = together(takers);
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
