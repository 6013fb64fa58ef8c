/*
 * A second answer to "which ways may a Guard take?", written from the rows on movement and on Guards, and not from the
 * engine: all walks are gone through. The Guard sees no assaulter on the way, meets no raider and enters no room.
 */

export interface Place {
  readonly x: number;
  readonly y: number;
}

/** A plan by rows: `#` rock, `.` corridor, other signs rooms; doors lie between two squares, here all of them closed. */
export interface Ground {
  readonly rows: readonly string[];
  readonly doors: readonly (readonly [Place, Place])[];
}

const sign = ({ rows }: Ground, { x, y }: Place): string => rows[y]?.[x] ?? "#";
const same = (a: Place, b: Place): boolean => a.x === b.x && a.y === b.y;

/** Steps within one area; a diagonal one only where no wall touches the corner. hg.move.any-direction, no-corner-diagonal */
export function stepsFrom(ground: Ground, from: Place): readonly Place[] {
  const area = sign(ground, from);
  const found: Place[] = [];
  for (let dx = -1; dx <= 1; dx++)
    for (let dy = -1; dy <= 1; dy++) {
      const to = { x: from.x + dx, y: from.y + dy };
      const beside = [to, { x: from.x + dx, y: from.y }, { x: from.x, y: from.y + dy }];
      if ((dx !== 0 || dy !== 0) && beside.every((place) => sign(ground, place) === area)) found.push(to);
    }
  return found;
}

/** Squares from a place to every other, with doors taken as open and nobody about. hg.open.guard-distance */
export function distances(ground: Ground, from: Place): ReadonlyMap<string, number> {
  const found = new Map([[`${from.x},${from.y}`, 0]]);
  let edge = [from];
  for (let n = 1; edge.length > 0; n++) {
    const next: Place[] = [];
    for (const place of edge) {
      const through = ground.doors.flatMap(([a, b]) => (same(a, place) ? [b] : same(b, place) ? [a] : []));
      for (const to of [...stepsFrom(ground, place), ...through]) {
        const key = `${to.x},${to.y}`;
        if (sign(ground, to) === "#" || found.has(key)) continue;
        found.set(key, n);
        next.push(to);
      }
    }
    edge = next;
  }
  return found;
}

/** Who stands in the way: friends are passed, nobody stops on anybody. hg.move.through-friend, -through-prone */
export interface Crowd {
  readonly passed: readonly Place[];
  readonly blocking: readonly Place[];
}

/** Every way a Guard may take with his roll, as squares joined by blanks. hg.guard.full-distance, -no-further, -no-repeat-square */
export function guardWays(ground: Ground, from: Place, target: Place, roll: number, crowd: Crowd): ReadonlySet<string> {
  const far = distances(ground, target);
  const farFrom = (place: Place): number => far.get(`${place.x},${place.y}`) ?? Infinity;
  const walks = new Map<number, string[]>();
  const walk = (way: readonly Place[]): void => {
    const at = way.at(-1) ?? from;
    const isFree = ![...crowd.passed, ...crowd.blocking].some((place) => same(place, at));
    if (isFree && farFrom(at) <= farFrom(from)) {
      const length = way.length - 1;
      const text = way
        .slice(1)
        .map(({ x, y }) => `${x},${y}`)
        .join(" ");
      walks.set(length, [...(walks.get(length) ?? []), text]);
    }
    if (way.length > roll) return;
    for (const to of stepsFrom(ground, at))
      if (!way.some((place) => same(place, to)) && !crowd.blocking.some((place) => same(place, to))) walk([...way, to]);
  };
  walk([from]);
  return new Set(walks.get(Math.max(...walks.keys())) ?? []);
}
