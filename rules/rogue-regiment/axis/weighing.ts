import type { Ranking } from "../../kernel/index.ts";
import type { Citation, LoggedCandidate } from "../catalogue/index.ts";
import { type G, record } from "../board/index.ts";

/** At most so many candidates are written down, the best first. */
const MOST_WRITTEN = 6;

/** Candidates of a ranking as they are shown: the best first, tied ones marked; at most so many. */
export function shownCandidates<T>(
  { ranked, best }: Ranking<T>,
  nameOf: (candidate: T) => string,
  most: number,
): readonly LoggedCandidate[] {
  const tied = new Set(best);
  const first = (a: Ranking<T>["ranked"][number], b: Ranking<T>["ranked"][number]): number =>
    Number(tied.has(b.candidate)) - Number(tied.has(a.candidate)) || compare(a.scores, b.scores);
  // thousands may be ranked and few are shown: these are picked out, not sorted
  const shown: Ranking<T>["ranked"][number][] = [];
  for (const one of ranked) {
    const last = shown[most - 1];
    if (last !== undefined && first(one, last) >= 0) continue;
    let at = shown.length;
    while (at > 0 && first(one, shown[at - 1] ?? one) < 0) at--;
    shown.splice(at, 0, one);
    if (shown.length > most) shown.pop();
  }
  return shown.map(({ candidate, scores }) => ({ name: nameOf(candidate), scores, best: tied.has(candidate) }));
}

function compare(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < a.length; i++) {
    const difference = (a[i] ?? 0) - (b[i] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** Writes down how a unit came to its choice, where there was one. */
export function weigh<T>(
  g: G,
  piece: string,
  about: "advance" | "attack",
  ranking: Ranking<T>,
  nameOf: (candidate: T) => string,
  cites: readonly Citation[],
): void {
  if (ranking.ranked.length < 2) return;
  record(g, {
    event: "weighed",
    piece,
    about,
    criteria: ranking.criteria.map(({ name }) => name),
    candidates: shownCandidates(ranking, nameOf, MOST_WRITTEN),
    decidedBy: ranking.decidedBy,
    cites,
  });
}
