import { charge } from "./budget.ts";

/**
 * One printed priority of the automated enemy: its name, the rules behind it, and how a candidate scores (lower is
 * better). It scores by what the candidate holds, never by the state, which goes on.
 */
export interface Criterion<C, Citation extends string = string> {
  readonly name: string;
  readonly cites: readonly Citation[];
  score(candidate: C): number;
}

/** A candidate with its tuple of scores, in the order of the criteria. */
export interface Ranked<C> {
  readonly candidate: C;
  readonly scores: readonly number[];
}

/** A ranking that can be explained: every candidate, the tied best ones, and the criterion that decided. */
export interface Ranking<C> {
  readonly criteria: readonly { readonly name: string; readonly cites: readonly string[] }[];
  readonly ranked: readonly Ranked<C>[];
  /** How many candidates there are. */
  readonly count: number;
  readonly best: readonly C[];
  /** The name of the last criterion that told a best candidate from a worse one; null when all are tied. */
  readonly decidedBy: string | null;
  /** At most so many candidates, the best first; of equal ones those that were named first. */
  foremost(most: number): readonly Ranked<C>[];
}

/** The work of one score. */
const SCORE = 3;

/**
 * Ranks candidates by the tuple of criteria; all candidates with the smallest tuple stay tied. Thousands may be ranked:
 * a candidate is only asked for the scores that somebody looks at.
 */
export function rank<C>(candidates: readonly C[], criteria: readonly Criterion<C>[]): Ranking<C> {
  charge("candidates", candidates.length * criteria.length * SCORE);
  const scored = (candidate: C): Ranked<C> => ({
    candidate,
    scores: criteria.map((criterion) => criterion.score(candidate)),
  });
  let best = candidates;
  let decidedBy: string | null = null;
  for (const criterion of criteria) {
    const kept = leastOf(best, criterion);
    if (kept.length < best.length) decidedBy = criterion.name;
    best = kept;
  }
  let ranked: readonly Ranked<C>[] | null = null;
  return {
    criteria: criteria.map(({ name, cites }) => ({ name, cites })),
    get ranked() {
      return (ranked ??= candidates.map(scored));
    },
    count: candidates.length,
    best,
    decidedBy,
    foremost(most) {
      const equals: Ranked<C>[] = [];
      for (const candidate of candidates) {
        let at = equals.length;
        while (at > 0 && isBefore(candidate, equals[at - 1]?.scores ?? [], criteria)) at--;
        if (at >= most) continue;
        equals.splice(at, 0, scored(candidate));
        if (equals.length > most) equals.pop();
      }
      return equals;
    },
  };
}

/** Those candidates that a criterion likes best. */
function leastOf<C>(candidates: readonly C[], criterion: Criterion<C>): readonly C[] {
  let least = Infinity;
  let kept: C[] = [];
  for (const candidate of candidates) {
    const score = criterion.score(candidate);
    if (score > least) continue;
    if (score < least) kept = [];
    least = score;
    kept.push(candidate);
  }
  return kept;
}

/** Whether a candidate comes before one with these scores. */
function isBefore<C>(candidate: C, scores: readonly number[], criteria: readonly Criterion<C>[]): boolean {
  for (let i = 0; i < criteria.length; i++) {
    const score = criteria[i]?.score(candidate) ?? 0;
    const other = scores[i] ?? 0;
    if (score !== other) return score < other;
  }
  return false;
}
