import { measured } from "../../geometry/index.ts";
import { memoizeLast, memoizeByIdentity, RecentCache } from "../../kernel/index.ts";
import type { Battlefield, TerrainItem } from "../book/terrain.ts";
import { battlefields } from "../book/battlefields.ts";
import type { Place } from "../book/schemas.ts";
import type { State } from "./state.ts";

/** The part of a state that says which battlefield it is. */
export type OnBattlefield = Pick<State, "battlefield" | "wrecked">;

/** How many sets of wrecks are cached for one drawing. */
const MOST_WRECKED = 32;

/** A drawing without what is wrecked; the same object for the same wrecks. */
const withoutWrecks = memoizeByIdentity((plan: Battlefield) => {
  const recentCache = new RecentCache<Battlefield>(MOST_WRECKED, 100_000);
  return memoizeLast((wrecked: State["wrecked"]): Battlefield => {
    const key = wrecked.join(" ");
    const battlefield = recentCache.get(key) ?? {
      ...plan,
      terrain: plan.terrain.filter(({ id }) => !wrecked.includes(id)),
    };
    recentCache.set(key, battlefield);
    return battlefield;
  });
});

/**
 * The battlefield of a state, without what is wrecked. The same drawing and the same wrecks give the same object, so
 * that what is computed for it can be cached by it.
 */
export function battlefieldOf({ battlefield, wrecked }: OnBattlefield): Battlefield {
  const plan = typeof battlefield === "string" ? battlefields[battlefield] : battlefield;
  return wrecked.length === 0 ? plan : withoutWrecks(plan)(wrecked);
}

export const itemNamed = (state: OnBattlefield, id: string): TerrainItem | undefined =>
  battlefieldOf(state).terrain.find((item) => item.id === id);

/** The middle of the table. */
export const centreOf = (state: OnBattlefield): Place => {
  const { width, height } = battlefieldOf(state);
  return { x: Math.round(width / 2), y: Math.round(height / 2) };
};

/** Whether a place lies on the table, its edges included. */
export function isOnTable(state: OnBattlefield, { x, y }: Place): boolean {
  const { width, height } = battlefieldOf(state);
  return x >= 0 && y >= 0 && x <= width && y <= height;
}

/** The place itself, or the nearest one at the edge of the table. */
export function ontoTable(state: OnBattlefield, { x, y }: Place): Place {
  const { width, height } = battlefieldOf(state);
  return { x: Math.max(0, Math.min(width, x)), y: Math.max(0, Math.min(height, y)) };
}

const { inch, units, writtenPlace, readPlace, inUnits } = measured;
export const unit = units.inch;

/** A length in inches as a lattice length. */
export const inches = (length: number): number => Math.round(length * inch);
/** A place as "12.5,7.25". */
export const written = (place: Place): string => writtenPlace(place, unit);
/** The place "12.5,7.25" names; null if it names none. */
export const placeOf = (text: string): Place | null => readPlace(text, unit);
/** A lattice length in inches, exact enough to be read back. */
export const inInches = (length: number): string => inUnits(Math.round(length), unit);
/** A lattice length in inches for people, to a tenth. */
export const spoken = (length: number): string => measured.spoken(length, unit);
