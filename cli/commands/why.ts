import { Command } from "commander";
import type { Game } from "@umpire/rules";
import { actionOf, requirementLines, say } from "../answers.ts";
import { exitCodes } from "../failures.ts";
import { namesOn } from "../names.ts";
import { openAt, valueOf } from "../open.ts";
import { doOption, type GivenAction, opening, type PositionOptions, withPosition } from "../options.ts";

interface WhyOptions extends PositionOptions {
  readonly do: GivenAction;
}

/** The texts of rules, one under the other. */
async function quoteLines(game: Game, ids: Iterable<string>): Promise<readonly string[]> {
  return (await game.quote(new Set(ids))).map(
    ({ id, text, source }) => `${id}${source === null ? "" : ` (${source})`}: ${text}`,
  );
}

/** `umpire why`: what an action requires, what of it is met, and the texts of the rules behind what is not. */
export const whyCommand = withPosition(new Command("why"))
  .description("tell why an action is legal or not, with the texts of the rules")
  .addOption(doOption().makeOptionMandatory())
  .addHelpText("after", `\nExample:\n  umpire why board.txt --do '{"do":"close-door","agent":"crane","door":"D1"}'`)
  .action(async (at: string, options: WhyOptions) => {
    const { game, situation } = await openAt(at, opening(options));
    const action = actionOf(situation, options.do);
    const requirements = valueOf(situation.requirements(action));
    const names = namesOn(situation.board());
    const legal = requirements.every(({ holds }) => holds);
    const unmet = requirements.filter(({ holds }) => !holds);
    const quotes = await quoteLines(
      game,
      (legal ? requirements : unmet).flatMap(({ cites }) => cites),
    );
    say(options.json, { legal, requirements }, [
      `${legal ? "It is legal" : "It is not legal"} (${names.action(action)}).`,
      ...requirementLines(requirements, names),
      "",
      ...quotes,
    ]);
    if (!legal) process.exitCode = exitCodes.refused;
  });
