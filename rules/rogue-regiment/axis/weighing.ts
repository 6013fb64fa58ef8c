import type { Ranking } from "../../kernel/index.ts";
import type { Citation } from "../book/citation.ts";
import { type Ctx, record } from "../table/context.ts";
import type { LoggedCandidate } from "../table/event-parts.ts";

/** At most so many candidates are written down, the best first. */
const MOST_WRITTEN = 6;

/** Candidates of a ranking as they are shown: the best first, tied ones marked; at most so many. */
export function shownCandidates<T>(
  ranking: Ranking<T>,
  nameOf: (candidate: T) => LoggedCandidate["name"],
  most: number,
): readonly LoggedCandidate[] {
  const tied = ranking.best.length;
  return ranking
    .foremost(most)
    .map(({ candidate, scores }, i) => ({ name: nameOf(candidate), scores, best: i < tied }));
}

/** A choice of a unit: what it is about, and the rules it goes by. */
interface Choice {
  readonly piece: string;
  readonly about: "advance" | "attack";
  readonly cites: readonly Citation[];
}

/** Writes down how a unit came to its choice, where there was one. */
export function recordChoice<T>(
  ctx: Ctx,
  { piece, about, cites }: Choice,
  ranking: Ranking<T>,
  nameOf: (candidate: T) => LoggedCandidate["name"],
): void {
  if (ranking.count < 2) return;
  record(ctx, {
    event: "weighed",
    piece,
    about,
    criteria: ranking.criteria.map(({ name }) => name),
    candidates: shownCandidates(ranking, nameOf, MOST_WRITTEN),
    decidedBy: ranking.decidedBy,
    cites,
  });
}
