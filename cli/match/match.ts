import type { Game, Opening, SetUpOptions } from "@umpire/rules";
import { valueOf } from "../open.ts";
import { type PlayedGame, playGame } from "./played-game.ts";
import type { Player } from "./player.ts";
import { added, counted, games, type Hypotheses, noScore, reversed, type Score, sequentialTest } from "./score.ts";

/** What is played, and how often. */
export interface MatchOptions {
  readonly game: Game;
  readonly scenario: string;
  readonly setUp: SetUpOptions & Opening;
  readonly players: readonly [Player, Player];
  /** How many games at most. */
  readonly most: number;
  readonly seed: number;
  /** Ends the match once it is sure which share of the points is the first player's; left out where all are played. */
  readonly test?: Hypotheses | undefined;
  /** ISO time that the records tell. */
  readonly at: string;
}

/** A game of a match as it is told when it is over. */
export interface MatchGame extends PlayedGame {
  /** From 1. */
  readonly number: number;
  /** Who played the side whose a victory is. */
  readonly firstSide: Player;
  /** Who played the other; null where all play together against the rules. */
  readonly otherSide: Player | null;
}

/** How a match stands. */
export interface MatchScore {
  /** The first player's, against the other: of two sides by games, else by pairs of games with the same dice. */
  readonly score: Score;
  /** Each player's games with the side whose a victory is, in the order of the players. */
  readonly asFirstSide: readonly [Score, Score];
  readonly forfeits: readonly [number, number];
  /** Which share the test has found; null where it found none. */
  readonly found: "low" | "high" | null;
}

/** Whose pair of games with the same dice went better: true for the first player's, null where they went alike. */
function betterOf(first: boolean | null, second: boolean | null): boolean | null {
  const points = (won: boolean | null): number => (won === null ? 1 : won ? 2 : 0);
  return first === second ? null : points(first) > points(second);
}

/** A list of two with one of them changed. */
const changed = <T>([first, second]: readonly [T, T], atSecond: boolean, change: (value: T) => T): readonly [T, T] =>
  atSecond ? [first, change(second)] : [change(first), second];

/**
 * Plays a match: games in pairs with the same dice, in which the players change sides; where all play together against
 * the rules, each plays the mission in turn. `told` hears of each game. Gives how it stands in the end.
 */
export async function playMatch(options: MatchOptions, told: (game: MatchGame) => void): Promise<MatchScore> {
  const { game, scenario, setUp, players, most, seed, test, at } = options;
  const begins = valueOf(game.setUp(scenario, setUp));
  const hasTwoSides = !begins.seats().every((seat) => begins.sharesVictory(seat));
  let stands: MatchScore = { score: noScore, asFirstSide: [noScore, noScore], forfeits: [0, 0], found: null };
  let before: boolean | null = null;
  for (let played = 0; played < most && stands.found === null; played++) {
    const turned = played % 2 === 1;
    const [firstSide, second] = turned ? [players[1], players[0]] : players;
    const otherSide = hasTwoSides ? second : null;
    const pair = (played - (played % 2)) / 2;
    const done = await playGame(
      { game, scenario, setUp, name: `match${seed}pair${pair}`, seed: (seed + pair) >>> 0, at },
      (wantsVictory) => (wantsVictory || otherSide === null ? firstSide : otherSide),
    );
    told({ ...done, number: played + 1, firstSide, otherSide });
    const { firstSideWon, forfeit } = done;
    const ofGame =
      otherSide !== null && turned ? reversed(counted(noScore, firstSideWon)) : counted(noScore, firstSideWon);
    const ofPair = turned ? counted(noScore, betterOf(before, firstSideWon)) : noScore;
    const more = otherSide === null ? ofPair : ofGame;
    const score = added(stands.score, more);
    const loserIsSecond = turned ? firstSideWon === false : firstSideWon === true;
    stands = {
      score,
      asFirstSide: changed(stands.asFirstSide, turned, (sofar) => counted(sofar, firstSideWon)),
      forfeits: forfeit
        ? changed(stands.forfeits, otherSide === null ? turned : loserIsSecond, (sofar) => sofar + 1)
        : stands.forfeits,
      // a pair counts as a whole: the sides are not worth the same
      found: test === undefined || !turned || games(score) === 0 ? null : sequentialTest(score, test),
    };
    before = firstSideWon;
  }
  return stands;
}
