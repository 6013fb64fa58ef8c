import type { MatchGame, MatchScore } from "./match.ts";
import type { Player } from "./player.ts";
import { games, type Hypotheses, type Score, shareOf } from "./score.ts";

const percent = (share: number): string => `${(share * 100).toFixed(0)} %`;

/** A score in words: "12 won, 1 drawn, 7 lost: 63 % (41 % to 80 %)". */
function scoreText(score: Score): string {
  const { share, low, high } = shareOf(score);
  const { won, drawn, lost } = score;
  return `${won} won, ${drawn} drawn, ${lost} lost: ${percent(share)} (${percent(low)} to ${percent(high)})`;
}

/** A game of a match in a line for people. */
export function gameLine({ number, firstSide, otherSide, firstSideWon, moves, text }: MatchGame): string {
  const who = otherSide === null ? firstSide.name : `${firstSide.name} against ${otherSide.name}`;
  const won = firstSideWon === null ? "drawn" : firstSideWon ? "won" : "lost";
  return `${String(number).padStart(4)}  ${who}: ${won} after ${moves} moves. ${text}`;
}

/** A game of a match as plain data. */
export function gameData({ number, firstSide, otherSide, firstSideWon, text, forfeit, moves }: MatchGame): object {
  return { number, firstSide: firstSide.name, otherSide: otherSide?.name ?? null, firstSideWon, text, forfeit, moves };
}

/** How a match has ended, in lines for people. */
export function scoreLines(
  stands: MatchScore,
  [first, second]: readonly [Player, Player],
  test?: Hypotheses,
): readonly string[] {
  const { score, asFirstSide, forfeits, found } = stands;
  const forfeited = (name: string, times: number): readonly string[] =>
    times === 0 ? [] : [`${name} had no move that counts in ${times} of them.`];
  return [
    `${first.name} against ${second.name}: ${scoreText(score)}`,
    `${first.name} with the first side: ${scoreText(asFirstSide[0])}`,
    `${second.name} with the first side: ${scoreText(asFirstSide[1])}`,
    ...forfeited(first.name, forfeits[0]),
    ...forfeited(second.name, forfeits[1]),
    ...(test === undefined
      ? []
      : [
          found === null
            ? `Not sure yet: ${test.low} or ${test.high}.`
            : `Sure with 95 %: nearer to ${test[found]} than to ${test[found === "low" ? "high" : "low"]}.`,
        ]),
  ];
}

/** How a match has ended as plain data. */
export const scoreData = (stands: MatchScore): object => ({
  ...stands,
  games: games(stands.asFirstSide[0]) + games(stands.asFirstSide[1]),
  ...shareOf(stands.score),
});
