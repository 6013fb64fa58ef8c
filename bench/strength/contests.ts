import type { Game, GameResult, SetUpOptions } from "@umpire/rules";
import { sequentialTest } from "../../cli/match/score.ts";
import { play, type Player } from "./game.ts";

/** What is measured: a search against the policy of a game. */
export interface Contest {
  readonly id: string;
  readonly game: string;
  /** As the table calls it. */
  readonly title: string;
  readonly setUp: SetUpOptions;
  /**
   * "both": the search plays either side against the policy, with the same seeds. "first" and "other": it plays the side
   * whose a victory is, or its enemy, and beside it the policy plays the same games.
   */
  readonly side: "both" | "first" | "other";
}

/** Everything that is measured. */
export const contests: readonly Contest[] = [
  { id: "hg", game: "hour-of-glory", title: "Hour of Glory", setUp: {}, side: "both" },
  { id: "zh", game: "two-hundred-hours", title: "02 Hundred Hours", setUp: {}, side: "both" },
  { id: "dt", game: "dust-tactics", title: "Dust Tactics", setUp: {}, side: "both" },
  {
    id: "vs-standard",
    game: "v-sabotage",
    title: "V-Sabotage, standard",
    setUp: { difficulty: "standard" },
    side: "first",
  },
  {
    id: "vs-veteran",
    game: "v-sabotage",
    title: "V-Sabotage, veteran",
    setUp: { difficulty: "veteran" },
    side: "first",
  },
  {
    id: "rr-hard",
    game: "rogue-regiment",
    title: "Rogue Regiment, the Operators, hard",
    setUp: { difficulty: "hard" },
    side: "first",
  },
  {
    id: "rr-jager",
    game: "rogue-regiment",
    title: "Rogue Regiment, the Jäger player",
    setUp: { choices: { mode: "jager" } },
    side: "other",
  },
];

/** Games that were won, drawn and lost. */
export interface Score {
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
}

/** What a contest came to so far. */
export interface Tally {
  readonly id: string;
  /** How many seeds were played. */
  readonly seeds: number;
  /** The search's games. */
  readonly search: Score;
  /** The policy's games of the same seeds; null where the search played against it. */
  readonly policy: Score | null;
  /** Of seeds: where the search did better than the policy, as well, and worse. Null as above. */
  readonly pairs: Score | null;
  readonly decisions: number;
  readonly milliseconds: number;
}

export const gamesIn = ({ won, drawn, lost }: Score): number => won + drawn + lost;

export const noScore: Score = { won: 0, drawn: 0, lost: 0 };

/** A score with one more game, by its points: 2 for a win, 1 for a draw. */
export const withPoints = ({ won, drawn, lost }: Score, points: number): Score => ({
  won: won + Number(points === 2),
  drawn: drawn + Number(points === 1),
  lost: lost + Number(points === 0),
});

export const newTally = ({ id, side }: Contest): Tally => ({
  id,
  seeds: 0,
  search: noScore,
  policy: side === "both" ? null : noScore,
  pairs: side === "both" ? null : noScore,
  decisions: 0,
  milliseconds: 0,
});

/** The points of a game for whoever wants its victory, or its defeat: 2 for a win, 1 for a draw or no end. */
export function pointsOf(
  result: GameResult["result"] | null,
  { wantsVictory }: { readonly wantsVictory: boolean },
): number {
  if (result === null || result === "draw") return 1;
  return (result === "victory") === wantsVictory ? 2 : 0;
}

const searching: Player = { search: null };

/** Plays the games of one seed more. */
export function goOn(contest: Contest, game: Game, tally: Tally): Tally {
  const seed = tally.seeds + 1;
  const scenario = game.scenarios[tally.seeds % game.scenarios.length]?.id ?? "";
  const meeting = { game, scenario, setUp: contest.setUp, seed };
  let { search, policy, pairs, decisions, milliseconds } = tally;
  for (const wantsVictory of [true, false]) {
    if (contest.side === (wantsVictory ? "other" : "first")) continue;
    const done = play({ ...meeting, players: wantsVictory ? [searching, "policy"] : ["policy", searching] });
    const points = pointsOf(done.result, { wantsVictory });
    search = withPoints(search, points);
    decisions += done.searched;
    milliseconds += done.milliseconds;
    if (policy === null || pairs === null) continue;
    const beside = pointsOf(play({ ...meeting, players: ["policy", "policy"] }).result, { wantsVictory });
    policy = withPoints(policy, beside);
    pairs = withPoints(pairs, 1 + Math.sign(points - beside));
  }
  return { id: contest.id, seeds: seed, search, policy, pairs, decisions, milliseconds };
}

/** What a share of the points is tested for: that of two equal players, or a clearly better one. */
export const hypotheses = { low: 0.5, high: 0.7 } as const;

/** A contest is never called before so many games or pairs of games: a lucky start is not strength. */
export const leastGames = 24;

/** What the sequential test has found: the games against the policy, or the pairs of games beside it. */
export function verdict({ search, pairs }: Tally): "low" | "high" | null {
  const tested = pairs ?? search;
  return gamesIn(tested) < leastGames ? null : sequentialTest(tested, hypotheses);
}
