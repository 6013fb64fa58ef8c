import {
  metered,
  type Metered,
  memoizeByIdentity,
  perSettings,
  type Settings,
  charge,
  readMetered,
  Turns,
} from "../../kernel/index.ts";
import type { Place } from "../book/schemas.ts";

/** So many pairs of places are kept of the latest, and as many of those before; more where one request asks about more. */
const MOST_KEPT = 80_000;

/** What keeping an answer takes, in units of work: no request keeps more of them than stay. */
const KEPT = 64;

/** So many pairs of places that come to the same small number are kept; who makes places to that end keeps no more. */
const MOST_ALIKE = 8;

/** Answers that depend on two places and one more key alone, cached across requests with the work they took. */
interface CachedByPlaces<Owner extends object, T> {
  of(where: Surroundings<Owner>, from: Place, to: Place, mark: string, make: () => T): T;
}

/** What is on the table, and the settings under which it is looked at. */
interface Surroundings<Owner extends object> {
  readonly owner: Owner;
  readonly settings: Settings;
}

/**
 * An answer with the places that it is about, their numbers side by side in memory, and the next one whose places come to
 * the same small number.
 */
interface Entry<T> {
  readonly fromX: number;
  readonly fromY: number;
  readonly toX: number;
  readonly toY: number;
  readonly kept: Metered<T>;
  readonly next: Entry<T> | undefined;
}

/** Two places as a small whole number, which a map finds faster than any other key; others may come to the same. */
const codeOf = (from: Place, to: Place): number =>
  (Math.imul(from.x, 0x9e3779b1) ^
    Math.imul(from.y, 0x85ebca6b) ^
    Math.imul(to.x, 0xc2b2ae35) ^
    Math.imul(to.y, 0x27d4eb2f)) >>
  1;

const isAbout = ({ fromX, fromY, toX, toY }: Entry<unknown>, from: Place, to: Place): boolean =>
  fromX === from.x && fromY === from.y && toX === to.x && toY === to.y;

type ByCode<T> = Map<number, Entry<T>>;

/** Caches what follows from what is on the table (`Owner`), the settings, two places and a further key. */
export function cachedByPlaces<Owner extends object, T>(): CachedByPlaces<Owner, T> {
  const store = () => perSettings(() => memoizeByIdentity((_owner: Owner) => new Map<string, ByCode<T>>()));
  let [lately, before] = [store(), store()];
  const turns = new Turns();
  let count = 0;
  const find = (all: ByCode<T> | undefined, code: number, from: Place, to: Place): Metered<T> | null => {
    for (let entry = all?.get(code); entry !== undefined; entry = entry.next)
      if (isAbout(entry, from, to)) return entry.kept;
    return null;
  };
  const add = (where: Surroundings<Owner>, from: Place, to: Place, mark: string, kept: Metered<T>): void => {
    if (count >= MOST_KEPT && turns.taken()) {
      [lately, before] = [store(), lately];
      count = 0;
    }
    count++;
    const byMark = lately(where.settings)(where.owner);
    let all = byMark.get(mark);
    if (all === undefined) byMark.set(mark, (all = new Map()));
    const code = codeOf(from, to);
    let alike = 0;
    for (let entry = all.get(code); entry !== undefined; entry = entry.next) alike++;
    const next = alike < MOST_ALIKE ? all.get(code) : undefined;
    all.set(code, { fromX: from.x, fromY: from.y, toX: to.x, toY: to.y, kept, next });
  };
  return {
    of(where, from, to, mark, make) {
      const { owner, settings } = where;
      const code = codeOf(from, to);
      const cached = find(lately(settings)(owner).get(mark), code, from, to);
      if (cached !== null) return readMetered(cached);
      const older = find(before(settings)(owner).get(mark), code, from, to);
      const kept =
        older ??
        metered(() => {
          charge("corners", KEPT);
          return make();
        });
      add(where, from, to, mark, kept);
      return readMetered(kept);
    },
  };
}
