import { intervalOf } from "@umpire/rules/search";

/** How a player of a match has done. */
export interface Score {
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
}

export const noScore: Score = { won: 0, drawn: 0, lost: 0 };

/** A score with one more game: whether it was won, null for a draw. */
export const counted = ({ won, drawn, lost }: Score, hasWon: boolean | null): Score => ({
  won: won + Number(hasWon === true),
  drawn: drawn + Number(hasWon === null),
  lost: lost + Number(hasWon === false),
});

/** Two scores together. */
export const added = (one: Score, other: Score): Score => ({
  won: one.won + other.won,
  drawn: one.drawn + other.drawn,
  lost: one.lost + other.lost,
});

/** A score as the other side has it. */
export const reversed = ({ won, drawn, lost }: Score): Score => ({ won: lost, drawn, lost: won });

export const games = ({ won, drawn, lost }: Score): number => won + drawn + lost;

/** The share of the points (a draw is half a win), and between what it lies with 95 % (Wilson's interval). */
export function shareOf(score: Score): { readonly share: number; readonly low: number; readonly high: number } {
  const count = games(score);
  const share = count === 0 ? 0.5 : (score.won + score.drawn / 2) / count;
  return { share, ...intervalOf(share, count) };
}

/** Two shares of the points that a sequential test tells apart. */
export interface Hypotheses {
  readonly low: number;
  readonly high: number;
}

/** A test is wrong once in twenty, either way. */
const SURE = Math.log(19);

/**
 * Wald's sequential probability ratio test after a score: which of the two shares it is, once that is sure with 95 %;
 * null until then. The ratio is that of the normal distribution with the variance of the score, as programs that test
 * chess engines have it.
 */
export function sequentialTest(score: Score, { low, high }: Hypotheses): "low" | "high" | null {
  // half a game each way to begin with: a score without losses has a variance, too
  const [won, drawn, lost] = [score.won + 0.5, score.drawn + 0.5, score.lost + 0.5];
  const count = won + drawn + lost;
  const share = (won + drawn / 2) / count;
  const variance = (won + drawn / 4) / count - share ** 2;
  const ratio = (count * (high - low) * (2 * share - low - high)) / (2 * variance);
  if (ratio >= SURE) return "high";
  return ratio <= -SURE ? "low" : null;
}
