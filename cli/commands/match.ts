import { join } from "node:path";
import { Command, InvalidArgumentError } from "commander";
import { Unreadable } from "../failures.ts";
import { makeFolder, writeText } from "../files.ts";
import type { Hypotheses } from "../match/score.ts";
import { gameOf } from "../open.ts";
import { print } from "../printing.ts";
import { count, numbered, opening, paired, type PositionOptions } from "../options.ts";

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

/** `umpire match`: seeded matches between players, which may be other programs. */
export const matchCommand = new Command("match")
  .description("have two players, other programs among them, play a match")
  .argument("<at>", "the mission: GAME/SCENARIO")
  .option("--json", "answer in JSON, for programs")
  .option(
    "--first <player>",
    'policy (or fair), easy, strong, random, search, search:PLAYOUTS, or a command like "umpire engine"',
    "policy",
  )
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
  .option("--number <id=value>", "a number of the rules; as often as there are numbers", numbered)
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
    // no other command waits for it to be loaded
    const { playMatch } = await import("../match/match.ts");
    const { playersOf } = await import("../match/player-named.ts");
    const { gameData, gameLine, scoreData, scoreLines } = await import("../match/told.ts");
    const game = await gameOf(id);
    if (records !== undefined) makeFolder(records);
    const players = playersOf(options.first, options.second, patience);
    try {
      const stands = await playMatch(
        { game, scenario, setUp: opening(options), players, most, seed, test, at: new Date().toISOString() },
        (played) => {
          if (records !== undefined) writeText(join(records, `${played.number}.txt`), played.record());
          print(json === true ? JSON.stringify(gameData(played)) : gameLine(played));
        },
      );
      print(json === true ? JSON.stringify(scoreData(stands)) : ["", ...scoreLines(stands, players, test)].join("\n"));
    } finally {
      for (const player of players) player.close();
    }
  });
