import type { Ranking } from "../kernel/index.ts";
import type { Citation, LoggedCandidate } from "./events.ts";
import { type G, record } from "./table.ts";

/** At most so many candidates are written down, the best first. */
const MOST_WRITTEN = 6;

/** Candidates of a ranking as they are shown: the best first, tied ones marked. */
export function shownCandidates<T>({ ranked, best }: Ranking<T>, nameOf: (candidate: T) => string, most: number): readonly LoggedCandidate[] {
  const tied = new Set(best);
  return ranked
    .map(({ candidate, scores }) => ({ name: nameOf(candidate), scores, best: tied.has(candidate) }))
    .sort((a, b) => Number(b.best) - Number(a.best) || compare(a.scores, b.scores))
    .slice(0, most);
}

function compare(a: readonly number[], b: readonly number[]): number {
  for (const [i, score] of a.entries()) {
    const other = b[i] ?? 0;
    if (score !== other) return score - other;
  }
  return 0;
}

/** Writes down how a unit came to its choice, where there was one. */
export function weigh<T>(g: G, piece: string, about: "advance" | "attack", ranking: Ranking<T>, nameOf: (candidate: T) => string, cites: readonly Citation[]): void {
  if (ranking.ranked.length < 2) return;
  record(g, { event: "weighed", piece, about, criteria: ranking.criteria.map(({ name }) => name), candidates: shownCandidates(ranking, nameOf, MOST_WRITTEN), decidedBy: ranking.decidedBy, cites });
}
