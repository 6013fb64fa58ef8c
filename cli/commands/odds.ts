import { Command } from "commander";
import type { Odds } from "@umpire/rules";
import { actionOf, inPercent, requirementLines, say } from "../answers.ts";
import { exitCodes } from "../failures.ts";
import { openAt, valueOf } from "../open.ts";
import {
  type AnswerOptions,
  appended,
  doOption,
  type GivenAction,
  opening,
  type PositionOptions,
  withPosition,
} from "../options.ts";

interface OddsOptions extends PositionOptions, AnswerOptions {
  readonly do: GivenAction;
}

/** Where the odds hang on how the book is read. */
const otherwiseLines = ({ otherwise }: Odds): readonly string[] =>
  otherwise.map(
    ({ interpretation, reading, text }) =>
      `It would be otherwise where ${interpretation} is read "${reading}": ${text}`,
  );

/** `umpire odds`: the exact chance of everything an action can lead to. */
export const oddsCommand = withPosition(new Command("odds"))
  .description("tell the exact chances of an action")
  .addOption(doOption().makeOptionMandatory())
  .option("--choose <option>", "the option of a choice on the way, in the order they are asked", appended)
  .addHelpText("after", "\nExample:\n  umpire odds game.json --do 12")
  .action(async (at: string, options: OddsOptions) => {
    const { situation } = await openAt(at, opening(options));
    const odds = valueOf(situation.odds(actionOf(situation, options.do), options.choose));
    if (odds.failing.length > 0) {
      say(options.json, odds, ["Not possible:", ...requirementLines(odds.failing), ...otherwiseLines(odds)]);
      process.exitCode = exitCodes.refused;
      return;
    }
    say(options.json, odds, [
      ...odds.facts.map(({ about, probability, text }) => `${inPercent(about)}  ${text} (${probability})`),
      ...otherwiseLines(odds),
    ]);
  });
