import { certain, type Foreseen, type Fraction, fraction, plus, times } from "../../kernel/index.ts";

const none: Fraction = { numerator: 0n, denominator: 1n };

/** The chance that something does not happen. */
export const not = ({ numerator, denominator }: Fraction): Fraction => fraction(denominator - numerator, denominator);

const over = (a: Fraction, b: Fraction): Fraction => fraction(a.numerator * b.denominator, a.denominator * b.numerator);

/** Dice each hit of which rolls a further die, without an end. */
export interface Chained {
  readonly dice: number;
  /** The chance that a first die hits, with its re-roll; that a further one does; that a hit is not saved. */
  readonly hit: Fraction;
  readonly further: Fraction;
  readonly unsaved: Fraction;
  /** As many hits, and as many that are not saved, as make a difference: more are counted as that many. */
  readonly mostHits: number;
  readonly mostUnsaved: number;
}

/**
 * Every number of hits, and of those that are not saved, with its exact chance: a way stands for a place in a table of
 * hits by unsaved hits. A hit goes to the next place, or, where more make no difference, stays: such loops are summed up.
 */
export function chainOutcomes(chained: Chained): readonly Foreseen[] {
  const { dice, hit, further, unsaved, mostHits, mostUnsaved } = chained;
  const width = mostUnsaved + 1;
  const places = Array.from({ length: (mostHits + 1) * width }, (_, i) => i);
  const after = (place: number, counts: boolean): number => {
    const [hits, left] = [Math.floor(place / width), place % width];
    return Math.min(mostHits, hits + 1) * width + Math.min(mostUnsaved, left + (counts ? 1 : 0));
  };
  /** Where the chains that begin at these places end. */
  const chain = (begin: readonly Fraction[]): readonly Fraction[] => {
    const reached = places.map(() => none);
    const stays = places.map(() => none);
    const add = (to: number, chance: Fraction): void => void (reached[to] = plus(reached[to] ?? none, chance));
    const steps = [
      { counts: true, chance: unsaved },
      { counts: false, chance: not(unsaved) },
    ];
    for (const place of places)
      for (const { counts, chance } of steps) {
        if (after(place, counts) === place) stays[place] = plus(stays[place] ?? none, chance);
        add(after(place, counts), times(begin[place] ?? none, chance));
      }
    for (const place of places) {
      const come = over(reached[place] ?? none, not(times(further, stays[place] ?? none)));
      reached[place] = come;
      for (const { counts, chance } of steps)
        if (after(place, counts) !== place) add(after(place, counts), times(times(further, chance), come));
    }
    return reached.map((chance) => times(not(further), chance));
  };
  let chances: readonly Fraction[] = places.map((place) => (place === 0 ? certain : none));
  for (let die = 0; die < dice; die++) {
    const ends = chain(chances);
    chances = chances.map((chance, place) => plus(times(not(hit), chance), times(hit, ends[place] ?? none)));
  }
  return chances.flatMap((probability, place) =>
    probability.numerator === 0n ? [] : [{ faces: [Math.floor(place / width) + 1, (place % width) + 1], probability }],
  );
}
