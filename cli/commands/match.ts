import { join } from "node:path";
import { Command, InvalidArgumentError } from "commander";
import { Unreadable } from "../failures.ts";
import { makeFolder, writeText } from "../files.ts";
import { playMatch, type MatchGame, type MatchScore } from "../match/match.ts";
import { builtInPlayer, type Player } from "../match/player.ts";
import { processPlayer } from "../match/process-player.ts";
import { games as gamesOf, type Hypotheses, type Score, shareOf } from "../match/score.ts";
import { gameOf } from "../open.ts";
import { print } from "../printing.ts";
import { count, opening, paired, type PositionOptions } from "../options.ts";

interface MatchCommandOptions extends Omit<PositionOptions, "game"> {
  readonly first: string;
  readonly second: string;
  readonly games: number;
  readonly seed: number;
  readonly patience: number;
  readonly until?: Hypotheses;
  readonly records?: string;
}

/** Reads "0.5:0.6". */
function hypotheses(given: string): Hypotheses {
  const [low = Number.NaN, high = Number.NaN, ...more] = given.split(":").map(Number);
  if (!(low > 0 && low < high && high < 1) || more.length > 0)
    throw new InvalidArgumentError("It is two shares between 0 and 1, the lower first, e.g. 0.5:0.6.");
  return { low, high };
}

const percent = (share: number): string => `${(share * 100).toFixed(0)} %`;

/** A score in words: "12 won, 1 drawn, 7 lost: 63 % (41 % to 80 %)". */
function scoreText(score: Score): string {
  const { share, low, high } = shareOf(score);
  const { won, drawn, lost } = score;
  return `${won} won, ${drawn} drawn, ${lost} lost: ${percent(share)} (${percent(low)} to ${percent(high)})`;
}

/** A game of the match in a line. */
function gameLine({ number, firstSide, otherSide, firstSideWon, moves, text }: MatchGame): string {
  const who = otherSide === null ? firstSide.name : `${firstSide.name} against ${otherSide.name}`;
  const won = firstSideWon === null ? "drawn" : firstSideWon ? "won" : "lost";
  return `${String(number).padStart(4)}  ${who}: ${won} after ${moves} moves. ${text}`;
}

/** How a match has ended, in lines for people. */
function scoreLines(
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

const playerOf = (name: string, patience: number): Player => builtInPlayer(name) ?? processPlayer(name, patience);

/** `umpire match`: seeded matches between players, which may be other programs. */
export const matchCommand = new Command("match")
  .description("have two players, other programs among them, play a match")
  .argument("<at>", "the mission: GAME/SCENARIO")
  .option("--json", "answer in JSON, for programs")
  .option("--first <player>", 'policy, random, search, search:PLAYOUTS, or a command like "umpire engine"', "policy")
  .option("--second <player>", "the same for the other player", "policy")
  .option("--games <number>", "how many games are played at most", count, 20)
  .option("--seed <number>", "the same number and players, the same match", count, 1)
  .option(
    "--until <low:high>",
    "end once it is sure which of two shares is the first player's, e.g. 0.5:0.6",
    hypotheses,
  )
  .option("--records <folder>", "write the record of each game there")
  .option("--patience <seconds>", "how long another program may be silent", count, 60)
  .option("--reading <point=reading>", "how an open point is read; as often as there are points", paired)
  .option("--difficulty <id>", "of the mission")
  .option("--players <number>", "of the mission", count)
  .option("--choice <name=value>", "what else the mission can be set up with", paired)
  .addHelpText(
    "after",
    [
      "",
      "Games are played in pairs with the same dice: the players change sides, or, where all play together against the",
      "rules, each plays the mission in turn. Whoever has no move, or one that the rules refuse, has lost the game.",
      "",
      "Examples:",
      "  umpire match hour-of-glory/quiet-stair --first search:100 --games 40",
      '  umpire match dust-tactics/salt-road --first "umpire engine" --second "python3 bot.py" --records games',
    ].join("\n"),
  )
  .action(async (at: string, options: MatchCommandOptions) => {
    const { json, patience, games: most, seed, until: test, records } = options;
    const [id = "", scenario, ...more] = at.split("/");
    if (scenario === undefined || more.length > 0)
      throw new Unreadable(`A match is played on a mission: GAME/SCENARIO, not "${at}".`);
    const game = await gameOf(id);
    if (records !== undefined) makeFolder(records);
    const players = [playerOf(options.first, patience), playerOf(options.second, patience)] as const;
    try {
      const stands = await playMatch(
        { game, scenario, setUp: opening(options), players, most, seed, test, at: new Date().toISOString() },
        (played) => {
          if (records !== undefined) writeText(join(records, `${played.number}.txt`), played.record());
          if (json !== true) return print(gameLine(played));
          const { number, firstSide, otherSide, firstSideWon, text, forfeit, moves } = played;
          print(
            JSON.stringify({
              number,
              firstSide: firstSide.name,
              otherSide: otherSide?.name ?? null,
              firstSideWon,
              text,
              forfeit,
              moves,
            }),
          );
        },
      );
      if (json === true)
        print(
          JSON.stringify({
            ...stands,
            games: gamesOf(stands.asFirstSide[0]) + gamesOf(stands.asFirstSide[1]),
            ...shareOf(stands.score),
          }),
        );
      else for (const line of ["", ...scoreLines(stands, players, test)]) print(line);
    } finally {
      for (const player of players) player.close();
    }
  });
