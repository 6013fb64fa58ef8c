/* A regression of who wins on the traits of positions, by the same curve from a sum to a chance that the rules use. */

/** A position that was met in a game, and who won it. */
export interface Sample {
  readonly kind: string;
  readonly traits: readonly number[];
  readonly won: boolean;
  /** How much of the game was gone, from 0 to 1. */
  readonly gone: number;
}

/** What was found: the weight of each trait, none below 0. */
export interface Fitted {
  readonly base: number;
  readonly by: readonly number[];
}

const STEPS = 600;
const RATE = 0.05;
/** How much large weights are held back, so that rare traits do not get wild ones. */
const HELD_BACK = 0.003;

const sumOf = ({ base, by }: Fitted, traits: readonly number[]): number =>
  traits.reduce((sum, trait, at) => sum + trait * (by[at] ?? 0), base);

/** The chance that a sum stands for: rules/foresight has it in thousandths. */
const chanceOf = (sum: number): number => 0.5 * (1 + sum / (1 + Math.abs(sum)));

/** How steeply the mean logarithm of the chances rises with each weight; the base comes last. */
function gradientOf(samples: readonly Sample[], fit: Fitted): readonly number[] {
  const gradient = [...fit.by.map(() => 0), 0];
  for (const { traits, won } of samples) {
    const sum = sumOf(fit, traits);
    const chance = chanceOf(sum);
    const steep = 0.5 / (1 + Math.abs(sum)) ** 2;
    const push = (steep / samples.length) * (won ? 1 / Math.max(chance, 0.02) : -1 / Math.max(1 - chance, 0.02));
    for (const [at, trait] of traits.entries()) gradient[at] = (gradient[at] ?? 0) + push * trait;
    gradient[traits.length] = (gradient[traits.length] ?? 0) + push;
  }
  return gradient;
}

/** The weights that make what happened likeliest (Adam's steps, in the order of the samples). */
export function fitted(samples: readonly Sample[]): Fitted {
  const count = samples[0]?.traits.length ?? 0;
  const weights: number[] = Array.from({ length: count + 1 }, (_, at) => (at < count ? 0.3 : 0));
  const mean = weights.map(() => 0);
  const square = weights.map(() => 0);
  for (let step = 1; step <= STEPS; step++) {
    const gradient = gradientOf(samples, { base: weights[count] ?? 0, by: weights.slice(0, count) });
    for (const [at, weight] of weights.entries()) {
      const slope = (gradient[at] ?? 0) - (at < count ? HELD_BACK * weight : 0);
      const first = (mean[at] = 0.9 * (mean[at] ?? 0) + 0.1 * slope);
      const second = (square[at] = 0.99 * (square[at] ?? 0) + 0.01 * slope * slope);
      const moved = weight + (RATE * first) / (1 - 0.9 ** step) / (Math.sqrt(second / (1 - 0.99 ** step)) + 1e-8);
      weights[at] = at < count ? Math.max(0, moved) : moved;
    }
  }
  return { base: weights[count] ?? 0, by: weights.slice(0, count) };
}

/** How often a position of a game that was won is valued higher than one of a game that was lost: 0.5 tells nothing. */
export function tellsApart(samples: readonly Sample[], fit: Fitted): number {
  const sorted = samples.map(({ traits, won }) => ({ sum: sumOf(fit, traits), won })).toSorted((a, b) => a.sum - b.sum);
  let [lostBelow, pairs] = [0, 0];
  for (const { won } of sorted) {
    if (won) pairs += lostBelow;
    else lostBelow++;
  }
  const won = sorted.filter((one) => one.won).length;
  return won === 0 || won === sorted.length ? 0.5 : pairs / (won * (sorted.length - won));
}
