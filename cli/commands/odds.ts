import { Command } from "commander";
import type { Odds } from "@umpire/rules";
import { actionOf, inPercent, requirementLines, say, unusedLines } from "../answers.ts";
import { exitCodes } from "../failures.ts";
import { type Names, namesOn, seatName } from "../names.ts";
import { chosenOnTheWay } from "../odds-choices.ts";
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

/** The most chances that the sentence of another reading names. */
const MOST_NAMED = 3;

/** Where the odds hang on how the book is read. */
export const otherwiseLines = ({ otherwise }: Pick<Odds, "otherwise">, { within }: Names): readonly string[] =>
  otherwise.map(({ interpretation, reading, text, facts }) => {
    const left = facts.length - MOST_NAMED;
    const more = left > 0 && text.includes('Then "') ? ` And ${left} more would be otherwise (--json tells them).` : "";
    return `It would be otherwise where ${interpretation} is read "${reading}": ${within(text)}${more}`;
  });

/** The chances of an action for people; that there are none where it can end in one way alone. */
export const oddsLines = ({ facts, ways }: Pick<Odds, "facts" | "ways">, { sentence }: Names): readonly string[] =>
  facts.length > 0 || ways.some(({ decision }) => decision?.kind === "choose")
    ? facts.map(({ about, probability, text }) => `${inPercent(about)}  ${sentence(text)} (${probability})`)
    : ["No chance hangs on it: it ends in one way alone."];

/** Where the ways stop at a choice, with how likely it is that they do. */
function stopLines({ ways }: Odds, { sentence }: Names): readonly string[] {
  const stops = new Map<string, number>();
  for (const { about, decision } of ways) {
    if (decision === null) continue;
    const asked = `${decision.seat === null ? "" : `${seatName(decision.seat)}: `}${sentence(decision.text)}`;
    stops.set(asked, (stops.get(asked) ?? 0) + about);
  }
  return [...stops].map(([asked, about]) => `${inPercent(about)}  asks ${asked} (go on with --choose)`);
}

/** `umpire odds`: the exact chance of everything an action can lead to. */
export const oddsCommand = withPosition(new Command("odds"))
  .description("tell the exact chances of an action")
  .addOption(doOption().makeOptionMandatory())
  .option("--choose <option>", "the option of a choice on the way, in the order they are asked", appended)
  .addHelpText("after", "\nExample:\n  umpire odds game.json --do 12")
  .action(async (at: string, options: OddsOptions) => {
    const { situation } = await openAt(at, opening(options));
    const { choose = [] } = options;
    const names = namesOn(situation.board());
    const action = actionOf(situation, options.do);
    const odds = valueOf(situation.odds(action, choose));
    const possible = odds.failing.length === 0;
    const { unused, refused } = possible
      ? chosenOnTheWay(situation, { action, choose, odds })
      : { unused: [], refused: [] };
    if (refused.length > 0) {
      say(options.json, { ...odds, facts: [], ways: [], failing: refused }, [
        "Not possible:",
        ...requirementLines(refused, names),
      ]);
      process.exitCode = exitCodes.refused;
      return;
    }
    if (!possible) {
      say(options.json, odds, [
        "Not possible:",
        ...requirementLines(odds.failing, names),
        ...otherwiseLines(odds, names),
      ]);
      process.exitCode = exitCodes.refused;
      return;
    }
    say(options.json, { ...odds, unused: { choose: unused } }, [
      ...oddsLines(odds, names),
      ...stopLines(odds, names),
      ...otherwiseLines(odds, names),
      ...unusedLines({ choose: unused }),
    ]);
  });
