import { keep, type Kept, oncePer, perSettings, type Settings, using } from "../../kernel/index.ts";
import type { Place } from "../data/index.ts";

/** So many places are kept for one battlefield under one choice of settings. */
const MOST_KEPT = 20_000;

/** A place as one number; lattice places are below 2²⁴. */
const codeOf = ({ x, y }: Place): number => x * 2 ** 24 + y;

/** Answers that hang on two places and something else alone, kept beyond a request with the work that they took. */
export interface KeptByPlaces<Owner extends object, T> {
  of(owner: Owner, settings: Settings, from: Place, to: Place, mark: string, make: () => T): T;
}

type OfPlaces<T> = Map<number, Map<number, Kept<T>>>;

/** Keeps what follows from what is on the table (`Owner`), the settings, two places and a mark that says what else. */
export function keptByPlaces<Owner extends object, T>(): KeptByPlaces<Owner, T> {
  const under = perSettings(() => oncePer((_owner: Owner) => new Map<string, OfPlaces<T>>()));
  return {
    of(owner, settings, from, to, mark, make) {
      const byMark = under(settings)(owner);
      let all = byMark.get(mark);
      if (all === undefined) {
        if (byMark.size > 400) byMark.clear();
        byMark.set(mark, (all = new Map()));
      }
      let ofPlace = all.get(codeOf(from));
      const found = ofPlace?.get(codeOf(to));
      if (found !== undefined) return using(found);
      const made = keep(make);
      if (all.size > MOST_KEPT || (ofPlace?.size ?? 0) > MOST_KEPT) {
        all.clear();
        ofPlace = undefined;
      }
      if (ofPlace === undefined) all.set(codeOf(from), (ofPlace = new Map()));
      ofPlace.set(codeOf(to), made);
      return made.value;
    },
  };
}
