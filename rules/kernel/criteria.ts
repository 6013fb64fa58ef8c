import { spend } from "./work.ts";

/**
 * One printed priority of the automated enemy: its name, the rules behind it, and how a candidate scores (lower is
 * better).
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
  readonly best: readonly C[];
  /** The name of the last criterion that told a best candidate from a worse one; null when all are tied. */
  readonly decidedBy: string | null;
}

/** The work of one score. */
const SCORE = 3;

/** Ranks candidates by the tuple of criteria; all candidates with the smallest tuple stay tied. */
export function rank<C>(candidates: readonly C[], criteria: readonly Criterion<C>[]): Ranking<C> {
  spend("candidates", candidates.length * criteria.length * SCORE);
  const ranked = candidates.map((candidate) => ({
    candidate,
    scores: criteria.map((criterion) => criterion.score(candidate)),
  }));
  let best: readonly Ranked<C>[] = ranked;
  let decidedBy: string | null = null;
  criteria.forEach((criterion, i) => {
    let least = Infinity;
    for (const { scores } of best) least = Math.min(least, scores[i] ?? Infinity);
    const kept = best.filter(({ scores }) => scores[i] === least);
    if (kept.length < best.length) decidedBy = criterion.name;
    best = kept;
  });
  return {
    criteria: criteria.map(({ name, cites }) => ({ name, cites })),
    ranked,
    best: best.map(({ candidate }) => candidate),
    decidedBy,
  };
}
