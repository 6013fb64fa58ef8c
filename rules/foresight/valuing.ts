/*
 * The value of a position for a search: what is on the table, told by some traits, each with a weight. Only sums, products
 * and one quotient, so that every machine comes to the same thousandths.
 */

import type { ToldTraits } from "../kernel/index.ts";

/** Something that tells how a game stands, mostly from 0 to 1. */
export interface Trait<C> {
  readonly name: string;
  /** Whether more of it is better (1) or worse (-1) for whoever wants the "victory". */
  readonly good: 1 | -1;
  of(ctx: C): number;
}

/** The weight of each trait, none below 0, and what a position without any comes to. */
export interface Weights {
  readonly base: number;
  readonly by: readonly number[];
}

/** A sum as a chance in thousandths: 0 is even, and nothing is quite certain. */
const thousandths = (sum: number): number => Math.round(500 * (1 + sum / (1 + Math.abs(sum))));

/** How a game judges its positions: their value, and what it is made of. */
export interface Valuation<C> {
  /** The chance of whoever wants the "victory", in thousandths. */
  value(ctx: C): number;
  /** Which weights count for a position, and its traits: more of each is better for whoever wants the "victory". */
  told(ctx: C): ToldTraits;
}

/** The value of positions by traits, with the weights of the kind that a position is of. */
export const valuedBy = <C, K extends string>(
  traits: readonly Trait<C>[],
  weights: Readonly<Record<K, Weights>>,
  kindOf: (ctx: C) => K,
): Valuation<C> => ({
  value: (ctx) => {
    const { base, by } = weights[kindOf(ctx)];
    return thousandths(traits.reduce((sum, { good, of }, at) => sum + good * (by[at] ?? 0) * of(ctx), base));
  },
  told: (ctx) => ({
    kind: kindOf(ctx),
    traits: traits.map(({ name, good, of }) => ({ name, good: good * of(ctx) })),
  }),
});

/** A share that is at most whole, of nothing 0. */
export const shareOf = (part: number, whole: number): number =>
  whole <= 0 ? 0 : Math.max(0, Math.min(1, part / whole));

/** Things in an order of their own, so that the first of each kind come before the second of any. */
export function oneOfEach<T>(ranked: readonly T[], kindOf: (one: T) => string): readonly T[] {
  const met = new Map<string, number>();
  return ranked
    .map((one) => {
      const kind = kindOf(one);
      const nth = met.get(kind) ?? 0;
      met.set(kind, nth + 1);
      return { one, nth };
    })
    .toSorted((a, b) => a.nth - b.nth)
    .map(({ one }) => one);
}

/** Ranked things in another order: each whose end is near none before it, and behind them those that are. */
export function spreadOut<T, End>(
  ranked: readonly T[],
  endOf: (one: T) => End | null,
  isNear: (one: End, other: End) => boolean,
): readonly T[] {
  const ends: End[] = [];
  const beside: T[] = [];
  const apart = ranked.filter((one) => {
    const end = endOf(one);
    if (end === null) return true;
    const isApart = !ends.some((other) => isNear(end, other));
    if (isApart) ends.push(end);
    else beside.push(one);
    return isApart;
  });
  return [...apart, ...beside];
}
