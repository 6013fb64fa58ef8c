import { certain, type ClosedFormOutcome, type Fraction, fraction, plus, charge, times } from "../../kernel/index.ts";

const none: Fraction = { numerator: 0n, denominator: 1n };

/** The chance that something does not happen. */
export const not = ({ numerator, denominator }: Fraction): Fraction => fraction(denominator - numerator, denominator);

const over = (a: Fraction, b: Fraction): Fraction => fraction(a.numerator * b.denominator, a.denominator * b.numerator);

/** What one hit may come to: how much of it takes effect, how many riders it shakes off, and how likely that is. */
export interface Effect {
  readonly marks: number;
  readonly shaken: number;
  readonly chance: Fraction;
}

/** Dice on which each hit rolls a further die, without limit. */
export interface Chained {
  readonly dice: number;
  /** The chance that a first die hits, with its re-roll; that a further one does. */
  readonly hit: Fraction;
  readonly further: Fraction;
  /** What a hit may come to where so much has taken effect before; the chances make one. */
  readonly effects: (marked: number) => readonly Effect[];
  /** As many hits, marks and shaken riders as make a difference: more are counted as that many. */
  readonly mostHits: number;
  readonly mostMarks: number;
  readonly mostShaken: number;
}

/** The chance of each number of successes of some dice, from none to all. */
export function successesOf(dice: number, success: Fraction): readonly Fraction[] {
  let chances: readonly Fraction[] = [certain];
  for (let die = 0; die < dice; die++)
    chances = [...chances, none].map((chance, n) =>
      plus(times(chance, not(success)), times(chances[n - 1] ?? none, success)),
    );
  return chances;
}

/** A place in the table of hits by marks by shaken riders, and where a hit leads from there. */
interface Step {
  readonly to: number;
  readonly chance: Fraction;
}

/** The work of one way from one place of the table to another. */
const STEP = 4;

/** Every place's steps; of those that lead to the same place one. */
function stepsOf({ effects, mostHits, mostMarks, mostShaken }: Chained): readonly (readonly Step[])[] {
  const [wide, deep] = [mostMarks + 1, mostShaken + 1];
  return Array.from({ length: (mostHits + 1) * wide * deep }, (_, place) => {
    const [hits, marked, shaken] = partsOf(place, wide, deep);
    const outcomes = new Map<number, Fraction>();
    for (const effect of effects(marked)) {
      const more = Math.min(mostMarks, marked + effect.marks);
      const to = (Math.min(mostHits, hits + 1) * wide + more) * deep + Math.min(mostShaken, shaken + effect.shaken);
      outcomes.set(to, plus(outcomes.get(to) ?? none, effect.chance));
    }
    return [...outcomes].map(([to, chance]) => ({ to, chance }));
  });
}

/** The hits, the marks and the shaken riders that a place stands for. */
const partsOf = (place: number, wide: number, deep: number): readonly [number, number, number] => [
  Math.floor(place / (wide * deep)),
  Math.floor(place / deep) % wide,
  place % deep,
];

/**
 * Every number of hits, of marks they leave, and of riders they shake off, with its exact chance: a way stands for a place
 * in a table of these. A hit goes on to a later place, or, where more make no difference, stays: such loops are summed up.
 */
export function chainOutcomes(chained: Chained): readonly ClosedFormOutcome[] {
  const { dice, hit, further, mostMarks, mostShaken } = chained;
  const steps = stepsOf(chained);
  /** Where the chains that begin at these places end. */
  const chain = (begin: readonly Fraction[]): readonly Fraction[] => {
    const reached = steps.map(() => none);
    const add = (to: number, chance: Fraction): void => void (reached[to] = plus(reached[to] ?? none, chance));
    for (const [place, ways] of steps.entries()) {
      const from = begin[place] ?? none;
      if (from.numerator > 0n) for (const { to, chance } of ways) add(to, times(from, chance));
    }
    for (const [place, ways] of steps.entries()) {
      const come = reached[place] ?? none;
      if (come.numerator === 0n) continue;
      charge("ways", STEP * ways.length);
      const stays = ways.find(({ to }) => to === place)?.chance ?? none;
      const summed = over(come, not(times(further, stays)));
      reached[place] = summed;
      for (const { to, chance } of ways) if (to !== place) add(to, times(times(further, chance), summed));
    }
    return reached.map((chance) => times(not(further), chance));
  };
  let chances: readonly Fraction[] = steps.map((_, place) => (place === 0 ? certain : none));
  for (let die = 0; die < dice; die++) {
    const ends = chain(chances);
    chances = chances.map((chance, place) => plus(times(not(hit), chance), times(hit, ends[place] ?? none)));
  }
  return chances.flatMap((probability, place) =>
    probability.numerator === 0n
      ? []
      : [{ faces: partsOf(place, mostMarks + 1, mostShaken + 1).map((n) => n + 1), probability }],
  );
}
