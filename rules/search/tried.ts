/* What became of the candidates of a search so far: points in thousandths, whole numbers, so that no machine rounds otherwise. */
import type { PlayedOut, Trial } from "../kernel/index.ts";
import type { Chosen } from "./candidates.ts";

/** A candidate, and how its trials went. */
export interface Tried extends Chosen {
  wins: number;
  draws: number;
  undecided: number;
  judged: number;
  playouts: number;
  /** Thousandths of a win in all. */
  points: number;
  /** The thousandths of each trial by its number: trials of one number have the same dice. */
  readonly byTrial: Map<number, number>;
}

export const newlyTried = (chosen: Chosen): Tried => ({
  ...chosen,
  wins: 0,
  draws: 0,
  undecided: 0,
  judged: 0,
  playouts: 0,
  points: 0,
  byTrial: new Map(),
});

type Result = NonNullable<PlayedOut["result"]>;

/** What a trial is worth to whoever wants the victory, or wants it not. */
function pointsOf(trial: Trial<Result>, wantsVictory: boolean): number {
  switch (trial.kind) {
    case "refused":
      return 0;
    case "undecided":
      return 500;
    case "judged":
      return wantsVictory ? trial.value : 1000 - trial.value;
    case "over":
      if (trial.result.result === "draw") return 500;
      return (trial.result.result === "victory") === wantsVictory ? 1000 : 0;
  }
}

/** Counts a trial of a candidate. */
export function count(tried: Tried, number: number, trial: Trial<Result>, wantsVictory: boolean): void {
  const points = pointsOf(trial, wantsVictory);
  tried.playouts++;
  tried.points += points;
  tried.byTrial.set(number, points);
  if (trial.kind === "undecided") tried.undecided++;
  else if (trial.kind === "judged") tried.judged++;
  else if (trial.kind === "over" && trial.result.result === "draw") tried.draws++;
  else if (points === 1000) tried.wins++;
}

/** Compares two shares without dividing. */
export const better = (one: Tried, other: Tried): number =>
  other.points * Math.max(one.playouts, 1) - one.points * Math.max(other.playouts, 1);

/** By how much a candidate does better than another in the trials that both had with the same dice. */
function differencesOf(
  one: Tried,
  other: Tried,
): { readonly trials: number; readonly sum: number; readonly squares: number } {
  let [trials, sum, squares] = [0, 0, 0];
  for (const [number, points] of one.byTrial) {
    const against = other.byTrial.get(number);
    if (against === undefined) continue;
    const difference = points - against;
    trials++;
    sum += difference;
    squares += difference * difference;
  }
  return { trials, sum, squares };
}

/** Whether a candidate does better than another so far. */
export const isAhead = (one: Tried, other: Tried): boolean => differencesOf(one, other).sum > 0;

/**
 * How far two candidates are supposed to differ from trial to trial, in thousandths, before any was made, and how many
 * trials that is worth: a few that happen to agree prove little.
 */
const SUPPOSED = { difference: 60, trials: 4 } as const;

/** Whether a candidate does better than another beyond doubt: the mean difference is more than so many standard errors. */
export function isClearlyBetter(one: Tried, other: Tried, errors: number): boolean {
  const { trials, sum, squares } = differencesOf(one, other);
  if (trials < 2 || sum <= 0) return false;
  // mean > errors × √(variance / trials), without a root or a quotient: all of it whole numbers
  const scatter = trials * squares - sum * sum + trials * SUPPOSED.trials * SUPPOSED.difference ** 2;
  return sum * sum * (trials - 1 + SUPPOSED.trials) > errors * errors * scatter;
}
